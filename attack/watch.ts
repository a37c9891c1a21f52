import { Worker } from "node:worker_threads";

/** What the watching thread is told. */
export interface WatchOrder {
  url: string;
  everyMs: number;
  /** Asked from in turn. */
  addresses: string[];
  /** Of the process that answers. */
  pid: number;
}

/** How long answers took while something else went on, in milliseconds. */
export interface Waits {
  count: number;
  /** Answers other than 200, and none: what came instead. */
  failures: string[];
  p99Ms: number;
  longestMs: number;
  /** As `longestMs`, each without the time in which the machine had no processor for who answers, or for who asks. */
  longestUndisturbedMs: number;
}

/** How long one answer took, and how much of it was waiting for a processor. */
export interface Wait {
  ms: number;
  queuedMs: number;
}

/** The longest of them, as the figure of an attack. */
export const waitOf = ({ longestMs, longestUndisturbedMs }: Waits) => ({
  figure: longestMs,
  undisturbed: longestUndisturbedMs,
});

export interface Watch {
  stop(): Promise<Waits>;
}

/** Starts asking for `url` in a thread of its own, from each of `addresses` in turn. */
export function watch(order: WatchOrder): Watch {
  const thread = new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData: order });
  const ended = new Promise<{ waits: Wait[]; failures: string[] }>((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
  });
  return {
    async stop() {
      thread.postMessage("stop");
      const { waits, failures } = await ended;
      await thread.terminate();
      return summarized(waits, failures);
    },
  };
}

function summarized(waits: Wait[], failures: string[]): Waits {
  const sorted = waits.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const longestUndisturbedMs = Math.max(0, ...waits.map(({ ms, queuedMs }) => ms - queuedMs));
  return { count: sorted.length, failures, p99Ms: at(0.99), longestMs: at(1), longestUndisturbedMs };
}
