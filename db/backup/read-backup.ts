import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type postgres from "postgres";
import { type Extract, extract as startExtract } from "tar-stream";
import { migrate } from "@/db/migrate";
import { countRows, type End, end as endForm, type FileStore, type Head, head as headForm } from "./form";
import { makeTables, openForRestore, RestoreRefused, requireFree } from "./ready-database";

interface Target {
  url: string;
  files: FileStore;
  /** Whether what the database holds may be lost. */
  overwrite: boolean;
}

const DAMAGED = "The backup is damaged or was cut off: nothing was restored.";

/**
 * Restores a backup (form.ts) into the database at `url`, tables of its version first, in one transaction: all of it, or nothing.
 * Then the tables are brought up to date. Throws `RestoreRefused` with what is in the way.
 */
export async function readBackup(target: Target, from: Readable): Promise<{ head: Head; end: End }> {
  const extract = startExtract();
  const flowing = pipeline(from, createGunzip(), extract);
  flowing.catch(() => undefined); // told by the entries, which end with it
  const sql = openForRestore(target.url);
  try {
    const entries = extract[Symbol.asyncIterator]();
    const head = await readHead(entries);
    await requireFree(sql, target.overwrite);
    await makeTables(target.url, sql, head.migrations);
    const end = await sql.begin((tx) => fill(tx, head, target.files, entries));
    await flowing;
    await sql`analyze`;
    await migrate(target.url);
    return { head, end };
  } catch (error) {
    throw isOfArchive(error) ? new RestoreRefused(DAMAGED, { cause: error }) : error;
  } finally {
    extract.destroy();
    from.destroy();
    await sql.end({ timeout: 5 });
  }
}

type Entries = ReturnType<Extract[typeof Symbol.asyncIterator]>;
type Entry = Extract extends AsyncIterable<infer One> ? One : never;

async function readHead(entries: Entries): Promise<Head> {
  const { value, done } = await entries.next();
  if (done || value.header.name !== "backup.json") throw new RestoreRefused("This file is no backup of Launchyard.");
  return headForm.parse(JSON.parse((await bytesOf(value)).toString()));
}

async function bytesOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The library's types leave open what an entry is made of. */
async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    if (!Buffer.isBuffer(chunk)) throw new RestoreRefused(DAMAGED);
    yield chunk;
  }
}

/** Without triggers, which would act on what is no news, and without foreign keys, which are checked again at the end. */
async function fill(tx: postgres.TransactionSql, head: Head, files: FileStore, entries: Entries): Promise<End> {
  for (const { name } of head.tables) await tx`alter table ${tx(name)} disable trigger user`;
  const keys = await dropForeignKeys(tx);
  await tx`truncate ${tx(head.tables.map(({ name }) => name))}`;
  const loading = new Loading(tx, head);
  const end = await loadAll(entries, loading, files);
  for (const { name, last } of end.sequences)
    if (last !== null) await tx`select setval(${name}::regclass, ${last}::bigint)`;
    else await tx`select setval(${name}::regclass, 1, false)`;
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint "${name}" ${definition}`);
  for (const { name } of head.tables) await tx`alter table ${tx(name)} enable trigger user`;
  return end;
}

/** Definitions are PostgreSQL's own words. */
async function dropForeignKeys(tx: postgres.TransactionSql) {
  const keys = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint "${name}"`);
  return keys;
}

/** To the very end of the file, where what packed it says whether it is whole. */
async function loadAll(entries: Entries, loading: Loading, files: FileStore): Promise<End> {
  let end: End | null = null;
  try {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const entry = next.value;
      const [kind, name = ""] = entry.header.name.split("/");
      if (kind === "tables") await loading.take(name, entry);
      else if (kind === "files") await takeFile(files, name, await bytesOf(entry));
      else if (kind === "end.json") end = endForm.parse(JSON.parse((await bytesOf(entry)).toString()));
    }
  } catch (error) {
    await loading.breakOff();
    throw error;
  }
  return loading.end(end);
}

async function takeFile(files: FileStore, sha256: string, bytes: Buffer): Promise<void> {
  if ((await files.put(bytes)) !== sha256) throw new RestoreRefused(DAMAGED);
}

/** The table that is being filled, piece by piece. */
class Loading {
  readonly #rows: Record<string, number> = {};
  #open: { name: string; copying: Writable } | null = null;

  constructor(
    readonly tx: postgres.TransactionSql,
    readonly head: Head,
  ) {}

  async take(name: string, entry: Entry): Promise<void> {
    const copying = await this.#into(name);
    for await (const chunk of chunksOf(entry)) {
      this.#rows[name] = (this.#rows[name] ?? 0) + countRows(chunk);
      if (!copying.write(chunk)) await once(copying, "drain");
    }
  }

  /** Throws where the end is missing, or other rows came than were written. */
  async end(end: End | null): Promise<End> {
    await this.#close();
    if (end === null) throw new RestoreRefused(DAMAGED);
    const wrong = Object.entries(end.rows).some(([name, rows]) => (this.#rows[name] ?? 0) !== rows);
    if (wrong) throw new RestoreRefused(DAMAGED);
    return end;
  }

  /** Nothing else can be said to the database while rows are on their way. */
  async breakOff(): Promise<void> {
    const copying = this.#open?.copying;
    this.#open = null;
    if (!copying) return;
    const closed = finished(copying).catch(() => undefined);
    copying.destroy(new RestoreRefused(DAMAGED));
    await closed;
  }

  async #into(name: string): Promise<Writable> {
    if (this.#open?.name === name) return this.#open.copying;
    await this.#close();
    const { tx } = this;
    const table = this.head.tables.find((one) => one.name === name);
    if (!table) throw new RestoreRefused(DAMAGED);
    const copying: Writable = await tx`copy ${tx(name)} (${tx(table.columns)}) from stdin`.writable();
    this.#open = { name, copying };
    return copying;
  }

  async #close(): Promise<void> {
    if (!this.#open) return;
    const { copying } = this.#open;
    this.#open = null;
    copying.end();
    await finished(copying);
  }
}

/** Of zlib and tar-stream: what they read is not what was written. */
function isOfArchive(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    /^Z_|ERR_STREAM_PREMATURE_CLOSE/.test(code) || (error instanceof Error && /tar|Unexpected end/i.test(error.message))
  );
}
