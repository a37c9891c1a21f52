import { createHash, randomUUID } from "node:crypto";
import { asc, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { functionsOf, type RunnerFunctions } from "./functions";
import { createRuns, type RunnerEvent } from "./runs";

const { outbox } = schema;
const BATCH = 100;

export type OutboxRow = typeof outbox.$inferSelect;

/** Turns staged events into runs, in one transaction with marking them sent. True when more may wait. */
export async function relayToRuns(db: Db, functions: RunnerFunctions, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(isNull(outbox.sentAt))
      .orderBy(asc(outbox.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return false;
    const events = rows.map(eventOf);
    const calls = events.flatMap((event) => functionsOf(functions, event).map((fn) => ({ fn, event })));
    await createRuns(tx, calls, now);
    await markSent(tx, rows, now);
    // Other processes may have room that this one lacks.
    await tx.execute(sql`select pg_notify('launchyard_work', '')`);
    return rows.length === BATCH;
  });
}

/** An event of the outbox as functions see it. */
export function eventOf({ key, name, data, createdAt }: OutboxRow): RunnerEvent {
  return { id: key, name, data, ts: createdAt.getTime() };
}

/** Marks events as handed on, whatever their number. */
export async function markSent(db: Db, rows: OutboxRow[], now: Date): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.update(outbox).set({ sentAt: now }).where(inArray(outbox.id, ids));
}

/**
 * Keeps events that a background function sends. `source`, the sending step, keeps a repeated step from sending the same
 * event twice.
 */
export async function stageEvents(
  db: Db,
  events: { name: string; data: Record<string, unknown>; id?: string | undefined }[],
  source: string | null,
): Promise<string[]> {
  const origin = source ?? randomUUID();
  const rows = events.map(({ name, data, id }, index) => {
    const content = createHash("sha256")
      .update(JSON.stringify([name, data]))
      .digest("base64url");
    return { key: id ?? `${origin}:${index}:${content.slice(0, 16)}`, name, data };
  });
  if (rows.length > 0) await db.insert(outbox).values(rows).onConflictDoNothing();
  return rows.map(({ key }) => key);
}
