import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import type { Stretch } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { OwnNames } from "../own-names";
import { isWrittenSmall, wordsOf } from "../page-words";
import { besideName, partnersIn } from "../partners";
import { isPersonName } from "../person-name";
import { nameSpans } from "../person-spans";
import { isLoneName, OPENING, VERB } from "./lone-names";

/** The page that a text stands on, and the names that are its site's own. */
export interface Where {
  own: OwnNames;
  page: PageSnapshot | undefined;
  /** All pages of the site. */
  pages: PageSnapshot[];
  /** The next sentence begins with a pronoun or a verb: it speaks of whatever was named last, be it behind "in". */
  isLeaning?: boolean;
}

/** "The program works": the product by its kind. */
const PRODUCT = exactly(inAllLanguages("product"));
/** "in Leeds", "from Windows": places and systems stand behind these, and do nothing. */
const PLACED = /(?<!\p{L})(?:in|at|near|en|à|em|no|na|im|am|te|w|we|i|på|ved)\s$/iu;
/** "PDF", "SMS". */
const SHORT = /^\p{Lu}{1,5}s?$/u;
/** Systems, formats and tongues that every product may name of itself. */
const COMMON =
  /^(?:.*\d.*|pro|plus|solo|lite|family|windows|macos|mac|linux|ios|ipados|iphone|ipad|android|desktop|mobile|server|cloud|docker|freebsd|kubernetes|chrome|firefox|safari|edge|opera|github|gitlab|codeberg|internet|web|excel|word|pdf|csv|app ?store|google play|play store|raspberry pi|debian|ubuntu|fedora|homebrew|flathub|mit|apache|gnu|python|javascript|rust|go|java|php|ruby)$/iu;
