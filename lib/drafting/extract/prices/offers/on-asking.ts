import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnder, isUnderOthers, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, part, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { pricePages } from "../price-pages";

/** "Each project is priced individually", on a page about prices that gives none; elsewhere "Price on request" below such a heading. */
export function toldOnAsking(reading: SiteReading, own: OwnNames): Candidate<"contact"> | undefined {
  const places = pricePages(reading).flatMap((page) =>
    page.spots.flatMap((spot) => sentencesOf(spot.segment.text).map((sentence) => ({ page, spot, sentence }))),
  );
  const found = places.find(({ page, spot, sentence: { text } }) => {
    const isAmong = page.isPricing || isUnder(page.snapshot, spot.index, PRICE_HEADING);
    if (!isAmong && page.page !== 0 && !hasRole(reading, page.page, "contact")) return false;
    const match = (page.isPricing ? QUOTED : isAmong ? PRICE_ON_REQUEST : PRICE_IS_QUOTED).exec(text);
    return match !== null && !text.endsWith("?") && !isDenied(text, match.index);
  });
  const source = found ? part(found.spot, found.sentence) : answered(reading, own);
  return source && { value: "contact", sources: [source] };
}

const PRICE_ON_REQUEST = new RegExp(
  `^(?:prices?|pricing|preise?|prix|tarifs?|precios?|prezz[oi]|prij(?:s|zen)|ceny?|preços?|pris(?:er)?)\\s?[:–-]?\\s?(?:${inAllLanguages("onRequest")})[.!]?$`,
  "iu",
);
/** "Pricing depends on the number of berths, so we will prepare a quote for you": no price of something, nobody else's quote. */
const PRICE_IS_QUOTED = new RegExp(
  `^(?:(?:our|the|unsere?|die|der|nos|les?|nuestros|los|i nostri|i|onze|de) )?(?:prices?|pricing|preise?|prix|tarifs?|precios?|prezz[oi]|prij(?:s|zen))\\s(?:depends?|var(?:y|ies)|differs?|hängen|hängt|richten|richtet|dépend(?:ent)?|varient|depende[n]?|varía[n]?|dipend(?:e|ono)|variano|hang(?:t|en))(?!\\p{L})(?=[^.]*(?<!\\p{L})(?:we|us|wir|uns|nous|nosotros|noi|ci|wij|ons)(?!\\p{L}))[^.]{0,140}(?<!\\p{L})(?:${inAllLanguages("quoted")})(?!\\p{L})`,
  "iu",
);
const QUOTED = anyOf(inAllLanguages("quoted"), inAllLanguages("onRequest"));

/** Texts below a question among which its answer stands. */
const ANSWER_REACH = 3;
/** "Contact us for a quote", which opens a sentence right below "What does Acme cost?"; a quote for some is not the price of it. */
function answered(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const [page, snapshot] of reading.pages.entries()) {
    if (hasRole(reading, page, "blog", "comparison", "stories", "docs")) continue;
    let asked = -1;
    for (const spot of pageSpots(reading, page)) {
      const { kind, name, text } = spot.segment;
      if (kind === "heading" || name === "dt" || name === "summary") asked = asksCost(text, own) ? spot.index : -1;
      const isAnswer = asked >= 0 && spot.index > asked && spot.index <= asked + ANSWER_REACH && isProse(spot.segment);
      if (!isAnswer || isUnderOthers(snapshot, spot.index) || ELSE.test(text)) continue;
      const said = sentencesOf(text).find((one) => ASKS_FOR_QUOTE.test(one.text) && !one.text.endsWith("?"));
      if (said) return part(spot, said);
    }
  }
  return undefined;
}

/** "How much does Acme cost?": the product stands between the words, and nothing of it. */
function asksCost(question: string, own: OwnNames): boolean {
  const name = ownNameIn(own, question);
  const before = question.slice(0, name?.start);
  const after = question.slice(name?.end).trim();
  if (!name || !after.endsWith("?")) return false;
  return COSTS_LAST.test(before) ? COST_BEHIND.test(after) : COSTS_FIRST.test(before) && ALONE.test(after);
}
const COSTS_LAST = /^(?:\d+\.\s)?(?:and )?(?:how much does|what does|how is|how much will) (?:the )?$/iu;
const COST_BEHIND = /^(?:(?:app|software|platform) )?(?:cost|priced)(?: me| us)?\?$/iu;
const COSTS_FIRST =
  /^(?:\d+\.\s)?(?:how much is|what is the price of|(?:und )?(?:was|wie ?viel) kostet|wie teuer ist|combien co[ûu]te|quel est le (?:prix|tarif) d(?:e(?: l['’])?|['’])|¿?\s?cuánto (?:cuesta|vale)|¿?\s?qué precio tiene|quanto (?:custa|costa)|(?:wat|hoeveel) kost|ile kosztuje|vad kostar|hvad koster|kolik stojí)\s?(?:(?:the|die|das|la|le|el|il|o|a)\s|l['’])?$/iu;
const ALONE = /^(?:app|software|plattform|platform)?\?$/iu;
const ASKS_FOR_QUOTE = new RegExp(
  `^(?:(?:please|just|simply|bitte|einfach|por favor|per favore|vänligen)\\s)?(?:${inAllLanguages("quoted")})(?:[.!]|$|,?\\s(?:and|und|et|y|e|en|och|og|som|that|which|tailored)\\s)`,
  "iu",
);
/** A price or a way to buy is told beside it. */
const ELSE = new RegExp(
  `\\p{Sc}|(?<!\\p{L})(?:${inAllLanguages("free")}|subscriptions?|purchased?|bought|buy|stores?|nothing|nichts|rien|nada|niente|niets|open source|plans?|editions?|prices?|price list|you decide|preisliste|abo|abonnement\\p{L}*|gekauft|achat|suscripción|abbonamento|assinatura|subskrypcj\\p{L}+|prenumeration)(?!\\p{L})`,
  "iu",
);
