import { moneyIn } from "@/lib/drafting/text/money";
import { isProse, segmentsOfBlock } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { PlanCard, PriceGroup } from "../plan-card";

/** Pictured things with a price each in one card, from which on it is a shelf. */
const SHELF_MIN = 3;
/** Boxes around a price in which its picture and name stand, and texts of such a box. */
const BOX_DEPTH = 3;
const BOX_MAX = 12;

/** Without the shelves of a market: each holds several things, with a picture, a name and a price each, and is no plan of the market's own. */
export function withoutShelves(group: PriceGroup): PriceGroup[] {
  const { page, cards } = group;
  const rest = page.isPricing ? cards : cards.filter((card) => !isShelf(page.snapshot, card));
  if (rest.length === cards.length) return [group];
  return rest.length > 1 ? [{ ...group, cards: rest }] : [];
}

function isShelf(snapshot: PageSnapshot, { points }: PlanCard): boolean {
  const boxes = points.flatMap(({ spot }) => thingAround(snapshot, spot.segment.blocks.slice(0, BOX_DEPTH)) ?? []);
  return new Set(boxes).size >= SHELF_MIN;
}

/** The box around a price that has a picture and a name beside it. */
const thingAround = (snapshot: PageSnapshot, blocks: number[]): number | undefined =>
  blocks.find((id) => {
    const members = id === 0 ? [] : segmentsOfBlock(snapshot, id).flatMap((index) => snapshot.segments[index] ?? []);
    const names = members.filter((one) => isProse(one) && /\p{L}{3}/u.test(one.text) && moneyIn(one.text).length === 0);
    return members.length <= BOX_MAX && names.length > 0 && members.some(({ kind }) => kind === "image");
  });

/** Pictured things with a price each on a page, from which on it is a market's; plans, with all their periods, are fewer. */
const MARKET_MIN = 12;
const PRICE_MAX = 40;
const markets = new WeakMap<PageSnapshot, Map<number, number>>();

/** True for the price of one of many things with pictures. */
export function isOfMarket(page: PageSnapshot, index: number): boolean {
  const things = markets.get(page) ?? thingsOf(page);
  markets.set(page, things);
  return things.has(index) && new Set(things.values()).size >= MARKET_MIN;
}

/** The box of the thing that each price is of, by the price's place. */
function thingsOf(page: PageSnapshot): Map<number, number> {
  const found = new Map<number, number>();
  for (const [index, { text, blocks }] of page.segments.entries()) {
    const isPrice = text.length <= PRICE_MAX && moneyIn(text).length > 0;
    const thing = isPrice ? thingAround(page, blocks.slice(0, BOX_DEPTH)) : undefined;
    if (thing !== undefined) found.set(index, thing);
  }
  return found;
}
