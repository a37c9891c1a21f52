import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isAmongPrices, pricePages } from "../price-pages";

/** What makes an amount something else than what is paid for the product. */
const OTHER_AMOUNT = anyOf(
  ...(["noPrice", "spared", "reckoned", "services", "rivals", "past", "trying"] as const).map(inAllLanguages),
);
const OPEN = anyWord("openSource");
/** "per page", "je Seite", "pro Seite": paid by what is used. */
const BY_UNIT = new RegExp(
  `^\\s?(?:(?:${inAllLanguages("per")}|je|pro|por|par|la|a|au|al|alla|za|per|för|för varje)\\s|/\\s?)(?:${inAllLanguages("unit")}|${inAllLanguages("counted")}|seite|dokument|minute|wort|bild|rechnung|página|pagina|documento|parola|fattura|woord|strona|stronę|sida|side)(?!\\p{L})`,
  "iu",
);

const COSTS = anyWord("costs");
/** Sentences of an answer in which the price is told: "It depends on the plan. From 24 € a month." */
const ANSWER_SENTENCES = 2;

/** Words of a question that can ask for nothing but the price of the product: "Was kostet das?" */
const ASKED_WORDS = 4;

/** "How much is it?", answered by a price, wherever it is asked. */
function pricedInAnswer(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  const spots = statementsOf(reading);
  for (const [at, spot] of spots.entries()) {
    const asked = spots[at - 1];
    if (asked?.page !== spot.page || !asksPrice(asked.segment.text, own)) continue;
    const found = sentencesOf(spot.segment.text)
      .slice(0, ANSWER_SENTENCES)
      .find(({ text, start }) => isCharged(text) && !isToldOfAnother(reading, spot, start + priceAt(text), own));
    if (found) return part(spot, found);
  }
  return undefined;
}

function asksPrice(text: string, own: OwnNames): boolean {
  if (!text.endsWith("?") || !COSTS.test(text) || OTHER_AMOUNT.test(text)) return false;
  return text.split(/\s+/).length <= ASKED_WORDS || namesOwn(own, text) || /(?<!\p{L})it(?!\p{L})/u.test(text);
}

/** A sentence of a page about prices, or an answer to what it costs, that says what the product costs by time or use: "bridges begin at 8 euros a month". */
export function pricedInProse(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const page of pricePages(reading)) {
    if (!page.isPricing) continue;
    for (const spot of page.spots.filter(({ index }) => isAmongPrices(page, index))) {
      const found = sentencesOf(spot.segment.text).find(
        ({ text, start }) => isCharged(text) && !isToldOfAnother(reading, spot, start + priceAt(text), own),
      );
      if (found) return part(spot, found);
    }
  }
  return pricedInAnswer(reading, own);
}

const priceAt = (text: string) => moneyIn(text)[0]?.start ?? 0;

function isCharged(text: string): boolean {
  if (text.endsWith("?") || OTHER_AMOUNT.test(text) || NOT_YET.test(text)) return false;
  return moneyIn(text).some(
    ({ amountCents, end, start }) =>
      amountCents > 0 && !isDenied(text, start) && (periodAt(text, end) !== null || BY_UNIT.test(text.slice(end))),
  );
}

/** The site says of itself that its code is open: what it sells then may be something beside. */
export function isToldOpen(reading: SiteReading): boolean {
  return statementsOf(reading).some(({ segment }) => OPEN.test(segment.text));
}
