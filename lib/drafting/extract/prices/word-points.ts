import { lengthsIn } from "@/lib/drafting/text/lengths";
import { moneyIn } from "@/lib/drafting/text/money";
import {
  CONTACT,
  CUSTOM,
  FREE_ENTRY,
  FREE_FOR,
  isCustomWord,
  isFreeWord,
} from "@/lib/drafting/text/prices/price-words";
import { linesOf, part, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { TRYING } from "@/lib/drafting/text/trial-words";
import type { PricePoint } from "./price-point";
import { withPeriodNearby } from "./price-points";

/** A card without an amount may say its price in words; as a heading where the amounts of others are headings of that level. */
export function wordPoints(spots: Spot[]): PricePoint[] {
  const levels = new Set(spots.flatMap(({ segment }) => (isAmount(segment.text) ? (segment.level ?? []) : [])));
  return spots.flatMap((spot, at): PricePoint[] => {
    const { text, kind, level } = spot.segment;
    if (kind === "cell" || isContinued(spot, spots[at + 1])) return [];
    const entries = entriesOf(spot);
    if (entries.length > 0 || text.length > 60) return entries;
    if (kind === "text" && FREE_FOR.test(text) && text.split(" ").length <= 7)
      return [{ ...wordPoint(spot), price: text.split(" ")[0] ?? "", amountCents: 0 }]; // "Free for up to 5 users"
    const canPrice = kind !== "heading" || levels.has(level ?? 0);
    if (canPrice && (isFreeWord(text) || CUSTOM.test(text))) return [withPeriodNearby(wordPoint(spot), spots)];
    return canPrice && CONTACT.test(text) ? [{ ...wordPoint(spot), isWeak: true }] : [];
  });
}

/** "Bespoke" and, in an element of its own within the same entry, "guides": the first word of what is had. */
function isContinued({ segment }: Spot, next: Spot | undefined): boolean {
  return segment.kind === "item" && next?.segment.block === segment.block && /^\p{Ll}/u.test(next.segment.text);
}

/** It opens with an amount: "$9 / month". */
function isAmount(text: string): boolean {
  return text.length <= AMOUNT_MAX && moneyIn(text)[0]?.start === 0;
}
const AMOUNT_MAX = 60;

/** "Crew: free up to ten boats", line by line. */
function entriesOf(spot: Spot): PricePoint[] {
  return linesOf(spot.segment.text).flatMap((line): PricePoint[] => {
    const listed = line.text.length <= ENTRY_MAX ? listedOf(spot, line) : null;
    if (listed) return [listed];
    const match = line.text.length <= ENTRY_MAX ? FREE_ENTRY.exec(line.text)?.groups : undefined;
    if (!match?.name || !match.price || TRYING.test(line.text) || lengthsIn(line.text).length > 0) return [];
    const start = line.start + line.text.indexOf(match.price, match.name.length);
    const label = { text: match.name, start: line.start, end: line.start + match.name.length };
    const sources = [part(spot, { start, end: start + match.price.length })];
    return [{ ...wordPoint(spot), price: match.price, sources, amountCents: 0, label }];
  });
}

const ENTRY_MAX = 120;
const LABELLED = /^(?<name>[^\s:.!?][^:.!?\n]{1,24}?)(?:\s?:\s|\s[–—-]\s)(?<rest>.+)$/u;

/** "Free: up to three boats", "Enterprise: ask us", in a list of lines that name their plans: what the others' prices make of it. */
function listedOf(spot: Spot, line: Stretch): PricePoint | null {
  const { name = "", rest = "" } = LABELLED.exec(line.text)?.groups ?? {};
  const isFree = isFreeWord(name) && moneyIn(rest).length === 0 && !TRYING.test(rest);
  if (!isFree && !(name !== "" && (CONTACT.test(rest) || isCustomWord(rest)))) return null;
  const label = { text: name, start: line.start, end: line.start + name.length };
  const price = isFree ? label : { text: rest, start: line.end - rest.length, end: line.end };
  const told = { price: price.text, sources: [part(spot, price)], amountCents: isFree ? 0 : null };
  return { ...wordPoint(spot), ...told, label, isListed: true };
}

export function wordPoint(spot: Spot): PricePoint {
  const price = spot.segment.text.replace(/^[>›»→\s]+|[.!*>›»→\s]+$/gu, "");
  const isFree = isFreeWord(spot.segment.text);
  const amountCents = isFree ? 0 : null;
  return {
    spot,
    price,
    sources: [whole(spot)],
    amountCents,
    currency: null,
    period: null,
    label: null,
    cycle: "other",
  };
}
