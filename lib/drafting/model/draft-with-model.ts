import type { Candidates, DraftedPart, DraftPart, SiteReading } from "@/lib/drafting/candidate";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { askModel, type ModelConfig, ModelError } from "@/lib/integrations/model";
import { draftPart, EXTRACTORS, markedReading } from "../draft-part";
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
/** A draft is ready within a minute of its start, however slowly the model answers; this much of it is left for the rest. */
const DRAFT_MS = 60_000;
const RESERVE_MS = 8_000;
const QUESTION_MS_MAX = 20_000;
/** Less time than this is not worth a question. */
const QUESTION_MS_MIN = 1_500;

/** What the model did for one part. `model` is null when it contributed nothing. */
export interface ModelUsage {
  model: string | null;
  outcome: "used" | "off" | "not_allowed" | "no_time" | "nothing_to_read" | ModelError["reason"];
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface ModelOptions {
  /** Null: no model is configured (see `modelConfig`). */
  model: ModelConfig | null;
  /** False where the site signals `ai-input=no`: its text goes to no model. */
  aiInputAllowed: boolean;
  /** For this part, in all (see `questionTimeMs`). */
  timeoutMs: number;
}

/** Time for the next question, given how long the draft has taken so far and how many parts are left, this one included. */
export function questionTimeMs(elapsedMs: number, partsLeft: number): number {
  const left = DRAFT_MS - RESERVE_MS - elapsedMs;
  return Math.max(0, Math.min(QUESTION_MS_MAX, Math.floor(left / Math.max(1, partsLeft))));
}

/**
 * Drafts one part with a model's help: rules first, then one question to the model about numbered snippets. Whatever it
 * answers goes through the same verifier as the rules' findings. Never throws for a model: without a usable answer the part
 * is what the rules found.
 */
export async function draftPartWithModel(
  part: DraftPart,
  reading: SiteReading,
  options: ModelOptions,
): Promise<DraftedPart & { usage: ModelUsage }> {
  const { model, aiInputAllowed, timeoutMs } = options;
  if (!model) return byRules(part, reading, "off");
  if (!aiInputAllowed) return byRules(part, reading, "not_allowed");
  if (timeoutMs < QUESTION_MS_MIN) return byRules(part, reading, "no_time");
  const marked = markedReading(reading);
  const instructions = instructionsFor(part, marked);
  const excerpt = excerptFor(part, marked, QUESTION_TOKENS_MAX - ENVELOPE_TOKENS - tokensAtMost(instructions));
  if (excerpt.snippets.length === 0) return byRules(part, reading, "nothing_to_read");
  try {
    const { candidates, ...spent } = await ask(part, marked, { model, instructions, excerpt, timeoutMs });
    const all = inOrderOfTrust(part, candidates, EXTRACTORS[part](marked));
    return { ...judgeCandidates(marked, all), usage: { ...spent, model: model.model, outcome: "used" } };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ...draftPart(part, reading), usage: { ...error.spent, model: null, outcome: error.reason } };
  }
}

function byRules(part: DraftPart, reading: SiteReading, outcome: ModelUsage["outcome"]) {
  const usage: ModelUsage = { model: null, outcome, calls: 0, inputTokens: 0, outputTokens: 0 };
  return { ...draftPart(part, reading), usage };
}

interface Question {
  model: ModelConfig;
  instructions: string;
  excerpt: Excerpt;
  timeoutMs: number;
}
type Reply = { candidates: Candidates; calls: number; inputTokens: number; outputTokens: number };

async function ask(part: DraftPart, reading: SiteReading, question: Question): Promise<Reply> {
  const { model, instructions, excerpt, timeoutMs } = question;
  const citing = new Citing(excerpt);
  const asked = { instructions, text: excerpt.text, timeoutMs };
  switch (part) {
    case "identity": {
      const { answer, ...spent } = await askModel(model, { ...asked, schema: identityAnswer });
      return { ...spent, candidates: readIdentity(answer, citing) };
    }
    case "commercial": {
      const { answer, ...spent } = await askModel(model, { ...asked, schema: commercialAnswer });
      return { ...spent, candidates: readCommercial(answer, citing, reading) };
    }
    case "people": {
      const { answer, ...spent } = await askModel(model, { ...asked, schema: peopleAnswer });
      return { ...spent, candidates: readPeople(answer, citing) };
    }
    case "faq": {
      const { answer, ...spent } = await askModel(model, { ...asked, schema: faqAnswer });
      return { ...spent, candidates: readFaqs(answer, citing) };
    }
  }
}
