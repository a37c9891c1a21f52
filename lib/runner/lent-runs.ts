import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { functionsOf, type RunnerFunctions } from "./functions";
import { createRuns, type RunnerEvent } from "./runs";

const { runnerRuns } = schema;

/** Keeps what an Inngest server was given to do as runs that are `away`: nobody here drives them, and none is lost when it goes. */
export async function lendRuns(db: Db, functions: RunnerFunctions, events: RunnerEvent[], now: Date): Promise<void> {
  const calls = events.flatMap((event) => functionsOf(functions, event).map((fn) => ({ fn, event })));
  await createRuns(db, calls, now, "away");
}

/** Notes that the server is done with a function for an event; it may be before `lendRuns` heard that the event was taken. */
export async function endLentRun(
  db: Db,
  run: { id: string; functionId: string; event: { id: string }; status: "done" | "failed" },
  now: Date,
): Promise<void> {
  const { id, functionId, event, status } = run;
  await db
    .insert(runnerRuns)
    .values({ id, functionId, eventKey: event.id, event, status, endedAt: now, parkedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [runnerRuns.functionId, runnerRuns.eventKey],
      set: { status, endedAt: now },
      setWhere: eq(runnerRuns.status, "away"),
    });
}

/** Takes back what a server was given and is not done with, now that none is configured: each starts again, from its beginning. */
export async function takeBackRuns(db: Db, now: Date): Promise<void> {
  const again = { status: "pending", wakeAt: now, parkedAt: now };
  await db.update(runnerRuns).set(again).where(eq(runnerRuns.status, "away"));
}

/** How many runs the embedded runner began and has not ended. */
export function countPending(db: Db): Promise<number> {
  return db.$count(runnerRuns, eq(runnerRuns.status, "pending"));
}
