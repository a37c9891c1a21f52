import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, schema } from "@/db/client";

const t = schema.auditLog;

/** A listing's rows of the audit log, oldest first. */
export async function listingLog(db: Db, listingId: number) {
  const rows = await db.select().from(t).orderBy(asc(t.id));
  return rows.filter((row) => row.entityKind === "listing" && row.entityId === String(listingId));
}

/**
 * Expects that the log tells how every listing came to stand where it stands: each row begins where the one before it ended,
 * and the last ends with what the listing's row says. Any change that left no row breaks it.
 */
export async function expectLogToTellStatus(db: Db): Promise<void> {
  const listings = await db.select().from(schema.listings);
  for (const { id, status, plan, launchWeek, freePosition, freeMoves } of listings) {
    const log = await listingLog(db, id);
    const standing = { status, plan, launch_week: launchWeek, free_position: freePosition, free_moves: freeMoves };
    const befores = log.map((row) => row.before).slice(1);
    const afters = log.map((row) => row.after);
    if (log.length > 0) expect([...befores, standing]).toEqual(afters);
  }
}
