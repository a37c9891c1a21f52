import { readdirSync, readFileSync } from "node:fs";

/** What a process of this machine uses, as Linux tells it in /proc. */

const TICKS_PER_SECOND = 100; // USER_HZ of Linux

/** Files and connections that it has open. */
export function openFiles(pid: number | "self"): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Processor time spent so far, ms. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Time in which the main thread of a process, or the thread that asks, could have gone on and had no processor, ms; 0 where nothing is known. */
export function queuedMsOf(thread: number | "self"): number {
  const path = thread === "self" ? "/proc/thread-self/schedstat" : `/proc/${thread}/task/${thread}/schedstat`;
  try {
    return Number(readFileSync(path, "utf8").split(" ")[1]) / 1_000_000;
  } catch {
    return 0; // the kernel keeps no such figures, or the process has ended
  }
}

/** Resident memory, MiB. */
export function rssMibOf(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}
