import type { Candidate, FaqValue, SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { pageSpots, whole } from "@/lib/drafting/text/spans";
import { isAskedOfProduct } from "./whose-questions";

const QUESTION_MAX = 300;
const ANSWER_MAX = 2_000;

/** `Question` and `acceptedAnswer` of a JSON-LD FAQPage. */
export function structuredFaqs(reading: SiteReading, page: number, own: OwnNames): Candidate<FaqValue>[] {
  const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld");
  const answers = spots.filter(({ segment }) => segment.name === "Answer.text" && segment.text.length <= ANSWER_MAX);
  const found = spots.flatMap((spot) => {
    const { segment } = spot;
    if (segment.name !== "Question.name" || segment.text.length > QUESTION_MAX || segment.text.includes("\n"))
      return [];
    const answer = answers.find(
      (one) => one.segment.blocks.includes(segment.block) && one.segment.block !== segment.block,
    );
    if (!answer) return [];
    return [{ value: { question: segment.text, answer: answer.segment.text }, sources: [whole(spot), whole(answer)] }];
  });
  return isAskedOfProduct(reading, page, found, own) ? found : [];
}
