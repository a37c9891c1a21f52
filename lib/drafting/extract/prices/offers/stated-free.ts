import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { isBegun, isForAllOf, isForSome, isOfOtherPrice, isWithin, PERSONAL } from "./other-free";
import { costsMoney } from "./paid-part";

/** Words that say it wherever they stand. */
const FREE =
  /\b(?:free (?:and|&|\/) open[- ]?source|free,? open[- ]?source|free (?:software|forever|of charge|to use|to download|for everyone|app|tool|program)|completely free|totally free|100 ?% free|entirely free|always (?:be )?free|is free(?![\p{L}-])|for free|kostenlos(?:e[srn]?)?|gratis|gratuit(?:e|ement)?|gratuito|gratuita|software libre|logiciel libre)(?![\p{L}])/iu;
const GRATIS = `(?:${inAllLanguages("free")})`;
/** Words that elsewhere go with consultations and samples, and tell of the price only where the product itself is their subject. */
const BARE = new RegExp(`(?<![\\p{L}-])${GRATIS}(?![\\p{L}-])`, "iu");
const ARTICLE =
  "the|this|our|das|die|der|unsere?|le|la|les|notre|el|los|nuestr[oa]|il|lo|i|de|het|onze|o|a|os|as|nosso|nossa";
const IS_NOW = "is|are|ist|sind|est|sont|es|son|è|sono|é|são|jest|są|är|er|zijn";
/** "The app is free", "Program jest bezpłatny": said of what the site is about, whatever it is. */
const SAID_OF_IT = new RegExp(
  `^(?:(?:${ARTICLE})\\s|l['’])?(?:${inAllLanguages("product")})\\s(?:${IS_NOW})\\s(?!(?:an?|eine?|une?|una?)\\s)`,
  "iu",
);
/** "A small, fast and free list", "Eine kostenlose Liste": what a tagline calls the product, with its own article or none. */
const TAGLINE = new RegExp(
  `^(?:an?\\s|the\\s|eine?\\s|die\\s|das\\s|der\\s|en\\s|ett?\\s|een\\s|de\\s|het\\s)?(?:[\\p{L}-]+,\\s)*(?:[\\p{L}-]+,?\\s(?:and|&|und|en|och|og)\\s)?${GRATIS}(?:,|\\sand|\\sund)?\\s\\p{L}|^(?:une?|una?|um|uma|l['’])?\\s?(?:${inAllLanguages("product")})\\s${GRATIS}(?!\\p{L})`,
  "iu",
);
const TAGLINE_WORDS = 4;
/** The text right below the first heading of a home page belongs to its tagline; further down "Free coffee" is of something else. */
const TAGLINE_REACH = 1;
const COSTS = anyWord("costs");
const PRICE_LABEL = exactly(`(?:${inAllLanguages("charge")}):?`);
/** "Price: free", in a list of facts. */
const PRICED_FREE = exactly(`(?:${inAllLanguages("charge")})(?:\\s?[:–—-]+\\s?)+(?:${inAllLanguages("free")})[.!]?`);
const QUESTION_MAX = 120;
const ANSWER_SENTENCES = 2;
const ANSWER_LEAD = 30;

const STRONG = /open[- ]?source|forever|completely|100|always|entirely/i;
/** Nothing before it, or what stands for the product: "viewing is always free" is of something else. */
const SUBJECT = new RegExp(
  `^\\P{L}*$|^\\p{L}+[,:]?\\s$|(?<!\\p{L})(?:it|it['’]s|this|that['’]s|which|we|we['’]re|i|${inAllLanguages("product")})(?!\\p{L})`,
  "iu",
);
const LEAD_WORDS = 3;
const IS =
  /^[^,;:]{0,40}?(?<!\p{L})(?:is|are|stays?|remains?|ist|sind|bleibt|est|sont|reste|es|son|sigue siendo|è|sono|resta|é|são|jest|są|is|zijn|blijft|är|er)(?!\p{L})/iu;
const COST_VERB = /^(?:costs?|kostet|ne coût|no cuesta|non costa|kost|não custa|nic nie|kostar|koster)/iu;

/** "Acme is free": of the product by its name, at the start of the sentence. */
function isSaidOfOwn(text: string, { 0: said, index: at }: RegExpExecArray, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  const isOpening =
    name !== null &&
    !isWithin(text, own) &&
    name.end <= at &&
    text.slice(0, name.start).split(/\s+/).length <= LEAD_WORDS;
  return isOpening && (IS.test(text.slice(name.end, at)) || (COST_VERB.test(said) && at - name.end <= 1));
}

