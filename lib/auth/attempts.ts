import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";

/** A named limit: at most `max` of something by one subject in a window of fixed length. */
export interface Limit {
  bucket: string;
  max: number;
  windowMs: number;
}

const t = schema.rateLimits;

/** Counts one attempt before it is judged, so that attempts made at once cannot slip through together. Throws `rate_limited`. */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date, detail: string): Promise<void> {
  if (await isWithin(db, limit, subject, now)) return;
  const retryAfter = Math.ceil((startOfWindow(limit, now) + limit.windowMs - now.getTime()) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError("rate_limited", detail, `Try again in ${minutes} min.`, { retryAfter });
}

/** Counts one of something and tells whether the limit allows it. */
export async function isWithin(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const [row] = await db
    .insert(t)
    .values({ bucket: limit.bucket, subject, windowStart: new Date(startOfWindow(limit, now)), count: 1 })
    .onConflictDoUpdate({ target: [t.bucket, t.subject, t.windowStart], set: { count: sql`${t.count} + 1` } })
    .returning({ count: t.count });
  return (row?.count ?? 0) <= limit.max;
}

function startOfWindow({ windowMs }: Limit, now: Date): number {
  return Math.floor(now.getTime() / windowMs) * windowMs;
}
