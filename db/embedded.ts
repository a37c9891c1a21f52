import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { connectBackoff } from "./client";
import { APP_NAME, type Cluster, openCluster } from "./embedded-cluster";
import { findPostmaster, freePort, POLL_MS, startPostmaster, stopPostmaster } from "./embedded-server";
import { dieTogether } from "./embedded-watchdog";

/** Crash recovery of a big write-ahead log takes its time; longer than this is a fault. */
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 1_000;
/** Held shared by every process that uses the server, and alone by the one that stops it. */
const USERS_LOCK = 7_226_001;

export interface EmbeddedDatabase {
  /** Of the application's database, with its password. */
  url: string;
  /** Leaves the server; the last process that leaves stops it. */
  close(): Promise<void>;
}

/** One process's stay at a server: a session that holds the lock. */
interface Stay {
  session: postgres.Sql;
  pid: number;
  port: number;
}

/**
 * Uses the bundled PostgreSQL with its data in `${dataDir}/postgres`: adopts a living server, else starts one. A server
 * that dies is started again on the same port, and one whose last user ends without `close` ends as well.
 * `fast` gives up durability, for tests.
 */
export async function startEmbedded({
  dataDir,
  fast = false,
}: {
  dataDir: string;
  fast?: boolean;
}): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(resolve(dataDir), fast);
  const letGo = await dieTogether(cluster);
  let isClosing = false;
  const rejoin = async (port: number): Promise<void> => {
    if (isClosing) return;
    staying = joinServer(cluster, port, rejoin);
    await staying.catch(async (error: Error) => {
      console.error(`The embedded database is away: ${error.message}`);
      await delay(RETRY_MS, undefined, { ref: false });
      await rejoin(port);
    });
  };
  let staying = joinServer(cluster, null, rejoin);
  const { port } = await staying.catch((error: Error) => {
    letGo();
    throw error;
  });
  return {
    url: urlOf(cluster, port),
    async close() {
      if (isClosing) return;
      isClosing = true;
      const stay = await staying.catch(() => null);
      if (stay !== null) await leave(cluster, stay);
      letGo();
    },
  };
}

/** Tries until this process holds its lock on a living server. */
async function joinServer(cluster: Cluster, wantedPort: number | null, onLost: (port: number) => void): Promise<Stay> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster === null) await startPostmaster(cluster, wantedPort ?? (await freePort()));
    const session = postmaster?.status === "ready" ? await enter(cluster, postmaster.port, onLost) : null;
    if (postmaster !== null && session !== null) return { session, pid: postmaster.pid, port: postmaster.port };
    if (postmaster !== null) await delay(POLL_MS);
  }
  throw new Error(`No answer from PostgreSQL within ${START_TIMEOUT_MS / 1000} s; its log is ${cluster.logFile}.`);
}

/** Connects and takes the shared lock; null while the server starts, recovers (57P03) or stops. */
async function enter(cluster: Cluster, port: number, onLost: (port: number) => void): Promise<postgres.Sql | null> {
  let isIn = false;
  const session = postgres(urlOf(cluster, port), {
    backoff: connectBackoff,
    max: 1,
    max_lifetime: null,
    connection: { application_name: `${APP_NAME} launcher` },
    onclose: () => {
      if (isIn) onLost(port);
      isIn = false;
    },
  });
  try {
    const [row] = await session`select pg_try_advisory_lock_shared(${USERS_LOCK}) as ok`;
    isIn = row?.ok === true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === "28P01") throw error;
  }
  if (isIn) return session;
  await session.end({ timeout: 0 });
  return null;
}

async function leave(cluster: Cluster, { session, pid }: Stay): Promise<void> {
  const isLast =
    await session`select pg_advisory_unlock_shared(${USERS_LOCK}), pg_try_advisory_lock(${USERS_LOCK}) as ok`.then(
      ([row]) => row?.ok === true,
      () => false,
    );
  if (isLast) await stopPostmaster(cluster, pid);
  await session.end({ timeout: 0 });
}

function urlOf(cluster: Cluster, port: number): string {
  return `postgres://${APP_NAME}:${cluster.password}@127.0.0.1:${port}/${APP_NAME}`;
}
