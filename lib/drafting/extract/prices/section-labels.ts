import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** Elements around a card, texts of those beside it, and texts before them, that are looked at. */
const DEPTH_MAX = 3;
const BESIDE_MAX = 100;
const LABELS_MAX = 5;

/** Texts that are no headings and yet stand over cards as these do: small letters over a section's heading, a line set in bold. */
export function labelsOver({ segments }: PageSnapshot, index: number): string[] {
  const around = segments[index]?.blocks ?? [];
  return around.slice(0, DEPTH_MAX).flatMap((block, depth) => {
    let first = index;
    while (first > index - BESIDE_MAX && segments[first - 1]?.blocks.includes(block)) first -= 1;
    const over = segments.slice(Math.max(0, first - LABELS_MAX), first);
    const isAway = ({ blocks }: (typeof over)[number]) =>
      !blocks.slice(0, 2).some((outer) => around.indexOf(outer) > depth);
    const near = over.slice(over.findLastIndex(isAway) + 1);
    // A link that is pressed is no label; it is told behind its text.
    return near
      .filter((one, at) => one.kind === "text" && near[at + 1]?.kind !== "link" && !isCardsOwn(segments, one, first))
      .map(({ text }) => text);
  });
}

/** A ribbon in a box that holds one card alone, and not the small letters over a section of several. */
function isCardsOwn(segments: Segment[], { styled, blocks }: Segment, first: number): boolean {
  if (styled !== "ribbon") return false;
  const within = segments.slice(first, first + BESIDE_MAX).filter((one) => one.blocks.includes(blocks[0] ?? 0));
  return new Set(within.map((one) => one.blocks[one.blocks.indexOf(blocks[0] ?? 0) - 1])).size <= 1;
}

/** Words of sums that follow from a price, and are none. */
export const RECKONED = anyWord("reckoned");
/** "Rescue your revenue in minutes." as a page's title: what the product does, and no sum that follows. */
export function isOfRevenue(title: string): boolean {
  const isLong = title.split(/\s+/).length >= SLOGAN_WORDS && !ASKS_SUM.test(title);
  return isLong && !RECKONED.test(title.replace(REVENUE, " "));
}
/** Words of a title that is more than the name of what it shows. */
const SLOGAN_WORDS = 5;
const ASKS_SUM = /^(?:how|what|see|your|wie|was|ihr|combien|cuánto|quanto|hoeveel|ile)(?!\p{L})/iu;
const REVENUE =
  /(?<!\p{L})(?:revenues?|profits?|umsatz|gewinn|chiffre d['’]affaires|bénéfices?|ingresos|ganancias?|ricavi|fatturato|omzet|winst|przychod\p{L}*|przychód|zysk\p{L}*|omsättning|vinst|omsætning|overskud)(?!\p{L})/giu;
