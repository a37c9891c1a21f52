import { foldText } from "@/lib/drafting/text/fold";
import type { ModelRequest } from "../lying-model";
import type { Quote } from "./site-truth";

/** A numbered line of a prompt. */
export interface ShownSnippet {
  id: number;
  /** Path of its page. */
  page: string;
  /** `heading`, `text`, the name of a meta tag or the like. */
  kind: string;
  text: string;
}

export interface ShownLink {
  id: number;
  text: string;
  url: string;
}

/** What a model is shown of a site: all that a stand-in may know besides the truth. */
export interface ShownSite {
  snippets: ShownSnippet[];
  links: ShownLink[];
  /** Names the directory has for kinds of products. */
  categories: string[];
}

/** Reads a prompt back into what it shows. */
export function shownIn({ prompt, system }: Pick<ModelRequest, "prompt" | "system">): ShownSite {
  const shown: ShownSite = { snippets: [], links: [], categories: [] };
  let page = "";
  for (const line of prompt.split("\n")) {
    page = /^Page \d+: .*\((\S*)\)$/.exec(line)?.[1] ?? page;
    const [, id, kind, text] = /^S(\d+) (.+?): (.*)$/.exec(line) ?? [];
    if (kind !== undefined && text !== undefined) shown.snippets.push({ id: Number(id), page, kind, text });
    const [, number, said, url] = /^L(\d+) \w+: (.*) → (\S+)$/.exec(line) ?? [];
    if (said !== undefined && url !== undefined) shown.links.push({ id: Number(number), text: said, url });
  }
  shown.categories = (/^Categories: (.*)$/m.exec(system)?.[1] ?? "").split("; ").filter(Boolean);
  return shown;
}

/** Text as two of them are compared. */
export function plain(text: string): string {
  return foldText(text).toLowerCase().replace(/[¶#]/g, "").trim();
}

/** Words alone, for texts that pages cut and mark in their own ways. */
export function bare(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when the short text stands in the long one as whole words. */
export function hasWords(long: string, short: string): boolean {
  const wanted = bare(short);
  return wanted !== "" && ` ${bare(long)} `.includes(` ${wanted} `);
}

const pathOf = (page: string) => page.replace(/(?:index)?(?:\.html?)?\/?$/, "") || "/";
/** True when both name the same page, however it is written. */
export function isSamePage(a: string, b: string): boolean {
  return pathOf(a) === pathOf(b);
}

/** True when a snippet and a quote hold one another: pages cut texts smaller than people quote them. */
function holds(snippet: ShownSnippet, { page, quote }: Quote): boolean {
  if (!isSamePage(snippet.page, page)) return false;
  const [text, wanted] = [bare(snippet.text), bare(quote)];
  return hasWords(text, wanted) || (text.split(" ").length >= 3 && hasWords(wanted, text));
}

/** Metadata and JSON-LD: what a page shows to visitors says the same with its neighbours beside it. */
export const isForMachines = ({ kind }: ShownSnippet) =>
  /[.:]/.test(kind) || kind === "description" || kind === "keywords";

/** The snippets in which the quotes stand, in reading order. */
export function quoted(shown: ShownSite, quotes: Quote[]): ShownSnippet[] {
  return shown.snippets.filter((one) => quotes.some((quote) => holds(one, quote)));
}

/** The snippets that say the text, those of the quotes first, then those of their pages. */
export function saying(shown: ShownSite, text: string, quotes: Quote[]): ShownSnippet[] {
  const rank = (one: ShownSnippet) =>
    (quotes.some((quote) => holds(one, quote)) ? 0 : quotes.some(({ page }) => isSamePage(page, one.page)) ? 2 : 4) +
    (isForMachines(one) ? 1 : 0);
  const found = shown.snippets.filter((one) => hasWords(one.text, text));
  return found.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}
