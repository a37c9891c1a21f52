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
  const text = summary && told(shown, summary, SUMMARY_MAX);
  return {
    name: (name && said(shown, name)) ?? null,
    headline: (headline && told(shown, headline, HEADLINE_MAX, text?.text)) ?? null,
    summary: text ?? null,
    description: descriptionFrom(shown),
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

/** A whole snippet, line, sentence or title part that tells the fact, no longer than allowed. */
function told(shown: ShownSite, fact: Fact, max: number, other?: string) {
  for (const way of waysOf(fact)) {
    for (const one of [...saying(shown, way, fact.evidence), ...shown.snippets.filter((one) => tells(one.text, way))]) {
      const unit = unitsOf(one).find(
        (text) => text.length <= max && !/\?\s*$/.test(text) && bare(text) !== bare(other ?? "") && tells(text, way),
      );
      if (unit) return { text: unit, snippets: [one.id] };
    }
  }
  return null;
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

function descriptionFrom(shown: ShownSite): number[] {
  const home = shown.snippets[0]?.page;
  const isTelling = ({ kind, text, page }: ShownSnippet) =>
    page === home && /^(?:text|p|item)$/.test(kind) && text.split(" ").length >= 8 && /[.!]$/.test(text);
  const telling = shown.snippets.filter((one) => isTelling(one) && !CALL.test(one.text));
  return telling.slice(0, DESCRIPTION_SNIPPETS).map((one) => one.id);
}

const GENERAL = new Set("and of the tools tool apps app software management web online data business".split(" "));
const wordsOf = (text: string) =>
  bare(text)
    .split(" ")
    .filter((word) => word.length > 1 && !GENERAL.has(word))
    .map((word) => word.replace(/(?:ing|ers?|s)$/, ""));

/** Names of the list that share a word with the truth's, with the snippets that name the product's kind. */
function categoriesFrom(truth: SiteTruth, shown: ShownSite) {
  const kind = truth.fields.category;
  const wanted = truth.categories.length > 0 ? truth.categories : kind ? waysOf(kind) : [];
  const good = new Set(wanted.flatMap(wordsOf));
  const fitting = shown.categories.filter(
    (name) => wanted.some((one) => bare(one) === bare(name)) || wordsOf(name).some((word) => good.has(word)),
  );
  const evidence = kind ? quoted(shown, kind.evidence) : [];
  return fitting.slice(0, 3).map((name) => {
    const words = new Set([...wordsOf(name), ...good]);
    const speaking = shown.snippets.filter((one) => wordsOf(one.text).some((word) => words.has(word)));
    return { name, snippets: [...evidence.slice(0, 4), ...speaking.slice(0, 8)].map((one) => one.id) };
  });
}
