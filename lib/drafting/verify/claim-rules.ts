import { wordCount } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isOpenByAnswer } from "@/lib/drafting/text/software/open-words";
import { wholeWords } from "@/lib/drafting/text/words";
import type { ProfileValues } from "@/lib/schemas/profile";
import type { Cited } from "./cited";
import { isDenied, isQuestion } from "./polarity";

/** Words of open source. */
export const OPEN_SOURCE = new RegExp(
  `${wholeWords(inAllLanguages("openSource"))}|open[\\s-]?source|source[\\s-]?code|free (?:and|&|as in) (?:libre|open)|free software|libre|quell(?:offen|code)|c[oó]digo (?:abierto|fuente)|code (?:source|ouvert)|codice (?:aperto|sorgente)|broncode|\\b[al]?gpl|\\bgnu\\b|\\bmit\\b|apache|\\bbsd\\b|\\bmpl\\b|mozilla public|licen[sc]e|lizenz|copyleft|オープンソース|开源`,
  "iu",
);
const CODE_HOST = /\b(?:github|gitlab|codeberg|bitbucket|sourceforge|sr\.ht|gitea)\b/i;
const CLOSED = /closed[\s-]?source|proprietary|propriet[äa]r|all rights reserved|source[\s-]available|not open/i;
/** Words of what costs nothing. */
export const FREE =
  /(?<![\p{L}-])(?:free(?! (?:trial|demo|to (?:contact|ask|reach|try|choose|use your|get in))|dom|lanc| from| of (?:bugs|ads|malware|viruses|clutter))|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratuit\p{L}*|gratuit[oa]s?|grátis|ilmai\p{L}*|zdarma|bezpłat\p{L}*|darmow\p{L}*|za darmo|kosteloos|kostnadsfri\p{L}*|costs? (?:you )?nothing|kostet (?:dich |sie |euch )?nichts|ne coûtent? rien|rien du tout|no cuesta nada|non costa nulla|kost (?:je |u )?niets|não custa nada|nic nie kosztuje|kostar (?:inget|ingenting)|koster (?:intet|ikke noget)|無料|免费|no (?:cost|charge)|at no (?:cost|charge)|donation\p{L}*|donat\p{L}*|spenden?)(?!\p{L})|(?<![\d.,])0(?:[.,]0{1,2})?\s?(?:[€$£]|zł)|[€$£]\s?0(?:[.,]0{1,2})?(?![\d.,])/iu;
const NOT_FREE =
  /free (?:\p{L}+ )?(?:updates?|upgrades?|stickers?|shipping|delivery|support|samples?|guides?|e-?books?|webinars?|consultations?|onboarding|migration|set-?up|calls?|quotes?|returns?|demo)(?!\p{L})|(?:feel|ad|ads|risk|royalty|toll|hassle|worry|bug|malware|duty|sugar|care|conflict|hands|stress)[\s-]free|feel free|(?:free|gratis|kostenlos|gratuit\p{L}*) (?:for|für|pendant|durante|per|the first|voor) (?:the first |die ersten |your first )?(?:\d+|one|two|three|a|ein\p{L}*|un\p{L}?)[\s-](?:days?|weeks?|months?|tage\p{L}?|wochen?|monat\p{L}*|jours?|semaines?|mois|d[íi]as?|semanas?|mes\p{L}*|giorn\p{L}|maand\p{L}*|dagen)|\d+[\s-](?:days?|weeks?|months?|tage\p{L}?|wochen?|monat\p{L}*|jours?|d[íi]as?|giorn\p{L}|dagen)[\s-](?:for )?(?:free|gratis|kostenlos|gratuit\p{L}*)/giu;
const PAID =
  /[€$£¥₹]|(?<!\p{L})(?:usd|eur|gbp|chf|kr|zł|kč)(?!\p{L})|\b(?:price|pricing|prices|priced|buy|purchase|paid|pay|subscri\p{L}+|licen[sc]e|billed|per (?:month|year|user|seat)|monthly|annual\p{L}*|trial|preis\p{L}*|kaufen|kostet|abo|prix|acheter|precio\p{L}*|comprar|prezz\p{L}*|prij\p{L}+|premium|upgrade|kostenpflichtig\p{L}*|payante?|de pago|a pagamento|betaalde?|płatn\p{L}+|betal[dt])\b|\/\s?(?:mo|month|yr|year|monat|jahr|mån|md)\b/iu;
