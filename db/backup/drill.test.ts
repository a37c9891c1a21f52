import { execFile } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { seed } from "@/db/seed/run";
import { openSession } from "@/db/session";
import { diskStorage, type Storage } from "@/lib/integrations/storage";
import { testDatabase, useDatabase } from "@/lib/testing/database/database";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { readBackup } from "./read-backup";
import { dropTables, makeTables, openForRestore } from "./ready-database";
import { appliedMigrations, listSequences, listTables } from "./tables";
import { writeBackup } from "./write-backup";

const NOW = new Date("2026-11-18T12:00:00Z");
const source = useDatabase();
let file: string;
const folder = useTemporaryFolder();
let files: Storage;

/** Text that COPY has to write in another form. */
const ODD = 'a tab\t, a line\nbreak, a \\N, "quotes" and 🪴';

beforeAll(async () => {
  files = diskStorage(join(folder(), "before"));
  const { db } = source();
  await seed({ db, now: NOW, baseUrl: "http://127.0.0.1:3000", storage: files });
  const [site] = await db.select().from(schema.sites).limit(1);
  const user = await createUser(db, { name: ODD });
  const progress = { step: 4, steps: 4, pages_read: 3, message: ODD, notice: null };
  const address = { url: "https://tidewater.example/", normalizedUrl: "tidewater.example" };
  const drafted = { name: { value: ODD, state: "ai" } };
  await db.insert(schema.drafts).values({
    id: "drf_drill",
    userId: user.id,
    siteId: site?.id ?? 0,
    ...address,
    status: "ready",
    progress,
    drafted,
  });
  file = join(folder(), "backup.tar.gz");
  await write(file);
}, 120_000);

async function write(to: string, url = source().url) {
  return writeBackup({ url, files, authSecret: "s".repeat(43), now: NOW }, createWriteStream(to));
}

const restore = (into: OpenDatabase, { overwrite = false, from = file, storage = files } = {}) =>
  readBackup({ url: into.url, files: storage, overwrite }, createReadStream(from));

/** One without tables, as a new server has it. */
async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await testDatabase();
  await dropTables(database.sql);
  return database;
}

/** Every row of every table as text, in an order of its own. */
async function contentOf({ sql }: OpenDatabase): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await listTables(sql))
    content[name] = (await sql`select t::text as row from ${sql(name)} as t`).map(({ row }) => row).sort();
  return content;
}

