import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { BEGINNING, isYearAlone } from "@/lib/drafting/text/founded-words";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { sentencesOf } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import type { ProfileValues } from "@/lib/schemas/profile";
import type { Cited } from "./cited";
import { isDenied, isQuestion } from "./polarity";

const OPEN_SOURCE =
  /open[\s-]?source|source[\s-]?code|\bfoss\b|\bfloss\b|free (?:and|&|as in) (?:libre|open)|free software|libre|quell(?:offen|code)|c[oó]digo (?:abierto|fuente)|code (?:source|ouvert)|codice (?:aperto|sorgente)|broncode|c[oó]digo aberto|öppen källkod|\b[al]?gpl|\bgnu\b|\bmit\b|apache|\bbsd\b|\bmpl\b|mozilla public|licen[sc]e|lizenz|copyleft|オープンソース|开源/i;
const CODE_HOST = /\b(?:github|gitlab|codeberg|bitbucket|sourceforge|sr\.ht|gitea)\b/i;
const CLOSED = /closed[\s-]?source|proprietary|propriet[äa]r|all rights reserved|source[\s-]available|not open/i;
const FREE =
  /(?<![\p{L}-])(?:free(?! (?:trial|demo|to (?:contact|ask|reach|try|choose|use your|get in))|dom|lanc| from| of (?:bugs|ads|malware|viruses|clutter))|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratuit\p{L}*|gratuit[oa]s?|grátis|ilmai\p{L}*|zdarma|bezpłat\p{L}*|darmow\p{L}*|無料|免费|no (?:cost|charge)|at no (?:cost|charge)|donation\p{L}*|donat\p{L}*|spenden?)(?!\p{L})|(?<![\d.,])0(?:[.,]0{1,2})?\s?(?:[€$£]|zł)|[€$£]\s?0(?:[.,]0{1,2})?(?![\d.,])/iu;
const NOT_FREE =
  /(?:feel|ad|ads|risk|royalty|toll|hassle|worry|bug|malware|duty|sugar|care|conflict|hands|stress)[\s-]free|feel free|(?:free|gratis|kostenlos|gratuit\p{L}*) (?:for|für|pendant|durante|per|the first|voor) (?:the first |die ersten |your first )?(?:\d+|one|two|three|a|ein\p{L}*|un\p{L}?)[\s-](?:days?|weeks?|months?|tage\p{L}?|wochen?|monat\p{L}*|jours?|semaines?|mois|d[íi]as?|semanas?|mes\p{L}*|giorn\p{L}|maand\p{L}*|dagen)|\d+[\s-](?:days?|weeks?|months?|tage\p{L}?|wochen?|monat\p{L}*|jours?|d[íi]as?|giorn\p{L}|dagen)[\s-](?:for )?(?:free|gratis|kostenlos|gratuit\p{L}*)/giu;
const PAID =
  /[€$£¥₹]|(?<!\p{L})(?:usd|eur|gbp|chf|kr|zł|kč)(?!\p{L})|\b(?:price|pricing|prices|priced|buy|purchase|paid|pay|subscri\p{L}+|licen[sc]e|billed|per (?:month|year|user|seat)|monthly|annual\p{L}*|trial|preis\p{L}*|kaufen|kostet|abo|prix|acheter|precio\p{L}*|comprar|prezz\p{L}*|prij\p{L}+|premium|upgrade)\b|\/\s?(?:mo|month|yr|year|monat|jahr|mån|md)\b/iu;
const CONTACT =
  /contact|sales|quote|request|get in touch|talk to|demo|enterprise|custom|kontakt|anfrag\p{L}*|angebot|vertrieb|devis|contactez|nous contacter|presupuesto|contacta|preventivo|contatt\p{L}*|offerte|orçamento|individuell\p{L}*|indywidualn\p{L}*|wycen\p{L}*|sob consulta|consultar|op aanvraag/iu;
const LICENSE =
  /licen[sc]\p{L}*|lizenz\p{L}*|licencia|licenza|licença|licentie|copyleft|public domain|open[\s-]?source|\b[al]?gpl|\bapache\b|\bbsd\b|\bmpl\b|\bmit\b|\bisc\b|creative commons|\bcc[\s-]by|propriet|eula|ライセンス/iu;

/** Names that mean a license wherever they stand. */
const TELLING_LICENSE =
  /\b[al]?gpl|\bapache[- ](?:license|2)|\bmpl[- ]?[12]|mozilla public|creative commons|\bcc[- ]by|\beupl\b|licen[sc]e/i;

type Why = string | null;

/** True when one citation affirms the term: it stands there, undenied, and not in a question. */
export function affirms(cited: Cited[], term: RegExp): boolean {
  return cited.some((one) => {
    const sentence = foldText(one.sentence);
    return term.test(sentence) && !isDenied(sentence, term) && !isQuestion(sentence);
  });
}

