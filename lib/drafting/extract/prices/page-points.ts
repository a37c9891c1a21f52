import { isCustomName, isFreeName } from "./groups/plan-boxes";
import { bareCurrency } from "./page-currency";
import { isAmongPrices, type PricePage } from "./price-pages";
import type { PricePoint } from "./price-point";
import { pointsOf } from "./price-points";
import { toldPoints } from "./told-points";
import { wordPoints } from "./word-points";

/** Prices of one page that are looked at; real pages state a dozen. */
const POINTS_MAX = 80;

/** Every price that a page tells outside of tables, in figures or words, by itself or in a sentence, in order. */
export function pagePoints(page: PricePage): PricePoint[] {
  const { lang } = page.snapshot;
  const currency = page.isPricing ? bareCurrency(page.snapshot, page.page) : null;
  const strong = pointsOf(page.spots, { lang, currency, isSelling: page.isPricing });
  const asked = wordPoints(page.spots);
  const words = asked.filter((point) => !isFreeName(point, strong, asked) && !isCustomName(point, asked, page.spots));
  const taken = new Set(strong.map(({ spot }) => spot.index));
  const told = page.spots.filter(({ index }) => !taken.has(index) && isAmongPrices(page, index));
  return [...strong, ...words, ...toldPoints(told, lang)]
    .sort((a, b) => a.spot.index - b.spot.index)
    .slice(0, POINTS_MAX);
}