/** "„Otherboard“ ist": what stands in quotation marks and does something. */
const QUOTED = /[„“"«»'‚‘]\s?$/u;
/** German writes every noun large: there a name stands without an article, behind a verb or such a word, and ends its clause. */
const LARGE_NOUNS =
  /(?<!\p{L})(?:der|die|das|dem|und|ist|sind|wird|werden|nicht|für|mit|kann|zum|jede[rsmn]?|eine[mnrs]?|im|wurde|steht|läuft|gibt)(?!\p{L})/iu;
const BARE = /(?:^|\s)(?:\p{Ll}+t|von|bei|als|wie|statt|gegenüber|aus|zu)\s$/u;

const BARE_LEANING = /(?:^|\s)(?:\p{Ll}+t|von|bei|als|wie|aus|zu|in|mit|auf|wir|ich|man)\s$/u;
/** Letters of words that titles write small. */
const SMALL_MAX = 2;

/** "with „Otherboard“", "called Otherboard": quotation marks around what something is done with. */
const QUOTED_WITH =
  /(?<!\p{L})(?:with|us(?:e|es|ing)|on|by|called|named|mit|von|namens|nutz\p{L}+|avec|utilis\p{L}+|appel\p{L}+|con|usa\p{L}*|llamad\p{L}|chiamat\p{L}|met|gebruik\p{L}*|genaamd|com|chamad\p{L}|z|używa\p{L}*|med|kallad|kaldet)\s[„“"«»'‚‘]\s?$/iu;

/** A name of somebody else, and whether its sentence is about them. */
export interface OtherName extends Stretch {
  isSubject: boolean;
}

/** "Unlike Kelpline", "Is Kelpline": a word that leads to a name, and opens the sentence. */
const LEADING =
  /^(?:is|are|does|do|can|has|will|was|what|why|how|ist|hat|kann|läuft|warum|wie|est|a|es|tiene|è|ha|heeft|kan|waarom|czy|jest|é|tem|är|har|er|unlike|like|with|without|from|at|in|on|after|before|since|for|when|while|if|as|than|using|behind|both|until|anders|mit|ohne|bei|beim|von|vom|für|nach|vor|seit|wie|aus|zu|avec|sans|chez|pour|après|avant|depuis|comme|contrairement|con|sin|para|desde|tras|como|senza|per|dopo|prima|da|come|met|zonder|bij|voor|na|sinds|zoals|van|com|sem|depois|antes|desde|z|bez|dla|po|przed|od|jak|med|utan|hos|för|efter|før|uden|til|fra|från)\s/iu;

export const RELATIVE = "(?:who|which|that|whose|qui|dont|que|che|który|która|które|som|dat|die|der|das)(?!\\p{L})";
/** "Unlike Kelpline": whom something is set against does nothing in the sentence, unless it goes on about them. */
const UNLIKE =
  /(?<!\p{L})(?:unlike|compared (?:to|with)|in contrast to|anders als|im (?:gegensatz|unterschied|vergleich) zu[mr]?|contrairement (?:à|aux?)|à la différence (?:de|des|du)|comparé à|a diferencia de|al contrario que|a differenza di|al contrario di|in tegenstelling tot|anders dan|w przeciwieństwie do|w odróżnieniu od|ao contrário d[aeo]|diferente(?:mente)? d[aeo]|till skillnad (?:från|mot)|i motsats till|i modsætning til|modsat)\s["„“«»‘']?$/iu;
const ABOUT_IT = new RegExp(`^[\\s,(–—-]{1,3}${RELATIVE}`, "iu");

/** Proper names in a text that are none of the product's, as they stand; a title writes every word large, and is none. */
export function namesOfOthers(text: string, where: Where): OtherName[] {
  const partners = partnersIn(text, where.own, VERB).map((one) => ({ ...one, isSubject: isAtStart(text, one.start) }));
  const names = nameSpans(text, where.own).flatMap((found) => {
    const lead = LEADING.exec(found.text)?.[0].length ?? 0;
    const span = { ...found, text: found.text.slice(lead), start: found.start + lead };
    if (partners.some((one) => one.start < span.end && span.start < one.end)) return [];
    const beside = besideName(text.slice(span.end));
    if (beside > 0) return [{ ...span, end: span.end + beside, isSubject: isAtStart(text, span.start) }];
    const isSubject = isOpening(text, span.start);
    if (isWithFirst(text, span, where.own)) return [];
    return isOther(text, span, { ...where, isSubject }) ? [{ ...span, isSubject }] : [];
  });
  return [...partners, ...names].filter((one) => !isCompared(text, one)).sort((a, b) => a.start - b.start);
}

/** "Jane Roe and Max Berg founded", "In 2021 Jane Roe …": persons beside the one who opens a sentence are named as that one is. */
function isWithFirst(text: string, { text: name, start }: Stretch, own: OwnNames): boolean {
  const first = FIRST_AND.exec(text.slice(0, start))?.groups?.first;
  const all = [...(first?.split(", ") ?? []), name]; // one given name tells persons from two products
  return first !== undefined && all.every((one) => isPersonName(one, own)) && all.some(isGivenName);
}
const PERSON = "\\p{Lu}[\\p{L}'’.-]+(?:\\s(?:(?:van|von|de|der|den|di|da)\\s){0,2}\\p{Lu}[\\p{L}'’.-]+){1,2}";
const FIRST_AND = new RegExp(
  `(?:^|[.!?:…]["”’»)]?\\s)(?:(?:In|Im|En|Nel|Em|W|I|År)?\\s?(?:19|20)\\d\\d(?:\\s(?:roku|r\\.))?,?\\s)?(?<first>${PERSON}(?:,\\s${PERSON}){0,3})(?:,?\\s(?:and|&|und|et|y|e|en|i|och|og)|,)\\s$`,
  "u",
);

const isCompared = (text: string, { start, end }: Stretch) =>
  UNLIKE.test(text.slice(0, start)) && !ABOUT_IT.test(text.slice(end));
const isOpening = (text: string, start: number) =>
  text.slice(0, start).trim() === "" || /[.!?:…]["”’»)]?\s$|[„“"«(¿¡|·•]\s?$/u.test(text.slice(0, start));
const isAtStart = (text: string, start: number) => isOpening(text, start) || /[,;–—]\s$/u.test(text.slice(0, start));

function isOther(text: string, span: Stretch, where: Where & { isSubject: boolean }): boolean {
  const { own, page, pages, isLeaning = false } = where;
  if (COUNTRY_LINE.test(span.text) || [SHORT, COMMON, OPENING, PRODUCT].some((one) => one.test(span.text)))
    return false;
  const isLarge = /^de/i.test(page?.lang ?? "") || LARGE_NOUNS.test(text);
  const lead = text.slice(0, span.start);
  const behind = text.slice(span.end);
  if (QUOTED.test(lead) && VERB.test(behind.replace(/^[^„“”"«»]{0,30}["”“»’']/u, ""))) return true;
  if (isLeaning && QUOTED_WITH.test(lead)) return true;
  if (where.isSubject) {
    const isNamed = VERB.test(behind) && isNamedWithin(page, span.text, isLarge);
    return isNamed || (page !== undefined && isLoneName(span.text, behind, page, pages, own));
  }
  if (!isLarge) return (isLeaning || !PLACED.test(lead)) && !isWrittenSmall(page, span.text);
  return (
    /\p{Ll}\p{Lu}/u.test(span.text) ||
    ((isLeaning ? BARE_LEANING : BARE).test(lead) && (/^[:,;.?]/.test(behind) || VERB.test(behind)))
  );
}

/** What opens a sentence is a name where another sentence of the page has it in its midst: any word opens a sentence large. */
function isNamedWithin(page: PageSnapshot | undefined, name: string, isLarge: boolean): boolean {
  if (/\p{Ll}\p{Lu}/u.test(name)) return true;
  const again = new RegExp(
    `(?:${isLarge ? BARE.source.replace("$", "") : "\\p{Ll},?\\s"})${escaped(name)}(?!\\p{L})`,
    "u",
  );
  return (
    page !== undefined &&
    wordsOf(page).large.has(name.split(" ")[0] ?? "") &&
    wordsOf(page).texts.some((text) => again.test(text))
  );
}

/** A title writes every word large. */
export function isTitled(text: string): boolean {
  const [, ...words] = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length <= SMALL_MAX || /^\p{Lu}/u.test(word));
}
