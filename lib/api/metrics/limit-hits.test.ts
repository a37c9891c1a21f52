import { expect, it, onTestFinished, vi } from "vitest";
import { schema } from "@/db/client";
import { memoryOf } from "@/lib/api/call/memory";
import { createApp } from "@/lib/api/process/app";
import { RateLimited } from "@/lib/core/limits/buckets";
import { anonymous } from "@/lib/testing/database/actors";
import { testDatabase, useDatabase } from "@/lib/testing/database/database";
import { until } from "@/lib/testing/steady/until";
import { LimitHits } from "./limit-hits";

const database = useDatabase();
const now = new Date("2026-11-18T12:34:00Z");
const refused = () =>
  new RateLimited({ bucket: "public", limit: 1, windowSeconds: 60, remaining: 0, resetSeconds: 26 });
const call = { actor: anonymous, now };
const counted = async (db = database().db) => (await db.select().from(schema.limitHits)).map(({ count }) => count);

it("writes all refused calls of ten seconds at once, though no other comes after them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const hits = new LimitHits();
  for (let calls = 0; calls < 3; calls += 1) hits.note(database().db, refused(), call);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await until(async () => (await counted())[0] === 3);
});

it("counts on what could not be written", async () => {
  const { db, sql } = database();
  await db.delete(schema.limitHits);
  const hits = new LimitHits();
  for (let calls = 0; calls < 2; calls += 1) hits.note(db, refused(), call);
  await sql`alter table limit_hits rename to limit_hits_away`;
  await expect(hits.keep(db)).rejects.toThrow();
  await sql`alter table limit_hits_away rename to limit_hits`;
  hits.note(db, refused(), call);
  await hits.keep(db);
  expect(await counted()).toEqual([3]);
});

it("leaves nothing in a process that ends", async () => {
  const connection = await testDatabase();
  onTestFinished(() => connection.close());
  const app = await createApp({ connection: { ...connection, close: async () => undefined }, operations: [] });
  memoryOf(app.db).hits.note(app.db, refused(), call);
  await app.close();
  expect(await counted(connection.db)).toEqual([1]);
});
