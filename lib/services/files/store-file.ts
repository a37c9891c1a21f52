import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { NoRoomForFile } from "@/lib/core/limits/file-room";
import type { Settings } from "@/lib/core/settings";
import { type Storage, sha256Of, storage } from "@/lib/integrations/storage";

const t = schema.storedFiles;
/** First key of the lock that a user's files are counted under; the second is the user's. */
const ROOM_LOCK = 7_310;
const MIB = 1024 * 1024;

interface Keeper {
  db: Db;
  /** Whose room the file takes; nobody's where null. */
  userId: string | null;
  settings: Pick<Settings, "files_mib_max">;
  files?: Storage;
}

/**
 * Storage that knows what it holds: the row is there before the file is, so that nobody deletes it for a day from now on, whoever
 * stored the same bytes before. Storing throws `NoRoomForFile` where the user has no room left for it.
 */
export function knownFiles({ db, userId, settings, files = storage() }: Keeper): Pick<Storage, "put"> {
  return {
    async put(bytes) {
      const file = { sha256: sha256Of(bytes), bytes: bytes.length, userId };
      await db.transaction((tx) => takeRoom(tx, file, settings.files_mib_max));
      return files.put(bytes);
    },
  };
}

/** A file takes the room of who stored it first, once. */
async function takeRoom(tx: Db, file: typeof t.$inferInsert, mibMax: number): Promise<void> {
  const { userId } = file;
  if (userId) await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK}, hashtext(${userId}))`);
  // waits for whoever deletes this very file just now
  const [row] = await tx
    .insert(t)
    .values(file)
    .onConflictDoUpdate({
      target: t.sha256,
      set: { unneededSince: sql`case when ${t.unneededSince} is not null then clock_timestamp() end` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (userId && row?.isNew && (await bytesOf(tx, userId)) > mibMax * MIB) throw new NoRoomForFile(mibMax);
}

/** Bytes of the files that a user stored first and that are still there. */
export async function bytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${t.bytes}), 0)`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.userId, userId)));
  return row?.bytes ?? 0;
}
