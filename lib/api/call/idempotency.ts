import { hash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { livingSessions } from "@/db/session";
import { AppError, isPassing } from "@/lib/core/errors";
import type { AnyExecutable } from "@/lib/core/operation";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import { isAppError } from "./faults";
import { memoryOf } from "./memory";
import { Representation } from "./representation";

const t = schema.idempotencyKeys;
/** How long answers are kept. */
export const KEEP_MS = 24 * 3_600_000;
/** A run that has not answered by then is taken for crashed; no request may take longer. */
export const LEASE_MS = 120_000;
/** Statuses that say nothing lasting about the request, so that the same key may try again (decisions, API conventions). */
const NOT_STORED = new Set([401, 422, 429]);
const KEY_PATTERN = /^[\x20-\x7e]{1,255}$/;

export interface KeyedCall {
  db: Db;
  now: Date;
  userId: string;
  operation: AnyExecutable;
  key: string;
  requestId: string;
  /** The parsed input and the site it is for: equal meaning is the same request, however it was written. */
  request: unknown;
  /** Answers a repetition whose answer was too large to keep; null where every answer is kept. */
  again: (() => Promise<Representation>) | null;
}

/** A success before a transport writes it. */
export interface Answered {
  status: number;
  representation: Representation;
}

export interface KeyedAnswer extends Answered {
  replayed: boolean;
}

/** A stored refusal, given again; `requestId` is the first run's, so that the body stays the same. */
export class ReplayedError extends AppError {
  constructor(
    error: Pick<AppError, "code" | "detail" | "fix" | "extras">,
    readonly requestId: string,
  ) {
    super(error.code, error.detail, error.fix, error.extras);
  }
}

/** Throws `validation_failed` for a key that is not 1 to 255 printable ASCII characters. */
export function requireUsableKey(key: string, pointer: string): void {
  if (KEY_PATTERN.test(key)) return;
  const detail = "The idempotency key must be 1 to 255 printable ASCII characters.";
  throw new AppError("validation_failed", detail, "Send a UUID, for example.", { errors: [{ pointer, detail }] });
}

/** Runs `run` at most once per user, operation and key within 24 h, and gives its stored answer to repetitions. */
export async function runOnce(call: KeyedCall, run: () => Promise<Answered>): Promise<KeyedAnswer> {
  const requestHash = hash("sha256", canonicalJson(call.request), "hex");
  const lease = await claim(call, requestHash);
  if (lease === null) return replay(call, requestHash);
  try {
    const { status, representation } = await run();
    await store(call, lease, status, representation.bytes.toString("utf8"));
    return { status, representation, replayed: false };
  } catch (error) {
    await storeOrRelease(call, lease, error);
    throw error;
  }
}

/** The end of our lease when the key is ours to run; null when it is taken or answered. */
async function claim(call: KeyedCall, requestHash: string): Promise<Date | null> {
  const lockedUntil = new Date(call.now.getTime() + LEASE_MS);
  const isExpired = lt(t.createdAt, new Date(call.now.getTime() - KEEP_MS));
  const isCrashed = and(isNull(t.status), hasEnded(call.now), eq(t.requestHash, requestHash));
  const row = { requestHash, status: null, body: null, process: ownNumber(call.db), lockedUntil, createdAt: call.now };
  const claimed = await call.db
    .insert(t)
    .values({ userId: call.userId, operation: call.operation.name, key: call.key, ...row })
    .onConflictDoUpdate({
      target: [t.userId, t.operation, t.key],
      set: row,
      setWhere: sql`${isExpired} or ${isCrashed}`,
    })
    .returning({ lockedUntil: t.lockedUntil });
  return claimed[0]?.lockedUntil ?? null;
}

/** Its process is known to be dead, or its lease is over; one longer than a lease is of before the clock was set back. */
function hasEnded(now: Date): SQL | undefined {
  const isDead = and(isNotNull(t.process), sql`${t.process} not in (${livingSessions("process")})`);
  const isLeaseOver = or(lt(t.lockedUntil, now), gt(t.lockedUntil, new Date(now.getTime() + 2 * LEASE_MS)));
  return or(isDead, isLeaseOver);
}

/** By which others see that this process lives; null while they cannot, and then the lease alone counts. */
function ownNumber(db: Db): number | null {
  const { session } = memoryOf(db);
  if (session?.isHeld()) return session.number;
  session?.isAlive().catch(() => undefined); // for the next call
  return null;
}

const rowOf = (call: KeyedCall) =>
  and(eq(t.userId, call.userId), eq(t.operation, call.operation.name), eq(t.key, call.key));

async function replay(call: KeyedCall, requestHash: string): Promise<KeyedAnswer> {
  const [row] = await call.db.select().from(t).where(rowOf(call));
  if (!row) throw stillRunning(1); // released in between
  if (row.requestHash !== requestHash)
    throw new AppError(
      "idempotency_mismatch",
      "This idempotency key was used for another request.",
      "Use a new key for a new request; send the very same request to repeat one.",
    );
  if (row.status === null)
    throw stillRunning(Math.max(1, Math.ceil((row.lockedUntil.getTime() - call.now.getTime()) / 1000)));
  if (row.body === null && call.again)
    return { status: row.status, representation: await call.again(), replayed: true };
  const body = JSON.parse(storedBody.parse(row.body).json);
  if (row.status >= 400) throw new ReplayedError(body, body.requestId);
  return { status: row.status, representation: new Representation(body), replayed: true };
}

/** Retry soon: runs take seconds, and the lease is only the upper bound. */
const RETRY_SECONDS_MAX = 5;

function stillRunning(leaseSeconds: number): AppError {
  return new AppError(
    "idempotency_in_progress",
    "The first request with this idempotency key is still running.",
    "Send the same request again in a few seconds to get its answer.",
    { retryAfter: Math.min(leaseSeconds, RETRY_SECONDS_MAX) },
  );
}

/** The body is kept as text: jsonb would reorder its keys, and a replay gives the same bytes. */
const storedBody = z.object({ json: z.string() });

/** A larger answer is not kept where `again` can answer its repetitions. */
const ANSWER_BYTES_MAX = 32 * 1024;

/** A lost lease stores nothing: the run that took over answers. */
async function store(call: KeyedCall, lease: Date, status: number, json: string): Promise<void> {
  const isKept = call.again === null || status >= 400 || Buffer.byteLength(json) <= ANSWER_BYTES_MAX;
  const body = isKept ? ({ json } satisfies z.infer<typeof storedBody>) : null;
  await call.db
    .update(t)
    .set({ status, body })
    .where(and(rowOf(call), eq(t.lockedUntil, lease), isNull(t.status)));
}

/** Whether a refusal answers the request for good, so that its repetitions get it too. */
function isLasting(error: AppError): boolean {
  return error.status < 500 && !NOT_STORED.has(error.status) && !isPassing(error);
}

async function storeOrRelease(call: KeyedCall, lease: Date, error: unknown): Promise<void> {
  if (isAppError(error) && isLasting(error)) {
    const { code, detail, fix, extras } = error;
    await store(call, lease, error.status, JSON.stringify({ code, detail, fix, extras, requestId: call.requestId }));
    return;
  }
  await call.db.delete(t).where(and(rowOf(call), eq(t.lockedUntil, lease), isNull(t.status)));
}
