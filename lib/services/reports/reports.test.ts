import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { REPORTS_PER_HOUR } from "@/lib/core/limits/buckets";
import { decideReport } from "@/lib/services/admin/listings/decide-report";
import { sweepLogs } from "@/lib/services/admin/logs/sweep-logs";
import { undoAct } from "@/lib/services/admin/undo/undo-act";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { reportListing } from "./report-listing";

const { reports: r, outbox, auditLog: a } = schema;
const app = useApp({ operations: [] });
const DAY_MS = 86_400_000;
let listing: Awaited<ReturnType<typeof createListing>>;
let owner: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  const { db, siteId } = app();
  for (const table of [r, outbox, schema.rateLimits]) await db.delete(table);
  owner = await createUser(db);
  listing = await createListing(db, { siteId, ownerId: owner.id });
});

async function report(sent: Record<string, unknown> = {}, actor: Actor = anonymous, address = "192.0.2.7") {
  const ctx = await app().context(actor, { surface: "web", address });
  return execute(reportListing, ctx, {
    listing_id: listing.id,
    subject: "evidence",
    text: "The quote is old.",
    ...sent,
  });
}

const stored = () => app().db.select().from(r).orderBy(desc(r.id));
const mails = async () => (await app().db.select().from(outbox)).map(({ data }) => data);

async function decide(outcome: "settled" | "dismissed") {
  const admin = sessionActor(await createUser(app().db, { isAdmin: true }), true);
  const ctx = await app().context(admin, { surface: "web" });
  const [row] = await stored();
  await execute(decideReport, ctx, { report_id: row?.id, outcome, reason: "It was old; it is right now." });
  return ctx;
}

describe("a visitor's report", () => {
  it("needs no account; an address is optional, and whoever is signed in is known by their account", async () => {
    await report();
    await report({ email: " Reader@People.example " });
    const user = await createUser(app().db);
    await report({ email: "other@people.example" }, sessionActor(user));
    expect(await stored()).toMatchObject([
      { userId: user.id, email: null },
      { userId: null, email: "reader@people.example" },
      { userId: null, email: null, subject: "evidence", status: "open" },
    ]);
  });

  it("is about something that is public: no listing of the drawer, and no story that is not told", async () => {
    const hidden = await createListing(app().db, { siteId: app().siteId, status: "paused" });
    await expect(report({ listing_id: hidden.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(report({ subject: "story" })).rejects.toMatchObject({ code: "validation_failed" });
    await expect(report({ email: "nobody" })).rejects.toMatchObject({ code: "validation_failed" });
    expect(await stored()).toEqual([]);
  });

  it("is kept once while it is open, though it is sent twice at once", async () => {
    const sent = await Promise.allSettled([report(), report()]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(report()).rejects.toMatchObject({ code: "conflict", fix: expect.stringContaining("need not") });
    await report({ text: "Another quote is old." });
    await report({}, sessionActor(await createUser(app().db)));
    expect(await stored()).toHaveLength(3);
    await app().db.update(r).set({ status: "dismissed", decision: "It is right.", decidedAt: app().now() });
    await report();
    expect(await stored()).toHaveLength(4);
  });

  it("is limited by network, whoever asks from it", async () => {
    for (let sent = 0; sent < REPORTS_PER_HOUR; sent += 1)
      await report({ text: `Wrong: ${sent}` }, anonymous, `192.0.2.${sent}`);
    await expect(report({}, sessionActor(owner), "192.0.2.99")).rejects.toMatchObject({ code: "rate_limited" });
    await report({}, anonymous, "198.51.100.1");
    expect(await stored()).toHaveLength(REPORTS_PER_HOUR + 1);
  });

  it("is decided once, and its writer alone is told, if their address is confirmed", async () => {
    const user = await createUser(app().db);
    await report({}, sessionActor(user));
    await decide("settled");
    expect(await stored()).toMatchObject([{ status: "settled", decision: "It was old; it is right now." }]);
    expect(await mails()).toMatchObject([{ to: user.email, template: "report_decided" }]);
    await expect(decide("dismissed")).rejects.toMatchObject({ code: "conflict" });
    await report({ email: "reader@people.example" });
    await decide("dismissed");
    expect(await mails()).toHaveLength(1);
  });

  it("is open again once its decision is taken back", async () => {
    await report();
    const ctx = await decide("dismissed");
    const [act] = await app().db.select().from(a).where(eq(a.action, "report.dismissed")).orderBy(desc(a.id)).limit(1);
    await execute(undoAct, ctx, { act_id: act?.id, reason: "It was right after all." });
    expect(await stored()).toMatchObject([{ status: "open", decision: null, decidedAt: null }]);
  });

  it("loses the unconfirmed address 30 days after the decision, and not before", async () => {
    const { db, clock } = app();
    await report({ email: "reader@people.example" });
    await decide("dismissed");
    await sweepLogs(db, new Date(clock.now().getTime() + 29 * DAY_MS));
    expect(await stored()).toMatchObject([{ email: "reader@people.example" }]);
    await sweepLogs(db, new Date(clock.now().getTime() + 31 * DAY_MS));
    expect(await stored()).toMatchObject([{ email: null, status: "dismissed" }]);
  });

  it("loses its words a year after the decision, and none that is open does", async () => {
    const { db, clock } = app();
    await report();
    await decide("settled");
    await report({ text: "Another quote is old." });
    const texts = async () => (await stored()).map(({ text }) => text);
    await sweepLogs(db, new Date(clock.now().getTime() + 364 * DAY_MS));
    expect(await texts()).toEqual(["Another quote is old.", "The quote is old."]);
    await sweepLogs(db, new Date(clock.now().getTime() + 366 * DAY_MS));
    expect(await texts()).toEqual(["Another quote is old.", expect.stringContaining("deleted")]);
  });
});
