import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isLinkOnly } from "@/lib/drafting/reading/reading";
import type { Spot } from "@/lib/drafting/text/spans";
import type { PricingPlan } from "@/lib/schemas/profile";
import { pagePoints } from "../page-points";
import { isAmongPrices, type PricePage, pricePages } from "../price-pages";
import type { PricePoint } from "../price-point";

/** Elements around a price in which something to press stands beside it. */
const REACH = 3;
const SECTION_LEVEL = 2;
/** How a price that is paid once says so. */
const ONCE =
  /^\P{L}*(?:one[- ]time|once|lifetime|life[- ]time|forever|perpetual|einmal\p{L}*|lebenslang|une (?:seule )?fois|paiement unique|à vie|pago único|una (?:sola )?vez|de por vida|una tantum|pagamento unico|a vita|eenmalig\p{L}*|jednorazow\p{L}*|pagamento único|vitalíci[oa]|engångs\p{L}*|engangs\p{L}*)/iu;

/**
 * The one price of a product that has no plans: a card with "$64 one-time" and a button, on a site that asks for nothing else.
 * It is called as the product is.
 */
export function solePrice(
  reading: SiteReading,
  name: Candidate<string> | undefined,
): Candidate<PricingPlan[]> | undefined {
  if (!name) return undefined;
  const points = pricePages(reading).flatMap((page) =>
    pagePoints(page)
      .filter((point) => (point.amountCents ?? 0) > 0 && point.told === undefined && !point.isStruck)
      .map((point) => ({ page, point })),
  );
  const [first] = points;
  if (!first || points.some(({ point }) => !isSame(point, first.point))) return undefined;
  const best = points.find(
    ({ page, point }) => point.label === null && isTimed(point) && isOffered(reading, page, point),
  );
  if (!best) return undefined;
  const { price, period, amountCents, currency, sources } = best.point;
  const plan = { name: name.value, price, period, amount_cents: amountCents, currency };
  return { value: [plan], sources: [...name.sources.slice(0, 1), ...sources] };
}

function isSame(one: PricePoint, other: PricePoint): boolean {
  return one.amountCents === other.amountCents && one.currency === other.currency;
}

function isTimed({ cycle, period }: PricePoint): boolean {
  return cycle !== "other" || (period !== null && ONCE.test(period));
}

/** Under a heading over prices, or in a box with something to press, which has no title of its own. */
function isOffered(reading: SiteReading, page: PricePage, { spot }: PricePoint): boolean {
  const isTitle = ({ segment: { kind, level = 6, block } }: Spot) =>
    kind === "heading" && level > SECTION_LEVEL && block === spot.segment.block;
  if (page.spots.some(isTitle)) return false;
  if (isAmongPrices(page, spot.index)) return true;
  const around = spot.segment.blocks.slice(0, REACH).filter((block) => block !== 0);
  const isBeside = (one: Spot) => one !== spot && one.segment.blocks.some((block) => around.includes(block));
  return page.spots.some((one) => isBeside(one) && (one.segment.name === "button" || isLinkOnly(reading, one)));
}
