import type { SiteReading } from "@/lib/drafting/candidate";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import { isProse, SPAN_TEXT_MAX, type Spot, type Stretch, sentenceAt, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { namesOwn, type OwnNames, ownNameIn } from "./own-names";
import { nameSpans } from "./person-spans";
import { headingsAbove } from "./sections";
import { speakersIn } from "./speaking";

/** Whose fact a text tells: the product's or its makers', or that of somebody else whom it names. */
type Told = "own" | "other";

interface Where {
  own: OwnNames;
  page: PageSnapshot | undefined;
  /** The next sentence begins with a pronoun or a verb: it speaks of whatever was named last, be it behind "in". */
  isLeaning?: boolean;
}

/** "The program works": the product by its kind. */
const PRODUCT = exactly(inAllLanguages("product"));
/** "which is not ours", "the app of their carrier": what is told has another owner. */
const THEIRS = anyOf(
  "(?:not|n['’]t) (?:of )?ours?|(?:nicht|kein\\p{L}*) (?:von uns|unser\\p{L}*)|pas (?:de |à )?(?:la |le |les )?(?:nôtres?|nous)|no (?:es|son) (?:nuestr\\p{L}+|de nosotros)|non (?:è|sono) (?:nostr\\p{L}+|di noi)|niet (?:van )?ons|nie (?:jest )?(?:nasz\\p{L}*|od nas)|não (?:é|são) noss\\p{L}+|inte vår\\p{L}*|ikke vores",
  "(?:their|his|her) (?:own )?(?:\\p{L}+ )?(?:apps?|programs?|team|company)|(?:apps?|appli(?:cation)?s?|aplicaci(?:ón|ones)|applicazion[ei]|aplikacj[aęi]|aplicaç(?:ão|ões)|programm?[aei]?) (?:(?:of|by|from|von|de|d['’]|di|van|av|af) )?(?:their|his|her|ihre[rsnm]?|seine[rsnm]?|leurs?|loro|del loro|hun|zijn|haar|swoj\\p{L}+|ich)",
);
/** A verb right behind a word that opens its sentence: the word is the subject. */
const VERB =
  /^[®™]?(?:\s(?:also|itself|currently|auch|selbst|aussi|también|anche|ook|też|também))?\s(?:is|has|costs?|offers?|gives?|runs?|comes?|keeps?|charges?|takes?|sends?|lets?|works?|was|had|can|will|does|ist|hat|kostet|bietet|läuft|gibt|kann|kommt|verlangt|nimmt|hält|war|wird|est|a|coûte|offre|propose|tourne|donne|demande|peut|garde|prend|était|es|tiene|cuesta|ofrece|funciona|da|cobra|puede|era|è|ha|costa|funziona|dà|chiede|può|gira|heeft|kost|biedt|draait|geeft|kan|rekent|was|jest|ma|kosztuje|oferuje|działa|daje|może|była?|é|tem|custa|oferece|corre|dá|pode|är|har|kostar|erbjuder|er|koster|tilbyder)(?!\p{L})/iu;
/** Words that open sentences and name nobody. */
const OPENING =
  /^(?:it|this|that|there|everything|nothing|each|every|one|what|which|who|she|he|they|you|es|das|dies|dieses?|alles|nichts|man|was|wer|sie|er|il|elle|on|cela|ça|ce|tout|rien|ello|esto|eso|todo|nada|quien|esso|questo|tutto|niente|chi|het|dit|dat|alles|niets|to|wszystko|nic|kto|isto|tudo|det|den|allt|alt|ingen)$/iu;
/** "in Leeds", "from Windows": places and systems stand behind these, and do nothing. */
const PLACED = /(?<!\p{L})(?:in|at|near|en|à|em|no|na|im|am|te|w|we|i|på|ved)\s$/iu;
const RELATIVE = "(?:who|which|that|whose|qui|dont|que|che|który|która|które|som|dat|die|der|das)(?!\\p{L})";
/** ", a house founded in", "which was": what follows a name is told of it. */
const BESIDE = new RegExp(`^,\\s|(?<!\\p{L})${RELATIVE}`, "iu");
/** "from Kelpdb, which is": of a thing that something comes from. */
const RIGHT_BESIDE = new RegExp(`^[\\s,(–—-]{1,3}${RELATIVE}`, "iu");
/** "PDF", "SMS". */
const SHORT = /^\p{Lu}{1,5}s?$/u;
/** Systems, formats and tongues that every product may name of itself. */
const COMMON =
  /^(?:.*\d.*|pro|plus|solo|lite|family|windows|macos|mac|linux|ios|ipados|iphone|ipad|android|desktop|mobile|server|cloud|docker|freebsd|kubernetes|chrome|firefox|safari|edge|opera|github|gitlab|codeberg|internet|web|excel|word|pdf|csv|app ?store|google play|play store|raspberry pi|debian|ubuntu|fedora|homebrew|flathub|mit|apache|gnu|python|javascript|rust|go|java|php|ruby)$/iu;
/** "a band from Leeds, formed in": where somebody is from did nothing. */
const FROM = /(?<!\p{L})(?:from|aus|de|da|di|uit|van|z|från|fra)\s$/iu;
/** Characters before a sentence in which its subject may have been named. */
const REACH = 500;
/** "„Otherboard“ ist": what stands in quotation marks and does something. */
const QUOTED = /[„“"«»'‚‘]\s?$/u;
/** Letters of words that titles write small. */
const SMALL_MAX = 2;
/** Segments of a page that are looked at for its words. */
const TEXTS_MAX = 3_000;
/** German writes every noun large: there a name stands without an article, behind a verb or such a word, and ends its clause. */
const LARGE_NOUNS =
  /(?<!\p{L})(?:der|die|das|dem|und|ist|sind|wird|werden|nicht|für|mit|kann|zum|jede[rsmn]?|eine[mnrs]?|im|wurde|steht|läuft|gibt)(?!\p{L})/iu;
const BARE = /(?:^|\s)(?:\p{Ll}+t|von|bei|als|wie|statt|gegenüber|aus|zu)\s$/u;

const BARE_LEANING = /(?:^|\s)(?:\p{Ll}+t|von|bei|als|wie|aus|zu|in|mit|auf)\s$/u;
const LEANING =
  /^(?:it|its|they|this one|das|es|er|sie|die|dies|il|elle|ils|elles|ça|cela|lui|esso|questo|queste?|lei|ella|él|ellos|esto|dat|deze|het|die|hij|to|on|ona|ono|ele|ela|isso|den|det|existe|existen|esiste|istnieje|existía|sigue|cuesta|costa|kosztuje|custa|fue|foi|è|é|jest|se|si|nació|nacque|powstał\p{L}*)(?!\p{L})/iu;

/**
 * True where what stands at a place of a text is told of another than the product and its makers: by a name that governs it,
 * in its sentence, the ones before, or the question or heading above. What nobody is named for is told of the product.
 */
export function isToldOfAnother(reading: SiteReading, spot: Spot, at: number, own: OwnNames): boolean {
  const { text } = spot.segment;
  const where = { own, page: reading.pages[spot.page] };
  const sentence = sentenceAt(text, at) ?? { text: text.slice(0, at), start: 0, end: at };
  const told = governing(text.slice(sentence.start, at), sentence.text, where);
  if (told) return told === "other";
  const isLeaning = LEANING.test(sentence.text);
  const earlier = sentencesOf(text.slice(Math.max(0, sentence.start - REACH), sentence.start));
  for (const { text: before } of earlier.toReversed()) {
    const left = opening(before, { ...where, isLeaning });
    if (left) return left === "other";
  }
  return toldAbove(spot.index, where) === "other";
}

/** True where the question or heading above asks after another. */
export function isUnderAnother(reading: SiteReading, { page, index }: Omit<Spot, "segment">, own: OwnNames): boolean {
  return toldAbove(index, { own, page: reading.pages[page] }) === "other";
}

/** What the question or the heading above asks after. */
function toldAbove(index: number, where: Where): Told | null {
  const { own, page } = where;
  if (!page) return null;
  const last = page.segments.slice(Math.max(0, index - 3), index).findLast(isProse)?.text ?? "";
  const above = headingsAbove(page, index).at(-1) ?? "";
  const asked = last.endsWith("?") ? last : above;
  if (asked === page.segments[index]?.text || namesOwn(own, asked)) return null;
  return !isTitled(asked) && namesOfOthers(asked, where).length > 0 ? "other" : null;
}

/** Who governs what stands behind these words in their sentence. */
function governing(before: string, sentence: string, where: Where): Told | null {
  if (THEIRS.test(sentence)) return "other";
  const [other] = isTitled(sentence) ? [] : namesOfOthers(before, where).slice(-1);
  const ours = lastOwn(before, where);
  if (!other) return lastOwn(LEANING.test(sentence) ? before : sentence, where) === null ? null : "own";
  const behind = before.slice(other.end);
  const isOrigin = FROM.test(before.slice(0, other.start)) && !RIGHT_BESIDE.test(behind);
  const isBehind = ours === null || (other.start > ours && BESIDE.test(behind) && !isOrigin);
  return isBehind ? "other" : "own";
}

/** Whom a sentence leaves the next ones to speak of: who is named last, before anybody who only speaks. */
function opening(sentence: string, where: Where): Told | null {
  const [other] = isTitled(sentence) ? [] : namesOfOthers(sentence, where).slice(-1);
  const name = ownNameIn(where.own, sentence);
  if (other) return name && name.start > other.start ? "own" : "other";
  return name || lastOwn(sentence, where) !== null ? "own" : null;
}

/** Where makers or their product are named last. */
function lastOwn(text: string, { own, page }: Where): number | null {
  const we = [...text.matchAll(speakersIn(page?.lang ?? ""))].at(-1)?.index ?? -1;
  const name = ownNameIn(own, text)?.start ?? -1;
  const last = Math.max(we, name);
  return last < 0 ? null : last;
}

/** Proper names in a text that are none of the product's; no title, which writes every word large. */
function namesOfOthers(text: string, { own, page, isLeaning = false }: Where): Stretch[] {
  const isLarge = /^de/i.test(page?.lang ?? "") || LARGE_NOUNS.test(text);
  return nameSpans(text, own).filter((span) => {
    if (COUNTRY_LINE.test(span.text) || [SHORT, COMMON, OPENING, PRODUCT].some((one) => one.test(span.text)))
      return false;
    const lead = text.slice(0, span.start);
    const isOpening = lead.trim() === "" || /[.!?:…]["”’»)]?\s$|[„“"«(¿¡]\s?$/u.test(lead);
    const behind = text.slice(span.end);
    if (QUOTED.test(lead) && VERB.test(behind.replace(/^[^„“”"«»]{0,30}["”“»’']/u, ""))) return true;
    if (isOpening) return VERB.test(behind) && isNamedWithin(page, span.text, isLarge);
    if (!isLarge) return (isLeaning || !PLACED.test(lead)) && !isWrittenSmall(page, span.text);
    return (
      /\p{Ll}\p{Lu}/u.test(span.text) ||
      ((isLeaning ? BARE_LEANING : BARE).test(lead) && (/^[:,;.?]/.test(behind) || VERB.test(behind)))
    );
  });
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
    textsOf(page).some((text) => again.test(text))
  );
}

/** "a Pentest": a word that the page writes small elsewhere is no name. */
function isWrittenSmall(page: PageSnapshot | undefined, name: string): boolean {
  return page !== undefined && name.split(" ").every((word) => wordsOf(page).small.has(word.toLowerCase()));
}

interface Words {
  small: Set<string>;
  large: Set<string>;
}

const words = new WeakMap<PageSnapshot, Words>();

/** Words of a page in small letters, and in large ones behind another word; parts of addresses left out. */
function wordsOf(page: PageSnapshot): Words {
  const known = words.get(page);
  if (known) return known;
  const found = { small: new Set<string>(), large: new Set<string>() };
  for (const text of textsOf(page)) {
    for (const [word] of text.matchAll(/(?<![\p{L}@/.])\p{Ll}\p{L}+(?![\p{L}@/]|\.\p{L})/gu)) found.small.add(word);
    for (const [word] of text.matchAll(/(?<=\p{Ll},?\s)\p{Lu}\p{L}+/gu)) found.large.add(word);
  }
  words.set(page, found);
  return found;
}

/** Distinct texts of a page that its visitors read. */
function textsOf({ segments }: PageSnapshot): string[] {
  const read = segments.filter(({ kind }) => kind !== "link").slice(0, TEXTS_MAX);
  return [...new Set(read.map(({ text }) => text.slice(0, SPAN_TEXT_MAX)))];
}

function isTitled(text: string): boolean {
  const [, ...words] = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length <= SMALL_MAX || /^\p{Lu}/u.test(word));
}
