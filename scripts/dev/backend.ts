import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { defaultBaseUrl, env } from "@/lib/core/env";

const PROGRAM = fileURLToPath(new URL("serve-backend.ts", import.meta.url));
/** Editors write a file in several steps, and tools several files. */
const SETTLE_MS = 50;
const ready = z.object({ port: z.number() });

/** One start of the program. */
interface Start {
  /** Rejects when it ended before it listened. */
  port: Promise<number>;
  stop(): Promise<void>;
}

/** The process behind the API in development, and its successors. */
export class Backend {
  #current = start(Promise.resolve());

  /** Where the newest one listens, as soon as it does. Throws when it did not start; the next change starts another. */
  async port(): Promise<number> {
    const { port } = this.#current;
    const found = await port.catch((error: Error) => error);
    if (port !== this.#current.port) return this.port();
    if (found instanceof Error) throw found;
    return found;
  }

  /** From now on calls wait for a new one. The old one ends its running calls and the step that a job is in. */
  restart(): void {
    void this.#current.stop();
    this.#current = start(delay(SETTLE_MS));
  }

  async close(): Promise<void> {
    await this.#current.stop();
  }
}

function start(when: Promise<void>): Start {
  let isStopped = false;
  const child = when.then(() => (isStopped ? null : spawn()));
  const port = child.then(portOf);
  port.catch(() => undefined); // whoever asks for it hears of it
  return {
    port,
    stop: async () => {
      isStopped = true;
      const running = await child;
      if (running) await end(running);
    },
  };
}

/** In a group of its own, since Ctrl-C is ours to pass on; it ends with us by the channel between us. */
function spawn(): ChildProcess {
  const e = env();
  const own = {
    PORT: "0",
    HOST: "127.0.0.1",
    BASE_URL: defaultBaseUrl(e),
    TRUSTED_PROXIES: String(e.TRUSTED_PROXIES + 1),
  };
  return fork(PROGRAM, { execArgv: ["--import", "tsx"], env: { ...process.env, ...own }, detached: true });
}

function portOf(child: ChildProcess | null): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    if (!child) return reject(new Error("It was stopped before it started."));
    child.once("message", (message) => resolve(ready.parse(message).port));
    child.once("exit", () => reject(new Error("It ended before it listened; the terminal tells why.")));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  return ended;
}
