import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { appliedMigrations, readJournal, type Sql } from "@/db/backup/tables";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { hasCluster } from "@/db/embedded-cluster";
import type { Env } from "@/lib/core/env";
import { hasRoom } from "@/lib/core/limits/disk-room";
import { type Finding, fail, fine, warn } from "./check";

const GIB = 1024 ** 3;
const ROOM_MIN = GIB;
const ANSWER_MS = 5_000;
const VERSION_MIN = 150_000;
const DRIFT_MAX_MS = 2_000;

/** The folder for what is not in the database. */
export async function checkFolder({ DATA_DIR }: Pick<Env, "DATA_DIR">): Promise<Finding> {
  let folder: string;
  try {
    folder = await standingFolder(resolve(DATA_DIR));
    await access(folder, constants.W_OK);
  } catch {
    return fail(
      "Data folder",
      `${DATA_DIR} cannot be written.`,
      "Give it to the user that runs Launchyard, or set DATA_DIR to another.",
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const room = `${((bavail * bsize) / GIB).toFixed(1)} GiB free in ${DATA_DIR}`;
  if (!(await hasRoom(folder)))
    return fail("Data folder", `${room}: nothing can be stored.`, "Make room on this disk.");
  return bavail * bsize < ROOM_MIN
    ? warn("Data folder", room, "Make room before it fills up.")
    : fine("Data folder", room);
}

/** The folder itself, or the one in which the first start makes it. */
async function standingFolder(path: string): Promise<string> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (found === null) return standingFolder(dirname(path));
  if (!found.isDirectory()) throw new Error(`${path} is no folder`);
  return path;
}

/** The database as processes would reach it: its version, tables and clock. It is looked at, and neither made nor changed. */
export async function checkDatabase({ DATABASE_URL, DATA_DIR }: Env): Promise<Finding[]> {
  if (!DATABASE_URL && !(await hasCluster(DATA_DIR)))
    return [fine("Database", "none yet: the first start makes the bundled one")];
  const server = DATABASE_URL ? null : await startEmbedded({ dataDir: DATA_DIR });
  const { sql, close } = connect(DATABASE_URL ?? server?.url ?? "", 1, { answerMs: ANSWER_MS });
  try {
    return [await checkVersion(sql), await checkTables(sql), await checkClock(sql)];
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [
      fail(
        "Database",
        `It does not answer: ${reason}`,
        "Check DATABASE_URL, the server's pg_hba.conf and the network in between.",
      ),
    ];
  } finally {
    await close();
    await server?.close();
  }
}

async function checkVersion(sql: Sql): Promise<Finding> {
  const [row] =
    await sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name`;
  if (row?.number < VERSION_MIN) return fail("Database", `PostgreSQL ${row?.name}`, "Use PostgreSQL 15 or newer.");
  return fine("Database", `PostgreSQL ${row?.name}`);
}

async function checkTables(sql: Sql): Promise<Finding> {
  const applied = new Set(await appliedMigrations(sql));
  const { entries } = await readJournal();
  const missing = entries.filter(({ when }) => !applied.has(when)).length;
  if (applied.size > entries.length - missing)
    return fail(
      "Tables",
      "They are those of a newer version.",
      "Start the newer version, or restore a backup of before.",
    );
  if (missing === 0) return fine("Tables", "up to date");
  return warn("Tables", `${missing} changes are to be made.`, "Start a process: it makes them first.");
}

/** Weeks and limits go by the process's clock, locks and announcements by the database's. */
async function checkClock(sql: Sql): Promise<Finding> {
  const before = Date.now();
  const [row] = await sql`select extract(epoch from clock_timestamp())::float * 1000 as ms`;
  const drift = Math.round(Number(row?.ms) - (before + Date.now()) / 2);
  if (Math.abs(drift) <= DRIFT_MAX_MS) return fine("Clocks", `${Math.abs(drift)} ms apart`);
  return fail("Clocks", `The database's clock is ${drift} ms from this machine's.`, "Set both by NTP.");
}
