import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { queuedMsOf } from "@/lib/testing/steady/process-figures";
import type { Wait, WatchOrder } from "./watch";

/**
 * Asks for one address again and again from a thread of its own, so that what the attackers themselves compute does not count.
 * An answer that is late keeps the next question waiting no longer than usual: each is asked at its time.
 */
const { url, everyMs, addresses, pid }: WatchOrder = workerData;
/** A server that answers nothing any more is not asked ever more. */
const OPEN_MAX = 200;
const TIMEOUT_MS = 60_000;
/** A crowd comes to a connection again after longer than the server keeps it. */
const agent = new Agent({ keepAlive: addresses.length === 1 });
const waits: Wait[] = [];
const failures: string[] = [];
let open = 0;
let isStopped = false;

function ask(localAddress: string): Promise<void> {
  const start = performance.now();
  const queuedBefore = { there: queuedMsOf(pid), here: queuedMsOf("self") };
  open += 1;
  return new Promise((resolve) => {
    const end = (failure?: string) => {
      waits.push({ ms: performance.now() - start, queuedMs: queuedSince(queuedBefore) });
      if (failure) failures.push(failure);
      open -= 1;
      resolve();
    };
    const asked = get(url, { agent, localAddress, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode } = response;
      response.resume().once("end", () => end(statusCode === 200 ? undefined : `status ${statusCode}`));
    });
    asked.once("timeout", () => asked.destroy(new Error("No answer.")));
    asked.once("error", (error) => end(error.message));
  });
}

/** The longer of the two, since they may be one and the same moment. */
function queuedSince({ there, here }: { there: number; here: number }): number {
  return Math.max(queuedMsOf(pid) - there, queuedMsOf("self") - here);
}

parentPort?.once("message", () => {
  isStopped = true;
});
const asked: Promise<void>[] = [];
for (let i = 0; !isStopped; i += 1) {
  if (open < OPEN_MAX) asked.push(ask(addresses[i % addresses.length] ?? "127.0.0.1"));
  await delay(everyMs);
}
await Promise.all(asked);
agent.destroy();
parentPort?.postMessage({ waits, failures });
