import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { limitKeyOf, type RunnerFunction, type RunnerFunctions } from "./functions";

const { runnerRuns } = schema;

export type Run = typeof runnerRuns.$inferSelect;

/** An event as functions see it; `id` makes it call a function once. */
export interface RunnerEvent {
  id: string;
  name: string;
  data: unknown;
  /** Milliseconds since 1970. */
  ts: number;
}

/** This worker no longer has the run: it took too long to come back and another one went on with it. */
export class RunLostError extends Error {
  override name = "RunLostError";
}

/** Calls functions: one run each, unless the same event called the same function before. */
export async function createRuns(
  tx: Db,
  calls: { fn: RunnerFunction; event: RunnerEvent }[],
  now: Date,
  status: "pending" | "away" = "pending",
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ fn, event }) => ({
    id: randomUUID(),
    functionId: fn.id,
    eventKey: event.id,
    event,
    status,
    wakeAt: now,
    parkedAt: now,
    createdAt: now,
    concurrencyKey: limitKeyOf(fn, event),
  }));
  await tx.insert(runnerRuns).values(rows).onConflictDoNothing();
}

interface Outcome {
  status: "done" | "failed";
  output?: unknown;
  error?: unknown;
}

/** Ends a run for good, and calls its onFailure handler where it failed. */
export async function endRun(
  db: Db,
  { run, fn, functions, now }: { run: Run; fn: RunnerFunction; functions: RunnerFunctions; now: Date },
  outcome: Outcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(runnerRuns)
      .set({ ...outcome, worker: null, wakeAt: null, endedAt: now })
      .where(and(eq(runnerRuns.id, run.id), eq(runnerRuns.worker, run.worker ?? 0)))
      .returning({ id: runnerRuns.id });
    if (ended.length === 0) throw new RunLostError(run.id);
    const failureHandler = fn.failureId && functions.get(fn.failureId);
    if (outcome.status !== "failed" || !failureHandler) return;
    const event = failureEvent(run, outcome.error, now);
    await createRuns(tx, [{ fn: failureHandler, event }], now);
  });
}

function failureEvent(run: Run, error: unknown, now: Date): RunnerEvent {
  const data = { function_id: run.functionId, run_id: run.id, error, event: run.event };
  return { id: `failed:${run.id}`, name: "inngest/function.failed", data, ts: now.getTime() };
}

/** Puts a run down until `at`. */
export async function parkRun(db: Db, run: Run, { at, attempt, now }: { at: Date; attempt: number; now: Date }) {
  const parked = await db
    .update(runnerRuns)
    .set({ worker: null, attempt, parkedAt: now, wakeAt: at })
    .where(and(eq(runnerRuns.id, run.id), eq(runnerRuns.worker, run.worker ?? 0)))
    .returning({ id: runnerRuns.id });
  if (parked.length === 0) throw new RunLostError(run.id);
}