/** "Acme, an open-source toolkit", "Acme is open source": what it is said of stands right before. */
const SAID_OF =
  /(?<of>\p{Lu}[\p{L}\d]*(?:[ .-]\p{Lu}[\p{L}\d]*)*)(?:,|\s(?:is|ist|est|es|è|é))\s(?:an?\s|ein\p{L}*\s|une?\s|un[ao]?\s)?(?:[\p{Ll}-]+\s(?:and\s)?){0,2}open[ -]source/u;

export function whyNotOpenSource(value: boolean, cited: Cited[], isOwn: (text: string) => boolean): Why {
  if (!value) return affirms(cited, CLOSED) ? null : "nothing cited says it is closed";
  if (cited.some((one) => isDenied(one.sentence, OPEN_SOURCE) || CLOSED.test(one.sentence)))
    return "the page denies it";
  const isOfOther = (one: Cited) => {
    const of = SAID_OF.exec(foldText(one.sentence))?.groups?.of;
    return of !== undefined && !/^(?:It|This|We|Our|The)\b/.test(of) && !isOwn(of);
  };
  const speaking = cited.filter((one) => OPEN_SOURCE.test(one.sentence));
  if (speaking.length > 0 && speaking.every(isOfOther)) return "said of something else";
  const isHosted = cited.some((one) => one.segment.kind === "link" && CODE_HOST.test(one.segment.text));
  return isHosted || affirms(cited, OPEN_SOURCE) ? null : "nothing cited says it is open source";
}

export function whyNotPricingModel(value: ProfileValues["pricing_model"], cited: Cited[]): Why {
  if (value === "paid") return affirms(cited, PAID) ? null : "nothing cited says it is paid";
  if (value === "contact") return affirms(cited, CONTACT) ? null : "nothing cited asks to get in touch";
  if (value === "freemium" && cited.some((one) => isDenied(one.sentence, FREE_PLAN))) return "the page denies it";
  return affirmsFree(cited) ? null : "nothing cited says it is free";
}

/** A plan, not a trial or the software's freedom. */
const FREE_PLAN =
  /(?<!\p{L})(?:free|gratis|kostenlos\p{L}*|gratuit\p{L}*|gratuit[oa]|bezpłatn\p{L}*|darmow\p{L}*)[ -](?:plan|tier|version|account|edition|forever|uses?|tarif|konto|versie|compte|piano|conta)|(?:plan|tier|version|konto|piano|plano|formule)\s(?:free|gratis|gratuit\p{L}*|darmow\p{L}*)|start (?:for )?free|^free$/iu;

/** True when one citation offers a plan for nothing. */
export function offersFreePlan(cited: Cited[]): boolean {
  return affirms(cited, FREE_PLAN);
}

/** True when one citation says that something costs nothing, for good and not on trial. */
export function affirmsFree(cited: Cited[]): boolean {
  return cited.some((one) => {
    const sentence = foldText(one.sentence).replace(NOT_FREE, " ");
    return FREE.test(sentence) && !isDenied(sentence, FREE) && !isQuestion(sentence);
  });
}

/** Why a plan without price is not on offer: its citations deny that it is free. */
export function deniesFree(cited: Cited[]): boolean {
  return cited.some((one) => isDenied(one.sentence, FREE));
}

/** True when a length such as "30 days" stands in a citation in whatever form and language ("30-Day", "30 Tage"). */
export function isLengthCited(value: string, cited: Cited[]): boolean {
  return cited.some((one) => lengthsIn(foldText(one.text)).some((length) => length.value === value));
}

/** A trial, or what is given away for a time. */
/** What is said of a trial alone: nobody asks for a card of who buys. */
const NO_CARD =
  "no credit card|(?:ohne|keine) kreditkarte|sans carte|sin tarjeta|senza carta|zonder creditcard|sem cart[aã]o|bez karty";
const TRIAL = new RegExp(wholeWords(inAllLanguages("trying"), inAllLanguages("free"), NO_CARD), "iu");

export function whyNotTrial(cited: Cited[]): Why {
  if (
    cited.some((one) =>
      isDenied(one.sentence, /trial|testphase|testversion|probe\p{L}*|essai|prueba|prova|proefperiode/iu),
    )
  )
    return "the page denies it";
  return affirms(cited, TRIAL) || answersTrial(cited) ? null : "nothing cited offers a trial";
}

/** "How long may I try it?" with an answer that gives a length. */
function answersTrial(cited: Cited[]): boolean {
  const isAsked = cited.some((one) => isQuestion(one.sentence) && TRIAL.test(foldText(one.sentence)));
  return isAsked && cited.some((one) => !isQuestion(one.sentence) && lengthsIn(foldText(one.text)).length > 0);
}

