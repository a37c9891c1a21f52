import { setTimeout as delay } from "node:timers/promises";
import type { OpenDatabase } from "@/db/open";
import { type LivingSession, openSession } from "@/db/session";
import { currentTime } from "@/lib/core/env";
import { claimRuns, findNextWake, hasWork } from "./claims";
import { CLEANUP_EVERY_MS, deleteOld } from "./cleanup";
import { CLOCK_SLACK_MS, forgetFuture } from "./clock";
import { type Driver, driveRun } from "./drive";
import { readFunctions } from "./functions";
import { takeBackRuns } from "./lent-runs";
import { startLoop, WORK_CHANNEL } from "./loop";
import { persist } from "./persist";
import type { Handler } from "./protocol";
import { relayToRuns } from "./relay";
import type { Run } from "./runs";
import { registerSchedules, tick } from "./schedule";
import { type Backoff, growingBackoff } from "./times";

/** Runs one process drives at the same time. They mostly wait for networks: what takes computing has its own few threads. */
const RUNS_AT_ONCE = 60;
const IDLE_CHECK_MS = 5;
/** A step that takes longer than this to end when the process does is done again elsewhere. */
const STEP_GRACE_MS = 10_000;

export interface Runner {
  /** Whether work is being looked for, to within some seconds. */
  isWorking(): boolean;
  /** Takes no more work, lets each run finish the step it is in, and leaves the rest to other or later processes. */
  close(): Promise<void>;
  /** Resolves when every staged event is relayed and no run is going on or due; later retries do not count. */
  idle(): Promise<void>;
}

interface Worker extends Driver {
  isPaused: () => boolean;
  session: LivingSession;
  active: Map<string, Promise<void>>;
  takesNew: boolean;
  nextTick: Date | null;
  nextCleanup: Date;
  /** The clock at the last turn. */
  lastTurn: Date;
}

/**
 * Drives Inngest functions durably on PostgreSQL, without an Inngest server. Any number of processes share the work;
 * what a killed one had in its hands goes on in another, from the last finished step. Needs a direct connection (no
 * transaction pooler), since a worker's life is a session's advisory lock.
 */
export async function startRunner(settings: {
  connection: Pick<OpenDatabase, "db" | "url">;
  /** The functions, served in this process. */
  handler: Handler;
  now?: () => Date;
  backoff?: Backoff;
  /** Whether nothing new is to be begun for now. */
  isPaused?: () => boolean;
  /** Only brings to an end what was begun: what is new, an Inngest server does. */
  onlyLeft?: boolean;
}): Promise<Runner> {
  const { connection, handler, now = currentTime, backoff = growingBackoff, isPaused = () => false } = settings;
  const takesNew = !settings.onlyLeft;
  const functions = await readFunctions(handler);
  if (takesNew) await registerSchedules(connection.db, functions, now());
  if (takesNew) await takeBackRuns(connection.db, now());
  let isClosing = false;
  const session = await openSession(connection.url, "worker");
  const worker: Worker = {
    db: connection.db,
    handler,
    functions,
    now,
    backoff,
    isPaused,
    isClosing: () => isClosing,
    session,
    active: new Map(),
    takesNew,
    nextTick: takesNew ? now() : null,
    nextCleanup: now(),
    lastTurn: now(),
  };
  const loop = startLoop(() => turn(worker, () => loop.wake()), now);
  await session.listen(WORK_CHANNEL, loop.wake);
  return {
    isWorking: loop.isTurning,
    async close() {
      isClosing = true;
      await loop.stop();
      const finished = Promise.allSettled(worker.active.values());
      await Promise.race([finished, delay(STEP_GRACE_MS, undefined, { ref: false })]);
      await session.close();
    },
    async idle() {
      do {
        loop.wake();
        await loop.rest();
        await Promise.allSettled(worker.active.values());
      } while (
        (await persist(() => hasWork(worker.db, functions, now()), worker.isClosing)) &&
        (await delay(IDLE_CHECK_MS, true))
      );
    },
  };
}

/** Looks once at everything there is to do, starts what fits, and says when to look again at the latest. */
async function turn(worker: Worker, wake: () => void): Promise<Date | null> {
  const { db, functions, session, active } = worker;
  if (worker.isPaused() || !(await session.isAlive())) return null;
  while (worker.takesNew && (await relayToRuns(db, functions, worker.now()))) {}
  const now = worker.now();
  if (now.getTime() < worker.lastTurn.getTime() - CLOCK_SLACK_MS) {
    worker.nextTick = worker.takesNew ? now : null;
    worker.nextCleanup = now;
  }
  worker.lastTurn = now;
  await cleanUp(worker, now);
  if (worker.nextTick && worker.nextTick <= now) worker.nextTick = await tick(db, functions, now);
  const free = RUNS_AT_ONCE - active.size;
  const claim = { worker: session.number, active: [...active.keys()], free, functions, now };
  for (const run of await claimRuns(db, claim)) take(worker, run, wake);
  const nextWake = active.size < RUNS_AT_ONCE ? await findNextWake(db, functions, now) : null;
  const times = [worker.nextTick, nextWake].flatMap((at) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

function take(worker: Worker, run: Run, wake: () => void): void {
  const driven = driveRun(worker, run)
    // Its row goes back to the others at the next turn, since this worker no longer counts it as its own.
    .catch((error: unknown) => console.error(`Run ${run.id} of ${run.functionId} was interrupted:`, error))
    .finally(() => {
      worker.active.delete(run.id);
      wake();
    });
  worker.active.set(run.id, driven);
}

/** At the start, hourly, and when the clock was set back. */
async function cleanUp(worker: Worker, now: Date): Promise<void> {
  if (now < worker.nextCleanup) return;
  worker.nextCleanup = new Date(now.getTime() + CLEANUP_EVERY_MS);
  await forgetFuture(worker.db, now);
  await deleteOld(worker.db, now);
}
