import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { env } from "./env";
import { log } from "./log";

/** A process without work ends after this long. */
const IDLE_MS = 30_000;

export interface WorkFile {
  /** Made by scripts/bundle.ts for production; elsewhere the source runs as it is. */
  bundled: string;
  source: string;
  /** Below those who answer requests, where processors are short. */
  niceness: number;
}

/**
 * A process of its own for work that would hold up those who answer requests: messages in, one answer each, one after the other.
 * Started when there is work, ended when there was none for a while. Its file says `{ ready: true }` once it listens. It knows no
 * secrets: its environment is empty but for `NODE_ENV`.
 */
export class WorkProcess<Work extends object, Answer> {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly file: WorkFile) {}

  /** Null when it took longer than `deadlineMs`, or ended the process: what comes next is another process's. */
  ask(work: Work, deadlineMs: number): Promise<Answer | null> {
    const answer = this.#last.then(() => this.#answer(work, deadlineMs));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answer(work: Work, deadlineMs: number): Promise<Answer | null> {
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    const timer = setTimeout(() => this.#kill(child), deadlineMs);
    const answer = nextMessage<Answer>(child);
    child.send(work);
    const posted = await answer;
    clearTimeout(timer);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return posted;
  }

  async #start(): Promise<ChildProcess> {
    // not imported: bundlers would look for the process's file among their own
    const { fork } = process.getBuiltinModule("node:child_process");
    const { NODE_ENV } = env();
    const { bundled, source, niceness } = this.file;
    const isBundled = NODE_ENV === "production";
    const child = fork(isBundled ? bundled : source, {
      execArgv: isBundled ? [] : ["--import", "tsx"],
      env: { NODE_ENV, UV_THREADPOOL_SIZE: "2" },
      serialization: "advanced",
    });
    child.on("error", (error) => log.warn("process of its own", { source, error: error.message }));
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (child.pid) setPriority(child.pid, niceness); // starting costs too
    if (!(await nextMessage(child))) throw new Error(`The process of ${source} did not start.`);
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  #end(): void {
    if (this.#child) this.#kill(this.#child, "SIGTERM");
  }

  /** Forgets the process before it has ended, so that no work is handed to one that is about to. */
  #kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): void {
    if (this.#child === child) this.#child = undefined;
    child.kill(signal);
  }
}

/** Null when the process ends before it says anything more, or never began. */
function nextMessage<Answer>(child: ChildProcess): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (posted: Answer | null) => {
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      child.channel?.unref();
      resolve(posted);
    };
    const onMessage = (posted: Answer) => settle(posted);
    const onEnd = () => settle(null);
    child.channel?.ref();
    child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
  });
}

/** Called in such a process: it is gone once its parent is. To exit would be to wait for native work, which may take minutes. */
export function endWithParent(): void {
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
