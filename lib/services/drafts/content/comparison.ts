import { z } from "zod";
import { draftError } from "@/lib/schemas/draft";
import { storedFields } from "@/lib/services/listings/content";

/** `drafts.competitor`: what the competitor's own site proves. */
const comparison = z.object({
  url: z.string(),
  status: z.enum(["reading", "ready", "failed"]),
  error: draftError.nullable(),
  fields: storedFields,
});
export type Comparison = z.infer<typeof comparison>;

/** The stored comparison; null without a competitor, or with one of an older shape. */
export function readComparison(stored: Record<string, unknown> | null): Comparison | null {
  return comparison.safeParse(stored).data ?? null;
}

/** The competitor's website as the user named it, whatever was compared since. */
export function competitorUrlOf(stored: Record<string, unknown> | null): string | null {
  return comparison.pick({ url: true }).safeParse(stored).data?.url ?? null;
}
