import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ListedUpdate } from "@/lib/schemas/listing";

/** One update among those of many products. */
export function UpdateRow({ update, now }: { update: ListedUpdate; now: Date }) {
  const { title, body, published_at, product } = update;
  return (
    <li className="py-5" id={`update-${update.id}`}>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <ProductLogo name={product.name} src={product.logo_url} size={24} />
        <PageLink href={`/listings/${product.slug}`} className="link">
          {product.name}
        </PageLink>
        <span aria-hidden>·</span>
        <RelativeTime at={published_at} now={now} />
      </p>
      <h2 className="mt-2 text-lg leading-snug">{title}</h2>
      <p className="mt-1 max-w-text text-sm whitespace-pre-line">{body}</p>
    </li>
  );
}
