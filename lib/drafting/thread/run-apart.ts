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
/** A page of a real site takes a hundredth of this; what takes longer is ended with its thread. */
const DEADLINE_MS = 8_000;
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
 * when it takes longer than `deadlineMs` of running or too much memory; its thread is ended then.
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
    clearTimeout(this.timer);
    this.worker.ref();
    this.timer = setTimeout(() => this.end(new TooCostly(`Took longer than ${job.deadlineMs} ms.`)), job.deadlineMs);
    this.worker.postMessage({ task: job.task, input: job.input });
  }

  private settle(posted: Posted): void {
    if (this.hasEnded) return; // it was on its way when the time was up
    const { job } = this;
    this.job = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(new TooCostly("Idle.")), IDLE_MS).unref();
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
