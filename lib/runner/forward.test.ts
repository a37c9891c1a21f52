import { isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { deleteOld } from "./cleanup";
import { startForwarder } from "./forward";
import { EventRefused, relayToServer, type Send } from "./relay-to-server";

const database = useDatabase();
const DAY_MS = 86_400_000;

it("sends every staged event to the server with its key as id, again after a failure, and none twice after success", async () => {
  const { db } = database();
  const rows = Array.from({ length: 150 }, (_, n) => ({ name: "made", key: `made:${n}`, data: { n } }));
  await db.insert(schema.outbox).values(rows);
  const received: string[] = [];
  let tries = 0;
  const forwarder = await startForwarder({
    connection: database(),
    send: async (events) => {
      if (++tries === 1) throw new Error("the server is away");
      received.push(...events.map(({ id }) => id));
    },
  });
  await forwarder.idle();
  await db.insert(schema.outbox).values({ name: "made", key: "made:last", data: {} });
  await forwarder.idle();
  await forwarder.close();
  expect(received).toEqual([...rows.map(({ key }) => key), "made:last"]);
});

describe("an event that the server refuses", () => {
  it("holds up no other, waits longer each time, and is given up after two weeks", async () => {
    const { db, sql } = database();
    await sql`truncate outbox`;
    const keys = Array.from({ length: 20 }, (_, n) => `many:${n}`);
    await db.insert(schema.outbox).values(keys.map((key) => ({ name: "made", key, data: {} })));
    const received: string[] = [];
    const tries: number[] = [];
    let clock = new Date();
    const send: Send = async (events) => {
      if (events.some(({ id }) => id === "many:7")) {
        if (events.length === 1) tries.push(clock.getTime());
        throw new EventRefused("too large");
      }
      received.push(...events.map(({ id }) => id));
    };
    const forwarder = await startForwarder({ connection: database(), send, now: () => clock });
    await forwarder.idle();
    expect(received.sort()).toEqual(keys.filter((key) => key !== "many:7").sort());
    await forwarder.idle();
    expect(tries).toHaveLength(1);
    clock = new Date(clock.getTime() + 2_000);
    await forwarder.idle();
    clock = new Date(clock.getTime() + 2_000);
    await forwarder.idle();
    expect(tries).toHaveLength(2);
    await forwarder.close();
    await deleteOld(db, new Date(Date.now() + 15 * DAY_MS));
    expect(await db.$count(schema.outbox, isNull(schema.outbox.sentAt))).toBe(0);
  });
});

it("sends at once what was leased or refused before the clock was set back by a day", async () => {
  const { db, sql } = database();
  await sql`truncate outbox`;
  const now = new Date();
  const retryAt = new Date(now.getTime() + DAY_MS);
  await db.insert(schema.outbox).values({ name: "made", key: "later", data: {}, retryAt });
  const received: string[] = [];
  await relayToServer(db, async (events) => void received.push(...events.map(({ id }) => id)), now);
  expect(received).toEqual(["later"]);
});

it("sends what is staged once, however many processes hand it on", async () => {
  const { db, sql } = database();
  await sql`truncate outbox`;
  const received: string[] = [];
  const send: Send = async (events) => {
    await sql`select pg_sleep(0.1)`;
    received.push(...events.map(({ id }) => id));
  };
  const forwarders = await Promise.all([1, 2, 3].map(() => startForwarder({ connection: database(), send })));
  const keys = Array.from({ length: 50 }, (_, n) => `once:${n}`);
  await db.insert(schema.outbox).values(keys.map((key) => ({ name: "made", key, data: {} })));
  await Promise.all(forwarders.map((one) => one.idle()));
  await Promise.all(forwarders.map((one) => one.close()));
  expect(received.sort()).toEqual(keys.sort());
});

it("says that the server is away, not the database, where the server is", async () => {
  const { db, sql } = database();
  await sql`truncate outbox`;
  await db.insert(schema.outbox).values({ name: "made", key: "away", data: {} });
  const refusedConnection = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const send: Send = () => Promise.reject(new TypeError("fetch failed", { cause: refusedConnection }));
  await expect(relayToServer(db, send, new Date())).rejects.toMatchObject({ name: "ServerAway" });
  expect(await db.$count(schema.outbox, isNull(schema.outbox.sentAt))).toBe(1);
});

it("forgets ended runs and sent events once they are old, and nothing else", async () => {
  const { db, sql } = database();
  await sql`truncate outbox`;
  const now = new Date("2026-06-01T00:00:00Z");
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const run = (id: string, endedAt: Date | null) => ({ id, functionId: "f", eventKey: id, event: {}, endedAt });
  await db.insert(schema.runnerRuns).values([run("old", ago(15)), run("fresh", ago(13)), run("open", null)]);
  const event = (key: string, sentAt: Date | null) => ({ name: "e", key, data: {}, sentAt, createdAt: ago(100) });
  await db.insert(schema.outbox).values([event("old", ago(91)), event("fresh", ago(89)), event("unsent", null)]);
  await deleteOld(db, now);
  const runs = await db.select({ id: schema.runnerRuns.id }).from(schema.runnerRuns);
  const events = await db.select({ key: schema.outbox.key }).from(schema.outbox);
  expect(runs.map(({ id }) => id).sort()).toEqual(["fresh", "open"]);
  expect(events.map(({ key }) => key).sort()).toEqual(["fresh", "unsent"]);
});
