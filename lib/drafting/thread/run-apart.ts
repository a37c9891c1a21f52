import type { Worker } from "node:worker_threads";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";

/** What a thread of `thread.ts` can be asked to do. */
export type ApartTask = "outline" | "snapshot" | "links" | "part" | "question" | "answer";

/** Threads at once. */
const THREADS_MAX = 2;
/** A page of a real site takes a hundredth of this; what takes longer is ended with its thread. */
const DEADLINE_MS = 8_000;
/** A thread without work ends after this long: it holds tens of megabytes. */
const IDLE_MS = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** Made by scripts/bundle.ts for production; elsewhere the sources run as they are. */
const BUNDLED = ".next/launchyard/thread.mjs";
const SOURCE = "lib/drafting/thread.ts";

/** Reading something took more time or memory than any real site needs. */
export class TooCostly extends Error {
  override name = "TooCostly";
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

const waiting: Job[] = [];
const threads = new Set<Thread>();

/**
 * Does one step of reading or drafting on a thread of its own, so that no page can hold up other requests. Throws TooCostly
 * when it takes longer than `deadlineMs` of running or too much memory; its thread is ended then.
 */
export async function runApart<Answer>(task: ApartTask, input: unknown, deadlineMs = DEADLINE_MS): Promise<Answer> {
  const answer = await new Promise((resolve, reject) => {
    waiting.push({ task, input, deadlineMs, resolve, reject });
    giveWork();
  });
  return asAnswer<Answer>(answer);
}

/** The table in `thread.ts` names what each task answers; no type reaches across threads. */
function asAnswer<Answer>(answer: unknown): Answer {
  return answer as Answer;
}

function giveWork(): void {
  if (waiting.length === 0) return;
  const idle = [...threads].find((one) => !one.isBusy) ?? (threads.size < THREADS_MAX ? new Thread() : undefined);
  const job = idle && waiting.shift();
  if (job) idle.run(job);
}

class Thread {
  private readonly worker: Worker;
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    // not imported: bundlers would look for the thread's file among their own
    const { Worker } = process.getBuiltinModule("node:worker_threads");
    const isBundled = env().NODE_ENV === "production";
    const execArgv = isBundled ? [] : ["--import", "tsx"];
    this.worker = new Worker(`./${isBundled ? BUNDLED : SOURCE}`, { execArgv, resourceLimits: LIMITS });
    this.worker.on("message", (posted: Posted) => this.settle(posted));
    this.worker.on("error", (error) => this.end(error));
    this.worker.on("exit", () => this.end(new TooCostly("The thread ended.")));
    threads.add(this);
  }

  get isBusy(): boolean {
    return this.job !== undefined;
  }

  run(job: Job): void {
    this.job = job;
    clearTimeout(this.timer);
    this.worker.ref();
    this.timer = setTimeout(() => this.end(new TooCostly(`Took longer than ${job.deadlineMs} ms.`)), job.deadlineMs);
    this.worker.postMessage({ task: job.task, input: job.input });
  }

  private settle(posted: Posted): void {
    const { job } = this;
    this.job = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(new TooCostly("Idle.")), IDLE_MS).unref();
    this.worker.unref();
    if ("error" in posted) job?.reject(new Error(posted.error));
    else job?.resolve(posted.answer);
    giveWork();
  }

  private end(error: Error): void {
    if (!threads.delete(this)) return;
    clearTimeout(this.timer);
    void this.worker.terminate();
    const { job } = this;
    this.job = undefined;
    if (job) {
      log.warn("drafting thread ended", { task: job.task, error: error.message });
      job.reject(isOutOfMemory(error) ? new TooCostly("Took too much memory.") : error);
    }
    giveWork();
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
