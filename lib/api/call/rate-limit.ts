import { lt } from "drizzle-orm";
import { isDiskFull } from "@/db/away";
import { type Db, schema } from "@/db/client";
import { addToWindow } from "@/db/windows";
import { type Ctx, userIdOf } from "@/lib/core/context";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { BUCKETS, RateLimited, type RateLimitState, secondsLeft, startOfWindow } from "@/lib/core/limits/buckets";
import type { AnyExecutable, Bucket } from "@/lib/core/operation";
import { memoryOf } from "./memory";
import { type Ending, keepsCharge, ownSubjects } from "./rate-limit-buckets";

const t = schema.rateLimits;
const KEEP_MS = 24 * 3_600_000;

/** Counts one call in a bucket. Throws `rate_limited` (429) when its window is used up. Rows are the truth across processes. */
export async function charge(ctx: Ctx, bucket: Bucket, subject: string, kind?: string): Promise<RateLimitState> {
  const { windowSeconds, limit: limitOf } = BUCKETS[bucket];
  const limit = limitOf(ctx.settings);
  const windowStart = startOfWindow(ctx.now, windowSeconds);
  const take = (amount: number) => add(ctx.db, bucket, subject, windowStart, amount);
  const remaining =
    bucket === "public"
      ? await memoryOf(ctx.db).leases.take(`${bucket}:${subject}`, windowStart.getTime(), limit, take)
      : await takeOne(limit, take);
  const resetSeconds = secondsLeft(ctx.now, windowSeconds);
  if (remaining === null) {
    const refused = new RateLimited({ bucket, limit, windowSeconds, remaining: 0, resetSeconds });
    memoryOf(ctx.db).hits.note(ctx.db, refused, ctx, kind);
    throw refused;
  }
  return { bucket, limit, windowSeconds, remaining, resetSeconds };
}

async function takeOne(limit: number, take: (amount: number) => Promise<number>): Promise<number | null> {
  const count = await take(1);
  return count > limit ? null : limit - count;
}

/** To the row; where the disk is full to a count of this process alone, so that reading goes on and is still limited. */
async function add(db: Db, bucket: Bucket, subject: string, windowStart: Date, amount: number): Promise<number> {
  const { hasRoom, charges } = memoryOf(db);
  const count = hasRoom ? await addToWindow(db, { bucket, subject, windowStart }, amount).catch(nullWhereFull) : null;
  if (count !== null) return count;
  const key = `${bucket} ${subject} ${windowStart.getTime()}`;
  const counted = Math.max(0, (charges.get(key) ?? 0) + amount);
  charges.set(key, counted);
  return counted;
}

function nullWhereFull(error: unknown): null {
  if (isDiskFull(error)) return null;
  throw error;
}

/**
 * Counts a call before it is refused or its input is looked at: account operations by user, public ones and those of nobody by
 * address. Pages and jobs are not counted by address, and what pages read not at all: an open review asks over and over, and
 * would use up the calls that its owner's saves need.
 */
export async function chargeCall(operation: AnyExecutable, ctx: Ctx): Promise<RateLimitState[]> {
  if (ctx.surface === "web" && operation.readOnly) return [];
  if (operation.access !== "public" && userIdOf(ctx.actor) !== null) return [await chargeCaller(ctx)];
  return ctx.surface === "web" || ctx.surface === "job" ? [] : [await chargeAddress(ctx)];
}

/** Counts by user, or by address where there is none: guessing tokens or scopes is no cheaper than reading. */
export function chargeCaller(ctx: Ctx): Promise<RateLimitState> {
  const userId = userIdOf(ctx.actor);
  return userId === null ? chargeAddress(ctx) : charge(ctx, "account", `user:${userId}`);
}

/** Counts an anonymous read by address, be it an operation or a document. */
export function chargeAddress(ctx: Ctx): Promise<RateLimitState> {
  return charge(ctx, "public", addressSubject(ctx.address));
}

/** Counts a page by address, as many as calls and apart from them: whose agent has used up its calls can still look around. Who is signed in is not known yet. */
export function chargePage(ctx: Ctx): Promise<RateLimitState> {
  return charge(ctx, "public", `${addressSubject(ctx.address)},pages`, "page");
}

/** A charge of an operation's own bucket; `settle` gives it back where the way the call ended does not count. */
export interface OwnCharge {
  states: RateLimitState[];
  settle(ending: Ending): Promise<void>;
}

/** Counts a call in the operation's own bucket, just before it runs: replays and refused input cost nothing. */
export async function chargeOwnBucket(
  operation: AnyExecutable,
  ctx: Ctx,
  input: Record<string, unknown>,
): Promise<OwnCharge> {
  const { bucket } = operation;
  const states: RateLimitState[] = [];
  if (bucket === undefined) return { states, settle: async () => undefined };
  const subjects = ownSubjects(operation, ctx, input);
  for (const subject of subjects) states.push(await charge(ctx, bucket, subject));
  const settle = async (ending: Ending) => {
    if (keepsCharge(bucket, ending)) return;
    const windowStart = startOfWindow(ctx.now, BUCKETS[bucket].windowSeconds);
    for (const subject of subjects) await add(ctx.db, bucket, subject, windowStart, -1);
    for (const state of states) state.remaining += 1;
  };
  return { states, settle };
}

/** Deletes windows that ended a day ago. */
export async function pruneRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(t).where(lt(t.windowStart, new Date(now.getTime() - KEEP_MS)));
}
