import { randomInt } from "node:crypto";
import postgres from "postgres";
import { connectBackoff } from "@/db/client";

/** First key of the advisory locks of workers; the second is the worker's number. */
export const WORKER_LOCKS = 7_226;
const WORKER_MAX = 2 ** 31 - 1;
const CHANNEL = "launchyard_work";
/** A machine that vanished without closing its connection is noticed after about half a minute. */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 4 };

export interface WorkerSession {
  /** This worker's number. */
  worker: number;
  /** Whether others see this worker as alive; takes the lock again after the database was away. */
  isAlive(): Promise<boolean>;
  /** Calls `onWork` whenever anybody announces work, and after each time announcements may have been missed. */
  listen(onWork: () => void): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the session whose lock says that this worker lives. */
export async function openSession(url: string): Promise<WorkerSession> {
  const worker = randomInt(1, WORKER_MAX);
  let isHeld = false;
  const sql = postgres(url, {
    backoff: connectBackoff,
    max: 1,
    max_lifetime: null,
    onnotice: () => undefined,
    connection: { application_name: `launchyard worker ${worker}`, ...KEEPALIVE },
    onclose: () => {
      isHeld = false;
    },
  });
  const isAlive = async () => {
    if (isHeld) return true;
    const [row] = await sql`select pg_try_advisory_lock(${WORKER_LOCKS}, ${worker}) as ok`;
    isHeld = row?.ok === true;
    return isHeld;
  };
  await isAlive();
  return {
    worker,
    isAlive,
    listen: (onWork) => sql.listen(CHANNEL, onWork, onWork),
    close: () => sql.end({ timeout: 1 }),
  };
}
