import { describe, expect, it } from "vitest";
import { sites } from "@/db/schema/sites";
import { testDatabase, useDatabase, useFilledDatabase } from "./database";

describe("test databases", () => {
  const database = useDatabase();

  it("are migrated and empty", async () => {
    expect(await database().db.select().from(sites)).toEqual([]);
  });

  it("do not see each other's rows", async () => {
    const other = await testDatabase();
    await database().db.insert(sites).values({ key: "main", name: "Main", tagline: "One" });
    expect(await other.db.select().from(sites)).toEqual([]);
    await other.close();
  });

  it("are gone once closed", async () => {
    const other = await testDatabase();
    const name = new URL(other.url).pathname.slice(1);
    await other.close();
    expect(await database().sql`select 1 from pg_database where datname = ${name}`).toHaveLength(0);
  });

  const filled = useFilledDatabase((db) => db.insert(sites).values({ key: "main", name: "Main", tagline: "One" }));
  it("are copies of one that was filled once, and do not see what another copy changed", async () => {
    const [one, other] = [await testDatabase({ copyOf: filled() }), await testDatabase({ copyOf: filled() })];
    await one.db.update(sites).set({ name: "Changed" });
    expect((await other.db.select().from(sites)).map(({ name }) => name)).toEqual(["Main"]);
    for (const database of [one, other]) await database.close();
  });
});
