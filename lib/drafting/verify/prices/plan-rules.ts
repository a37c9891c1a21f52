import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { knownPlans } from "@/lib/drafting/extract/known";
import { isCall } from "@/lib/drafting/reading/lines/noise";
import { namesOwn, ownNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { foldText } from "@/lib/drafting/text/fold";
import { raisedCents, seamed } from "@/lib/drafting/text/joined-figures";
import { centsOf, moneyIn } from "@/lib/drafting/text/money";
import { CONTACT, freeLead, isCustomWord } from "@/lib/drafting/text/prices/price-words";
import { anyOf } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";
import { type Cited, readCited } from "../cited";
import { affirmsFree, deniesFree } from "../claim-rules";
import { hasNumber, squeeze } from "../composed";
import { isBarePrice, whyNotCurrency } from "./plan-currency";
import { isCalledSo, isPlanName } from "./plan-label";
import { FREE_NAME, isBesideAnother, isGiftOrGuess, isOfOthersOrOnce, NO_PRICE } from "./plan-scope";

/** Periods that may be told in one word for what the page abbreviates. */
const PERIOD_WORDS: [RegExp, RegExp][] = [
  [/month|monat|mois|mes\b|mese|maand|\bmo\b/i, /month|\bmo\b|\/\s?m\b|monat|mois|mensu|\bmes\b|mese|mensil|maand/i],
  [
    /year|annual|jahr|an\b|año|anno|jaar|\byr\b/i,
    /year|\byr\b|annual|annum|\/\s?y\b|jahr|jährlich|\ban\b|annuel|año|anual|anno|jaar/i,
  ],
  [/one|once|lifetime|einmal/i, /one[- ]?time|once|lifetime|perpetual|forever|einmalig|one[- ]off|unique|única?/i],
];

/**
 * The candidates with the plans alone that stand on the page as given: one that does not is left out, not the whole list. A
 * citation stays as long as it holds a name, price or period of a plan that does.
 */
export function withProvenPlans(reading: SiteReading, candidates: Candidates): Candidates {
  const given = candidates.fields?.pricing_plans;
  const cited = given ? readCited(reading, given.sources) : "none";
  if (!given || typeof cited === "string") return candidates;
  const value = given.value.filter((plan) => whyNotPlans([plan], cited, reading, given.value) === null);
  if (value.length === given.value.length || value.length === 0) return candidates;
  const kept = value
    .flatMap((plan) => [plan.name, plan.price, plan.period ?? plan.name])
    .map((text) => squeeze(text).toLowerCase());
  const sources = given.sources.filter((_, at) => {
    const text = squeeze(cited[at]?.text ?? "").toLowerCase();
    return kept.some((one) => text.includes(one) || one.includes(text));
  });
  return { ...candidates, fields: { ...candidates.fields, pricing_plans: { ...given, value, sources } } };
}

/** Why the plans do not stand on the page as given; null when every name, price and period does. */
export function whyNotPlans(
  plans: PricingPlan[],
  cited: Cited[],
  reading: SiteReading,
  beside: PricingPlan[] = plans,
): string | null {
  const read = knownPlans(reading);
  const known = new Set(read.map(({ name }) => squeeze(name)));
  for (const plan of plans) {
    const isLabel = known.has(squeeze(plan.name)) || isCalledSo(plan.name, cited);
    const isButton = isCall(plan.name) && plan.name.includes(" ") && !known.has(squeeze(plan.name));
    const isNamed = isLabel && isPlanName(plan.name) && !isButton;
    const isSold = known.has(squeeze(plan.name)) || isAmongPrices(plan, cited, reading);
    const isRead = read.some(({ name, price }) => squeeze(name) === squeeze(plan.name) && price === plan.price);
    const reason = isNamed
      ? (whyNotPlan(plan, cited, reading) ??
        (isSold ? null : "stands among no prices") ??
        (isRead || !isBesideAnother(plan, cited) ? null : "added to a price, or not the one that holds now"))
      : "not the name of a plan";
    if (reason) return `${plan.name}: ${reason}`;
  }
  const swapped = plans.find((plan) => isNearerToOther(plan, beside, cited));
  return swapped ? `${swapped.name}: the price stands with another plan` : null;
}

function whyNotPlan(plan: PricingPlan, cited: Cited[], reading: SiteReading): string | null {
  if (!stands(plan.name, cited)) return "the name is not cited";
  if (!plan.price.split(" + ").every((part) => stands(part, cited))) return "the price is not cited";
  if (!isPrice(plan, cited, reading)) return "not a price";
  if (plan.period && !stands(plan.period, cited) && !isPeriodTold(plan.period, cited)) return "the period is not cited";
  if (isFree(plan.price) && (deniesFree(cited) || !affirmsFree(cited))) return "the page does not offer it for free";
  if (plan.amount_cents === null) return freeLead(plan.price) ? "free is an amount" : null;
  return whyNotAmount(plan, plan.amount_cents) ?? whyNotCurrency(plan, cited, reading);
}

const SOLD = anyOf(
  "pric(?:e|es|ing|ed)|costs?|plans?|subscri\\p{L}+|billed|buy|purchase|fees?|per|preis\\p{L}*|kostet|kosten|tarif\\p{L}*|abo\\p{L}*|prix|coûte|abonnement\\p{L}*",
  "precios?|cuesta|planes|suscrip\\p{L}+|prezz\\p{L}|piani|abbonament\\p{L}|prij\\p{L}+|kost|preços?|planos?|assinatura|cen[ay]|cennik|abonament\\p{L}*",
);

/** "Acme Pro @ $79", with a name of the product's own: a shop has others beside it. */
function isSoldAt({ name, price }: PricingPlan, text: string, reading: SiteReading): boolean {
  return squeeze(text).includes(`${squeeze(name)}@${squeeze(price)}`) && namesOwn(ownNames(reading), name);
}

/** A price is a plan's on a page of prices, under a heading over prices, with its period, or in a sentence that sells. */
function isAmongPrices(plan: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  if (isGiftOrGuess(plan, cited, reading) || isOfOthersOrOnce(plan, cited, reading)) return false;
  if (plan.period !== null || plan.amount_cents === null) return true;
  const priced = cited.filter((one) =>
    plan.price.split(" + ").some((part) => squeeze(one.text).includes(squeeze(part))),
  );
  return priced.some(
    ({ page, segment, segmentIndex, sentence }) =>
      hasRole(reading, reading.pages.indexOf(page), "pricing", "offer") ||
      isUnder(page, segmentIndex, PRICE_HEADING) ||
      SOLD.test(sentence) ||
      isSoldAt(plan, segment.text, reading),
  );
}

/** Words for a price without a figure. */
const PRICE_WORDS =
  /free|gratis|kostenlos|kostenfrei|gratuit|grátis|custom|contact|request|quote|talk|sales|individual|inquir|enquir|anfrage|angebot|vereinbarung|devis|demande|consult|medida|cotiza|presupuesto|preventivo|richiesta|offerte|aanvraag|pay what|donat|name your|variable|tbd|varies/i;

/** "Free", "0 €", "za darmo". */
function isFree(price: string): boolean {
  return FREE_NAME.test(price) || freeLead(`${price},`) !== null;
}

/** A figure counts where money stands around it; words where they are used for prices. */
function isPrice(plan: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  const { price } = plan;
  if (!/\d/.test(price))
    return (
      isFree(price) || isCustomWord(price) || CONTACT.test(price) || (PRICE_WORDS.test(price) && !NO_PRICE.test(price))
    );
  if (moneyIn(price).length > 0 || isFree(price) || isBarePrice(plan, cited, reading)) return true;
  const digits = squeeze(price).replace(/[^\d.,]/g, "");
  const texts = [...cited.map((one) => one.sentence), cited.map((one) => one.text).join("")];
  return texts.some((text) => moneyIn(text).some((money) => squeeze(money.text).includes(digits)));
}

function whyNotAmount(plan: PricingPlan, cents: number): string | null {
  const numbers = foldText(seamed(plan.price)).match(/\d[\d.,' ]*/g) ?? [];
  if (numbers.length === 0) return cents === 0 ? null : "the amount is not in the price";
  const more = Number(raisedCents(plan.price) ?? 0);
  return numbers.some((one) => (centsOf(one.replace(/[.,' ]+$/, "")) ?? 0) + more === cents)
    ? null
    : "the amount is not in the price";
}

/** True when the text stands in the citations, white space aside; figures must not be cut out of longer ones. */
function stands(text: string, cited: Cited[]): boolean {
  const wanted = squeeze(text).toLowerCase();
  const all = [...cited.map((one) => one.text), cited.map((one) => one.text).join("")];
  if (!wanted || !all.some((one) => squeeze(one).toLowerCase().includes(wanted))) return false;
  if (raisedCents(text) && all.some((one) => one.includes(text))) return true;
  const numbers = foldText(seamed(text)).match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.every((number) => all.some((one) => hasNumber(one, number)));
}

function isPeriodTold(period: string, cited: Cited[]): boolean {
  return PERIOD_WORDS.some(([word, written]) => word.test(period) && cited.some((one) => written.test(one.sentence)));
}

/** True when, where this plan's name is nearest to its price, another plan's price shares a smaller block with it. */
function isNearerToOther(plan: PricingPlan, plans: PricingPlan[], cited: Cited[]): boolean {
  // A sign, its figure and its cents in boxes of their own: the figure stands for the price.
  const parts = [plan.price, /\d[\d.,]*/.exec(plan.price)?.[0], /\d+/.exec(plan.price)?.[0]];
  const prices = parts.map((one) => (one ? holding(one, cited) : [])).find((one) => one.length > 0) ?? [];
  const names = holding(plan.name, cited).map((name) => ({ name, own: nearness(name, prices) }));
  const best = Math.max(...names.map(({ own }) => own));
  const places = names.filter(({ own }) => own === best);
  return plans.some(
    (other) =>
      other.price !== plan.price &&
      places.length > 0 &&
      places.every(({ name }) => nearness(name, holding(other.price, cited)) > best),
  );
}

/** Citations of the text alone, else those with the text in them. */
function holding(text: string, cited: Cited[]): Cited[] {
  const wanted = squeeze(text).toLowerCase();
  const whole = cited.filter((one) => squeeze(one.text).toLowerCase() === wanted);
  return whole.length > 0 ? whole : cited.filter((one) => squeeze(one.text).toLowerCase().includes(wanted));
}

/** Number of blocks around a place and the nearest of others, -1 where none is on its page; one segment counts as the deepest. */
function nearness(place: Cited, others: Cited[]): number {
  const shared = others
    .filter(({ page }) => page === place.page)
    .map(({ segment, segmentIndex }) =>
      segmentIndex === place.segmentIndex
        ? SAME_SEGMENT
        : place.segment.blocks.filter((id) => segment.blocks.includes(id)).length,
    );
  return Math.max(-1, ...shared);
}

/** More than the blocks around any segment. */
const SAME_SEGMENT = 1_000;
