import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isUnder, PRICE_HEADING } from "@/lib/drafting/reading/sections";
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

/** "Contact us for a quote", right below "What does Acme cost?". */
function answered(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const [page, snapshot] of reading.pages.entries()) {
    if (hasRole(reading, page, "blog", "comparison", "stories", "docs")) continue;
    for (const spot of pageSpots(reading, page)) {
      const question = headingsAbove(snapshot, spot.index).at(-1) ?? "";
      if (!isProse(spot.segment) || !WHAT_COSTS.test(question) || !namesOwn(own, question)) continue;
      const said = sentencesOf(spot.segment.text).find(({ text }) => {
        const at = text.search(QUOTED);
        return at >= 0 && !isDenied(text, at);
      });
      if (said) return part(spot, said);
    }
  }
  return undefined;
}
const WHAT_COSTS =
  /^(?:\d+\.\s)?(?:(?:and )?how much (?:does|do|is|will)|what (?:does|do|is|will)(?=[^?]* (?:cost|the price))|(?:und )?(?:was|wie ?viel) kostet|combien co[ûu]te|quel est le (?:prix|tarif) d|(?:¿\s?)?(?:cuánto (?:cuesta|vale)|qué precio tiene)|quanto (?:custa|costa)|(?:wat|hoeveel) kost|ile kosztuje|vad kostar|hvad koster|kolik stojí|paljonko)(?!\p{L}).{2,60}\?$/iu;