const SOLD_AS = anyWord("soldAs");
const CONTACT =
  /contact|sales|quote|request|get in touch|talk to|demo|enterprise|custom|kontakt|anfrag\p{L}*|angebot|vertrieb|devis|contactez|nous contacter|presupuesto|contacta|preventivo|contatt\p{L}*|offert\p{L}*|tilbud|orçamento|individuell\p{L}*|indywidualn\p{L}*|wycen\p{L}*|sob consulta|consultar|op aanvraag/iu;
const LICENSE =
  /licen[sc]\p{L}*|licencj\p{L}*|lizenz\p{L}*|licencia|licenza|licença|licentie|copyleft|public domain|open[\s-]?source|\b[al]?gpl|\bapache\b|\bbsd\b|\bmpl\b|\bmit\b|\bisc\b|creative commons|\bcc[\s-]by|propriet|eula|ライセンス/iu;

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

/** True for a sentence with a word of open source. */
export function tellsOpenSource(sentence: string): boolean {
  return OPEN_SOURCE.test(foldText(sentence));
}

/** "Acme, an open-source toolkit", "Acme is open source": what it is said of stands right before. */
const SAID_OF =
  /(?<of>\p{Lu}[\p{L}\d]*(?:[ .-]\p{Lu}[\p{L}\d]*)*)(?:,|\s(?:is|ist|est|es|è|é))\s(?:an?\s|ein\p{L}*\s|une?\s|un[ao]?\s)?(?:[\p{Ll}-]+\s(?:and\s)?){0,2}open[ -]source/u;

/** True for a sentence that says it of something by another name. */
export function isSaidOfOther({ sentence }: Cited, isOwn: (text: string) => boolean): boolean {
  const of = SAID_OF.exec(foldText(sentence))?.groups?.of;
  return of !== undefined && !/^(?:It|This|We|Our|The)\b/.test(of) && !isOwn(of);
}

/** "Is it open source?" and, right below, "Yes". */
function isYes({ page, segmentIndex, segment }: Cited, cited: Cited[]): boolean {
  const asks = (one: Cited) => one.page === page && isQuestion(one.sentence) && OPEN_SOURCE.test(one.sentence);
  const isAnswered = (one: Cited) => isOpenByAnswer(one.sentence, segment.text);
  return cited.some((one) => asks(one) && [1, 2].includes(segmentIndex - one.segmentIndex) && isAnswered(one));
}

export function whyNotOpenSource(value: boolean, cited: Cited[], isOwn: (text: string) => boolean): Why {
  if (!value) return affirms(cited, CLOSED) ? null : "nothing cited says it is closed";
  if (cited.some((one) => isDenied(one.sentence, OPEN_SOURCE) || CLOSED.test(one.sentence)))
    return "the page denies it";
  if (cited.some((one) => isYes(one, cited))) return null;
  const speaking = cited.filter((one) => OPEN_SOURCE.test(one.sentence));
  if (speaking.length > 0 && speaking.every((one) => isSaidOfOther(one, isOwn))) return "said of something else";
  const isHosted = cited.some((one) => one.segment.kind === "link" && CODE_HOST.test(one.segment.text));
  return isHosted || affirms(cited, OPEN_SOURCE) ? null : "nothing cited says it is open source";
}

export function whyNotPricingModel(value: ProfileValues["pricing_model"], cited: Cited[]): Why {
  if (value === "paid")
    return affirms(cited, PAID) || affirms(cited, SOLD_AS) || cited.some(isPriced)
      ? null
      : "nothing cited says it is paid";
  if (value === "contact") return affirms(cited, CONTACT) ? null : "nothing cited asks to get in touch";
  if (value === "freemium" && cited.some((one) => isDenied(one.sentence, FREE_PLAN))) return "the page denies it";
  if (value === "freemium" && affirms(cited, /(?<!\p{L})freemium(?!\p{L})/iu)) return null;
  const telling = value === "free" ? cited.filter(({ sentence }) => !FREE_START.test(sentence.trim())) : cited;
  return affirmsFree(telling) ? null : "nothing cited says it is free";
}

