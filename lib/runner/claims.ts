import { type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { LOCKS, livingSessions } from "@/db/session";
import type { RunnerFunctions } from "./functions";
import type { Run } from "./runs";

const { runnerRuns } = schema;

/** Not a worker: whoever hands out runs holds this number's lock for a moment. */
const CLAIMING = 0;
/** Runs under way at most of one user, or of one function that is nobody's: there is always room for others. */
const TURNS_MAX = 20;

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
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.worker}, ${CLAIMING})`);
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
      else worker not in (${livingSessions("worker")})
    end`);
}

/**
 * Everybody's first run comes before anybody's second, counted with those under way. Runs take turns by their concurrency key,
 * which is a user's where a function sets one; without it, by function. Only the first few of each key are looked at, however
 * many wait.
 */
function takeDue(tx: Db, { worker, free, functions, now }: Claim): Promise<Run[]> {
  const limits = JSON.stringify([...functions.values()].map(({ id, limit }) => ({ id, max: limit })));
  const isDue = sql`status = 'pending' and worker is null`;
  const next = (after: SQL) => sql`(
    select concurrency_key from runner_runs where function_id = fn.id and ${isDue} ${after} order by concurrency_key limit 1)`;
  const due = sql`
    with recursive fn as (
      select id, max from jsonb_to_recordset(${limits}::text::jsonb) as fn(id text, max int)
    ), keys as (
      select fn.id, fn.max, ${next(sql``)} as key from fn
      union all
      select fn.id, fn.max, ${next(sql`and concurrency_key > fn.key`)} from keys as fn where fn.key is not null
    ), held as (
      select function_id, concurrency_key, coalesce(nullif(concurrency_key, ''), function_id) as taker
      from runner_runs where worker is not null
    ), first as (
      select run.*, coalesce(nullif(keys.key, ''), keys.id) as taker, keys.max,
        row_number() over (partition by keys.id, keys.key order by run.wake_at, run.id) + (
          select count(*) from held where held.function_id = keys.id and held.concurrency_key = keys.key) as place
      from keys cross join lateral (
        select id, wake_at from runner_runs
        where function_id = keys.id and concurrency_key = keys.key and ${isDue}
          and wake_at <= ${now.toISOString()}::timestamptz
        order by wake_at, id limit ${free}
      ) as run
    ), taken as (
      select id, wake_at, row_number() over (partition by taker order by wake_at, id) + (
        select count(*) from held where held.taker = first.taker) as turn
      from first where max is null or place <= max
    )
    select id from taken where turn <= ${TURNS_MAX} order by turn, wake_at, id limit ${free}`;
  return tx.update(runnerRuns).set({ worker }).where(sql`${runnerRuns.id} in (${due})`).returning();
}

/** When the next retry is due. */
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
