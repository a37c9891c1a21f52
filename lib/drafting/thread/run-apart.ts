import type { Worker } from "node:worker_threads";
import { env } from "@/lib/core/env";
import { FairLine } from "@/lib/core/limits/fair-line";
import { log } from "@/lib/core/log";
import { oncePerProcess } from "@/lib/core/once-per-process";

/** What a thread of `thread.ts` can be asked to do. */
export type ApartTask =
  | "outline"
  | "snapshot"
  | "links"
  | "metas"
  | "pictures"
  | "evidence"
  | "part"
  | "question"
  | "answer";

/** Threads at once. One user has all but one of them at most: whatever their pages are, a thread is there for everybody else. */
const THREADS_MAX = 3;
/** A page of a real site takes a hundredth of this computing; what takes longer is ended with its thread. */
const DEADLINE_MS = 8_000;
/** On a busy machine a thread waits for its turns, last of all: by the clock it has so many times its deadline. */
const WAITS_MAX = 8;
const LOOK_MIN_MS = 20;
/** A thread without work ends after this long: it holds tens of megabytes. */
const IDLE_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** Made by scripts/bundle.ts for production; elsewhere the sources run as they are. */
const BUNDLED = ".next/launchyard/thread.mjs";
const SOURCE = "lib/drafting/thread.ts";

/** Reading something took more time or memory than any real site needs. */
export class TooCostly extends Error {
  override name = "TooCostly";
}

/** For whom something is done. */
export interface Apart {
  /** Users take turns; null where it is nobody's. */
  user: string | null;
  deadlineMs?: number;
}

interface Job {
  task: ApartTask;
  input: unknown;
  deadlineMs: number;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** What a thread posts back. */
export type Posted = { answer: unknown } | { error: string };

/** Pages and background work come from bundles of their own, and share the threads. */
const shared = () =>
  oncePerProcess("threads", () => ({
    line: new FairLine({ places: THREADS_MAX, perKey: THREADS_MAX - 1 }),
    idle: [] as Thread[],
  }));

/**
 * Does one step of reading or drafting on a thread of its own, so that no page can hold up other requests. Throws TooCostly
 * when it computes for longer than `deadlineMs`, or takes too much memory; its thread is ended then.
 */
export async function runApart<Answer>(
  task: ApartTask,
  input: unknown,
  { user, deadlineMs = DEADLINE_MS }: Apart,
): Promise<Answer> {
  const { line, idle } = shared();
  const { promise, resolve } = Promise.withResolvers<() => void>();
  line.enter(user ?? "", resolve);
  const leave = await promise;
  const answer = await new Promise((resolve, reject) => {
    const thread = idle.pop() ?? new Thread();
    thread.run({ task, input, deadlineMs, resolve, reject });
  }).finally(leave);
  return asAnswer<Answer>(answer);
}

/** The table in `thread.ts` names what each task answers; no type reaches across threads. */
function asAnswer<Answer>(answer: unknown): Answer {
  return answer as Answer;
}

class Thread {
  private readonly worker: Worker;
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor() {
    // not imported: bundlers would look for the thread's file among their own
    const { Worker } = process.getBuiltinModule("node:worker_threads");
    const isBundled = env().NODE_ENV === "production";
    const execArgv = isBundled ? [] : ["--import", "tsx"];
    this.worker = new Worker(`./${isBundled ? BUNDLED : SOURCE}`, { execArgv, resourceLimits: LIMITS });
    this.worker.on("message", (posted: Posted) => this.settle(posted));
    this.worker.on("error", (error) => this.end(error));
    this.worker.on("exit", () => this.end(new TooCostly("The thread ended.")));
  }

  run(job: Job): void {
    this.job = job;
    this.worker.ref();
    const began = { computedMs: this.computedMs(), endsAt: performance.now() + job.deadlineMs * WAITS_MAX };
    this.wait(job.deadlineMs, () => void this.look(job, began));
    this.worker.postMessage({ task: job.task, input: job.input });
  }

  /** The time is up by the clock: ends a thread that computed all the while, and gives one that waited for the processor the rest. */
  private async look(job: Job, began: { computedMs: Promise<number>; endsAt: number }): Promise<void> {
    const { deadlineMs } = job;
    const tooLong = () => this.end(new TooCostly(`Took longer than ${deadlineMs} ms.`));
    const clockMs = began.endsAt - performance.now();
    this.wait(clockMs, tooLong); // a thread amid what nothing interrupts does not answer
    const left = deadlineMs - ((await this.computedMs()) - (await began.computedMs));
    if (this.job !== job) return;
    if (left <= 0) tooLong();
    else if (left < clockMs) this.wait(Math.max(left, LOOK_MIN_MS), () => void this.look(job, began));
  }

  /** Milliseconds that the thread has computed; 0 before it runs. */
  private async computedMs(): Promise<number> {
    const used = await this.worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (used.user + used.system) / 1_000;
  }

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }

  private settle(posted: Posted): void {
    if (this.hasEnded) return; // it was on its way when the time was up
    const { job } = this;
    this.job = undefined;
    this.wait(IDLE_MS, () => this.end(new TooCostly("Idle.")));
    this.timer?.unref();
    this.worker.unref();
    shared().idle.push(this);
    if ("error" in posted) job?.reject(new Error(posted.error));
    else job?.resolve(posted.answer);
  }

  private end(error: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const { idle } = shared();
    if (idle.includes(this)) idle.splice(idle.indexOf(this), 1);
    clearTimeout(this.timer);
    void this.worker.terminate();
    const { job } = this;
    this.job = undefined;
    if (job) {
      log.warn("drafting thread ended", { task: job.task, error: error.message });
      job.reject(isOutOfMemory(error) ? new TooCostly("Took too much memory.") : error);
    }
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
