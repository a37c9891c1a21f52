import { z } from "zod";
import { listingSummary, publicStory } from "../listing";
import { countedId, instant, plainText } from "../primitives";
import { founderCard } from "./founder-profile";

/** A row of the list of founders. */
export const founderSummary = founderCard.pick({ slug: true, name: true, photo_url: true, role: true }).extend({
  headline: z.string().describe("How their bio begins"),
  companies: z
    .array(z.object({ slug: z.string(), name: z.string(), logo_url: z.string().nullable() }))
    .describe("What they run: their live listings, newest first"),
  page_url: z.string().describe("The founder's page on this site"),
});
export type FounderSummary = z.infer<typeof founderSummary>;

/** A founder with what they run and what they tell, in their own words. */
export const founderDetail = founderSummary.extend({
  bio: z.string(),
  links: founderCard.shape.links,
  listings: z.array(listingSummary),
  stories: z.array(publicStory),
  interview: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type FounderDetail = z.infer<typeof founderDetail>;

export const INTERVIEW_ANSWER_MAX = 2000;
/** More than any site asks. */
const QUESTIONS_MAX = 50;
export const interviewAnswersInput = z
  .array(
    z.strictObject({
      question_id: countedId("From list_interview_questions, such as 1"),
      answer: plainText(INTERVIEW_ANSWER_MAX).describe("In the user's own words; empty removes it"),
    }),
  )
  .min(1)
  .max(QUESTIONS_MAX);
export const interviewAnswer = z.object({ question_id: z.number().int(), answer: z.string(), updated_at: instant });

export const interviewQuestion = z.object({
  question_id: z.number().int(),
  question: z.string(),
  hint: z.string().nullable().describe("What a good answer tells"),
  position: z.number().int(),
});
