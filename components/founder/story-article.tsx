import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import type { FounderStory } from "@/lib/schemas/people/founder-story";

/** A story as visitors read it: title and writer, its sections, and the product. */
export function StoryArticle({ story, now }: { story: FounderStory; now: Date }) {
  return (
    <>
      <header>
        <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft">
          <PageLink href="/stories" className="hover:text-ink hover:underline">
            Stories
          </PageLink>
        </nav>
        <h1 className="text-xl wrap-anywhere">{story.title}</h1>
        <Byline story={story} now={now} />
      </header>
      {story.sections.map((section) => (
        <section key={section.key}>
          <h2 className="mb-2 text-lg">{section.title}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{section.text}</p>
        </section>
      ))}
      <ListingList label="The product">
        <ListingRow listing={story.listing} />
      </ListingList>
    </>
  );
}

function Byline({ story: { founder, published_at }, now }: { story: FounderStory; now: Date }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      {founder && (
        <>
          <ProductLogo name={founder.name} src={founder.photo_url} size={24} isRound />
          <PageLink href={`/founders/${founder.slug}`} className="link">
            {founder.name}
          </PageLink>
          <span aria-hidden>·</span>
        </>
      )}
      <RelativeTime at={published_at} now={now} />
    </p>
  );
}
