import type { Db } from "@/db/client";
import { addToWindow } from "@/db/windows";
import { type Ctx, userIdOf } from "@/lib/core/context";
import { BUCKETS, RateLimited, secondsLeft, startOfWindow } from "@/lib/core/limits/buckets";
import type { SpentBucket } from "@/lib/core/operation";

/**
 * Counts what a call of a user costs us or others, in the call's own transaction: a call that fails costs nothing. `host` counts
 * each site apart. Jobs are not counted: whoever asked for them was. Throws `rate_limited` (429) where it is more than is left.
 */
export async function spend(
  { actor, settings, now }: Pick<Ctx, "actor" | "settings" | "now">,
  tx: Db,
  bucket: SpentBucket,
  { amount = 1, host }: { amount?: number; host?: string } = {},
): Promise<void> {
  const userId = userIdOf(actor);
  if (userId === null || amount === 0) return;
  const { windowSeconds, limit: limitOf } = BUCKETS[bucket];
  const limit = limitOf(settings);
  const subject = host ? `user:${userId},host:${host}` : `user:${userId}`;
  const count = await addToWindow(tx, { bucket, subject, windowStart: startOfWindow(now, windowSeconds) }, amount);
  if (count <= limit) return;
  const remaining = Math.max(0, limit - count + amount);
  throw new RateLimited({ bucket, limit, windowSeconds, remaining, resetSeconds: secondsLeft(now, windowSeconds) });
}
