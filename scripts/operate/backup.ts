import { createWriteStream } from "node:fs";
import { link, rm, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { writeBackup } from "@/db/backup/write-backup";
import { connect, schema } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { hasCluster } from "@/db/embedded-cluster";
import { env } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { storage } from "@/lib/integrations/storage";

const USAGE = "npm run backup -- --to backup.tar.gz [--without-files]";
const MIB = 1_048_576;

function readArguments() {
  const options = { to: { type: "string" }, "without-files": { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ options });
  if (!values.to) throw new Error(`--to is missing.\n${USAGE}`);
  return { to: values.to, withFiles: !values["without-files"] };
}

/** `npm run backup`: database, stored files and secret as one file, while the app goes on. Under its name the file is whole. */
async function main(): Promise<void> {
  const { to, withFiles } = readArguments();
  const e = env();
  const part = `${to}.${process.pid}.part`;
  if (!e.DATABASE_URL && !(await hasCluster(e.DATA_DIR)))
    throw new Error(`There is no database in ${e.DATA_DIR}: set DATABASE_URL or DATA_DIR as the app has them.`);
  // Never by openDatabase: whoever backs up before an update wants the tables as they are.
  const server = e.DATABASE_URL ? null : await startEmbedded({ dataDir: e.DATA_DIR });
  try {
    const url = e.DATABASE_URL ?? server?.url ?? "";
    const secret = e.AUTH_SECRET ? null : await authSecret(e);
    const source = { url, files: withFiles ? storage(e) : null, authSecret: secret, now: new Date() };
    const end = await writeBackup(source, createWriteStream(part, { flags: "wx", mode: 0o600 }));
    await link(part, to); // refuses a name that is taken
    const { size } = await stat(to);
    const rows = Object.values(end.rows).reduce((sum, of) => sum + of, 0);
    await noteBackup(url, { at: source.now, bytes: size, rows, files: end.files });
    console.log(
      `${to}: ${rows} rows of ${Object.keys(end.rows).length} tables, ${end.files} files, ${(size / MIB).toFixed(1)} MiB`,
    );
    if (end.missing_files > 0) console.log(`${end.missing_files} files that rows name are not in the storage.`);
  } finally {
    await rm(part, { force: true });
    await server?.close();
  }
}

/** For the desk's health. Tables that are older than this program have no place for it. */
async function noteBackup(url: string, row: typeof schema.backups.$inferInsert): Promise<void> {
  const { db, sql, close } = connect(url, 1);
  try {
    const [there] = await sql`select to_regclass('public.backups') is not null as is_there`;
    if (there?.is_there) await db.insert(schema.backups).values(row);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
