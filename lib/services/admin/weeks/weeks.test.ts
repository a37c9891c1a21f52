import { desc, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { addWeeks } from "@/lib/core/week";
import { lastFreeWeek } from "@/lib/services/launches/free-weeks";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { getTeamDecision } from "@/lib/services/owner/get-team-decision";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { listDeskRows } from "../list-desk-rows";
import { decideListing } from "../listings/decide-listing";
import { turnDownListing } from "../listings/turn-down-listing";
import { undoAct } from "../undo/undo-act";
import { moveLaunch } from "./move-launch";

const { auditLog: a, launchWeeks: w, listings: l, outbox: o, paidPlaces: p, refunds: r } = schema;
const app = useApp();
const orders = ordersOf(app);
const reason = "Two products of one maker stood in that week";
type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let owner: User;

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(o);
  await db.delete(w);
  await db.delete(p);
  await db.delete(l);
  admin = await createUser(db, { isAdmin: true });
  owner = await createUser(db);
  await db.insert(w).values({ siteId, week: "2026-W51", freeTaken: 2 });
});

const asAdmin = (steppedUp = true) => app().context(sessionActor(admin, steppedUp), { surface: "web" });
const queued = (values: Partial<typeof l.$inferInsert> = {}) =>
  createListing(app().db, {
    siteId: app().siteId,
    ownerId: owner.id,
    ...{ status: "awaiting_badge", plan: "free", launchWeek: "2026-W51", freePosition: 2, launchedAt: null },
    ...values,
  });
const rowOf = async (id: number) => (await app().db.select().from(l).where(eq(l.id, id)))[0];
const taken = async () => {
  const rows = await app().db.select().from(w).orderBy(w.week);
  return Object.fromEntries(rows.map(({ week, freeTaken }) => [week, freeTaken]));
};
const mails = async (template: string) => {
  const rows = await app()
    .db.select()
    .from(o)
    .where(like(o.key, `${template}:%`))
    .orderBy(o.id);
  return rows.map(({ data }) => data);
};
const undoLast = async () => {
  const [last] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  await execute(undoAct, await asAdmin(), { act_id: last?.id ?? 0, reason });
};

describe("a launch that an admin moves to another week", () => {
  const move = async (listing_id: number, week: string) =>
    execute(moveLaunch, await asAdmin(), { listing_id, week, reason });

  it("stands behind the others of that week, its old place is free, and its owner reads why", async () => {
    const { id, name } = await queued();
    await queued({ launchWeek: "2026-W50", freePosition: 4 });
    await move(id, "2026-W50");
    expect(await rowOf(id)).toMatchObject({ launchWeek: "2026-W50", freePosition: 5, status: "awaiting_badge" });
    expect(await taken()).toEqual({ "2026-W50": 1, "2026-W51": 1 });
    const told = { name, from: "2026-W51", to: "2026-W50", reason };
    expect(await mails("launch_rescheduled")).toMatchObject([{ to: owner.email, data: told }]);
    await undoLast();
    expect(await rowOf(id)).toMatchObject({ launchWeek: "2026-W51" });
    expect(await taken()).toEqual({ "2026-W50": 0, "2026-W51": 2 });
  });

  it("never takes a place too many, goes into no week that has begun or is years ahead, and is one that waits", async () => {
    const { db, siteId } = app();
    const { id } = await queued();
    await db.insert(w).values({ siteId, week: "2026-W50", freeTaken: 15 });
    await expect(move(id, "2026-W50")).rejects.toMatchObject({ code: "conflict" });
    await expect(move(id, "current")).rejects.toMatchObject({ code: "validation_failed" });
    const beyond = addWeeks(lastFreeWeek(await asAdmin()), 1);
    for (const far of [beyond, "9999-W01"])
      await expect(move(id, far)).rejects.toMatchObject({ code: "validation_failed" });
    const live = await createListing(db, { siteId });
    await expect(move(live.id, "2026-W52")).rejects.toMatchObject({ code: "conflict" });
    expect(await taken()).toEqual({ "2026-W50": 15, "2026-W51": 2 });
  });

  it("keeps a paid place paid: that of the old week is open to others", async () => {
    const order = await orders.bought({}, { week: "2026-W49" });
    await move(order.listingId, "2026-W50");
    expect(await order.listingRow()).toMatchObject({ launchWeek: "2026-W50", status: "scheduled", plan: "paid" });
    const places = await app().db.select({ week: p.week, taken: p.taken }).from(p).orderBy(p.week);
    expect(places).toEqual([
      { week: "2026-W49", taken: 0 },
      { week: "2026-W50", taken: 1 },
    ]);
    const [line] = (await order.get()).lines;
    const description = expect.stringMatching(/, in 2026-W50$/);
    expect(line).toMatchObject({ description, proof_url: expect.stringMatching(/\/launches\/2026-W50$/) });
  });

  it("goes behind no week on the billboard or in a spotlight that was sold for it, held ones neither", async () => {
    const { db, siteId } = app();
    const { listingId, ctx } = await orders.bought({}, { week: "2026-W48" });
    const sold = { siteId, listingId, paidAt: app().now() };
    await db.insert(schema.billboardPlaces).values({ ...sold, week: "2026-W49", amountCents: 2_500 });
    await db.insert(schema.spotlightPlaces).values({ ...sold, week: "2026-W50", categorySlug: "maps" });
    const items = [{ product: "billboard", listing_id: listingId, weeks: ["2026-W51"], amount_cents: 2_500 }];
    await execute(createCheckout, await ctx(), { items });
    await move(listingId, "2026-W49");
    await expect(move(listingId, "2026-W52")).rejects.toMatchObject({
      code: "conflict",
      detail:
        "It would launch after what was sold for it: billboard in 2026-W49, spotlight in 2026-W50, billboard in 2026-W51.",
    });
    const free = await queued();
    await db
      .insert(schema.billboardPlaces)
      .values({ ...sold, listingId: free.id, week: "2026-W51", amountCents: 2_500 });
    await expect(move(free.id, "2026-W52")).rejects.toMatchObject({ code: "conflict" });
    expect(await rowOf(free.id)).toMatchObject({ launchWeek: "2026-W51" });
  });
});

