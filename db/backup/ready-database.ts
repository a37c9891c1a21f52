import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { MIGRATIONS_DIR, migrate } from "@/db/migrate";
import { LOCKS } from "@/db/session";
import { appliedMigrations, readJournal, tablesWithRows } from "./tables";

const TABLES_SHOWN = 5;

/** What is in the way of a restore, in words for whoever asked for it. */
export class RestoreRefused extends Error {
  override name = "RestoreRefused";
}

/** A connection of its own, whose transactions may take as long as they need. */
export function openForRestore(url: string): postgres.Sql {
  return postgres(url, { max: 1, onnotice: () => undefined, connection: { application_name: "launchyard restore" } });
}

/** Throws `RestoreRefused` where processes use the database, or where it holds rows and nobody said that they may go. */
export async function requireFree(sql: postgres.Sql, overwrite: boolean): Promise<void> {
  const [used] = await sql`
    select count(*)::int as processes from pg_locks where locktype = 'advisory' and classid = ${LOCKS.process} and granted
      and database = (select oid from pg_database where datname = current_database())`;
  if (used?.processes > 0)
    throw new RestoreRefused(`The database is in use: end the ${used?.processes} process(es) of Launchyard first.`);
  if (overwrite) return;
  const held = await tablesWithRows(sql);
  if (held.length === 0) return;
  const shown = held.slice(0, TABLES_SHOWN).join(", ") + (held.length > TABLES_SHOWN ? " and others" : "");
  throw new RestoreRefused(
    `The database holds rows (${shown}). Restore into an empty one, or add --overwrite: all that it holds is lost then.`,
  );
}

/**
 * Gives the database the tables that the backup was made of: those of its version, which may be older than this one. Throws
 * `RestoreRefused` for a newer one.
 */
export async function makeTables(url: string, sql: postgres.Sql, wanted: number[]): Promise<void> {
  const { entries, ...rest } = await readJournal();
  const known = entries.slice(0, wanted.length);
  if (known.length < wanted.length || known.some(({ when }, i) => when !== wanted[i]))
    throw new RestoreRefused(
      "The backup is of another version of Launchyard: restore it with that version, or a newer one.",
    );
  const applied = await appliedMigrations(sql);
  if (applied.length > wanted.length || applied.some((when, i) => when !== wanted[i])) await dropTables(sql);
  if (applied.length === wanted.length) return;
  const folder = await mkdtemp(join(tmpdir(), "ly-migrations-"));
  try {
    await cp(MIGRATIONS_DIR, folder, { recursive: true });
    await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...rest, entries: known }));
    await migrate(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Leaves nothing of ours in the database. */
export async function dropTables(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`drop schema if exists drizzle cascade`;
    await tx`drop schema public cascade`;
    await tx`create schema public`;
  });
}
