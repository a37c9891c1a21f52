import type { FaqValue } from "@/lib/drafting/candidate";
import { exactly } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";
import type { Cited } from "./cited";
import { squeeze, whyNotComposed } from "./composed";
import { whyNotSaid } from "./field-rules";

/** Segments between a question and the end of its answer. */
const REACH = 40;

/** What a page builder sets where a question belongs. */
const UNFILLED = exactly(
  "(?:your |frequently asked )?questions?(?: \\d+| here)?\\W*|frage(?: \\d+)?\\W*|(?:pregunta|pergunta|domanda|vraag|pytanie|fråga|spørgsmål)(?: \\d+)?\\W*",
);

/** Why a question and an answer are not the page's, or do not belong together; null when they are and do. */
export function whyNotFaq({ question, answer }: FaqValue, cited: Cited[]): string | null {
  if (cited.some((one) => one.segment.isTestimonial)) return "stands in a testimonial";
  if (UNFILLED.test(question)) return "a place for a question";
  if (new Set(cited.map((one) => one.page)).size > 1) return "question and answer stand on different pages";
  const strange = whyNotComposed(question, cited, "none") ?? whyNotSaid(answer, cited);
  if (strange) return strange;
  const asked = cited.find((one) => squeeze(one.text).includes(squeeze(question)));
  if (!asked || !answers(asked, cited, question)) return "the answer stands with another question";
  return isAnsweredElsewhere(asked, question) ? "the answer has a page of its own, of which this is the teaser" : null;
}

/** Segments between a question and the link around its card. */
const CARD_REACH = 3;

/** A list of questions that are links: what stands beside them leads on to the answers. */
function isAnsweredElsewhere({ page, segmentIndex }: Cited, question: string): boolean {
  const here = new URL(page.url).pathname;
  return page.links.some(
    ({ text, url, segment }) =>
      Math.abs(segment - segmentIndex) <= CARD_REACH &&
      squeeze(text).startsWith(squeeze(question)) &&
      URL.canParse(url) &&
      new URL(url).pathname !== here,
  );
}

/** Every other citation follows the question before the next one is asked. */
function answers(asked: Cited, cited: Cited[], question: string): boolean {
  const last = Math.max(...cited.map((one) => one.segmentIndex));
  const first = Math.min(...cited.map((one) => one.segmentIndex));
  if (first < asked.segmentIndex || last - asked.segmentIndex > REACH) return false;
  const between = asked.page.segments.slice(asked.segmentIndex + 1, last);
  return !between.some((segment) => asksAnother(segment, question));
}

function asksAnother(segment: Segment, question: string): boolean {
  if (squeeze(segment.text) === squeeze(question)) return false;
  if (segment.name === "Question.name") return true;
  const isHead = segment.kind === "heading" || /^(?:summary|dt|button)$/.test(segment.name ?? "");
  return isHead && /\?\s*$/.test(segment.text);
}
