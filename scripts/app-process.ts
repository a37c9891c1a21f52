import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 100;
/** A first build on a slow machine takes minutes. */
const START_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 15_000;
const LOG_TAIL_LINES = 25;

export interface AppProcess {
  /** Of the process that serves, once it is up. */
  pid: number;
  /** Ends when the app answers. Throws, with the end of its log, when it does not. */
  ready(): Promise<void>;
  /** Ends the app as an operator would, building or serving, and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts the app in this process's environment and `env` (building first if needed). It is up when `url` answers; its output goes to `logFile`. */
export function startApp(settings: {
  script: string;
  url: string;
  logFile: string;
  env?: Record<string, string>;
}): AppProcess {
  mkdirSync(dirname(settings.logFile), { recursive: true });
  const log = createWriteStream(settings.logFile);
  // A group of its own: Ctrl-C in the terminal reaches us alone, and we end the server in order.
  const child = spawn(process.execPath, ["--import", "tsx", settings.script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...settings.env },
    detached: true,
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return {
    pid: child.pid ?? 0,
    ready: () => waitForAnswer(child, settings.url).catch((error) => failWithLog(error, settings.logFile)),
    stop: () => stop(child),
  };
}

async function failWithLog(error: unknown, logFile: string): Promise<never> {
  const tail = (await readFile(logFile, "utf8")).trim().split("\n").slice(-LOG_TAIL_LINES).join("\n");
  throw new Error(`${error instanceof Error ? error.message : error}\nIts last words (${logFile}):\n${tail}`);
}

async function waitForAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("The app ended before it answered.");
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(POLL_MS);
  }
  throw new Error(`The app did not answer at ${url} within ${START_TIMEOUT_MS / 60_000} minutes.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child, "SIGTERM");
  const killer = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killer);
}

/** To the whole group: a build that runs inside ends too. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal); // the group is gone already, or was never made
  }
}

/** `wanted` when it is free on the loopback, else a free port. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && wanted !== 0) freePort(0).then(resolve, reject);
      else reject(error);
    });
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : wanted));
    });
  });
}