/** Where plans are sold, what is free must be the product itself, and not for some alone: "Schools get Acme free". */
function isForAll(text: string, match: RegExpExecArray): boolean {
  const isAllowed = /open[- ]?source/iu.test(match[0]) || isForAllOf(text) || PERSONAL.test(text); // a licence asks nobody who they are
  return isAllowed || SAID_OF_IT.test(text);
}

/** A sentence with what stands around it. */
interface Place {
  spot: Spot;
  sentence: Stretch;
  nth: number;
  /** The question that the text answers. */
  asked: Spot | null;
  isTagline: boolean;
}

/** "Acme is free and open source": the strongest such sentence, the product's own name first; beside plans for all alone. */
export function statedFree(reading: SiteReading, own: OwnNames, isSold = false): Candidate<"free"> | undefined {
  let best: { trust: number; sources: SourceRef[] } | undefined;
  for (const place of placesOf(reading)) {
    const trust = trustOf(place, own, isSold, hasRole(reading, place.spot.page, "donate", "press"));
    if (trust <= (best?.trust ?? 0) || isOfAnother(reading, place, own)) continue;
    best = { trust, sources: [...(place.asked ? [whole(place.asked)] : []), part(place.spot, place.sentence)] };
  }
  return best && { value: "free", sources: best.sources };
}

function isOfAnother(reading: SiteReading, { spot, sentence }: Place, own: OwnNames): boolean {
  const at = BARE.exec(sentence.text)?.index ?? FREE.exec(sentence.text)?.index ?? 0;
  return isToldOfAnother(reading, spot, sentence.start + at, own);
}

function trustOf(
  { spot, sentence, nth, asked, isTagline }: Place,
  own: OwnNames,
  isSold: boolean,
  isOfOthers: boolean,
) {
  const { text } = sentence;
  const bare = BARE.exec(text);
  const free = FREE.exec(text);
  if ((!bare && !free) || text.endsWith("?") || isOfOtherPrice(text)) return 0;
  if (!isSold && (PERSONAL.test(text) || isForSome(text))) return 0;
  const isOfIt = SAID_OF_IT.test(text);
  const isSaid = bare !== null && isSaidOfOwn(text, bare, own);
  const isCalled = isTagline && text.split(/\s/).length >= TAGLINE_WORDS && TAGLINE.test(text);
  const isAnswer = asked !== null && nth < ANSWER_SENTENCES && (bare?.index ?? ANSWER_LEAD) < ANSWER_LEAD;
  const isLabelled = PRICED_FREE.test(`${asked?.segment.text ?? ""}: ${text}`) || PRICED_FREE.test(text);
  const match = free ?? (isLabelled || isOfIt || isSaid || isCalled || isAnswer ? bare : null);
  if (!match || isBegun(text, match) || isDenied(text, match.index) || (isSold && !isSaid && !isForAll(text, match)))
    return 0;
  const isOwn = namesOwn(own, text) && !isWithin(text, own);
  if (isOfOthers && !isOwn && !isLabelled) return 0;
  const isHeading = spot.page === 0 && spot.segment.kind === "heading" && match.index === 0;
  const isStrong = STRONG.test(match[0]) && SUBJECT.test(text.slice(0, match.index));
  const weak = [isSold, isOfIt, isHeading, isStrong, isCalled, isAnswer, isLabelled];
  return (isOwn ? 2 : 0) + weak.filter(Boolean).length;
}

function placesOf(reading: SiteReading): Place[] {
  let before: Spot | undefined;
  let title: Spot | undefined;
  return statementsOf(reading).flatMap((spot) => {
    const last = before;
    before = spot;
    const isRead = hasRole(
      reading,
      spot.page,
      "donate",
      "press",
      "home",
      "about",
      "download",
      "pricing",
      "offer",
      "faq",
      "features",
      "license",
    );
    if (!isRead || spot.segment.region === "nav") return [];
    if (spot.page === 0 && spot.segment.kind === "heading") title ??= spot;
    const isNear = title !== undefined && isProse(spot.segment) && spot.index - title.index <= TAGLINE_REACH;
    const isTagline = spot.page === 0 && (!isProse(spot.segment) || isNear);
    const asked =
      last?.page === spot.page && isAskedFor(last.segment.text) && !costsMoney(spot.segment.text) ? last : null;
    return sentencesOf(spot.segment.text).map((sentence, nth) => ({ spot, sentence, nth, asked, isTagline }));
  });
}

function isAskedFor(text: string): boolean {
  if (PRICE_LABEL.test(text)) return true;
  return text.length <= QUESTION_MAX && text.endsWith("?") && COSTS.test(text);
}
