import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { cpuMsOf, rssMibOf } from "@/lib/testing/steady/process-figures";

/** As in `npm start`. */
const NODE = [
  process.execPath,
  "--max-old-space-size=768",
  "--max-semi-space-size=16",
  "--no-regexp-tier-up",
  "--import",
  "tsx",
];
const MALLOC = "MALLOC_ARENA_MAX=2";
const POLL_MS = 5;
/** Building the pages takes minutes on a slow machine. */
const GIVE_UP_MS = 600_000;

/** A server under measurement, in a process of its own and on the first core where the machine can pin. */
export interface MeasuredServer {
  name: string;
  url: string;
  /** Processor time spent so far, ms. */
  cpuMs(): number;
  /** Resident memory, MiB. */
  rssMib(): number;
  stop(): void;
}

const canPin = spawnSync("taskset", ["--version"]).status === 0;

/** Leaves the first core to the servers. */
export function pinSelf(): void {
  if (canPin) spawnSync("taskset", ["-a", "-pc", "1-", String(process.pid)]);
}

/** A script that says "ready" once it listens on the port that its first argument tells. */
export async function startServer(name: string, script: string, args: string[]): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawnPinned(["env", MALLOC, ...NODE, script, String(port), ...args]);
  await ready(child);
  return measured(name, port, child);
}

/** The whole service as `npm start` serves it, over a database; builds the pages first when they are not built yet. */
export async function startService(name: string, databaseUrl: string, more: string[] = []): Promise<MeasuredServer> {
  const port = await freePort();
  const settings = [`PORT=${port}`, `DATABASE_URL=${databaseUrl}`, "NODE_ENV=production", "LOG_LEVEL=error"];
  const child = spawnPinned(["env", MALLOC, ...settings, ...more, ...NODE, "scripts/start.ts"]);
  await firstAnswer(`http://127.0.0.1:${port}/`);
  return measured(name, port, child);
}

function spawnPinned(command: string[]): ChildProcess {
  const [program = "", ...args] = canPin ? ["taskset", "-c", "0", ...command] : command;
  return spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
}

function measured(name: string, port: number, child: ChildProcess): MeasuredServer {
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    rssMib: () => Math.round(rssMibOf(child.pid ?? 0)),
    stop: () => void child.kill(),
  };
}

/** Waits until `url` is answered with success. */
export async function firstAnswer(url: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(POLL_MS);
  }
  throw new Error(`No answer from ${url}.`);
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.once("data", () => resolve());
    child.stdout?.resume();
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
