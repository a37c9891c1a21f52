import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { signedTestWebhook } from "@/lib/integrations/payments/test-provider";
import { receiveWebhook } from "@/lib/services/orders/payments/receive-webhook";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { getDeskRecord } from "../get-desk-record";
import { listDeskRows } from "../list-desk-rows";
import { runNow } from "../runs/run-now";
import { sweepLogs } from "./sweep-logs";

const { webhookCalls, limitHits, runnerTicks, runnerRuns } = schema;
const app = useApp({ operations: [] });
const { newOrder, webhook, send } = ordersOf(app);
const DAY_MS = 86_400_000;

beforeEach(async () => {
  for (const table of [webhookCalls, limitHits, runnerTicks, runnerRuns]) await app().db.delete(table);
});

const admin = async () =>
  app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" });
const rowsOf = async (screen: string) =>
  (await execute(listDeskRows, await admin(), { screen, per_page: 100 })).output.rows.map(({ cells }) => cells);
const later = (days: number) => new Date(app().clock.now().getTime() + days * DAY_MS);

describe("the log of webhooks", () => {
  it("tells what came of each event: taken, repeated, of nothing of ours, or not signed", async () => {
    const order = await newOrder();
    await order.pay();
    const message = await webhook(order, { eventId: "evt_1" });
    for (const _ of ["first", "again"]) await send(message);
    const secret = await authSecret();
    const foreign = { providerId: "nobody's", status: "paid", receivedCents: 1, currency: "USD" } as const;
    await send(signedTestWebhook({ secret }, foreign));
    await send({ ...message, rawBody: `${message.rawBody} ` });
    expect(await rowsOf("webhooks")).toMatchObject([
      { outcome: "refused", event: null, detail: "not signed by us" },
      { outcome: "foreign", order: null },
      { outcome: "repeated", event: "evt_1", order: order.number },
      { outcome: "taken", event: "evt_1", order: order.number, provider: "test" },
    ]);
  });

  it("holds 100 unsigned calls an hour and provider at most, counts the others, and nothing of a provider that is not there", async () => {
    const junk = { at: app().now(), provider: "stripe", outcome: "refused" };
    await app()
      .db.insert(webhookCalls)
      .values(Array.from({ length: 100 }, () => junk));
    const forged = { rawBody: randomBytes(8).toString("hex"), headers: new Headers() };
    for (let sent = 0; sent < 103; sent += 1) await receiveWebhook(app().db, app().now(), "test", forged);
    expect(await receiveWebhook(app().db, app().now(), "nobody", forged)).toEqual({ status: 404 });
    expect(await app().db.$count(webhookCalls, eq(webhookCalls.provider, "test"))).toBe(100);
    expect(await rowsOf("limit-hits")).toMatchObject([{ bucket: "unsigned_webhooks", kind: "test", count: 3 }]);
  });

  it("keeps no event from being taken, or from being answered so, where it cannot be written", async () => {
    const order = await newOrder();
    await order.pay();
    const message = await webhook(order);
    await app().sql`alter table webhook_calls rename to webhook_calls_away`;
    onTestFinished(async () => void (await app().sql`alter table webhook_calls_away rename to webhook_calls`));
    expect(await send(message)).toEqual({ status: 200 });
    expect((await order.get()).status).toBe("paid");
  });

  it("goes back 30 days, and that of limits 90", async () => {
    const { db } = app();
    await db.insert(webhookCalls).values({ at: app().now(), provider: "test", outcome: "taken" });
    await db.insert(limitHits).values({ hour: app().now(), bucket: "public", kind: "address", count: 2 });
    await sweepLogs(db, later(29));
    expect([await db.$count(webhookCalls), await db.$count(limitHits)]).toEqual([1, 1]);
    await sweepLogs(db, later(31));
    expect([await db.$count(webhookCalls), await db.$count(limitHits)]).toEqual([0, 1]);
    await sweepLogs(db, later(91));
    expect(await db.$count(limitHits)).toBe(0);
  });
});

