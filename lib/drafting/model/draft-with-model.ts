import type { DraftedPart, DraftPart, PackedReading } from "@/lib/drafting/candidate";
import { draftPartApart } from "@/lib/drafting/draft-apart";
import { runApart } from "@/lib/drafting/thread/run-apart";
import { type ModelConfig, ModelError } from "@/lib/integrations/model";
import { askRecorded } from "@/lib/integrations/model-recordings";
import { ANSWERS, type Prepared } from "./question";

/** A draft is ready within a minute of its start, however slowly the model answers; this much of it is left for the rest. */
const DRAFT_MS = 60_000;
const RESERVE_MS = 8_000;
const QUESTION_MS_MAX = 20_000;
/** Less time than this is not worth a question. */
const QUESTION_MS_MIN = 1_500;

/** What the model did for one part. `model` is null when it contributed nothing. */
export interface ModelUsage {
  model: string | null;
  outcome: "used" | "off" | "no_tokens" | "not_allowed" | "no_time" | "nothing_to_read" | ModelError["reason"];
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface ModelOptions {
  /** Whose draft it is; null where it is nobody's. */
  user: string | null;
  /** Null: no model is configured (see `modelConfig`). */
  model: ModelConfig | null;
  /** False where the site signals `ai-input=no`: its text goes to no model. */
  aiInputAllowed: boolean;
  /** The model has cost as much as it may for now. */
  isSpent?: boolean;
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
 * is what the rules found. Reading and judging are done on a thread of their own: throws TooCostly where that takes too long.
 */
export async function draftPartWithModel(
  part: DraftPart,
  reading: PackedReading,
  options: ModelOptions,
): Promise<DraftedPart & { usage: ModelUsage }> {
  const { model, timeoutMs, user } = options;
  const reason = whyUnasked(options);
  if (!model || reason) return byRules(part, reading, user, reason ?? "off");
  const { instructions, excerpt } = await runApart<Prepared>("question", { part, reading }, { user });
  if (excerpt.snippets.length === 0) return byRules(part, reading, user, "nothing_to_read");
  try {
    const question = { instructions, text: excerpt.text, timeoutMs, schema: ANSWERS[part] };
    const { answer, ...spent } = await askRecorded(model, question);
    const drafted = await runApart<DraftedPart>("answer", { part, reading, answered: { excerpt, answer } }, { user });
    return { ...drafted, usage: { ...spent, model: model.model, outcome: "used" } };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const drafted = await draftPartApart(part, reading, { user });
    return { ...drafted, usage: { ...error.spent, model: null, outcome: error.reason } };
  }
}

/** Why the model is asked nothing; null where it is. */
function whyUnasked({ model, isSpent, aiInputAllowed, timeoutMs }: ModelOptions): ModelUsage["outcome"] | null {
  if (!model) return "off";
  if (isSpent) return "no_tokens";
  if (!aiInputAllowed) return "not_allowed";
  return timeoutMs < QUESTION_MS_MIN ? "no_time" : null;
}

async function byRules(part: DraftPart, reading: PackedReading, user: string | null, outcome: ModelUsage["outcome"]) {
  const usage: ModelUsage = { model: null, outcome, calls: 0, inputTokens: 0, outputTokens: 0 };
  return { ...(await draftPartApart(part, reading, { user })), usage };
}