/** "Start for free": a button into a trial as often as into a product that costs nothing. */
const FREE_START =
  /^(?:start|try|test|begin|get started|sign up|join|jetzt|teste\p{L}*|starte\p{L}*|essayez|commencez|prueba|empieza|prova|inizia|probeer|wypróbuj|experimente|comece|börja|prøv)\s(?:\p{L}+\s){0,2}(?:free|kostenlos|gratis|gratuitement|gratuit|grátis|za darmo)\W*$/iu;

function isPriced({ sentence }: Cited): boolean {
  return !isQuestion(sentence) && moneyIn(sentence).some(({ amountCents }) => amountCents > 0);
}

/** A plan, not a trial or the software's freedom. */
export const FREE_PLAN =
  /(?<!\p{L})(?:free|gratis|kostenlos\p{L}*|gratuit\p{L}*|gratuit[oa]|bezpłatn\p{L}*|darmow\p{L}*)[ -](?:plan|tier|version|account|edition|forever|uses?|tarif|konto|versie|compte|piano|conta)|(?:plan|tier|version|konto|piano|plano|formule)\s(?:free|gratis|gratuit\p{L}*|darmow\p{L}*)|start (?:for )?free(?! (?:trial|demo|test)| for (?:\d|an? |your first|the first))|^free$/iu;

/** True when one citation offers a plan for nothing. */
export function offersFreePlan(cited: Cited[]): boolean {
  const isOffer = (one: Cited) => !isCaseOfTable(one) && !FREE_START.test(one.sentence.trim());
  return affirms(cited.filter(isOffer), FREE_PLAN);
}

/** Words of the first cell of a row that is called a plan; more tell a case: "Version 4, bought after 1 March | free". */
const PLAN_WORDS_MAX = 4;

function isCaseOfTable({ page, segment }: Cited): boolean {
  if (segment.kind !== "cell" || wordCount(segment.text) > 1) return false;
  const first = page.segments.find(({ kind, block }) => kind === "cell" && block === segment.block);
  return first !== undefined && wordCount(first.text) > PLAN_WORDS_MAX;
}

/** True when one citation says that something costs nothing, for good and not on trial. */
export function affirmsFree(cited: Cited[]): boolean {
  return cited.some((one) => {
    const sentence = foldText(one.sentence).replace(NOT_FREE, " ");
    if (isQuestion(sentence)) return false;
    const isNought = moneyIn(sentence).some(({ amountCents }) => amountCents === 0); // "0 kr", in any money
    return isNought || (FREE.test(sentence) && !isDenied(sentence, FREE));
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
  "no (?:credit )?card|(?:ohne|keine) kreditkarte|kreditkarte (?:ist )?nicht|sans carte|aucune carte|sin (?:necesidad de )?tarjeta|no (?:se requiere|necesitas?|hace falta) tarjeta|(?:senza|nessuna) carta|(?:zonder|geen) creditcard|creditcard niet|(?:sem|nenhum) cart[aã]o|n[aã]o (?:precisa|é necessário|pedimos) (?:de )?cart[aã]o|bez (?:podawania )?karty|karta nie(?:potrzebna)?";
const TRIAL = new RegExp(
  wholeWords(inAllLanguages("trying"), inAllLanguages("free"), inAllLanguages("given"), NO_CARD),
  "iu",
);

/** "1 year of free updates": what comes with what was bought. */
const COMES_WITH = new RegExp(
  `^(?:['’]s)?\\s(?:(?:of|an?|de|d['’]|di|van|av|af|${inAllLanguages("free")})\\s?){0,3}(?:${inAllLanguages("bonus")}|upgrades?|maintenance|wartung|mises? à jour|actualizaciones|aggiornamenti)(?!\\p{L})`,
  "iu",
);

/** "Free trial", without a length. */
const TRIAL_NAMED = anyWord("trial");
/** "Free try". */
const TRY_WORDS = new RegExp(wholeWords(inAllLanguages("trying"), inAllLanguages("free")), "giu");

export function whyNotTrial(value: string, cited: Cited[]): Why {
  if (!/\p{L}{2}|\d/u.test(value.replace(TRY_WORDS, " ")) && !TRIAL_NAMED.test(value))
    return "asks to try, and tells no trial";
  const behind = cited.flatMap(({ sentence }) => {
    const at = sentence.toLowerCase().indexOf(value.toLowerCase());
    return at === -1 ? [] : [sentence.slice(at + value.length)];
  });
  if (behind.length > 0 && behind.every((text) => COMES_WITH.test(text))) return "what comes with it is no trial";
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
