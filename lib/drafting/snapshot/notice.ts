import { announcesEnd, PLACEHOLDER } from "@/lib/drafting/text/endings";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { PageNotice, PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** Texts of a page that are looked at, and characters of a quote. */
const TEXTS_MAX = 200;
const QUOTE_MAX = 200;
/** Words below which a page shows nothing by itself, and below which a line about the place is all that it shows. */
const SHELL_WORDS = 12;
const PARKED_WORDS = 120;

/** What a home page says of itself that explains why little is found: it ends, only holds a place, or shows nothing. */
export function noticeOf(page: PageSnapshot): PageNotice | null {
  const texts = page.segments.filter(isShown).slice(0, TEXTS_MAX);
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const sentences = texts.filter((one) => !one.isTestimonial).flatMap(({ text }) => sentencesOf(text));
  const names = namesOf(page);
  const ending = sentences.find(({ text }) => announcesEnd(text, names));
  if (ending) return { kind: "ending", quote: ending.text.slice(0, QUOTE_MAX) };
  const placeholder = words <= PARKED_WORDS ? sentences.find(({ text }) => PLACEHOLDER.test(text)) : undefined;
  if (placeholder) return { kind: "placeholder", quote: placeholder.text.slice(0, QUOTE_MAX) };
  return words < SHELL_WORDS ? { kind: "shell", quote: null } : null;
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
