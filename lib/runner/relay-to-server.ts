import { setTimeout as delay } from "node:timers/promises";
import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { eventOf, markSent, type OutboxRow } from "./relay";
import { growingBackoff } from "./times";

const { outbox } = schema;
const BATCH = 100;
/** The server has answered by then, or it is away. */
const SEND_MAX_MS = 10_000;
/** A process that died while it sent is waited for so long. */
const LEASE_MS = 3 * SEND_MAX_MS;
/** Longer than any refused event waits: one that is to wait longer was timed before the clock was set back. */
const WAIT_MAX_MS = 2 * 3_600_000;

/** Sends events to an Inngest server, which drops an id it has seen. Throws EventRefused where it will not have one of them. */
export type Send = (
  events: { id: string; name: string; data: Record<string, unknown>; ts: number }[],
) => Promise<unknown>;

/** The server has read the events and will not have one of them: the others must not wait for it. */
export class EventRefused extends Error {
  override name = "EventRefused";
}

/** The Inngest server cannot be reached, or does not take our key. */
export class ServerAway extends Error {
  override name = "ServerAway";
}

/** Events to send now: those that nobody has sent and that are not refused ones which wait for their next try. */
export function isToBeSent(now: Date) {
  const waited = or(lte(outbox.retryAt, now), gt(outbox.retryAt, new Date(now.getTime() + WAIT_MAX_MS)));
  return and(isNull(outbox.sentAt), or(isNull(outbox.retryAt), waited));
}

/**
 * Sends staged events to an Inngest server, then marks them: at least once each. Meanwhile they are leased, so that no other
 * process sends them too. A refused one waits longer each time and holds up no other. True when more may wait.
 */
export async function relayToServer(db: Db, send: Send, now: Date): Promise<boolean> {
  const rows = await lease(db, now);
  const { sent, refused, unsent, fault } = await sendRows(rows, send);
  if (sent.length > 0) await markSent(db, sent, now);
  for (const { row, reason } of refused) await postpone(db, row, reason, now);
  if (unsent.length > 0)
    await db
      .update(outbox)
      .set({ retryAt: null })
      .where(inArray(outbox.id, unsent.map(idOf)));
  if (fault) throw new ServerAway(fault instanceof Error ? fault.message : String(fault), { cause: fault });
  return rows.length === BATCH;
}

const idOf = ({ id }: OutboxRow) => id;

async function lease(db: Db, now: Date): Promise<OutboxRow[]> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isToBeSent(now))
    .orderBy(asc(outbox.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const retryAt = new Date(now.getTime() + LEASE_MS);
  const rows = await db.update(outbox).set({ retryAt }).where(inArray(outbox.id, next)).returning();
  return rows.toSorted((a, b) => a.id - b.id);
}

interface Sent {
  sent: OutboxRow[];
  refused: { row: OutboxRow; reason: string }[];
  unsent: OutboxRow[];
  /** Why those were not sent. */
  fault: unknown;
}

/** All at once; where one is refused, by halves until it is found. */
async function sendRows(rows: OutboxRow[], send: Send): Promise<Sent> {
  const [row] = rows;
  if (!row) return { sent: [], refused: [], unsent: [], fault: null };
  try {
    await inTime(send(rows.map((one) => ({ ...eventOf(one), data: one.data }))));
    return { sent: rows, refused: [], unsent: [], fault: null };
  } catch (error) {
    if (!(error instanceof EventRefused)) return { sent: [], refused: [], unsent: rows, fault: error };
    if (rows.length === 1) return { sent: [], refused: [{ row, reason: error.message }], unsent: [], fault: null };
  }
  const middle = Math.ceil(rows.length / 2);
  const first = await sendRows(rows.slice(0, middle), send);
  const rest = rows.slice(middle);
  if (first.fault) return { ...first, unsent: [...first.unsent, ...rest] };
  const second = await sendRows(rest, send);
  return { ...second, sent: [...first.sent, ...second.sent], refused: [...first.refused, ...second.refused] };
}

async function inTime(sending: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const late = delay(SEND_MAX_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`No answer after ${SEND_MAX_MS / 1_000} s.`);
  });
  late.catch(() => undefined); // ended below
  await Promise.race([sending, late]).finally(() => timer.abort());
}

async function postpone(db: Db, row: OutboxRow, reason: string, now: Date): Promise<void> {
  const refusals = row.refusals + 1;
  const retryAt = new Date(now.getTime() + growingBackoff(refusals));
  log.warn("the Inngest server refused an event", { event: row.name, key: row.key, refusals, reason });
  await db.update(outbox).set({ refusals, retryAt }).where(eq(outbox.id, row.id));
}
