import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, schema } from "@/db/client";
import { testDatabase } from "@/lib/testing/database/database";
import { ensureFirstSite } from "./first-site";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const about = { baseUrl: "https://yard.example", now: new Date("2026-11-20T09:00:00Z") };
const sites = () => connection.db.select().from(schema.sites);

describe("an empty database", () => {
  it("gets one default site with categories and no product, though two processes start at once", async () => {
    await Promise.all([ensureFirstSite(connection.db, about), ensureFirstSite(connection.db, about)]);
    expect(await sites()).toMatchObject([{ key: "launchyard", isDefault: true, host: null }]);
    expect(await connection.db.$count(schema.categories)).toBeGreaterThan(20);
    expect(await connection.db.$count(schema.listings)).toBe(0);
  });

  it("keeps the site as its people have it at every later start", async () => {
    await connection.db.update(schema.sites).set({ name: "Our yard" });
    await ensureFirstSite(connection.db, about);
    expect(await sites()).toMatchObject([{ name: "Our yard" }]);
  });
});
