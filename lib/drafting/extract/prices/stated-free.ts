import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied, NOT_YET } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

/** Words that say it wherever they stand. */
const FREE =
  /\b(?:free (?:and|&|\/) open[- ]?source|free,? open[- ]?source|free (?:software|forever|of charge|to use|to download|for everyone|app|tool|program)|completely free|totally free|100 ?% free|entirely free|always (?:be )?free|is free(?![\p{L}-])|for free|kostenlos(?:e[srn]?)?|gratis|gratuit(?:e|ement)?|gratuito|gratuita|software libre|logiciel libre)(?![\p{L}])/iu;
const GRATIS = `(?:${inAllLanguages("free")})`;
/** Words that elsewhere go with consultations and samples, and tell of the price only where the product itself is their subject. */
const BARE = new RegExp(`(?<![\\p{L}-])${GRATIS}(?![\\p{L}-])`, "iu");
const GIFT = `(?:${inAllLanguages("gift")})`;
const NOT_THE_PRICE = anyOf(
  "try (?:\\S+\\s){0,4}for free|try (?:it |us )?free|trials?|free (?:plan|tier|version|account|shipping|demo|course|guide|consultation|webinar|e-?book|download of|update)",
  "free (?:migration|support|for open|for students|for non)|feel free|free up(?! to)|free from|for free (?:trial|demo)",
  "[\\p{L}]+-free|(?:ad|hands|hassle|risk|royalty) free|testen|testphase|testversion|essai|essayer|prueba|prova|proef\\p{L}*|probeer",
  "\\d+[- ]?(?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|mois|d[íi]as?|meses|giorni|mesi|dagen|maanden)",
  `${GRATIS}\\s(?:[\\p{L}-]+\\s){0,2}?${GIFT}`,
  `(?<!-)${GIFT}\\s(?:[\\p{L}-]+\\s){0,3}?${GRATIS}`,
);
/** "Schools use Acme for free": what they do not pay, others do. */
const FAVOURED = anyWord("favoured");

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
/** Texts below the first heading of a home page that still belong to its tagline. */
const TAGLINE_REACH = 4;
const OBTAIN = anyWord("obtain");
const BUTTON_MAX = 60;

const FOR_ALL = anyWord("forAll");

/** Where plans are sold, what is free must be the product itself, and not for some alone: "Schools get Acme free". */
function isForAll(text: string, match: RegExpExecArray): boolean {
  return /open[- ]?source/iu.test(match[0]) || FOR_ALL.test(text) || SAID_OF_IT.test(text); // a licence asks nobody who they are
}

/** A sentence with what stands around it. */
interface Place {
  spot: Spot;
  sentence: Stretch;
  isTagline: boolean;
}

/** "Acme is free and open source": the strongest such sentence, the product's own name first; beside plans for all alone. */
export function statedFree(reading: SiteReading, own: OwnNames, isSold = false): Candidate<"free"> | undefined {
  let best: { trust: number; sources: SourceRef[] } | undefined;
  for (const place of placesOf(reading)) {
    const trust = trustOf(place, own, isSold);
    if (trust <= (best?.trust ?? 0)) continue;
    best = { trust, sources: [part(place.spot, place.sentence)] };
  }
  return best && { value: "free", sources: best.sources };
}

function trustOf({ spot, sentence, isTagline }: Place, own: OwnNames, isSold: boolean) {
  const { text } = sentence;
  if (text.endsWith("?") || NOT_THE_PRICE.test(text) || NOT_YET.test(text) || FAVOURED.test(text)) return 0;
  const bare = BARE.exec(text);
  const isOfIt = SAID_OF_IT.test(text);
  const isCalled = isTagline && text.split(/\s/).length >= TAGLINE_WORDS && TAGLINE.test(text);
  const isObtained = spot.segment.text.length <= BUTTON_MAX && OBTAIN.test(spot.segment.text);
  const match = FREE.exec(text) ?? (isOfIt || isCalled || isObtained ? bare : null);
  if (!match || isDenied(text, match.index) || (isSold && !isForAll(text, match))) return 0;
  const isOwn = namesOwn(own, text);
  const isHeading = spot.page === 0 && spot.segment.kind === "heading" && match.index === 0;
  const isStrong = /open[- ]?source|forever|completely|100|always|entirely/i.test(match[0]);
  const weak = [isSold, isOfIt, isHeading, isStrong, isCalled, isObtained];
  return (isOwn ? 2 : 0) + weak.filter(Boolean).length;
}

const READ: PageRole[] = ["donate", "home", "about", "download", "pricing", "faq", "features", "license"];

function placesOf(reading: SiteReading): Place[] {
  let title: Spot | undefined;
  return statementsOf(reading).flatMap((spot) => {
    if (!hasRole(reading, spot.page, ...READ) || spot.segment.region === "nav") return [];
    if (spot.page === 0 && spot.segment.kind === "heading") title ??= spot;
    const isNear = title !== undefined && isProse(spot.segment) && spot.index - title.index <= TAGLINE_REACH;
    const isTagline = spot.page === 0 && (!isProse(spot.segment) || isNear);
    return sentencesOf(spot.segment.text).map((sentence) => ({ spot, sentence, isTagline }));
  });
}
