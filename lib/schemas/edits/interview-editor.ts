import { z } from "zod";
import { INTERVIEW_ANSWER_MAX, interviewQuestion } from "../people/founder";
import { ownText, typedOver } from "./own-text";

/** A question by its id, as forms and stores name it. */
export const questionPlace = z.string().regex(/^[1-9]\d{0,8}$/);

/** The site's questions with somebody's answers, as they write them. */
export const interviewEditor = z.object({
  questions: z.array(interviewQuestion),
  texts: z.record(questionPlace, ownText).describe("One for each question, by its id"),
});
export type InterviewEditor = z.infer<typeof interviewEditor>;

/** What is typed, by question. */
export const typedAnswers = z.record(questionPlace, typedOver(INTERVIEW_ANSWER_MAX));
/** Marks of the answers as somebody saw them. */
export const seenAnswers = z.record(questionPlace, z.string());
