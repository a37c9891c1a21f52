import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { addToWindow } from "@/db/windows";
import { env } from "@/lib/core/env";
import { startOfWindow } from "@/lib/core/limits/buckets";
import type { Settings } from "@/lib/core/settings";
import type { ModelUsage } from "@/lib/drafting/model/draft-with-model";
import { modelConfig } from "@/lib/integrations/model";

const t = schema.rateLimits;
const DAY_SECONDS = 86_400;

interface Day {
  db: Db;
  /** Null for the site's own imports, which share a day of their own. */
  userId: string | null;
  now: Date;
}

/** The model, and whether this user's day is used up: what it costs is counted once it has answered. */
export async function modelFor({ db, userId, now }: Day, settings: Settings) {
  const { bucket, subject, windowStart } = windowOf(userId, now);
  const isToday = and(eq(t.bucket, bucket), eq(t.subject, subject), eq(t.windowStart, windowStart));
  const [row] = await db.select({ count: t.count }).from(t).where(isToday);
  return { model: modelConfig(env()), isSpent: (row?.count ?? 0) >= settings.model_tokens_per_day };
}

export async function countTokens({ db, userId, now }: Day, used: ModelUsage[]): Promise<void> {
  const tokens = used.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  if (tokens > 0) await addToWindow(db, windowOf(userId, now), tokens);
}

function windowOf(userId: string | null, now: Date) {
  const subject = userId === null ? "imports" : `user:${userId}`;
  return { bucket: "model_tokens", subject, windowStart: startOfWindow(now, DAY_SECONDS) };
}
