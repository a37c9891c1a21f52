import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { type Storage, storage } from "@/lib/integrations/storage";

const t = schema.storedFiles;
const r = schema.fileReferences;
/** Much longer than any build, upload or edit takes from storing a picture to naming it. */
const GRACE = sql`interval '1 day'`;
/** Both by the database's clock: whose clock is wrong deletes nothing early. */
const isDue = sql`${t.unneededSince} < now() - ${GRACE}`;
/** Files of one step. */
const BATCH = 100;
/** A file that cannot be removed is tried again after so long: those behind it go on. */
const RETRY = sql`interval '1 day'`;
/** Of one step: a storage that does not answer at all takes long each time. */
const FAILURES_MAX = 10;

type Ending = "deleted" | "stays" | "failed";

/** Deletes files that nothing has referred to for a day, a batch of them. Answers whether there may be more. */
export async function deleteUnneeded(db: Db, files: Storage = storage()): Promise<{ deleted: number; isAll: boolean }> {
  const due = await db.select({ sha256: t.sha256 }).from(t).where(isDue).orderBy(t.unneededSince).limit(BATCH);
  const count = { deleted: 0, stays: 0, failed: 0 };
  for (const { sha256 } of due) {
    count[await deleteOne(db, files, sha256)] += 1;
    if (count.failed === FAILURES_MAX) break;
  }
  if (count.deleted > 0) log.info("unneeded files deleted", { files: count.deleted });
  return { deleted: count.deleted, isAll: due.length < BATCH };
}

/**
 * The file goes while its row is locked: who stores the same bytes, or names the file, waits for that, and stores it anew. That is
 * why the storage is asked within a transaction here.
 */
async function deleteOne(db: Db, files: Storage, sha256: string): Promise<Ending> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ sha256: t.sha256 })
      .from(t)
      .where(and(eq(t.sha256, sha256), isDue))
      .for("update", { skipLocked: true });
    if (!row) return "stays";
    // a statement of its own sees what was committed until the lock was there
    const [reference] = await tx.select().from(r).where(eq(r.sha256, sha256)).limit(1);
    if (reference) {
      await tx.update(t).set({ unneededSince: null }).where(eq(t.sha256, sha256));
      return "stays";
    }
    try {
      await files.remove(sha256);
    } catch (error) {
      log.warn("unneeded file not removed", { sha256, error: String(error) });
      const unneededSince = sql`now() - ${GRACE} + ${RETRY}`;
      await tx.update(t).set({ unneededSince }).where(eq(t.sha256, sha256));
      return "failed";
    }
    await tx.delete(t).where(eq(t.sha256, sha256));
    return "deleted";
  });
}
