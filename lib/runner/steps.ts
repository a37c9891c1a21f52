import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type Run, RunLostError } from "./runs";

const { runnerSteps } = schema;

export type Step = Omit<typeof runnerSteps.$inferSelect, "runId" | "finishedAt">;

/** A step nothing is known of yet. */
export function newStep(id: string, name: string, kind: "run" | "sleep" | "event" | "invoke"): Step {
  return {
    id,
    name,
    kind,
    status: "pending",
    attempt: 0,
    wakeAt: null,
    eventName: null,
    condition: null,
    data: null,
    error: null,
  };
}

/** The steps of a run, finished ones in the order they finished; waits whose time is over are ended first. */
export async function loadSteps(db: Db, run: Run, now: Date): Promise<Map<string, Step>> {
  const steps = await selectSteps(db, run);
  if (!steps.some((step) => isOver(step, now))) return new Map(steps.map((step) => [step.id, step]));
  await endWaits(db, run, now);
  return new Map((await selectSteps(db, run)).map((step) => [step.id, step]));
}

function selectSteps(db: Db, run: Run): Promise<Step[]> {
  return db
    .select()
    .from(runnerSteps)
    .where(eq(runnerSteps.runId, run.id))
    .orderBy(runnerSteps.finishedAt, runnerSteps.id);
}

function isOver({ kind, status, wakeAt }: Step, now: Date): boolean {
  return status === "pending" && kind !== "run" && wakeAt !== null && wakeAt <= now;
}

const INVOKE_TIMEOUT = { name: "Error", message: "The invoked function did not end in time." };

/** A sleep ends well, a wait for an event ends with null, a wait for a function fails. */
async function endWaits(db: Db, run: Run, now: Date): Promise<void> {
  await db.execute(sql`
    update runner_steps set
      status = case kind when 'invoke' then 'failed' else 'done' end,
      data = case kind when 'invoke' then null else 'null' end,
      error = case kind when 'invoke' then ${JSON.stringify(INVOKE_TIMEOUT)} end,
      finished_at = clock_timestamp()
    where run_id = ${run.id} and status = 'pending' and kind <> 'run' and wake_at <= ${now.toISOString()}::timestamptz`);
}

/** Saves a step in one statement; throws RunLostError when the run is no longer this worker's. A finished step stays as it is. */
export async function saveStep(db: Db, run: Run, step: Step): Promise<void> {
  const isFinished = step.status !== "pending";
  const wakeAt = step.wakeAt?.toISOString() ?? null;
  const [data, error] = [step.data, step.error].map((value) => (isFinished ? JSON.stringify(value ?? null) : null));
  const owned = await db.execute(sql`
    with owned as (
      update runner_runs set attempt = 0 where id = ${run.id} and worker = ${run.worker} returning id
    ), saved as (
      insert into runner_steps (run_id, id, name, kind, status, attempt, wake_at, event_name, condition, data, error, finished_at)
      select id, ${step.id}, ${step.name}, ${step.kind}, ${step.status}, ${step.attempt}::int, ${wakeAt}::timestamptz,
        ${step.eventName}, ${step.condition}, ${data ?? null}, ${error ?? null}, case when ${isFinished} then clock_timestamp() end
      from owned
      on conflict (run_id, id) do update set
        status = excluded.status, attempt = excluded.attempt, wake_at = excluded.wake_at,
        data = excluded.data, error = excluded.error, finished_at = excluded.finished_at
      where runner_steps.status = 'pending'
    )
    select id from owned`);
  if (owned.length === 0) throw new RunLostError(run.id);
}

/** Steps of other runs that wait for one of these events. */
export function listWaits(tx: Db, eventNames: string[]) {
  return tx
    .select({
      runId: runnerSteps.runId,
      stepId: runnerSteps.id,
      eventName: runnerSteps.eventName,
      condition: runnerSteps.condition,
      event: schema.runnerRuns.event,
    })
    .from(runnerSteps)
    .innerJoin(schema.runnerRuns, eq(schema.runnerRuns.id, runnerSteps.runId))
    .where(and(eq(runnerSteps.status, "pending"), sql`${runnerSteps.eventName} = any(${sql.param(eventNames)})`));
}