describe("limits that were hit", () => {
  it("are counted by hour, bucket and kind of caller, without who it was", async () => {
    const { db, clock } = app();
    await db.insert(schema.settings).values({ siteId: app().siteId, key: "rate_account_per_minute", value: 60 });
    app().sites.invalidate();
    const ctx = await app().context(sessionActor(await createUser(db)), { surface: "web" });
    const call = async () => perform(runNow, ctx, { function_id: "none", reason: "Curious" });
    for (let calls = 0; calls < 63; calls += 1) await call();
    await memoryOf(db).hits.keep(db);
    const hour = new Date(clock.now().setUTCMinutes(0, 0, 0)).toISOString();
    expect(await rowsOf("limit-hits")).toMatchObject([{ hour, bucket: "account", kind: "session", count: 3 }]);
  });
});

describe("a schedule", () => {
  const tick = { functionId: "roll-weeks", cron: "TZ=Europe/Berlin 30 9 * * *" };

  it("says when it comes round next, and runs once more when it is told to, not twice at once", async () => {
    await app()
      .db.insert(runnerTicks)
      .values({ ...tick, lastAt: later(-1) });
    const next_at = "2026-11-19T08:30:00.000Z";
    expect(await rowsOf("schedules")).toMatchObject([{ function: "roll-weeks", next_at, state: "none", failures: 0 }]);
    const ctx = await admin();
    const asked = { function_id: "roll-weeks", reason: "It was missed" };
    const { output } = await execute(runNow, ctx, asked);
    const [run] = await app().db.select().from(runnerRuns);
    expect(run).toMatchObject({ id: output.run_id, functionId: "roll-weeks", status: "pending", wakeAt: app().now() });
    await expect(execute(runNow, ctx, asked)).rejects.toMatchObject({ code: "conflict" });
    const other = execute(runNow, ctx, { ...asked, function_id: "send-mail" });
    await expect(other).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("health", () => {
  it("tells what models cost by month and draft, how much waits and since when, and the last backup", async () => {
    const { db, siteId } = app();
    const part = { model: "m", outcome: "used", calls: 1, inputTokens: 1_000, outputTokens: 50, costMicroUsd: 20_000 };
    const usage = { startedAt: new Date().toISOString(), spentMs: 0, parts: { identity: part, plans: part } };
    const draft = await createDraft(db, { userId: (await createUser(db)).id, siteId });
    await db.update(schema.drafts).set({ usage });
    const at = new Date(app().now().getTime() - 90_000);
    await db.insert(runnerRuns).values({ id: "r", functionId: "f", eventKey: "e", event: {}, wakeAt: at });
    await db.insert(schema.backups).values({ at, bytes: 2 * 1_048_576, rows: 3, files: 1 });
    const rows = await rowsOf("health");
    const about = (part: string, name: string) => rows.find((row) => row.part === part && row.name === name);
    const month = about("Models by month", new Date().toISOString().slice(0, 7));
    expect(month).toMatchObject({
      value: "$0.0400",
      about: expect.stringContaining("1 drafts, $0.0400 a draft; 2,000 tokens in"),
    });
    expect(about("Costliest drafts", draft.url)).toMatchObject({ value: "$0.0400" });
    expect(about("Background work", "Runs whose turn has come")).toMatchObject({
      value: "1",
      about: "The oldest has waited for 90 s.",
    });
    expect(about("Backups", "Last backup")).toMatchObject({
      value: "2026-11-18 11:58 UTC",
      about: "2 MiB, 3 rows, 1 files.",
    });
    expect(rows.find(({ part }) => part === "Slowest queries")?.about).toMatch(/pg_stat_statements/);
  });

  it("leaves out drafts that nobody has touched for a year", async () => {
    const { db, siteId } = app();
    const draft = await createDraft(db, { userId: (await createUser(db)).id, siteId });
    const part = { inputTokens: 1_000, outputTokens: 50, costMicroUsd: 20_000 };
    const usage = { startedAt: later(-370).toISOString(), parts: { identity: part } };
    const named = async () => (await rowsOf("health")).filter(({ name }) => name === draft.url).length;
    await db.update(schema.drafts).set({ usage, updatedAt: later(-360) });
    expect(await named()).toBe(1);
    await db.update(schema.drafts).set({ usage, updatedAt: later(-367) });
    expect(await named()).toBe(0);
  });

  it("reads no other part for one figure", async () => {
    await app().sql`alter table drafts rename to drafts_away`;
    onTestFinished(async () => void (await app().sql`alter table drafts_away rename to drafts`));
    const { output } = await execute(getDeskRecord, await admin(), { screen: "health", id: "database-1" });
    expect(output.name).toBe("Size");
  });
});
