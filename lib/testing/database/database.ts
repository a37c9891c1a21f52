import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { databaseUrl, TEST_DATABASE_PREFIX } from "./database-names";

const POOL_SIZE = 10;

/** A fresh, migrated, empty database of its own; `close` drops it. */
export async function testDatabase({ poolSize = POOL_SIZE } = {}): Promise<OpenDatabase> {
  const name = `${TEST_DATABASE_PREFIX}${process.pid}_${randomBytes(6).toString("hex")}`;
  await onServer((sql) => sql`create database ${sql(name)} template ${sql(inject("templateName"))} strategy file_copy`);
  const url = databaseUrl(inject("serverUrl"), name);
  const connection = connect(url, poolSize);
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await onServer((sql) => sql`drop database if exists ${sql(name)} with (force)`);
    },
  };
}

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

async function onServer(work: (sql: OpenDatabase["sql"]) => PromiseLike<unknown>): Promise<void> {
  const server = connect(inject("serverUrl"), 1);
  await work(server.sql);
  await server.close();
}
