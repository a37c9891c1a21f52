import { randomInt } from "node:crypto";
import { sql as part, type SQL } from "drizzle-orm";
import postgres from "postgres";
import { connectBackoff } from "./client";

/** First keys of the advisory locks by which sessions say that they live; the second is the session's number. */
export const LOCKS = { worker: 7_226, process: 7_227 } as const;
type Kind = keyof typeof LOCKS;

const NUMBER_MAX = 2 ** 31 - 1;
/** A machine that vanished without closing its connection is noticed after about half a minute. */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 4 };

export interface LivingSession {
  /** Of its kind, no other living one has it. */
  number: number;
  /** Whether it was alive when last heard of. */
  isHeld(): boolean;
  /** Whether others see it as alive; takes the lock again after the database was away. */
  isAlive(): Promise<boolean>;
  /** Calls `onWord` whenever anybody announces something in the channel, and after each time announcements may have been missed. */
  listen(channel: string, onWord: () => void): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a session whose lock says that its process lives: PostgreSQL drops it the moment the process dies. */
export async function openSession(url: string, kind: Kind): Promise<LivingSession> {
  const number = randomInt(1, NUMBER_MAX);
  let isHeld = false;
  const sql = postgres(url, {
    backoff: connectBackoff,
    max: 1,
    max_lifetime: null,
    onnotice: () => undefined,
    connection: { application_name: `launchyard ${kind} ${number}`, ...KEEPALIVE },
    onclose: () => {
      isHeld = false;
    },
  });
  const isAlive = async () => {
    if (isHeld) return true;
    const [row] = await sql`select pg_try_advisory_lock(${LOCKS[kind]}, ${number}) as ok`;
    isHeld = row?.ok === true;
    return isHeld;
  };
  await isAlive();
  return {
    number,
    isHeld: () => isHeld,
    isAlive,
    listen: (channel, onWord) => sql.listen(channel, onWord, onWord),
    close: () => sql.end({ timeout: 1 }),
  };
}

/** The numbers of living sessions, for `in (…)`. */
export function livingSessions(kind: Kind): SQL {
  return part`
    select objid::bigint from pg_locks
    where locktype = 'advisory' and classid = ${LOCKS[kind]} and granted
      and database = (select oid from pg_database where datname = current_database())`;
}
