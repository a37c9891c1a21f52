import { readFileSync } from "node:fs";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, schema } from "@/db/client";
import { testDatabase } from "@/lib/testing/database/database";
import { ensureFirstSite } from "./first-site";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
  await ensureFirstSite(connection.db, { baseUrl: "https://yard.example", now: new Date("2026-11-20T09:00:00Z") });
});
afterAll(() => connection.close());

const c = schema.categories;
const rows = () =>
  connection.db
    .select({ slug: c.slug, name: c.name, about: c.description, words: c.keywords, position: c.position })
    .from(c)
    .orderBy(c.slug);

describe("a site from before the longer list of categories", () => {
  it("gets by its migration what a new site gets from the seed, twice without harm", async () => {
    const whole = await rows();
    await connection.db
      .delete(c)
      .where(inArray(c.slug, ["trades-industries", "no-code-low-code", "feeds-reading", "pets"]));
    const file = readFileSync("db/migrations/0040_more_categories.sql", "utf8");
    for (const statement of [...file.split("--> statement-breakpoint"), ...file.split("--> statement-breakpoint")])
      await connection.db.execute(sql.raw(statement));
    expect(await rows()).toEqual(whole);
  });
});
