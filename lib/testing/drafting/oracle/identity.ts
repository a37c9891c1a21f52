import { titleParts } from "@/lib/drafting/reading/reading";
import { sentencesOf } from "@/lib/drafting/text/spans";
import { bare, hasWords, quoted, type ShownSite, type ShownSnippet, saying } from "./shown-site";
import { type Fact, factOf, type SiteTruth, waysOf } from "./site-truth";

const HEADLINE_MAX = 100;
const SUMMARY_MAX = 300;
const DESCRIPTION_SNIPPETS = 4;
/** Words that ask for something: no part of a description. */
const CALL =
  /\b(?:subscribe|sign up|donat\w+|follow us|join|contact us|click|read more|learn more|see |find out|download|grab|check|buy|order|try|get |book|request|start|support us|help|spread|stay|visit|take a look|newsletter|please|good luck|abonnieren|jetzt|spende|suscríbe|descarga|regístrate|inscrivez|téléchargez)/i;

/** Answers about the product itself, as the truth has them. */
export function identityFrom(truth: SiteTruth, shown: ShownSite) {
  const name = factOf(truth, "name");
  const headline = factOf(truth, "headline");
  const summary = factOf(truth, "summary");
  const own = name && said(shown, name);
  const lines = headline ? tellings(shown, headline, HEADLINE_MAX) : [];
  const texts = summary ? tellings(shown, summary, SUMMARY_MAX) : [];
  const [line, text] = apart(lines, texts);
  return {
    name: own ?? null,
    headline: line ?? null,
    summary: text ?? null,
    description: descriptionFrom(shown, own?.text),
    categories: categoriesFrom(truth, shown),
  };
}

/** The first of the fact's ways that some snippet says, citing the best two that do. */
export function said(shown: ShownSite, fact: Fact): { text: string; snippets: number[] } | null {
  for (const way of waysOf(fact)) {
    const found = saying(shown, way, fact.evidence).slice(0, 2);
    if (found.length > 0) return { text: way, snippets: found.map((one) => one.id) };
  }
  return null;
}

interface Told {
  text: string;
  snippets: number[];
}

/** Whole snippets, sentences or title parts that tell the fact, no longer than allowed: in its very words first. */
function tellings(shown: ShownSite, fact: Fact, max: number): Told[] {
  const found = waysOf(fact).flatMap((way) =>
    [...saying(shown, way, fact.evidence), ...shown.snippets.filter((one) => tells(one.text, way))].flatMap((one) => {
      const unit = unitsOf(one).find((text) => text.length <= max && !/\?\s*$/.test(text) && tells(text, way));
      return unit ? [{ text: unit, snippets: [one.id], isVerbal: hasWords(unit, way) }] : [];
    }),
  );
  const once = found.filter((one, at) => found.findIndex((two) => bare(two.text) === bare(one.text)) === at);
  const ordered = [...once.filter((one) => one.isVerbal), ...once.filter((one) => !one.isVerbal)];
  return ordered.map(({ text, snippets }) => ({ text, snippets }));
}

/** The best line and the best text of those that do not say the same. */
function apart(lines: Told[], texts: Told[]): [Told | undefined, Told | undefined] {
  const pairs = lines.flatMap((line, i) => texts.map((text, j) => ({ line, text, cost: i + j })));
  const [best] = pairs
    .filter(({ line, text }) => bare(line.text) !== bare(text.text))
    .toSorted((a, b) => a.cost - b.cost);
  return best ? [best.line, best.text] : [texts[0] ? undefined : lines[0], texts[0]];
}

/** Pieces of a snippet that may be shown alone, the shortest first. */
function unitsOf({ text }: ShownSnippet): string[] {
  const sentences = sentencesOf(text).map((one) => one.text);
  const pairs = sentences.slice(1).map((one, at) => `${sentences[at]} ${one}`);
  const parts = titleParts(text).map((one) => one.text.trim());
  return [...sentences, ...parts, ...pairs, text].toSorted((a, b) => a.length - b.length);
}

/** True when a text says the way's words, or most of them where a way spans several texts. */
function tells(text: string, way: string): boolean {
  if (hasWords(text, way)) return true;
  const [a, b] = [new Set(bare(text).split(" ")), new Set(bare(way).split(" "))];
  const both = [...a].filter((word) => b.has(word)).length;
  return Math.min(a.size, b.size) >= 4 && both >= 0.8 * Math.min(a.size, b.size);
}

/** Prose of the start page; where it has none, what other pages say of the product by its name. */
function descriptionFrom(shown: ShownSite, name: string | undefined): number[] {
  const home = shown.snippets[0]?.page;
  const isProse = ({ kind, text }: ShownSnippet) =>
    /^(?:text|p|item)$/.test(kind) && text.split(" ").length >= 8 && /[.!]$/.test(text) && !CALL.test(text);
  const prose = shown.snippets.filter(isProse);
  const atHome = prose.filter((one) => one.page === home);
  const elsewhere = prose.filter((one) => name && bare(one.text).startsWith(bare(name)));
  return (atHome.length > 0 ? atHome : elsewhere).slice(0, DESCRIPTION_SNIPPETS).map((one) => one.id);
}

const GENERAL = new Set("and of the tools tool apps app software management web online data business".split(" "));
const wordsOf = (text: string) =>
  bare(text)
    .split(" ")
    .filter((word) => word.length > 1 && !GENERAL.has(word))
    .map((word) => word.replace(/(?:ing|ers?|s)$/, ""));

/** Snippets that a reader would show for the product's kind where none says its very words. */
const INTRODUCING = 12;

/** Names of the list that share a word with the truth's, with the snippets that name the product's kind, or introduce it. */
function categoriesFrom(truth: SiteTruth, shown: ShownSite) {
  const kind = truth.fields.category;
  const wanted = truth.categories.length > 0 ? truth.categories : kind ? waysOf(kind) : [];
  const good = new Set(wanted.flatMap(wordsOf));
  const fitting = shown.categories.filter(
    (name) => wanted.some((one) => bare(one) === bare(name)) || wordsOf(name).some((word) => good.has(word)),
  );
  const evidence = kind ? quoted(shown, kind.evidence) : [];
  const home = shown.snippets[0]?.page;
  const introducing = shown.snippets
    .filter(({ page, text }) => page === home && text.split(" ").length > 1)
    .slice(0, INTRODUCING);
  return fitting.slice(0, 3).map((name) => {
    const words = new Set([...wordsOf(name), ...good]);
    const speaking = shown.snippets.filter((one) => wordsOf(one.text).some((word) => words.has(word)));
    const cited = [...evidence.slice(0, 4), ...speaking.slice(0, 8)];
    return { name, snippets: [...cited, ...introducing.slice(cited.length)].map((one) => one.id) };
  });
}
