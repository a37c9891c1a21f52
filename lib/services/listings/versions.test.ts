import { randomBytes } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { createListing, createSite } from "@/lib/testing/database/factories";
import { recordVersion } from "./versions";

const database = useDatabase();
const writer = { actor: { type: "system" }, surface: "job", now: new Date("2026-11-18T12:00:00Z") } as const;

async function afterEdits(edits: number, bytes: number) {
  const { db } = database();
  const { id } = await createListing(db, { siteId: (await createSite(db)).id });
  for (let version = 2; version < edits + 2; version += 1) {
    const text = randomBytes(bytes / 2).toString("hex");
    const diff = { "fields.summary": { before: null, after: text } };
    await recordVersion(writer, db, { id, version, ownerId: null }, { diff, pictures: null });
  }
  const v = schema.listingVersions;
  const rows = await db.select({ version: v.version }).from(v).where(eq(v.listingId, id)).orderBy(asc(v.version));
  return rows.map((row) => row.version);
}

it("a listing's history keeps the newest two hundred edits, however many there were", async () => {
  expect(await afterEdits(230, 100)).toEqual(Array.from({ length: 200 }, (_, n) => 32 + n));
});

it("a listing's history of large edits keeps as many as two megabytes hold, and the newest twenty whatever their size", async () => {
  expect(await afterEdits(40, 100_000)).toEqual(Array.from({ length: 20 }, (_, n) => 22 + n));
  const kept = await afterEdits(60, 50_000);
  expect(kept.length).toBeGreaterThan(35);
  expect(kept.length).toBeLessThan(60);
  expect(kept.at(-1)).toBe(61);
});
