import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

const TICKS_PER_SECOND = 100; // USER_HZ of Linux

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

export async function startServer(name: string, script: string, args: string[]): Promise<MeasuredServer> {
  const port = await freePort();
  const node = [process.execPath, "--import", "tsx", script, String(port), ...args];
  const [command = "", ...rest] = canPin ? ["taskset", "-c", "0", ...node] : node;
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "inherit"] });
  await ready(child);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    rssMib: () => rssMibOf(child.pid ?? 0),
    stop: () => void child.kill(),
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.once("data", () => resolve());
    child.stdout?.resume();
  });
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

function rssMibOf(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kib) / 1024);
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
