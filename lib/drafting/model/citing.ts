import type { Candidate, SourceRef } from "@/lib/drafting/candidate";
import { flat } from "@/lib/drafting/reading/reading";
import { findFolded } from "@/lib/drafting/text/fold";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { NumberedLink } from "./numbered-links";
import type { Excerpt, Snippet } from "./snippets";

/** Snippets that one value of a model may cite. */
const CITED_MAX = 12;

/** Turns the numbers of a model's answer back into places on the pages. Numbers that were never given lead nowhere. */
export class Citing {
  constructor(private readonly excerpt: Excerpt) {}

  snippets(ids: number[]): Snippet[] {
    const wanted = new Set(ids.slice(0, CITED_MAX));
    return this.excerpt.snippets.filter((one) => wanted.has(one.id));
  }

  /** The whole snippets. */
  whole(ids: number[]): SourceRef[] {
    return this.snippets(ids).map((one) => one.ref);
  }

  link(id: number | null): NumberedLink | undefined {
    return this.excerpt.links.find((one) => one.id === id);
  }

  /**
   * A text with the places where it stands in the cited snippets, in the page's own characters when it stands there as one;
   * sentences from several places are found one by one. What is found nowhere cites its snippets, for the verifier to refuse.
   */
  text({ text, snippets: ids }: { text: string; snippets: number[] }): Candidate<string> {
    const cited = this.snippets(ids);
    const value = flat(text);
    const whole = placesOf(value, cited);
    const [first] = whole;
    if (first) return { value: flat(sliceOf(first, cited)), sources: whole };
    const parts = sentencesOf(value).flatMap((one) => placesOf(one.text, cited).slice(0, 1));
    return { value, sources: parts.length > 0 ? parts : this.whole(ids) };
  }

  /** Places of several short texts within the cited snippets, and the snippets whole where one of them is not found. */
  parts(texts: string[], ids: number[]): SourceRef[] {
    const cited = this.snippets(ids);
    const found = texts.map((text) => placesOf(text, cited));
    return found.every((places) => places.length > 0) ? found.flat() : cited.map((one) => one.ref);
  }
}

function placesOf(text: string, cited: Snippet[]): SourceRef[] {
  return cited.flatMap(({ ref, segment }) => {
    const span = findFolded(segment.text, text);
    return span ? [{ ...ref, ...span }] : [];
  });
}

function sliceOf(ref: SourceRef, cited: Snippet[]): string {
  const snippet = cited.find((one) => one.ref.page === ref.page && one.ref.segment === ref.segment);
  return snippet?.segment.text.slice(ref.start, ref.end) ?? "";
}
