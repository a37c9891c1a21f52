import type { Spot } from "@/lib/drafting/text/spans";
import { nameWithin } from "./price-names";

/** One box of a group: its texts and where its prices stand. */
export interface Naming {
  spots: Spot[];
  first: number;
  last: number;
  /** Nothing but a button to get in touch stands for its price. */
  isWeak?: boolean;
}

/** What names a box, and where it says so. */
export interface FoundName {
  text: string;
  start: number;
  spot: Spot;
}

/** Without the sign or picture that stands before it. */
export function named(spot: Spot | undefined): FoundName | null {
  if (!spot) return null;
  const { text } = nameWithin(spot);
  const lead = /^[^\p{L}\p{N}]+/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(lead), start: lead, spot };
}
