import { CONTACT, CUSTOM, FREE_FOR, isFreeWord } from "@/lib/drafting/text/price-words";
import { type Spot, whole } from "@/lib/drafting/text/spans";
import type { PriceArea } from "./price-areas";
import type { PricePoint } from "./price-point";
import { withPeriodNearby } from "./price-points";

interface WordPoint {
  point: PricePoint;
  /** Only a button that asks to get in touch. */
  isWeak: boolean;
}

/** A card without an amount may say its price in words. */
export function wordPoints(area: PriceArea): WordPoint[] {
  return area.spots.flatMap((spot): WordPoint[] => {
    const { text, kind } = spot.segment;
    if (kind === "cell" || text.length > 60) return [];
    if (kind === "text" && FREE_FOR.test(text) && text.split(" ").length <= 7)
      return [{ point: freePoint(spot), isWeak: false }];
    if (kind !== "heading" && (isFreeWord(text) || CUSTOM.test(text)))
      return [{ point: withPeriodNearby(wordPoint(spot), area.spots), isWeak: false }];
    if (kind === "heading" && (isFreeWord(text) || CUSTOM.test(text)) && followsHeading(area, spot)) {
      return [{ point: wordPoint(spot), isWeak: false }];
    }
    return kind !== "heading" && CONTACT.test(text) ? [{ point: wordPoint(spot), isWeak: true }] : [];
  });
}

/** A heading "Free" right below a heading in the same box is a price; alone it names the plan. */
function followsHeading(area: PriceArea, spot: Spot): boolean {
  const before = area.spots[area.spots.indexOf(spot) - 1];
  const isNear = before !== undefined && before.index >= spot.index - 2 && before.segment.block === spot.segment.block;
  return isNear && before.segment.kind === "heading" && (before.segment.level ?? 6) <= (spot.segment.level ?? 6);
}

/** Of "Free for up to 5 users" the first word is the price. */
function freePoint(spot: Spot): PricePoint {
  const price = spot.segment.text.split(" ")[0] ?? "";
  return { ...wordPoint(spot), price, amountCents: 0 };
}

export function wordPoint(spot: Spot): PricePoint {
  const price = spot.segment.text.replace(/[.!*→\s]+$/u, "");
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
