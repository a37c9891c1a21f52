import type { SiteReading } from "@/lib/drafting/candidate";
import { knownCommercial, tellsOwnLicence, withAlternatives } from "@/lib/drafting/extract/known";
import { isSameText } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { licenceAt } from "@/lib/drafting/text/software/licence-addresses";
import { isOpenForOthers } from "@/lib/drafting/text/software/open-words";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { tellsOpenSource } from "../claim-rules";
import { isDenied, isQuestion } from "../polarity";
import { isAnsweredNo, sayings } from "../saying";
import { ownersOf } from "../subject";
import { whyOfAnother } from "../told-rules";

const EARLIER = anyWord("earlier");
/** What a product is made with, or shows: theirs is the licence told right behind. */
const MADE_WITH = anyOf(
  "rel(?:y|ies) on|comes? out of|made with|draw[ns]? with|pictures?|photograph\\p{L}*|parsers?|engines?|rules? ?sets?|have a look at|look at|thanks",
  "benutz(?:t|en)|mit hilfe|\\p{L}*fotos|bilder|zeichnen wir|schaut? euch|danke",
  "s['’]appuie(?:nt)? sur|gr[âa]ce à|moteur|analyseur|photos?|merci|se apoya en|motor|gracias a|imágenes|si appoggia a|motore|grazie a|immagini|foto",
  "met behulp|tekenen (?:wij|we)|afbeeldingen|foto['’]?s|dank|oparte?|opiera(?:ją)? się|silnik\\p{L}*|dzięki|zdjęci\\p{L}+|obsługujemy|graças a|imagens|bilder|tack vare|billeder|takket være",
);

/**
 * Why a licence that the rules did not read is not the product's: one sentence must tell it of the product, as it is today; a
 * library in use, a picture or a version of before has its own.
 */
export function whyNotOwnLicence(value: string, cited: Cited[], reading: SiteReading): string | null {
  const known = withAlternatives(knownCommercial(reading).fields?.license);
  if (known.some((one) => isSameText(one.value, value))) return null;
  if (cited.some(({ segment }) => segment.kind === "jsonld" || segment.kind === "meta")) return null;
  const term = new RegExp(escaped(value), "iu");
  const own = ownersOf(reading);
  const isTold = sayings(cited, term).some(
    (one) =>
      !isQuestion(one.sentence) &&
      !isDenied(one.sentence, term) &&
      !isAnsweredNo(one) &&
      !isAmongCells(one) &&
      !MADE_WITH.test(one.sentence) &&
      !isEarlier(one.sentence, term) &&
      tellsOwnLicence(one.sentence, value, own) &&
      whyOfAnother(term, [one], reading) === null,
  );
  return isTold ? null : "no sentence cited tells it of the product as it is today";
}

/** Structured data tells the licence by the address of its text. */
export function isAtAddress(value: string, cited: Cited[]): boolean {
  return cited.some(({ segment }) => segment.kind === "jsonld" && licenceAt(segment.text) === value);
}

/** "Version 2 was under the MIT licence; 3.0 is under the AGPL": of each, what its clause says. */
function isEarlier(sentence: string, term: RegExp): boolean {
  return sentence.split(/[;:]\s|,\s(?=\p{Ll})/u).some((clause) => term.test(clause) && EARLIER.test(clause));
}

/** A row of more than a label and its value compares. */
function isAmongCells({ page, segment }: Cited): boolean {
  const isBeside = (one: Cited["segment"]) => one.kind === "cell" && one.block === segment.block;
  return segment.kind === "cell" && page.segments.filter(isBeside).length > 2;
}

/** Somewhere a sentence must say it that no answer of no precedes, and that speaks of no others' projects. */
export function whyNotSaidOpen(cited: Cited[]): string | null {
  const saying = cited.filter((one) => tellsOpenSource(one.sentence));
  const isOfOthers = (one: Cited) => isAnsweredNo(one) || isOpenForOthers(one.sentence);
  return saying.length > 0 && saying.every((one) => isQuestion(one.sentence) || isOfOthers(one))
    ? "said of others' projects, or denied"
    : null;
}
