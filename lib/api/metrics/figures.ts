import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { oncePerProcess } from "@/lib/core/once-per-process";

/** From a kept answer to a call that waits for a database which hangs. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What this process counts of itself. */
interface Figures {
  /** All of it: what is counted here, and memory, event loop, garbage collection and open files of the process. */
  registry: Registry;
  requests: Histogram;
  operations: Histogram;
}

/** One set a process: the front door and Next's bundle count in the same. */
export function figures(): Figures {
  return oncePerProcess("figures", makeFigures);
}

function makeFigures(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shared = { buckets: SECONDS, registers: [registry] };
  return {
    registry,
    requests: new Histogram({
      name: "launchyard_http_request_duration_seconds",
      help: "Requests, until their answer was ready or, of pages and files, sent.",
      labelNames: ["method", "route", "status"],
      ...shared,
    }),
    operations: new Histogram({
      name: "launchyard_operation_duration_seconds",
      help: "Calls of operations over every surface; outcome is ok, or the code of the error.",
      labelNames: ["operation", "outcome"],
      ...shared,
    }),
  };
}

/** Counts a request under its route as it is written, such as `/listings/[slug]`: never as it was asked for, of which there is no end. */
export function countRequest({ method, route, status, ms }: Counted): void {
  const known = METHODS.has(method) ? method : "other";
  figures().requests.observe({ method: known, route, status: String(status) }, ms / 1000);
}

export interface Counted {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Counts a call of an operation since a moment of `performance.now()`. */
export function countOperation(operation: string, outcome: string, startedAt: number): void {
  figures().operations.observe({ operation, outcome }, (performance.now() - startedAt) / 1000);
}
