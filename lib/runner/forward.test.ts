import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { deleteOld } from "./cleanup";
import { startForwarder } from "./forward";

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
