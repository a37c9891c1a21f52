import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import type { StorySummary } from "@/lib/schemas/people/founder-story";

/** One story in a list: the whole row is one link. */
export function StoryRow({ story, now }: { story: StorySummary; now: Date }) {
  const { title, excerpt, founder, product, published_at } = story;
  return (
    <li className="row-link py-5">
      <h2 className="text-lg leading-snug">
        <PageLink href={`/stories/${product.slug}`} className="row-target">
          {title}
        </PageLink>
      </h2>
      <p className="mt-1 max-w-text text-sm">{excerpt}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {founder && (
          <>
            <ProductLogo name={founder.name} src={founder.photo_url} size={24} isRound />
            <span>{founder.name} on</span>
          </>
        )}
        <span>{product.name}</span>
        <span aria-hidden>·</span>
        <RelativeTime at={published_at} now={now} />
      </p>
    </li>
  );
}
