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

/** Deletes files that nothing has referred to for a day, a batch of them. Answers whether there may be more. */
export async function deleteUnneeded(db: Db, files: Storage = storage()): Promise<{ deleted: number; isAll: boolean }> {
  const due = await db.select({ sha256: t.sha256 }).from(t).where(isDue).orderBy(t.unneededSince).limit(BATCH);
  let deleted = 0;
  for (const { sha256 } of due) if (await deleteOne(db, files, sha256)) deleted += 1;
  if (deleted > 0) log.info("unneeded files deleted", { files: deleted });
  return { deleted, isAll: due.length < BATCH };
}

/**
 * The file goes while its row is locked: who stores the same bytes, or names the file, waits for that, and stores it anew. That is
 * why the storage is asked within a transaction here. One that fails is found again the next time.
 */
async function deleteOne(db: Db, files: Storage, sha256: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ sha256: t.sha256 })
      .from(t)
      .where(and(eq(t.sha256, sha256), isDue))
      .for("update", { skipLocked: true });
    if (!row) return false;
    // a statement of its own sees what was committed until the lock was there
    const [reference] = await tx.select().from(r).where(eq(r.sha256, sha256)).limit(1);
    if (reference) {
      await tx.update(t).set({ unneededSince: null }).where(eq(t.sha256, sha256));
      return false;
    }
    await files.remove(sha256);
    await tx.delete(t).where(eq(t.sha256, sha256));
    return true;
  });
}
