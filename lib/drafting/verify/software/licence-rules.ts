import type { SiteReading } from "@/lib/drafting/candidate";
import { knownCommercial, tellsOwnLicence, withAlternatives } from "@/lib/drafting/extract/known";
import { namesOwn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isSameText } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { licenceAt } from "@/lib/drafting/text/software/licence-addresses";
import { LICENSE } from "@/lib/drafting/text/software/licence-names";
import { isOtherLicence } from "@/lib/drafting/text/software/licence-scope";
import { isOpenedLater } from "@/lib/drafting/text/software/open-later";
import { isOfParts, isOpenForOthers, isSaidOpen } from "@/lib/drafting/text/software/open-words";
import { sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { isSaidOfOther, OPEN_SOURCE } from "../claim-rules";
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

/** "a limited, non-exclusive licence": what terms give leave for, of a service, its pages or what somebody uploads. */
const GRANT =
  /(?<!\p{L})(?:non-?[- ]?(?:exclusive|transferable|sub-?licen[sc]able|exclusiv[ae]s?|transf[ée]r\p{L}+|cessible|esclusiv[ao]|trasferibile)|nicht[- ]?(?:exklusiv|ausschließlich|übertragbar)\p{L}*|einfach\p{L}* (?:nutzungs)?recht\p{L}*|no (?:exclusiva|transferible)|não exclusiva|niet-(?:exclusieve|overdraagbare)|niewyłączn\p{L}+|royalty-free|revocable|worldwide)(?!\p{L})/iu;
/** "Commercial", "License Agreement": how it is had, or where that is written, beside a licence that has a name. */
const KIND_ALONE =
  /^(?:(?:commercial|enterprise|paid|free|open|kommerziell\p{L}*|commerciale?|comercial)(?: licen[sc]e)?|(?:end[- ]user |software )?licen[sc]e(?:s| agreement| terms)?|lizenz(?:vertrag|vereinbarung|bedingungen)?|contrat de licence|contrato de licencia|contratto di licenza|licentieovereenkomst|umowa licencyjna|licensavtal)$/iu;
/** Software that is put onto a machine is under such a licence as a whole. */
const INSTALLED = anyOf(
  "install(?:ing|ed)?|(?:one )?cop(?:y|ies) of the (?:software|app|program)|installier\\p{L}+|zu installieren|installer|instalar|installare|installeren|instalow\\p{L}+|installera|installere",
);

/**
 * Why a licence that the rules did not read is not the product's: one sentence must tell it of the product, as it is today; a
 * library in use, a picture or a version of before has its own.
 */
export function whyNotOwnLicence(value: string, cited: Cited[], reading: SiteReading): string | null {
  const known = withAlternatives(knownCommercial(reading).fields?.license);
  if (known.some((one) => isSameText(one.value, value))) return null;
  if (cited.some(({ segment }) => segment.kind === "jsonld" || segment.kind === "meta")) return null;
  if (KIND_ALONE.test(value)) return "a kind of licence, and not its name";
  if (GRANT.test(value) && !cited.some(({ sentence }) => INSTALLED.test(sentence)))
    return "a grant to use, and no licence";
  const term = new RegExp(escaped(value), "iu");
  const own = ownersOf(reading);
  const isTold = sayings(cited, term).some(
    (one) =>
      !isQuestion(one.sentence) &&
      !isDenied(one.sentence, term) &&
      !isAnsweredNo(one) &&
      !isAmongCells(one) &&
      !isOtherIn(one, term) &&
      !MADE_WITH.test(one.sentence) &&
      !isEarlier(one.sentence, term) &&
      tellsOwnLicence(one.sentence, value, own) &&
      whyOfAnother(term, [one], reading) === null,
  );
  return isTold ? null : "no sentence cited tells it of the product as it is today";
}

/** The words of the clause in which open source stands, up to it: not "Acme's editor", not "unlike Kelp, which". */
function clauseBefore(text: string): string {
  const clause =
    text
      .slice(0, OPEN.exec(text)?.index ?? 0)
      .split(/[,;:]/u)
      .at(-1) ?? "";
  return PART.test(clause) ? "" : clause;
}

const PART = /['’]s\s|(?<!\p{L})(?:edition|version|plug-?in|add-?on|fassung)(?!\p{L})/iu;

/** "Acme is not open source": what one of the site's own pages says of it by name, no line of another takes back. */
export function isSaidClosed(reading: SiteReading): boolean {
  const own = ownersOf(reading);
  return statementsOf(reading).some(({ segment }) =>
    sentencesOf(segment.text).some(
      ({ text }) => !isQuestion(text) && isDenied(text, OPEN) && namesOwn(own, clauseBefore(text)),
    ),
  );
}

/** One of a list, of users' projects, of once or of one day. */
function isOtherIn({ sentence, segment }: Cited, term: RegExp): boolean {
  const match = term.exec(sentence);
  return match !== null && isOtherLicence(sentence, match, segment.text);
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

/** "The source code is on GitHub": told of all of it, and not of "the source code of the agent". */
const CODE_IS =
  /(?<!\p{L})(?:source[ -]?code|sources|quell(?:code|text)|code source|código(?: fuente)?|codice sorgente|broncode|kod źródłowy|código[- ]fonte|källkod(?:en)?|kildekode(?:n)?)\s(?:is|are|can|lives?|ist|liegt|steht|findet|est|se trouve|está|es|se encuentra|è|si trova|staat|jest|znajduje|finns|ligger|er)(?!\p{L})/iu;
/** "Open source", alone in a heading, a badge or an entry. */
const LABEL_WORDS = 6;
const OPEN = anyWord("openSource");

/**
 * A sentence must say it of the product, by its name, as its makers speak, or in a line that says nothing else: one that no answer
 * of no precedes, and that speaks neither of others' projects nor of what the product is made with.
 */
export function whyNotSaidOpen(cited: Cited[], reading: SiteReading): string | null {
  const saying = sayings(cited, OPEN_SOURCE);
  const own = ownersOf(reading);
  const isToldOfIt = ({ sentence }: Cited) => {
    const open = OPEN.exec(sentence);
    const licence = LICENSE.exec(sentence)?.[0];
    const isLabel = sentence.split(/\s+/).length <= LABEL_WORDS;
    if (open && (isSaidOpen(sentence, open) || (isLabel && !isOfParts(sentence, open)))) return true;
    if (open && namesOwn(own, sentence)) return true;
    return CODE_IS.test(sentence) || (licence !== undefined && tellsOwnLicence(sentence, licence, own));
  };
  const isOfOthers = (one: Cited) =>
    isAnsweredNo(one) ||
    isAmongCells(one) ||
    isSaidOfOther(one, (text) => namesOwn(own, text)) ||
    isOpenForOthers(one.sentence) ||
    isOpenedLater(one.sentence, one.segment.text) ||
    MADE_WITH.test(one.sentence);
  const isSaid = saying.some((one) => !isQuestion(one.sentence) && !isOfOthers(one) && isToldOfIt(one));
  return saying.length > 0 && !isSaid ? "said of others' projects, or denied" : null;
}
