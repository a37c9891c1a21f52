import { MarkedText } from "@/components/ui/highlight";
import { PageLink } from "@/components/ui/page-link";
import type { Listing } from "@/lib/schemas/listing";
import { proofItems } from "./proof-items";
import { provenSubjects } from "./sources";

/** Fits beside a list without pushing it down. */
const QUOTE_MAX = 160;

/** One value of a listing with the sentence that proves it: what the yellow stands for, shown on a living example. */
export function ProofExample({ listing }: { listing: Listing }) {
  const subject = provenSubjects(listing).find(
    ({ key }) => key === "platforms" || key === "free_trial" || key === "license",
  );
  const item = subject && proofItems(subject.evidence, subject.values)[0];
  if (!subject || !item || item.quote.length > QUOTE_MAX) return null;
  return (
    <figure className="border-b border-line py-2 text-sm">
      <figcaption className="text-soft">
        <PageLink href={`/listings/${listing.slug}`} className="link font-medium text-ink">
          {listing.name}
        </PageLink>
        , {subject.label.toLowerCase()}:
      </figcaption>
      <blockquote className="mt-1.5">
        “<MarkedText text={item.quote} ranges={item.marks} />”
      </blockquote>
      <p className="figures mt-1.5 text-xs break-all text-soft">{item.place}</p>
    </figure>
  );
}
