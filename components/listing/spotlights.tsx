import type { ListingSummary } from "@/lib/schemas/listing";
import { BoardRow } from "./board-row";
import { ListingList } from "./listing-row";

/** Paid places of a category, in a list of their own above what is ranked; each says that it is sponsored. */
export function Spotlights({ category, items }: { category: string; items: readonly ListingSummary[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label="Sponsored" className="mt-6">
      <p className="mb-2 text-sm text-soft">Sponsored this week. Paid places have no part in the order below.</p>
      <ListingList label={`Sponsored in ${category}`}>
        {items.map((listing) => (
          <BoardRow
            key={listing.id}
            entry={{ rank: null, listing, score: null, score_label: "", is_sponsored: true }}
          />
        ))}
      </ListingList>
    </section>
  );
}
