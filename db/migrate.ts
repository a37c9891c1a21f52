import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { hasCode } from "./away";
import { connect } from "./client";

/** One migration run at a time in a database, however many processes start at once. */
const MIGRATION_LOCK = 7_226_002;
const DEADLOCK = /^40P01$/;
const TRIES = 5;
export const MIGRATIONS_DIR = join(process.cwd(), "db", "migrations");

/**
 * Brings the database at `url` up to date; with nothing to do it takes a few milliseconds. To change a table, edit
 * db/schema and run `npm run db:generate`: it adds one migration. SQL drizzle cannot express: `npx drizzle-kit generate --custom`.
 * Another folder holds those of an older version, such as a backup's.
 */
export async function migrate(url: string, migrationsFolder = MIGRATIONS_DIR): Promise<void> {
  const { db, sql, close } = connect(url, 1);
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await againAfterDeadlock(() => applyMigrations(db, { migrationsFolder }));
  } finally {
    await close();
  }
}

/** A process of the version before may write while its tables change, and one of both has to give way: nothing has changed then. */
async function againAfterDeadlock(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === TRIES || !hasCode(error, DEADLOCK)) throw error;
    }
  }
}
