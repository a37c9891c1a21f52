import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import type { PictureKind, WebpPicture } from "./picture-bytes";
import type { PortraitProblem } from "./portrait";

/** Below those who answer requests, where processors are short. */
const NICENESS = 5;
/** A process without work ends after this long. */
const IDLE_MS = 30_000;
/** Made by scripts/bundle.ts for production; elsewhere the sources run as they are. */
const BUNDLED = ".next/launchyard/pictures.mjs";
const SOURCE = "lib/drafting/pictures/process.ts";

/** What the process says: that it is there, and then what it made. */
export type Posted = { ready: true } | { picture: WebpPicture | null } | { problem: PortraitProblem };

/** A process that decodes one picture after the other: started when there is one, ended when there was none for a while. */
export class Decoder {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** Null when it took longer than `deadlineMs`, or ended the process: the next picture is another process's. */
  async decode(bytes: Buffer, kind: PictureKind | "portrait", deadlineMs: number): Promise<Posted | null> {
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    const timer = setTimeout(() => child.kill("SIGKILL"), deadlineMs);
    const answer = nextMessage(child);
    child.send({ bytes, kind });
    const posted = await answer;
    clearTimeout(timer);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return posted;
  }

  async #start(): Promise<ChildProcess> {
    // not imported: bundlers would look for the process's file among their own
    const { fork } = process.getBuiltinModule("node:child_process");
    const { NODE_ENV } = env();
    const isBundled = NODE_ENV === "production";
    const child = fork(isBundled ? BUNDLED : SOURCE, {
      execArgv: isBundled ? [] : ["--import", "tsx"],
      env: { NODE_ENV, UV_THREADPOOL_SIZE: "2" }, // who decodes foreign bytes knows no secrets
      serialization: "advanced",
    });
    child.on("error", (error) => log.warn("process for pictures", { error: error.message }));
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (child.pid) setPriority(child.pid, NICENESS); // starting costs too
    if (!(await nextMessage(child))) throw new Error("The process for pictures did not start.");
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  /** Forgets the process before it has ended, so that no picture is handed to one that is about to. */
  #end(): void {
    this.#child?.kill();
    this.#child = undefined;
  }
}

/** Null when the process ends before it says anything more, or never began. */
function nextMessage(child: ChildProcess): Promise<Posted | null> {
  return new Promise((resolve) => {
    const settle = (posted: Posted | null) => {
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      child.channel?.unref();
      resolve(posted);
    };
    const onMessage = (posted: Posted) => settle(posted);
    const onEnd = () => settle(null);
    child.channel?.ref();
    child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
  });
}