describe("a listing that is rejected before its launch", () => {
  const turnDown = async (listing_id: number) => execute(turnDownListing, await asAdmin(), { listing_id, reason });
  const seen = async (id: number) => {
    const ctx = await app().context(sessionActor(owner), { surface: "web" });
    const [{ output: listing }, { output: decision }] = await Promise.all([
      execute(getMyListing, ctx, { listing_id: id }),
      execute(getTeamDecision, ctx, { listing_id: id }),
    ]);
    return { status: listing.status, reason: decision.reason };
  };

  it.each(["draft", "awaiting_badge", "scheduled"] as const)(
    "from %s leaves its week and tells its owner why",
    async (status) => {
      const week = status === "draft" ? { launchWeek: null, freePosition: null, plan: "none" as const } : {};
      const { id } = await queued({ status, ...week });
      await turnDown(id);
      expect(await rowOf(id)).toMatchObject({ status: "rejected", launchWeek: null, plan: "none" });
      expect((await taken())["2026-W51"]).toBe(status === "draft" ? 2 : 1);
      expect(await seen(id)).toEqual({ status: "rejected", reason });
      expect(await mails("listing_turned_down")).toMatchObject([{ to: owner.email, data: { reason } }]);
    },
  );

  it("is never made public by restoring it, only open to be launched", async () => {
    const { id } = await queued();
    await turnDown(id);
    await execute(decideListing, await asAdmin(), { listing_id: id, decision: "restored", reason });
    expect(await seen(id)).toEqual({ status: "draft", reason: null });
    expect(await mails("listing_reopened")).toHaveLength(1);
    await turnDown(id);
    await undoLast();
    expect((await rowOf(id))?.status).toBe("draft");
  });

  it("gives back what was paid for it, by the refund's own way, and its place", async () => {
    const order = await orders.bought({}, { week: "2026-W49" });
    const { output } = await turnDown(order.listingId);
    expect(output.refunded_cents).toBe(order.totals.total_cents);
    expect(await order.listingRow()).toMatchObject({ status: "rejected", plan: "none", launchWeek: null });
    const asked = await app()
      .db.select({ status: r.status, reason: r.reason })
      .from(r)
      .where(eq(r.orderId, (await order.row())?.id ?? 0));
    expect(asked).toEqual([{ status: "open", reason }]);
    expect(await app().db.select({ taken: p.taken }).from(p)).toEqual([{ taken: 0 }]);
  });

  it("holds for a person what arrives for it afterwards", async () => {
    const order = await orders.newOrder({}, { week: "2026-W49" });
    await order.pay();
    await turnDown(order.listingId);
    await orders.send(await orders.webhook(order));
    await orders.fulfil(order);
    expect(await order.listingRow()).toMatchObject({ status: "rejected" });
    expect(await order.get()).toMatchObject({ status: "paid", lines: [{ fulfilment: "failed" }] });
  });

  it("takes a step up, and is none that was public", async () => {
    const { id } = await queued();
    const alone = execute(turnDownListing, await asAdmin(false), { listing_id: id, reason });
    await expect(alone).rejects.toMatchObject({ code: "forbidden" });
    const live = await createListing(app().db, { siteId: app().siteId });
    await expect(turnDown(live.id)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the screen of weeks", () => {
  it("shows places by the settings of now, and what stands in each", async () => {
    await queued();
    await queued({ status: "scheduled" });
    const { rows } = (await execute(listDeskRows, await asAdmin(), { screen: "weeks", q: "2026-W51" })).output;
    expect(rows).toMatchObject([{ cells: { free_taken: 2, free_left: 13, awaiting_badge: 1, scheduled: 1, live: 0 } }]);
    const waits = (await execute(listDeskRows, await asAdmin(), { screen: "launch-queue", q: "2026-W51" })).output;
    expect(waits.total).toBe(2);
  });
});
