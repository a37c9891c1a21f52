import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { RunnerFunctions } from "./functions";
import type { Run } from "./runs";
import { WORKER_LOCKS } from "./session";

const { runnerRuns } = schema;

/** Not a worker: whoever hands out runs holds this number's lock for a moment. */
const CLAIMING = 0;
/** Due runs of one function looked at in one claim. */
const WINDOW = 100;

export interface Claim {
  worker: number;
  /** Runs this worker has in its hands. */
  active: string[];
  /** How many more it takes. */
  free: number;
  functions: RunnerFunctions;
  now: Date;
}

/** Takes runs from dead workers, then gives due ones to this worker, within the functions' limits over all processes. */
export async function claimRuns(db: Db, claim: Claim): Promise<Run[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WORKER_LOCKS}, ${CLAIMING})`);
    await freeAbandoned(tx, claim);
    return claim.free > 0 ? takeDue(tx, claim) : [];
  });
}

/**
 * A worker is alive as long as its session holds its lock; PostgreSQL drops it the moment the process dies. This
 * worker's own runs that it knows nothing of come from an answer that got lost.
 */
async function freeAbandoned(tx: Db, { worker, active }: Claim): Promise<void> {
  await tx.execute(sql`
    update runner_runs set worker = null, crashes = crashes + case when worker = ${worker} then 0 else 1 end
    where worker is not null and case
      when worker = ${worker} then id <> all(${sql.param(active)}::text[])
      else worker not in (
        select objid::bigint from pg_locks
        where locktype = 'advisory' and classid = ${WORKER_LOCKS} and granted
          and database = (select oid from pg_database where datname = current_database()))
    end`);
}

function takeDue(tx: Db, { worker, free, functions, now }: Claim): Promise<Run[]> {
  const limits = JSON.stringify([...functions.values()].map(({ id, limit }) => ({ id, max: limit })));
  const due = sql`
    select due.id from jsonb_to_recordset(${limits}::text::jsonb) as fn(id text, max int)
    cross join lateral (
      select first.id, first.wake_at, case when fn.max is null then 0 else
        row_number() over (partition by first.concurrency_key order by first.wake_at, first.id) + (
          select count(*) from runner_runs held
          where held.function_id = fn.id and held.worker is not null
            and held.concurrency_key is not distinct from first.concurrency_key)
        end as place
      from (
        select id, wake_at, concurrency_key from runner_runs
        where function_id = fn.id and status = 'pending' and worker is null and wake_at <= ${now.toISOString()}::timestamptz
        order by wake_at, id limit ${WINDOW}
      ) as first
    ) as due
    where due.place <= coalesce(fn.max, 0) order by due.wake_at, due.id limit ${free}`;
  return tx.update(runnerRuns).set({ worker }).where(sql`${runnerRuns.id} in (${due})`).returning();
}

/** When the next run that sleeps now is due. */
export async function findNextWake(db: Db, functions: RunnerFunctions, now: Date): Promise<Date | null> {
  const [row] = await db.execute<{ at: string | null }>(sql`
    select min(wake_at)::text as at from runner_runs
    where status = 'pending' and worker is null and wake_at > ${now.toISOString()}::timestamptz
      and function_id = any(${sql.param([...functions.keys()])})`);
  return row?.at ? new Date(row.at) : null;
}

/** Whether any event waits to be relayed, or any run is being driven or due. */
export async function hasWork(db: Db, functions: RunnerFunctions, now: Date): Promise<boolean> {
  const [row] = await db.execute<{ busy: boolean }>(sql`
    select exists (select 1 from outbox where sent_at is null) or exists (
      select 1 from runner_runs
      where status = 'pending' and (worker is not null or wake_at <= ${now.toISOString()}::timestamptz)
        and function_id = any(${sql.param([...functions.keys()])})
    ) as busy`);
  return row?.busy ?? false;
}
