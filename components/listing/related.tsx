import type { Alternative, Listing } from "@/lib/schemas/listing";
import { LinkButton } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { ShareLink } from "../ui/share-link";
import { AlternativeList } from "./compare/alternative-list";
import { Section } from "./sections/section";
import { countWords } from "./week-words";

interface RelatedProps {
  listing: Listing;
  /** The most alike first. */
  alternatives: Alternative[];
}

/** What leads on from a profile: what else does the job, a comparison, and the page's address to pass on. */
export function Related({ listing, alternatives }: RelatedProps) {
  const { slug, name, alternatives_count, page_url } = listing;
  const isMore = alternatives_count > alternatives.length;
  return (
    <>
      {alternatives.length > 0 && (
        <Section title={`Alternatives to ${name}`} id="alternatives">
          <AlternativeList to={listing} items={alternatives} level={3} />
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <LinkButton href={`/compare?a=${slug}`}>Compare with another product</LinkButton>
            {isMore && (
              <PageLink href={`/listings/${slug}/alternatives`} className="link text-sm">
                All {countWords(alternatives_count, "alternative")}
              </PageLink>
            )}
          </p>
        </Section>
      )}
      <Section title="Share" id="share">
        <ShareLink url={page_url} />
      </Section>
    </>
  );
}
