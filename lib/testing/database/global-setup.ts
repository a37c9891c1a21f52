import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { isAlive } from "@/db/alive";
import { type Connection, connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { MIGRATIONS_DIR, migrate } from "@/db/migrate";
import { env } from "@/lib/core/env";
import { clusterFolder } from "./cluster-folder";
import { databaseUrl, TEMPLATE_PREFIX, TEST_DATABASE_PREFIX } from "./database-names";

declare module "vitest" {
  interface ProvidedContext {
    /** Any database of the server where tests create theirs. */
    serverUrl: string;
    /** The migrated database that test databases are copies of. */
    templateName: string;
  }
}

const TEMPLATE_LOCK = 7_226_003;

/**
 * One server of throw-away databases and one migrated template for the whole run; runs at the same time share both. Its folder is kept,
 * so that only the first run pays for making a cluster.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = env();
  const server = TEST_DATABASE_URL
    ? { url: TEST_DATABASE_URL, close: async () => undefined }
    : await startEmbedded({ dataDir: await clusterFolder(), fast: true });
  const templateName = `${TEMPLATE_PREFIX}${await hashOfMigrations()}`;
  await prepare(server.url, templateName);
  project.provide("serverUrl", server.url);
  project.provide("templateName", templateName);
  return () => server.close();
}

async function prepare(serverUrl: string, templateName: string): Promise<void> {
  const server = connect(serverUrl, 1);
  try {
    await server.sql`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    await dropForgotten(server, templateName);
    const [found] = await server.sql`select datistemplate from pg_database where datname = ${templateName}`;
    if (!found?.datistemplate) await createTemplate(server, serverUrl, templateName);
  } finally {
    await server.close();
  }
}

/** Marked as a template only when complete: a half-migrated one is made anew. */
async function createTemplate({ sql }: Connection, serverUrl: string, name: string): Promise<void> {
  await sql`drop database if exists ${sql(name)}`;
  await sql`create database ${sql(name)}`;
  await migrate(databaseUrl(serverUrl, name));
  await sql`alter database ${sql(name)} with is_template true allow_connections false`;
}

/** Drops databases of runs that ended without cleaning up and, when no other run is going on, templates of other migrations. */
async function dropForgotten({ sql }: Connection, templateName: string): Promise<void> {
  const [runs] =
    await sql`select count(*)::int as count from pg_stat_activity where application_name like '% launcher'`;
  const rows = await sql<{ datname: string; datistemplate: boolean }[]>`
    select datname, datistemplate from pg_database
    where starts_with(datname, ${TEST_DATABASE_PREFIX})
      or (starts_with(datname, ${TEMPLATE_PREFIX}) and datname <> ${templateName} and ${runs?.count} <= 1)`;
  for (const { datname, datistemplate } of rows.filter((row) => !isOfLivingRun(row.datname))) {
    if (datistemplate) await sql`alter database ${sql(datname)} with is_template false`;
    await sql`drop database if exists ${sql(datname)}`.catch(() => undefined);
  }
}

function isOfLivingRun(name: string): boolean {
  const pid = Number(name.slice(TEST_DATABASE_PREFIX.length).split("_")[0]);
  return name.startsWith(TEST_DATABASE_PREFIX) && Number.isInteger(pid) && isAlive(pid);
}

async function hashOfMigrations(): Promise<string> {
  const files = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith(".sql")).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(join(MIGRATIONS_DIR, file)));
  return hash.digest("hex").slice(0, 16);
}
