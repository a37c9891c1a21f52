import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type Run, RunLostError } from "./runs";

const { runnerSteps } = schema;

/** A step that ended: well, or with an error that is not tried again. */
export type Step = Omit<typeof runnerSteps.$inferSelect, "runId" | "finishedAt">;

/** The finished steps of a run, in the order they finished. */
export function loadSteps(db: Db, run: Run): Promise<Step[]> {
  return db
    .select()
    .from(runnerSteps)
    .where(eq(runnerSteps.runId, run.id))
    .orderBy(runnerSteps.finishedAt, runnerSteps.id);
}

/** Saves a step in one statement; throws RunLostError when the run is no longer this worker's. A finished step stays as it is. */
export async function saveStep(db: Db, run: Run, { id, name, status, data, error }: Step): Promise<void> {
  const [dataText, errorText] = [data, error].map((value) => JSON.stringify(value ?? null));
  const owned = await db.execute(sql`
    with owned as (
      update runner_runs set attempt = 0 where id = ${run.id} and worker = ${run.worker} returning id
    ), saved as (
      insert into runner_steps (run_id, id, name, status, data, error, finished_at)
      select id, ${id}, ${name}, ${status}, ${dataText ?? null}, ${errorText ?? null}, clock_timestamp() from owned
      on conflict (run_id, id) do nothing
    )
    select id from owned`);
  if (owned.length === 0) throw new RunLostError(run.id);
}