/** What stands in the way of wrong rows. */
const guardsOf = async ({ sql }: OpenDatabase) => [
  ...(await sql`select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`),
  ...(await sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint order by 1, 2`),
];

describe("a backup", () => {
  let target: OpenDatabase;
  beforeAll(async () => {
    target = await emptyDatabase();
  });
  afterAll(() => target.close());

  it("brings back every row of every table, stored files, sequences, keys and triggers", async () => {
    const storage = diskStorage(join(folder(), "after"));
    const { head, end } = await restore(target, { storage });
    expect(await contentOf(target)).toEqual(await contentOf(source()));
    expect(await listSequences(target.sql)).toEqual(await listSequences(source().sql));
    expect(await guardsOf(target)).toEqual(await guardsOf(source()));
    const [draft] = await target.db.select().from(schema.drafts).where(eq(schema.drafts.id, "drf_drill"));
    expect(draft).toEqual((await source().db.select().from(schema.drafts).where(eq(schema.drafts.id, "drf_drill")))[0]);
    expect(draft?.progress.message).toBe(ODD);
    const stored = await target.db.selectDistinct({ sha256: schema.fileReferences.sha256 }).from(schema.fileReferences);
    expect(stored.length).toBeGreaterThan(50);
    for (const { sha256 } of stored) expect(await storage.get(sha256)).toEqual(await files.get(sha256));
    expect([end.files, end.missing_files, head.auth_secret]).toEqual([stored.length, 0, "s".repeat(43)]);
  });

  it("is taken of tables as they are, by the command too: none are made or brought up to date for it", async () => {
    const none = await emptyDatabase();
    const to = join(folder(), "none.tar.gz");
    const env = {
      ...process.env,
      DATABASE_URL: none.url,
      DATA_DIR: join(folder(), "none"),
      AUTH_SECRET: "s".repeat(43),
    };
    const command = ["--import", "tsx", "scripts/operate/backup.ts", "--to", to];
    await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toThrow(/holds no tables/);
    expect(await listTables(none.sql)).toEqual([]);
    await none.close();
  });

  it("leaves a database that goes on: new rows get new numbers, and triggers count", async () => {
    const [before] = await target.db.select().from(schema.listings).limit(1);
    const listing = await createListing(target.db, { siteId: before?.siteId ?? 0, slug: "made-after-the-restore" });
    const stats = await target.db
      .select()
      .from(schema.listingStats)
      .where(eq(schema.listingStats.listingId, listing.id));
    expect(stats).toHaveLength(1); // by a trigger
    await expect(target.sql`update listings set company_id = 0 where id = ${listing.id}`).rejects.toThrow(
      /foreign key/,
    );
  });

  it("is of one moment, though rows that need each other are written all the while", async () => {
    const written = await testDatabase();
    await restore(written, { overwrite: true });
    const { db } = written;
    const [site] = await db.select().from(schema.sites).limit(1);
    const from = join(folder(), "meanwhile.tar.gz");
    let isWritten = false;
    const writing = write(from, written.url).finally(() => (isWritten = true));
    while (!isWritten) await createListing(db, { siteId: site?.id ?? 0 });
    const { rows } = await writing;
    const later = await testDatabase();
    await restore(later, { from, overwrite: true }); // which refuses a listing whose company was written after the companies were read
    expect(await later.db.$count(schema.listings)).toBe(rows.listings);
    expect(await written.db.$count(schema.listings)).toBeGreaterThan(rows.listings ?? 0);
    for (const database of [written, later]) await database.close();
  });
});

describe("a restore", () => {
  it("leaves a database alone that holds rows, until it is told to overwrite", async () => {
    const target = await testDatabase();
    const user = await createUser(target.db, { email: "kept@people.example" });
    await expect(restore(target)).rejects.toThrow(/holds rows \(.*users.*--overwrite/);
    expect(await target.db.$count(schema.users, eq(schema.users.id, user.id))).toBe(1);
    await restore(target, { overwrite: true });
    expect(await target.db.$count(schema.users, eq(schema.users.id, user.id))).toBe(0);
    expect(await contentOf(target)).toEqual(await contentOf(source()));
    await target.close();
  });

  it("leaves a database alone that a process uses", async () => {
    const target = await testDatabase();
    const process = await openSession(target.url, "process");
    await expect(restore(target, { overwrite: true })).rejects.toThrow(/is in use/);
    await process.close();
    await target.close();
  });

  it("restores nothing of a backup that was cut off or changed", async () => {
    const target = await testDatabase();
    await createUser(target.db, { email: "kept@people.example" });
    const whole = await readFile(file);
    const cut = join(folder(), "cut.tar.gz");
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, -100), Buffer.from("no backup")]) {
      await writeFile(cut, bytes);
      await expect(restore(target, { overwrite: true, from: cut })).rejects.toThrow(/is damaged|is no backup/);
      expect(await target.db.$count(schema.users)).toBe(1);
    }
    await target.close();
  });

  it("takes a backup of an older version and brings its tables up to date, and refuses one of a newer", async () => {
    const older = await testDatabase();
    const all = await appliedMigrations(older.sql);
    const [newest = 0] = all.slice(-1);
    const sql = openForRestore(older.url);
    await makeTables(older.url, sql, all.slice(0, -2));
    await sql`insert into sites (key, name, tagline) values ('old', 'Old', 'Of a version before')`;
    await expect(makeTables(older.url, sql, [...all, newest + 1])).rejects.toThrow(/another version/);
    const from = join(folder(), "older.tar.gz");
    await writeBackup({ url: older.url, files: null, authSecret: null, now: NOW }, createWriteStream(from));
    await sql.end();
    const target = await emptyDatabase();
    await restore(target, { from });
    expect(await appliedMigrations(target.sql)).toEqual(all);
    expect(await target.db.$count(schema.sites, eq(schema.sites.key, "old"))).toBe(1);
    for (const database of [older, target]) await database.close();
  });
});
