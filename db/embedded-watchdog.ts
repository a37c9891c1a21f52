import { execFile, spawn } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { promisify } from "node:util";
import type { Cluster } from "./embedded-cluster";

const run = promisify(execFile);
const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/**
 * Reads a named pipe that every process using the server holds open for writing: however the last of them ended, the reading ends
 * then, and the server is told to stop (SIGINT: fast shutdown). One that was stopped in order has no pid file any more. Signals
 * meant for the application, or for everything of it, are not for the one who waits for its end.
 */
const WATCH = `trap '' HUP INT TERM
cat >/dev/null
pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && [ -n "$pid" ] || exit 0
if [ -r /proc/self/cmdline ]; then tr '\\0' '\\n' <"/proc/$pid/cmdline" 2>/dev/null | grep -qxF -- "$1" || exit 0; fi
kill -INT "$pid"`;

/**
 * Makes the server of `cluster` end when this process does, even by kill -9, unless another one uses it too. Answers what takes
 * that back. Where there are no named pipes the server outlives a killed process, and the next start adopts it.
 */
export async function dieTogether(cluster: Cluster): Promise<() => void> {
  const held = await holdPipe(`${cluster.dir}.users`, cluster).catch(() => null);
  return () => {
    if (held !== null) closeSync(held);
  };
}

async function holdPipe(pipe: string, cluster: Cluster): Promise<number> {
  try {
    return openSync(pipe, O_WRONLY | O_NONBLOCK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT") await run("mkfifo", ["-m", "600", pipe]);
    else if (code !== "ENXIO") throw error; // ENXIO: nobody reads, so that nobody watches
  }
  return startWatching(pipe, cluster);
}

/** A pipe opens for writing only while somebody reads it; the watchdog is born with its end of it in hand. */
function startWatching(pipe: string, cluster: Cluster): number {
  const opener = openSync(pipe, O_RDONLY | O_NONBLOCK);
  const held = openSync(pipe, O_WRONLY | O_NONBLOCK);
  const watched = openSync(pipe, O_RDONLY);
  closeSync(opener);
  const stdio = [watched, "ignore", "ignore"] as const;
  const child = spawn("/bin/sh", ["-c", WATCH, "watchdog", cluster.dir], {
    cwd: "/",
    detached: true,
    stdio: [...stdio],
  });
  child.on("error", () => undefined);
  child.unref();
  closeSync(watched);
  return held;
}
