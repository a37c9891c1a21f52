import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { Notice } from "@/components/ui/panel";
import type { SearchResult } from "@/lib/schemas/listing";

/** What a search found. Names that are only spelled alike are introduced as such. */
export function SearchResults({ items, q }: { items: SearchResult[]; q: string | undefined }) {
  const isGuess = items[0]?.match?.kind === "similar_name";
  return (
    <>
      {isGuess && (
        <Notice className="my-4">
          No results for <strong className="font-medium text-ink">“{q}”</strong>. These products have similar names.
        </Notice>
      )}
      <ListingList label={q ? `Products found for ${q}` : "Products"} isBelowTabs={!isGuess}>
        {items.map((item) => (
          <ListingRow key={item.id} listing={item} match={item.match} />
        ))}
      </ListingList>
    </>
  );
}
