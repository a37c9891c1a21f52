import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";

/** A named limit: at most `max` of something by one subject in a window of fixed length. */
export interface Limit {
  bucket: string;
  max: number;
  windowMs: number;
}

const t = schema.rateLimits;

function windowOf(limit: Limit, now: Date): { start: Date; retryAfter: number } {
  const startMs = Math.floor(now.getTime() / limit.windowMs) * limit.windowMs;
  return { start: new Date(startMs), retryAfter: Math.ceil((startMs + limit.windowMs - now.getTime()) / 1000) };
}

/** Counts one attempt before it is judged, so that attempts made at once cannot slip through together. Throws `rate_limited`. */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date, detail: string): Promise<void> {
  const { start, retryAfter } = windowOf(limit, now);
  const [row] = await db
    .insert(t)
    .values({ bucket: limit.bucket, subject, windowStart: start, count: 1 })
    .onConflictDoUpdate({ target: [t.bucket, t.subject, t.windowStart], set: { count: sql`${t.count} + 1` } })
    .returning({ count: t.count });
  if ((row?.count ?? 0) <= limit.max) return;
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError("rate_limited", detail, `Try again in ${minutes} min.`, { retryAfter });
}

/** Forgets the attempts of the current window, after one succeeded. */
export async function forgetAttempts(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const { start } = windowOf(limit, now);
  await db.delete(t).where(and(eq(t.bucket, limit.bucket), eq(t.subject, subject), eq(t.windowStart, start)));
}
