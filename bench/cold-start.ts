import { spawn } from "node:child_process";
import { once } from "node:events";
import { bundleServer, SERVER } from "../scripts/bundle";
import { median } from "./measure";
import { firstAnswer, freePort } from "./server-process";

const STARTS = 5;

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
  await firstAnswer(`http://127.0.0.1:${port}/healthz`);
  const ms = performance.now() - startedAt;
  child.kill("SIGTERM");
  await ended;
  return ms;
}
