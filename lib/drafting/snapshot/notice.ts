import { announcesEnd, holdsPlace, isParked } from "@/lib/drafting/text/endings";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { PageNotice, PageSnapshot, Segment } from "@/lib/schemas/snapshot";
import { asksForScripts } from "./pleas";

/** Texts of a page that are looked at, and characters of a quote. */
const TEXTS_MAX = 200;
const QUOTE_MAX = 200;
/** Words below which a page shows nothing by itself, and up to which a line about the place is all that it shows. */
const SHELL_WORDS = 12;
const PLACE_WORDS = 40;
/** Sellers of domains fill their pages with links. */
const PARKED_WORDS = 250;

/** What a home page says of itself that explains why little is found: it ends, only holds a place, or shows nothing. */
export function noticeOf(page: PageSnapshot): PageNotice | null {
  const texts = page.segments.filter(isShown).slice(0, TEXTS_MAX);
  const words = texts.reduce((sum, { text }) => sum + wordsOf(text), 0);
  const sentences = texts.filter((one) => !one.isTestimonial).flatMap(({ text }) => sentencesOf(text));
  const names = namesOf(page);
  const ending = sentences.find(({ text }) => announcesEnd(text, names));
  if (ending) return { kind: "ending", quote: quoteOf(ending.text) };
  const titled = page.title ? [{ text: page.title }] : [];
  const parked = words <= PARKED_WORDS ? [...sentences, ...titled].find(({ text }) => isParked(text)) : undefined;
  const placeholder = parked ?? (words <= PLACE_WORDS ? sentences.find(({ text }) => holdsPlace(text)) : undefined);
  if (placeholder) return { kind: "placeholder", quote: quoteOf(placeholder.text) };
  // What a page says to those who run no scripts is not what it shows.
  const asked = sentences.filter(({ text }) => asksForScripts(text)).reduce((sum, { text }) => sum + wordsOf(text), 0);
  return words - asked < SHELL_WORDS ? { kind: "shell", quote: null } : null;
}

/** Scripts without spaces between words: each of their signs counts as one. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/g;

function wordsOf(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced + text.replace(UNSPACED, " ").split(/\s+/).filter(Boolean).length;
}

/** The sentence as it stands on the page, a long one up to a word's end and never through a sign of two parts. */
function quoteOf(sentence: string): string {
  if (sentence.length <= QUOTE_MAX) return sentence;
  const start = sentence.slice(0, QUOTE_MAX);
  const end = start.lastIndexOf(" ");
  return end > QUOTE_MAX / 2 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, "");
}

function isShown({ kind, region }: Segment): boolean {
  return (kind === "heading" || kind === "text" || kind === "item" || kind === "cell") && region !== "footer";
}

/** What a page calls itself: the parts of its title. */
function namesOf({ title }: PageSnapshot): string[] {
  return (title ?? "")
    .slice(0, 200)
    .split(/\s[|–—·•:-]+\s|:\s/u)
    .filter((one) => one.length >= 3 && one.length <= 40);
}
