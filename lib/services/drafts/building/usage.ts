import { z } from "zod";
import type { Env } from "@/lib/core/env";
import type { DraftPart } from "@/lib/drafting/candidate";
import type { ModelUsage } from "@/lib/drafting/model/draft-with-model";

const partUsage = z.object({
  model: z.string().nullable(),
  outcome: z.string(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Millionths of a US dollar; null where the operator has not said what tokens cost. */
  costMicroUsd: z.number().int().nullable().default(null),
});
/** `drafts.usage`. Tokens are the model server's own count. */
const usage = z.object({
  startedAt: z.iso.datetime(),
  /** Milliseconds of work in steps that went well: waits and failed tries take no time from the model. */
  spentMs: z.number().default(0),
  parts: z.record(z.string(), partUsage),
});

export type Usage = z.infer<typeof usage>;

function readUsage(stored: Record<string, unknown> | null): Usage | null {
  return usage.safeParse(stored).data ?? null;
}

export function startedUsage(now: Date): Usage {
  return { startedAt: now.toISOString(), spentMs: 0, parts: {} };
}

/** Milliseconds that the build's steps have worked so far; 0 where that is not known. */
export function spentMs(stored: Record<string, unknown> | null): number {
  return readUsage(stored)?.spentMs ?? 0;
}

/** Counts the time of a step that ends now. */
export function withTime(before: Usage, step: { startedAt: Date; now: Date }): Usage {
  return { ...before, spentMs: before.spentMs + Math.max(0, step.now.getTime() - step.startedAt.getTime()) };
}

/** Tokens times dollars per million tokens is millionths of a dollar. */
function costMicroUsd(used: ModelUsage, prices: Prices): number | null {
  const { OPENAI_INPUT_USD_PER_MTOK: input, OPENAI_OUTPUT_USD_PER_MTOK: output } = prices;
  if (input === undefined || output === undefined) return null;
  return Math.round(used.inputTokens * input + used.outputTokens * output);
}

type Prices = Pick<Env, "OPENAI_INPUT_USD_PER_MTOK" | "OPENAI_OUTPUT_USD_PER_MTOK">;

export function withPart(
  stored: Record<string, unknown> | null,
  part: DraftPart,
  used: ModelUsage,
  step: { startedAt: Date; now: Date },
  prices: Prices,
): Usage {
  const before = withTime(readUsage(stored) ?? startedUsage(step.startedAt), step);
  return { ...before, parts: { ...before.parts, [part]: { ...used, costMicroUsd: costMicroUsd(used, prices) } } };
}

/** Who drafted: the model that contributed to any part, else `extractive` (decisions, Draft). */
export function draftedBy(current: Usage): string {
  return Object.values(current.parts).find((part) => part.model !== null)?.model ?? "extractive";
}