/** Structured data on pages and articles tells the license of their words. */
const OF_TEXTS = /^(?:WebSite|WebPage|\w*Article|BlogPosting|Blog|ImageObject|CreativeWork)\.licen[sc]e$/i;

export function whyNotLicense(value: string, cited: Cited[]): Why {
  const own = new RegExp(escaped(foldText(value)), "iu");
  if (cited.every((one) => OF_TEXTS.test(one.segment.name ?? ""))) return "the license of the site's texts";
  if (cited.some((one) => isDenied(one.sentence, own))) return "the page denies it";
  const isNamed = cited.some(
    (one) =>
      /licen[sc]e/i.test(one.segment.name ?? "") ||
      LICENSE.test(foldText(one.sentence).replace(own, " ")) ||
      TELLING_LICENSE.test(value),
  );
  return isNamed ? null : "nothing cited speaks of a license";
}

/** What says that something began, whatever it was that did. */
const FOUNDED =
  /(?<!\p{L})(?:found(?:ed|ing)|establish(?:ed|ment)|incorporated|formed|gegründet\p{L}*|gründung\p{L}*|entstand\p{L}*|fondée?s?|fondat[aoie]|fondation|fundad[ao]s?|fundó|creada|creado|constituida|opgericht|grunda[dt]\p{L}*|grundlagt|etabler\p{L}*|zało[żz]\p{L}+|powstał\p{L}*|創業|設立|成立)(?!\p{L})/iu;
/** What began may be anything: the same clause must say that it was this. */
const BEGAN =
  /(?<!\p{L})(?:since|est|start\p{L}*|beg[au]n|born|launch\p{L}*|creat\p{L}*|histor\p{L}*|initial\p{L}*|first (?:release|version|commit|public)|seit|depuis|cré\p{L}+|desde|cread\p{L}*|nac(?:id|i[óo])\p{L}*|criad\p{L}*|nasce|nace|naît|dal|nat[ao]|sinds|od|went live|lan[cçz]\p{L}+|online|aperto|abiert[oa]|abrimos|powsta\p{L}*|prowadz\p{L}*|działamy|sedan|siden)(?!\p{L})/iu;

/** Why a year is not proven to be that of the founding; `isOwn` tells whether a text speaks of the product or its maker. */
export function whyNotFounded(year: number, cited: Cited[], isKnown: boolean, isOwn: (text: string) => boolean): Why {
  const at = new RegExp(`(?<!\\d)${year}(?!\\d)`);
  const naming = cited.filter((one) => at.test(one.text));
  if (naming.length === 0) return "the year is not the one cited";
  const isFounding = naming.some((one) => {
    const sentences = sentencesOf(one.sentence).flatMap(({ text }) => (at.test(text) ? [text] : []));
    return (
      /founding|founded/i.test(one.segment.name ?? "") ||
      (isKnown && [...sentences, ...besideYear(one, cited)].some(tellsBeginning)) ||
      (isKnown && isCopyrightRange(one.sentence, year)) ||
      (sentences.some((text) => FOUNDED.test(text)) && isOwn(one.sentence)) ||
      clausesWith(at, one.sentence).some((clause) => BEGAN.test(clause) && isOwn(clause))
    );
  });
  return isFounding ? null : "nothing cited says that it began then";
}

function tellsBeginning(sentence: string): boolean {
  return FOUNDED.test(sentence) || BEGAN.test(sentence) || BEGINNING.test(sentence);
}

/** What is cited right beside a year that stands in a line of its own. */
function besideYear({ page, segment, segmentIndex }: Cited, cited: Cited[]): string[] {
  if (!isYearAlone(segment.text)) return [];
  const beside = cited.filter((one) => one.page === page && Math.abs(one.segmentIndex - segmentIndex) === 1);
  return beside.map(({ sentence }) => sentence);
}

/** The clauses that hold it; one that only says when ("In early 2016, …") with the clause after it. */
function clausesWith(at: RegExp, sentence: string): string[] {
  const clauses = foldText(sentence).split(/[,;:()|]|\s[–—-]\s/);
  return clauses.flatMap((clause, index) => {
    if (!at.test(clause)) return [];
    const isTime = clause.trim().split(/\s+/).length <= 4;
    return isTime ? [`${clause} ${clauses[index + 1] ?? ""}`] : [clause];
  });
}

/** "© 2007–2026": the first year of a range that the owner keeps. */
function isCopyrightRange(sentence: string, year: number): boolean {
  return new RegExp(
    `(?:©|\\(c\\)|copyright).{0,40}?${year}\\s?-\\s?(?:(?:19|20)\\d{2}|present|now|today|heute)`,
    "iu",
  ).test(foldText(sentence));
}
