import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, schema } from "@/db/client";

const t = schema.auditLog;

/** A listing's rows of the audit log, oldest first. */
export async function listingLog(db: Db, listingId: number) {
  const its = and(eq(t.entityKind, "listing"), eq(t.entityId, String(listingId)));
  return db.select().from(t).where(its).orderBy(asc(t.id));
}

/**
 * Expects that the log tells how every listing came to stand where it stands: each row begins where the one before it ended,
 * and the last ends with what the listing's row says. Any change that left no row breaks it.
 */
export async function expectLogToTellStatus(db: Db): Promise<void> {
  const logs = Map.groupBy(await db.select().from(t).orderBy(asc(t.id)), ({ entityId }) => entityId);
  for (const row of await db.select().from(schema.listings)) {
    const log = logs.get(String(row.id)) ?? [];
    const { status, plan, launchWeek, freePosition, freeMoves } = row;
    const standing = { status, plan, launch_week: launchWeek, free_position: freePosition, free_moves: freeMoves };
    const befores = log.map(({ before }) => before).slice(1);
    if (log.length > 0) expect([...befores, standing]).toEqual(log.map(({ after }) => after));
  }
}
