import type { SiteReading } from "@/lib/drafting/candidate";
import { bareCurrency, currencyBeside } from "@/lib/drafting/extract/known";
import { moneyIn } from "@/lib/drafting/text/money";
import { PRICE_END } from "@/lib/drafting/text/prices/price-words";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { Cited } from "../cited";

/** The price's own sign, or what the page says of all its prices where that leaves open whose money it is: "in pesos argentinos". */
export function whyNotCurrency(plan: PricingPlan, cited: Cited[], reading: SiteReading): string | null {
  const currencies = moneyIn(plan.price).map((money) => money.currency);
  const isOther =
    plan.currency !== null && currencies.length > 0 && currencies.every((one) => one !== null && one !== plan.currency);
  return isOther && !isStatedFor(plan, cited, reading) ? "the currency is not the page's" : null;
}

function isStatedFor({ currency, price }: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  return cited.some(({ page }) => {
    const beside = currencyBeside(reading, reading.pages.indexOf(page), price);
    return beside !== null && beside.currency === currency;
  });
}

/** A figure without a sign is a price where the page names the currency of all its prices, and what it is paid for. */
export function isBarePrice({ currency, period, price }: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  if ((period === null && !PRICE_END.test(price)) || currency === null) return false;
  return cited.some(({ page }) => bareCurrency(page, reading.pages.indexOf(page)) === currency);
}
