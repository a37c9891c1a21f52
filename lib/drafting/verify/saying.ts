import type { SiteReading } from "@/lib/drafting/candidate";
import { isOfRival } from "@/lib/drafting/reading/compared";
import { isProse, sentencesOf } from "@/lib/drafting/text/spans";
import type { Cited } from "./cited";

/** Sentences that are looked into for one value. */
const SENTENCES_MAX = 120;

/**
 * The sentences in which a term stands, each as a citation of its own: one of them must carry the claim by itself, what is cited
 * around them only lends the subject. They are the cited ones; where those lack the term, the others of the cited text.
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

/** An answer, or a cell beside a label, that denies. */
const SAYS_NO =
  /^(?:[–—✗✘✕❌×-]+$|(?:no|nope|not (?:yet|any ?more|really|quite|for now)|sorry|it (?:is|does)(?:n['’]t| not)|nein|noch nicht|nicht mehr|leider nicht|non|pas (?:encore|pour l['’]instant)|malheureusement|(?:todavía|aún|ya|por ahora) no|no,? por ahora|non (?:ancora|più)|purtroppo|nee|nog niet|niet meer|helaas|nie|jeszcze nie|już nie|niestety|não|ainda não|já não|infelizmente|nej|inte än|ännu inte|inte längre|tyvärr|ikke (?:endnu|længere)|desværre)(?:\s*[.,;:!(–—]|\s*$))/iu;
/** A label, heading or cell that what follows answers. */
const LABEL_MAX = 60;

/** "No. Firefox has no such thing"; a question or label with "not yet" right below. */
export function isAnsweredNo({ segment, page, segmentIndex }: Cited, term?: RegExp): boolean {
  const near = (from: number, to: number) => page.segments.slice(Math.max(0, from), Math.max(0, to)).filter(isProse);
  if (SAYS_NO.test(segment.text)) {
    const asked = near(segmentIndex - 2, segmentIndex).at(-1)?.text ?? "";
    return !term || !asked.includes("?") || term.test(asked);
  }
  if (segment.text.length > LABEL_MAX) return false;
  const [next] = near(segmentIndex + 1, segmentIndex + 3);
  return next !== undefined && (next.kind === "cell") === (segment.kind === "cell") && SAYS_NO.test(next.text.trim());
}
