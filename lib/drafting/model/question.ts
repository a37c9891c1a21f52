import type { z } from "zod";
import type { Candidates, DraftedPart, DraftPart, SiteReading } from "@/lib/drafting/candidate";
import { EXTRACTORS, judged, markedReading } from "@/lib/drafting/draft-part";
import { commercialAnswer, faqAnswer, identityAnswer, peopleAnswer } from "./answers";
import { Citing } from "./citing";
import { instructionsFor } from "./prompts";
import { readCommercial, readFaqs, readIdentity, readPeople } from "./read-answer";
import { type Excerpt, excerptFor, tokensAtMost } from "./snippets";
import { inOrderOfTrust } from "./trust";

/** Input tokens of one draft: four questions and the repair of each answer (decisions, Drafter). */
export const DRAFT_TOKENS_MAX = 40_000;
const PARTS = 4;
const REPAIR_TOKENS = 2_000 + 700;
export const QUESTION_TOKENS_MAX = DRAFT_TOKENS_MAX / PARTS - REPAIR_TOKENS;
/** Tokens that servers add for roles and the schema of the answer. */
const ENVELOPE_TOKENS = 900;

/** The shape of the answer for each part. */
export const ANSWERS: Record<DraftPart, z.ZodType> = {
  identity: identityAnswer,
  commercial: commercialAnswer,
  people: peopleAnswer,
  faq: faqAnswer,
};

/** What a model is asked for one part. */
export interface Prepared {
  instructions: string;
  excerpt: Excerpt;
}

/** A model's answer, of the shape of its part, to the excerpt it was asked about. */
export interface Answered {
  excerpt: Excerpt;
  answer: unknown;
}

/** The question about one part; without snippets there is nothing to ask. */
export function prepareQuestion(part: DraftPart, reading: SiteReading): Prepared {
  const marked = markedReading(reading);
  const instructions = instructionsFor(part, marked);
  const tokens = QUESTION_TOKENS_MAX - ENVELOPE_TOKENS - tokensAtMost(instructions);
  return { instructions, excerpt: excerptFor(part, marked, tokens) };
}

/** What the answer and the rules found together, as far as the evidence rule proves it. */
export function judgeAnswer(part: DraftPart, reading: SiteReading, answered: Answered): DraftedPart {
  const marked = markedReading(reading);
  const all = inOrderOfTrust(part, marked, candidatesOf(part, marked, answered), EXTRACTORS[part](marked));
  return judged(marked, all);
}

function candidatesOf(part: DraftPart, reading: SiteReading, { excerpt, answer }: Answered): Candidates {
  const citing = new Citing(excerpt);
  switch (part) {
    case "identity":
      return readIdentity(identityAnswer.parse(answer), citing, reading);
    case "commercial":
      return readCommercial(commercialAnswer.parse(answer), citing, reading);
    case "people":
      return readPeople(peopleAnswer.parse(answer), citing);
    case "faq":
      return readFaqs(faqAnswer.parse(answer), citing);
  }
}
