import { AppError } from "@/lib/core/errors";
import type { Db } from "./client";
import { addToWindow } from "./windows";

/** A named limit: at most `max` of something by one subject in a window of fixed length. */
export interface Limit {
  bucket: string;
  max: number;
  windowMs: number;
}

/** Counts one attempt before it is judged, so that attempts made at once cannot slip through together. Throws `rate_limited`. */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date, detail: string): Promise<void> {
  if (await isWithin(db, limit, subject, now)) return;
  const retryAfter = Math.ceil((startOfWindow(limit, now) + limit.windowMs - now.getTime()) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError("rate_limited", detail, `Try again in ${minutes} min.`, { retryAfter });
}

/** Counts one of something and tells whether the limit allows it. */
export async function isWithin(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const windowStart = new Date(startOfWindow(limit, now));
  return (await addToWindow(db, { bucket: limit.bucket, subject, windowStart }, 1)) <= limit.max;
}

function startOfWindow({ windowMs }: Limit, now: Date): number {
  return Math.floor(now.getTime() / windowMs) * windowMs;
}
