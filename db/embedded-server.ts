import { spawn } from "node:child_process";
import { type FileHandle, open, readFile, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isAlive } from "./alive";
import { type Cluster, command } from "./embedded-cluster";

export const POLL_MS = 5;
/** Longest path of a UNIX socket that Linux takes, without its closing zero. */
const SOCKET_PATH_MAX = 107;
const SOCKET_NAME = "/.s.PGSQL.65535";

/** A longer log is begun anew at the next start. */
const LOG_MAX_BYTES = 10_000_000;

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

/** The server that serves this cluster now, in whatever state; null where none lives. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const postmaster = await readPidFile(pidFileOf(cluster));
  const isServing = postmaster !== null && isAlive(postmaster.pid) && (await isPostmasterOf(postmaster.pid, cluster));
  return isServing ? postmaster : null;
}

function pidFileOf(cluster: Cluster): string {
  return join(cluster.dir, "postmaster.pid");
}

async function readPidFile(file: string): Promise<Postmaster | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? "starting").trim() };
}

async function isPostmasterOf(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return commandLine.split("\0").includes(cluster.dir);
}

/**
 * After a restart of the machine the pid of the last server may be another program's, and PostgreSQL refuses to start.
 * The file is taken away first and looked at then: a server that starts this very moment gets its own back.
 */
async function removeStalePidFile(cluster: Cluster): Promise<void> {
  const file = pidFileOf(cluster);
  const stale = await readPidFile(file);
  if (stale === null || (await findPostmaster(cluster)) !== null) return;
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readPidFile(aside);
  if (moved?.pid === stale.pid) await rm(aside, { force: true });
  else if (moved !== null) await rename(aside, file);
}

const LOCKED = /lock file .* already exists/;
/** A start that failed for a reason which passes by itself or with another port. */
const PASSING = /pre-existing shared memory|could not (bind|create any TCP)/;

/** Starts a server on `port` and waits until it takes connections or dies; throws where trying again is of no use. */
export async function startPostmaster(cluster: Cluster, port: number): Promise<void> {
  const log = await openLog(cluster);
  const { size } = await log.stat();
  const [program = "", ...args] = command(cluster, "postgres", settings(cluster, port));
  // Detached: Ctrl-C reaches the whole foreground group, and the database must outlive the draining application.
  const child = spawn(/* turbopackIgnore: true */ program, args, { detached: true, stdio: ["ignore", log.fd, log.fd] });
  const exited = new Promise<boolean>((resolve) => {
    child.once("exit", () => resolve(true));
    child.once("error", () => resolve(true));
  });
  child.unref();
  await log.close();
  while (!(await Promise.race([exited, delay(POLL_MS, false)]))) {
    const postmaster = await readPidFile(pidFileOf(cluster));
    if (postmaster?.pid === child.pid && postmaster?.status === "ready") return;
  }
  const complaints = (await readFile(cluster.logFile, "utf8")).slice(size);
  if (LOCKED.test(complaints)) await removeStalePidFile(cluster);
  else if (!PASSING.test(complaints)) throw new Error(`PostgreSQL did not start (${cluster.logFile}):\n${complaints}`);
}

async function openLog({ logFile }: Cluster): Promise<FileHandle> {
  const isLong = await stat(logFile).then(
    ({ size }) => size > LOG_MAX_BYTES,
    () => false,
  );
  return open(logFile, isLong ? "w" : "a");
}

/** Without autovacuum, since only a superuser may drop a database that it is looking at. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", io_method: "sync", autovacuum: "off" };

function settings(cluster: Cluster, port: number): string[] {
  const hasSocket = cluster.dir.length + SOCKET_NAME.length <= SOCKET_PATH_MAX;
  const values = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: hasSocket ? cluster.dir : "",
    max_connections: 200,
    shared_buffers: cluster.fast ? "64MB" : "256MB",
    // Short requests on few cores: neither compiling queries nor splitting them pays.
    jit: "off",
    max_parallel_workers_per_gather: 0,
    random_page_cost: 1.1,
    wal_level: "minimal",
    max_wal_senders: 0,
    max_wal_size: cluster.fast ? "256MB" : "2GB",
    log_checkpoints: "off",
    // After a crash one call per file system, instead of one per file, makes sure of what is on disk.
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
    ...(cluster.fast ? FAST : {}),
  };
  return ["-D", cluster.dir, ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Fast shutdown: open transactions are rolled back, committed ones are on disk. Resolves when the server is gone. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, "SIGINT");
  while ((await findPostmaster(cluster))?.pid === pid) await delay(POLL_MS);
}

/** A TCP port of the loopback address that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free TCP port on 127.0.0.1.");
  return address.port;
}
