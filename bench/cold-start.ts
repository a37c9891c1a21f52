import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { bundleServer, SERVER } from "../scripts/bundle";
import { median } from "./measure";
import { freePort } from "./server-process";

const STARTS = 5;
const POLL_MS = 5;
const GIVE_UP_MS = 60_000;

/**
 * Milliseconds from starting the process to its first 200, with the database made but not running: median of five. Pages
 * load later and are not waited for.
 */
export async function measureColdStart(): Promise<number> {
  await bundleServer();
  const times: number[] = [];
  for (let i = 0; i <= STARTS; i += 1) times.push(await startOnce());
  return median(times.slice(1)); // the first one compiles
}

async function startOnce(): Promise<number> {
  const port = await freePort();
  const settings = [`PORT=${port}`, "NODE_ENV=production", "LOG_LEVEL=error"];
  const startedAt = performance.now();
  const child = spawn("env", [...settings, process.execPath, SERVER], { stdio: "ignore" });
  const ended = once(child, "exit");
  await firstAnswer(`http://127.0.0.1:${port}/healthz`, startedAt + GIVE_UP_MS);
  const ms = performance.now() - startedAt;
  child.kill("SIGTERM");
  await ended;
  return ms;
}

async function firstAnswer(url: string, deadline: number): Promise<void> {
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
