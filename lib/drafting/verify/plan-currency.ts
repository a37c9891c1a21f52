import { currenciesNamed, currencyOfRegion, mayBeWrittenFor } from "@/lib/drafting/text/lexicon/currencies";
import { moneyIn } from "@/lib/drafting/text/money";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { Cited } from "./cited";

/** The price's own sign, or what the page says of all its prices where that leaves open whose money it is: "in pesos argentinos". */
export function whyNotCurrency(plan: PricingPlan, cited: Cited[]): string | null {
  const currencies = moneyIn(plan.price).map((money) => money.currency);
  const isOther =
    plan.currency !== null && currencies.length > 0 && currencies.every((one) => one !== null && one !== plan.currency);
  return isOther && !isStatedFor(plan, cited) ? "the currency is not the page's" : null;
}

function isStatedFor({ currency, price }: PricingPlan, cited: Cited[]): boolean {
  if (!mayBeWrittenFor(currency, price)) return false;
  return cited.some(
    ({ page, text }) => currenciesNamed(text).includes(currency ?? "") || isOfRegion(currency, page, text),
  );
}

/** "Rosario, Argentina" on a page written for Argentina. */
function isOfRegion(currency: string | null, { lang }: Cited["page"], text: string): boolean {
  const region = currencyOfRegion(lang);
  return region?.currency === currency && region?.country.test(text) === true;
}

/** A figure without a sign is a price where the page names the currency of all its prices, and what it is paid for. */
export function isBarePrice({ currency, period }: PricingPlan, cited: Cited[]): boolean {
  return period !== null && currency !== null && cited.some(({ text }) => currenciesNamed(text).includes(currency));
}
