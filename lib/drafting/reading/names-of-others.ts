import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import type { Stretch } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { OwnNames } from "./own-names";
import { isWrittenSmall, wordsOf } from "./page-words";
import { nameSpans } from "./person-spans";

/** The page that a text stands on, and the names that are its site's own. */
export interface Where {
  own: OwnNames;
  page: PageSnapshot | undefined;
  /** The next sentence begins with a pronoun or a verb: it speaks of whatever was named last, be it behind "in". */
  isLeaning?: boolean;
}

/** "The program works": the product by its kind. */
const PRODUCT = exactly(inAllLanguages("product"));
/** A verb right behind a word that opens its sentence: the word is the subject. */
const VERB =
  /^[®™]?(?:\s(?:also|itself|currently|auch|selbst|aussi|también|anche|ook|też|também))?\s(?:is|has|costs?|offers?|gives?|runs?|comes?|keeps?|charges?|takes?|sends?|lets?|works?|was|had|can|will|does|ist|hat|kostet|bietet|läuft|gibt|kann|kommt|verlangt|nimmt|hält|war|wird|est|a|coûte|offre|propose|tourne|donne|demande|peut|garde|prend|était|es|tiene|cuesta|ofrece|funciona|da|cobra|puede|era|è|ha|costa|funziona|dà|chiede|può|gira|heeft|kost|biedt|draait|geeft|kan|rekent|was|jest|ma|kosztuje|oferuje|działa|daje|może|była?|é|tem|custa|oferece|corre|dá|pode|är|har|kostar|erbjuder|er|koster|tilbyder)(?!\p{L})/iu;
/** Words that open sentences and name nobody. */
const OPENING =
  /^(?:it|this|that|there|everything|nothing|each|every|one|what|which|who|she|he|they|you|es|das|dies|dieses?|alles|nichts|man|was|wer|sie|er|il|elle|on|cela|ça|ce|tout|rien|ello|esto|eso|todo|nada|quien|esso|questo|tutto|niente|chi|het|dit|dat|alles|niets|to|wszystko|nic|kto|isto|tudo|det|den|allt|alt|ingen)$/iu;
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

const BARE_LEANING = /(?:^|\s)(?:\p{Ll}+t|von|bei|als|wie|aus|zu|in|mit|auf)\s$/u;
/** Letters of words that titles write small. */
const SMALL_MAX = 2;

/** Proper names in a text that are none of the product's; no title, which writes every word large. */
export function namesOfOthers(text: string, { own, page, isLeaning = false }: Where): Stretch[] {
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
    wordsOf(page).texts.some((text) => again.test(text))
  );
}

/** A title writes every word large. */
export function isTitled(text: string): boolean {
  const [, ...words] = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length <= SMALL_MAX || /^\p{Lu}/u.test(word));
}
