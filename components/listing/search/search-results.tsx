import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { Notice } from "@/components/ui/panel";
import type { SearchResult } from "@/lib/schemas/listing";

/** What is said where the first result does not hold all words. */
function nearnessOf({ matched, match }: SearchResult): string | null {
  if (matched === "some") return "These have some of the words.";
  if (matched !== "similar") return null;
  return match?.kind === "similar_name" ? "These products have similar names." : "These have words spelled like it.";
}

/** What a search found. What only comes near is introduced as such. */
export function SearchResults({ items, q }: { items: SearchResult[]; q: string | undefined }) {
  const nearness = items[0] ? nearnessOf(items[0]) : null;
  return (
    <>
      {nearness && (
        <Notice className="my-4">
          Nothing matches all of <strong className="font-medium text-ink">“{q}”</strong>. {nearness}
        </Notice>
      )}
      <ListingList label={q ? `Products found for ${q}` : "Products"} isBelowTabs={!nearness}>
        {items.map((item) => (
          <ListingRow key={item.id} listing={item} match={item.match} />
        ))}
      </ListingList>
    </>
  );
}
