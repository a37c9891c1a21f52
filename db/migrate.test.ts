import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { expect, inject, it, onTestFinished } from "vitest";
import { databaseUrl } from "@/lib/testing/database/database-names";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { connect } from "./client";
import { MIGRATIONS_DIR, migrate } from "./migrate";

it("applies each migration once when several processes start on an empty database", async () => {
  const { url, sql } = await emptyDatabase("empty");
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const files = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith(".sql"));
  expect(await sql`select hash from drizzle.__drizzle_migrations`).toHaveLength(files.length);
});

it("gives listings whose address has no valid form the nearest free one", async () => {
  const { url, sql } = await databaseBeforeChecks("slugs");
  await sql`insert into listings (site_id, company_id, name, url, slug)
    select 1, 1, 'ていねこ帳', 'https://tidebell.example', slug
    from unnest(array['tide--bell', 'tide-bell', 'xn--wgv71a119e', '--', 'product', 'tidebell']) slug`;
  await sql`insert into listing_slugs values (1, 'tide-bell-2', 2), (1, 'old--bell', 2)`;
  await migrate(url);
  const after = await sql`select slug from listings order by id`;
  expect(after.map((row) => row.slug)).toEqual([
    "tide-bell-3",
    "tide-bell",
    "xn-wgv71a119e",
    "product-2",
    "product",
    "tidebell",
  ]);
  expect(await sql`select slug from listing_slugs`).toEqual([{ slug: "tide-bell-2" }]);
});

/** An empty database; it goes after the test. */
async function emptyDatabase(purpose: string) {
  const name = `launchyard_test_${process.pid}_migrate_${purpose}`;
  const server = connect(inject("serverUrl"), 1);
  await server.sql`create database ${server.sql(name)}`;
  const url = databaseUrl(inject("serverUrl"), name);
  const { db, sql, close } = connect(url, 1);
  onTestFinished(async () => {
    await close();
    await server.sql`drop database ${server.sql(name)} with (force)`;
    await server.close();
  });
  return { url, db, sql };
}

/** A database as it was before content was kept once and forms were checked (0013 and later), with a site, a user and a company. */
async function databaseBeforeChecks(purpose: string) {
  const { url, db, sql } = await emptyDatabase(purpose);
  const folder = await temporaryFolder();
  await cp(MIGRATIONS_DIR, folder, { recursive: true });
  const journal = join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 13) }));
  await applyMigrations(db, { migrationsFolder: folder });
  await sql`insert into sites (key, name, tagline) values ('yard', 'Yard', 'Products')`;
  await sql`insert into users (id, email) values ('mira', 'mira@tidebell.example')`;
  await sql`insert into companies (owner_id, domain, name) values ('mira', 'tidebell.example', 'Tidebell')`;
  return { url, sql };
}
