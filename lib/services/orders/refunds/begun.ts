import { weekOf } from "@/lib/core/week";
import type { ListingRow } from "../../listings/present";
import type { LineRow } from "../owned-order";

/** What tells whether a line's purchase has begun. */
export type Bought = Pick<LineRow, "product" | "fulfilment" | "options" | "name">;
type Shown = Pick<ListingRow, "status" | "name"> | null;

/** Why a line does not come back any more, in words for its buyer; null before it has gone live. `listing` is null once deleted. */
export function whyBegun(line: Bought, listing: Shown, now: Date): string | null {
  if (line.fulfilment !== "fulfilled") return null;
  switch (line.product) {
    case "billboard":
    case "category_spotlight":
      return weeksBegun(line, now);
    case "launch":
      if (listing === null || listing.status === "scheduled") return null;
      return listing.status === "live" ? `${listing.name} is live.` : `${listing.name} is ${listing.status}.`;
    case "unlock_section":
      return listing?.status === "live" ? `${listing.name} shows the section in public.` : null;
  }
}

function weeksBegun({ name, options }: Bought, now: Date): string | null {
  const [first] = (options.weeks ?? []).toSorted();
  return first && first <= weekOf(now) ? `${name} has begun, in week ${first}.` : null;
}
