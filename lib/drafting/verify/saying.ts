import type { SiteReading } from "@/lib/drafting/candidate";
import { isOfRival } from "@/lib/drafting/reading/compared";
import { sentencesOf } from "@/lib/drafting/text/spans";
import type { Cited } from "./cited";

/** Sentences that are looked into for one value. */
const SENTENCES_MAX = 120;

/**
 * The cited sentences in which a term stands, each as a citation of its own: one of them must carry the claim by itself. What is
 * cited around them only lends the subject.
 */
export function sayings(cited: Cited[], term: RegExp): Cited[] {
  const found = cited.flatMap((one) => {
    const { text } = one.segment;
    const isWithin = term.test(one.sentence);
    return sentencesOf(text).flatMap((sentence) => {
      const isCited = !isWithin || (sentence.start < one.end && sentence.end > one.start);
      return isCited && term.test(sentence.text) ? [{ ...one, ...sentence, sentence: sentence.text }] : [];
    });
  });
  return found.slice(0, SENTENCES_MAX);
}

/** What is cited without the cells of a comparison that tell of another product. */
export function withoutRivals(cited: Cited[], reading: SiteReading): Cited[] {
  return cited.filter(
    ({ page, segment, segmentIndex }) =>
      segment.kind !== "cell" || !isOfRival(reading, reading.pages.indexOf(page), segmentIndex),
  );
}
