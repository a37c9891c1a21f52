import { z } from "zod";
import type { DraftPart } from "@/lib/drafting/candidate";
import type { ModelUsage } from "@/lib/drafting/model/draft-with-model";

const partUsage = z.object({
  model: z.string().nullable(),
  outcome: z.string(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
/** `drafts.usage`. Tokens are the model server's own count; what they cost is between the operator and that server. */
const usage = z.object({ startedAt: z.iso.datetime(), parts: z.record(z.string(), partUsage) });

export function startedUsage(now: Date): z.infer<typeof usage> {
  return { startedAt: now.toISOString(), parts: {} };
}

/** Milliseconds since the build began; 0 where that is not known. */
export function elapsedMs(stored: Record<string, unknown> | null, now: Date): number {
  const parsed = usage.safeParse(stored);
  return parsed.success ? Math.max(0, now.getTime() - Date.parse(parsed.data.startedAt)) : 0;
}

export function withPart(
  stored: Record<string, unknown> | null,
  part: DraftPart,
  used: ModelUsage,
  now: Date,
): z.infer<typeof usage> {
  const parsed = usage.safeParse(stored);
  const before = parsed.success ? parsed.data : startedUsage(now);
  return { ...before, parts: { ...before.parts, [part]: used } };
}

/** Who drafted: the model that contributed to any part, else `extractive` (decisions, Draft). */
export function draftedBy(current: z.infer<typeof usage>): string {
  return Object.values(current.parts).find((part) => part.model !== null)?.model ?? "extractive";
}
