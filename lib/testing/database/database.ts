import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { databaseUrl, TEST_DATABASE_PREFIX } from "./database-names";

const POOL_SIZE = 10;

interface TestDatabaseSettings {
  poolSize?: number;
  /** Name of a database that `useFilledDatabase` gave. */
  copyOf?: string | undefined;
}

/** A fresh, migrated database of its own, empty or a copy; `close` drops it. */
export async function testDatabase({
  poolSize = POOL_SIZE,
  copyOf = inject("templateName"),
}: TestDatabaseSettings = {}): Promise<OpenDatabase> {
  const name = `${TEST_DATABASE_PREFIX}${process.pid}_${randomBytes(6).toString("hex")}`;
  await onServer((sql) => sql`create database ${sql(name)} template ${sql(copyOf)} strategy file_copy`);
  const url = databaseUrl(inject("serverUrl"), name);
  const connection = connect(url, poolSize);
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await drop(name);
    },
  };
}

const drop = (name: string) => onServer((sql) => sql`drop database if exists ${sql(name)} with (force)`);

/** Gives the tests of a file (or of a `describe`) one database: `const database = useDatabase(); … database().db`. */
export function useDatabase(): () => OpenDatabase {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(async () => {
    await database?.close();
  });
  return () => {
    if (!database) throw new Error("useDatabase() gives its database inside tests and hooks only.");
    return database;
  };
}

/**
 * For tests that each need the same much in a database of their own: it is filled once, and `testDatabase({ copyOf: filled() })` copies
 * it in a moment.
 */
export function useFilledDatabase(fill: (db: OpenDatabase["db"]) => Promise<unknown>): () => string {
  let name = "";
  beforeAll(async () => {
    const database = await testDatabase();
    name = new URL(database.url).pathname.slice(1);
    await fill(database.db);
    await database.sql.end(); // one that is connected to is not copied
  });
  afterAll(() => drop(name));
  return () => name;
}

async function onServer(work: (sql: OpenDatabase["sql"]) => PromiseLike<unknown>): Promise<void> {
  const server = connect(inject("serverUrl"), 1);
  await work(server.sql);
  await server.close();
}
