import { moneyIn } from "@/lib/drafting/text/money";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { PriceGroup } from "../plan-card";

/** Pictured prices in one card, from which on it is a shelf; and such on a page, of which a range of plans has fewer. */
const SHELF_MIN = 3;
const RANGE_MIN = 9;
/** Boxes around a price in which its picture stands. */
const BOX_DEPTH = 3;
const PRICE_MAX = 40;

const known = new WeakMap<PageSnapshot, Map<number, number>>();

/** What a market shows, each thing with its picture and price: rooms, bicycles, courses. None of it is a plan of the market's own. */
export function isGoods({ page, cards }: PriceGroup): boolean {
  const boxes = known.get(page.snapshot) ?? pictured(page.snapshot);
  known.set(page.snapshot, boxes);
  const boxesOf = (indexes: number[]) => new Set(indexes.flatMap((index) => boxes.get(index) ?? [])).size;
  const isShelf = cards.some(({ points }) => boxesOf(points.map(({ spot }) => spot.index)) >= SHELF_MIN);
  return isShelf || (!page.isPricing && boxesOf([...boxes.keys()]) >= RANGE_MIN);
}

/** The box with a picture in which each price stands, by the price's place. */
function pictured({ segments }: PageSnapshot): Map<number, number> {
  const pictures = segments.flatMap(({ kind, block }) => (kind === "image" && block !== 0 ? [block] : []));
  const boxes = new Set(pictures);
  const found = new Map<number, number>();
  if (boxes.size < SHELF_MIN) return found;
  for (const [index, { text, blocks }] of segments.entries()) {
    const box = blocks.slice(0, BOX_DEPTH).find((id) => boxes.has(id));
    if (box !== undefined && text.length <= PRICE_MAX && moneyIn(text).length > 0) found.set(index, box);
  }
  return found;
}
