import { readdir } from "node:fs/promises";
import { expect, inject, it } from "vitest";
import { databaseUrl } from "@/lib/testing/database/database-names";
import { connect } from "./client";
import { MIGRATIONS_DIR, migrate } from "./migrate";

it("applies each migration once when several processes start on an empty database", async () => {
  const name = `launchyard_test_${process.pid}_migrate`;
  const server = connect(inject("serverUrl"), 1);
  await server.sql`create database ${server.sql(name)}`;
  const url = databaseUrl(inject("serverUrl"), name);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const { sql, close } = connect(url, 1);
  const applied = await sql`select hash from drizzle.__drizzle_migrations`;
  await close();
  await server.sql`drop database ${server.sql(name)} with (force)`;
  await server.close();
  const files = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith(".sql"));
  expect(applied).toHaveLength(files.length);
});
