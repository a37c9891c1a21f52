import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const t = schema.storedFiles;

/**
 * Gives up a user's room when the account is deleted, in that transaction and after its rows are gone: files that others refer to
 * stay and are nobody's, the rest is deleted within two days. Answers how many there are of each.
 */
export async function releaseFilesOf(tx: Db, userId: string): Promise<{ kept: number; unneeded: number }> {
  const released = await tx
    .update(t)
    .set({ userId: null })
    .where(eq(t.userId, userId))
    .returning({ isNeeded: sql<boolean>`${t.unneededSince} is null` });
  const kept = released.filter(({ isNeeded }) => isNeeded).length;
  return { kept, unneeded: released.length - kept };
}
