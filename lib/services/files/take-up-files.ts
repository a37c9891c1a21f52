import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Storage, type StoredFile, storage } from "@/lib/integrations/storage";

const HOURS = 24;
/** Rows of one statement. */
const BATCH = 500;
/** Two hexadecimal digits: a folder of the storage, and the beginning of the names in it. */
const FOLDERS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, "0"));

/** The folders that are looked through in the hour of `now`: all of them in a day. */
export function foldersOfHour(now: Date): string[] {
  return FOLDERS.filter((_, n) => n % HOURS === now.getUTCHours());
}

/**
 * Looks through a folder of the storage: files that no row is of get one, and files that nothing refers to are due from now on
 * where that was missed. Answers how many were taken up.
 */
export async function takeUpFiles(db: Db, folder: string, files: Storage = storage()): Promise<number> {
  const found = await files.list(folder);
  let taken = 0;
  for (let at = 0; at < found.length; at += BATCH) taken += await takeUp(db, found.slice(at, at + BATCH));
  await db.execute(sql`
    update stored_files set unneeded_since = now()
    where sha256 >= ${folder} and sha256 < ${`${folder}g`} and unneeded_since is null
      and not exists (select from file_references r where r.sha256 = stored_files.sha256)`);
  return taken;
}

/** Whose they are is told by what refers to them. */
async function takeUp(db: Db, found: StoredFile[]): Promise<number> {
  const rows = await db.execute(sql`
    insert into stored_files (sha256, bytes, user_id, unneeded_since)
    select f.sha256, f.bytes, owner.id, case when owner.sha256 is null then now() end
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (sha256 text, bytes int)
    left join lateral (
      select r.sha256, coalesce(p.user_id, d.user_id, l.owner_id) as id
      from file_references r
      left join founder_profiles p on r.source = 'founder_profiles' and p.user_id = r.source_id
      left join drafts d on r.source = 'drafts' and d.id = r.source_id
      left join listings l on r.source = 'listings' and l.id = case when r.source = 'listings' then r.source_id::int end
      where r.sha256 = f.sha256
      order by coalesce(p.user_id, d.user_id, l.owner_id) nulls last limit 1
    ) owner on true
    on conflict do nothing returning 1`);
  return rows.length;
}
