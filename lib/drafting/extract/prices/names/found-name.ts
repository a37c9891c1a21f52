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

/** "15k jobs" right below "$12", and as many more in each: what nothing else names is told by how much it holds. */
export function byAmount(boxes: Naming[]): (FoundName | null)[] {
  const below = boxes.map(({ spots, last }) => spots.find(({ index }) => index > last));
  const units = below.map((spot) => HELD.exec(spot?.segment.text ?? "")?.groups?.unit);
  const isOne = units[0] !== undefined && new Set(units).size === 1;
  const isApart = new Set(below.map((spot) => spot?.segment.text)).size === boxes.length;
  return boxes.length >= HELD_MIN && isOne && isApart ? below.map(named) : [];
}
const HELD = /^\d[\d.,\s]*(?:k|m|million|mio\.?)?\s(?<unit>\p{L}{3,16}(?:\s\p{L}{2,16})?)$/iu;
const HELD_MIN = 3;
