import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { centsOf } from "@/lib/drafting/text/money";
import { pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import type { FoundPlan } from "./price-plans";

/** schema.org Offer, as publishers write it in JSON-LD. */
const OFFER =
  /^(?:Offer|UnitPriceSpecification|PriceSpecification)\.(?<key>name|price|priceCurrency|unitText|category)$/;
/** Things whose offers are not the product's plans. */
const OTHER_OFFERS = /^(?:Event|Course|JobPosting|Book|Hotel|Demand|MonetaryGrant|DonateAction)\./;
const CODE = /^[A-Z]{3}$/;

/** Plans of JSON-LD offers. A price of nought says that an app is free, not that there is a plan. */
export function offerPlans(reading: SiteReading): FoundPlan[] {
  return reading.pages.flatMap((_, page) =>
    hasRole(reading, page, "blog", "comparison", "docs", "stories", "donate", "jobs") ? [] : pageOffers(reading, page),
  );
}

function pageOffers(reading: SiteReading, page: number): FoundPlan[] {
  const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial);
  if (spots.some(({ segment }) => OTHER_OFFERS.test(segment.name ?? ""))) return [];
  const offers = new Map<number, Map<string, Spot>>();
  for (const spot of spots) {
    const key = OFFER.exec(spot.segment.name ?? "")?.groups?.key;
    if (!key) continue;
    const offer = offers.get(spot.segment.block) ?? new Map<string, Spot>();
    if (!offer.has(key)) offer.set(key, spot);
    offers.set(spot.segment.block, offer);
  }
  const names = productNames(spots);
  return [...offers.values()].flatMap((offer) => planOf(offer, names));
}

/** A nameless offer goes by the name of the product it belongs to: the nearest enclosing object with one. */
function productNames(spots: Spot[]): Map<number, Spot> {
  const names = new Map<number, Spot>();
  for (const spot of spots) {
    const isNamed =
      /^(?:Offer|Product|SoftwareApplication|WebApplication|MobileApplication|Service|ProductGroup|IndividualProduct)\.name$/.test(
        spot.segment.name ?? "",
      );
    if (isNamed && !names.has(spot.segment.block)) names.set(spot.segment.block, spot);
  }
  return names;
}

function planOf(offer: Map<string, Spot>, names: Map<number, Spot>): FoundPlan[] {
  const price = offer.get("price");
  const cents = price ? centsOf(price.segment.text) : null;
  if (!price || !cents) return [];
  const name =
    offer.get("name") ?? price.segment.blocks.map((block) => names.get(block)).find((one) => one !== undefined);
  const currency = offer.get("priceCurrency");
  if (!name || !currency || !CODE.test(currency.segment.text) || name.segment.text.length > 80) return [];
  const sources: SourceRef[] = [whole(name), whole(price), whole(currency)];
  const plan = {
    name: name.segment.text.replace(/\s+/g, " "),
    price: `${price.segment.text} ${currency.segment.text}`,
    period: null,
    amount_cents: cents,
    currency: currency.segment.text,
  };
  return [{ plan, sources }];
}
