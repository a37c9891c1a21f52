import type { SiteReading } from "@/lib/drafting/candidate";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { exactly } from "@/lib/drafting/text/words";

/** The start page leads to prices: something is sold, though nothing of it could be read. */
export function linksPrices(reading: SiteReading): boolean {
  return (reading.pages[0]?.links ?? []).some(({ text }) => PRICES.test(text.trim()));
}
const CHARGE = `(?:${inAllLanguages("charge")})`;
const BUY =
  "buy(?: now| (?:a )?licen[sc]e)?|purchase|order(?: now)?|(?:jetzt )?(?:kaufen|bestellen)|acheter|commander|comprar(?: ahora)?|acquista(?: ora)?|kopen|bestellen|kup(?: teraz)?|köp|køb";
const BOUGHT = exactly(BUY);
/** The start page leads to where it is bought: of whoever asks for a quote, others do not. */
export const isBought = (reading: SiteReading): boolean =>
  (reading.pages[0]?.links ?? []).some(({ text }) => BOUGHT.test(text.trim()));
const PRICES = exactly(`${BUY}|${CHARGE}(?:\\s(?:&|and|und|et|y|e|en|i|och|og)\\s${CHARGE})?`);
