import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type postgres from "postgres";
import { type Pack, pack as startPack } from "tar-stream";
import { connect } from "@/db/client";
import { countRows, type End, type FileStore, FORM, type Head } from "./form";
import { appliedMigrations, listSequences, listTables, type Sql, type Table } from "./tables";

const PIECE_BYTES = 4 * 1024 * 1024;

interface Source {
  url: string;
  /** Null leaves the stored files out. */
  files: FileStore | null;
  authSecret: string | null;
  now: Date;
}

/**
 * Writes a backup (form.ts) to `to`: all tables as they are at one moment, while calls go on, then the files they name. A stored file
 * stays for a day after the last row that named it, so that those of the snapshot are still there. Throws where there are no tables.
 */
export async function writeBackup(source: Source, to: Writable): Promise<End> {
  const { sql, close } = connect(source.url, 1);
  const pack = startPack();
  const flowing = pipeline(pack, createGzip(), to);
  try {
    const written = sql.begin("isolation level repeatable read read only", (tx) => writeAll(tx, source, pack));
    const [done] = await Promise.all([written, flowing]);
    return done;
  } catch (error) {
    pack.destroy();
    await flowing.catch(() => undefined);
    throw error;
  } finally {
    await close();
  }
}

async function writeAll(tx: postgres.TransactionSql, source: Source, pack: Pack): Promise<End> {
  const tables = await listTables(tx);
  const migrations = await appliedMigrations(tx);
  if (migrations.length === 0) throw new Error("The database holds no tables of Launchyard: is it the right one?");
  const { authSecret: auth_secret, now, files } = source;
  const head: Head = { form: FORM, made_at: now.toISOString(), migrations, tables, auth_secret };
  await add(pack, "backup.json", json(head));
  const rows: End["rows"] = {};
  for (const table of tables) rows[table.name] = await writeTable(tx, table, pack);
  const sequences = await listSequences(tx); // not of the snapshot: read after the rows, they are past each of their numbers
  const end: End = { rows, sequences, ...(files ? await writeFiles(tx, files, pack) : { files: 0, missing_files: 0 }) };
  await add(pack, "end.json", json(end));
  pack.finalize();
  return end;
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** One entry, which is on its way once this resolves: no more than one waits in memory. */
function add(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, mode: 0o600, size: bytes.length }, (error) => (error ? reject(error) : resolve()));
    entry.end(bytes);
  });
}

async function writeTable(tx: Sql, { name, columns }: Table, pack: Pack): Promise<number> {
  const copying: Readable = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable();
  let pieces = 0;
  let rows = 0;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes > 0) await add(pack, `tables/${name}/${String(pieces).padStart(6, "0")}.copy`, Buffer.concat(waiting));
    pieces += 1;
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of copying) {
    waiting.push(chunk);
    bytes += chunk.length;
    rows += countRows(chunk);
    if (bytes >= PIECE_BYTES) await flush();
  }
  copying._read(0); // the driver may have paused its socket at the last rows, and would wake it at a next read only
  await flush();
  return rows;
}

async function writeFiles(tx: Sql, files: FileStore, pack: Pack): Promise<Pick<End, "files" | "missing_files">> {
  const counted = { files: 0, missing_files: 0 };
  const named = await tx<{ sha256: string }[]>`
    select sha256 from stored_files union select sha256 from file_references order by 1`;
  for (const { sha256 } of named) {
    const bytes = await files.get(sha256);
    if (bytes) await add(pack, `files/${sha256}`, Buffer.from(bytes));
    counted[bytes ? "files" : "missing_files"] += 1;
  }
  return counted;
}
