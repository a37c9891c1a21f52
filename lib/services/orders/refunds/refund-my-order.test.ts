import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { requestLaunches } from "@/lib/services/launches/request-launches";
import { launchOrMove } from "@/lib/services/launches/roll-over";
import { jobContext } from "@/lib/services/site/job-context";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { getCheckout } from "../checkout/get-checkout";
import { createCheckout } from "../create-checkout";
import { fulfilLateOrders } from "../fulfilment/fulfil-late";
import { getOrder } from "../get-order";
import { carryOutOpenRefunds } from "./carry-out-refunds";
import { refundMyOrder } from "./refund-my-order";
import { refundOrder } from "./refund-order";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, webhook, send, fulfil, bought, booked } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;

const refund = async (order: TestOrder, cents = order.totals.total_cents, positions?: number[]) =>
  execute(refundMyOrder, await order.ctx(), { number: order.number, cents, ...(positions && { positions }) });
const carryOut = () => carryOutOpenRefunds(app().db, app().now);
const refundableOf = async (order: TestOrder) =>
  (await execute(getCheckout, await order.ctx(), { number: order.number })).output.refundable;

async function takenIn(week: string, kind: "launch" | "billboard" | "category_spotlight" = "launch") {
  const t = schema.paidPlaces;
  const rows = await app().db.select().from(t).where(eq(t.week, week));
  return rows.filter((row) => row.kind === kind).reduce((sum, { taken }) => sum + taken, 0);
}

const mailsTo = async (email: string) => {
  const rows = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
  return rows.map(({ data }) => data).filter(({ to }) => to === email);
};

describe("a refund by the owner before go-live", () => {
  it("gives money, place and week back, with credit note, books and a mail", async () => {
    const order = await bought({}, { week: "2026-W49" });
    expect(await order.listingRow()).toMatchObject({ status: "scheduled", plan: "paid", launchWeek: "2026-W49" });
    const before = await takenIn("2026-W49");
    expect(await refundableOf(order)).toEqual({
      lines: [{ position: 0, cents: order.totals.total_cents, why_not: null }],
      whole_cents: order.totals.total_cents,
    });
    await refund(order);
    expect(await order.listingRow()).toMatchObject({ status: "draft", plan: "none", launchWeek: null });
    expect(await takenIn("2026-W49")).toBe(before - 1);
    expect(await order.get()).toMatchObject({ status: "paid", refunds: [{ status: "open", positions: [0] }] });
    await carryOut();
    const read = await order.get();
    expect(read).toMatchObject({ status: "refunded", refunds: [{ status: "done", cents: order.totals.total_cents }] });
    expect(read.payments).toMatchObject([{ status: "refunded" }]);
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
    const mails = await mailsTo(order.user.email);
    expect(mails.at(-1)).toMatchObject({ template: "refund", data: { credit_note: read.invoices[1]?.number } });
    expect(await refundableOf(order)).toBeNull();
  });

  it("takes billboard and spotlight weeks back that have not begun", async () => {
    const shown = { status: "live", launchedAt: new Date("2026-11-02") } as const;
    const weeks = ["2026-W50", "2026-W51"];
    const board = await bought(shown, { product: "billboard", weeks, amount_cents: 3_000 });
    const b = schema.billboardPlaces;
    const placesOf = () => app().db.select().from(b).where(eq(b.listingId, board.listingId));
    expect(await placesOf()).toHaveLength(2);
    await refund(board);
    expect(await placesOf()).toHaveLength(0);
    expect(await takenIn("2026-W50", "billboard")).toBe(0);
  });

  it("hides a section that nobody has seen yet", async () => {
    const order = await bought({ status: "draft", plan: "free" }, { product: "unlock_section", section: "story" });
    expect((await order.listingRow())?.unlockedSections).toEqual(["story"]);
    await refund(order);
    expect((await order.listingRow())?.unlockedSections).toEqual([]);
  });

  it("is refused after it, in a sentence, and takes nothing back", async () => {
    const live = await bought();
    const row = await live.listingRow();
    expect(await refundableOf(live)).toMatchObject({
      lines: [{ why_not: `${row?.name} is live.` }],
      whole_cents: null,
    });
    await expect(refund(live)).rejects.toMatchObject({
      code: "conflict",
      detail: `${row?.name} is live. It can be refunded before it goes live only.`,
    });
    const shown = { status: "live", launchedAt: new Date("2026-11-02") } as const;
    const board = await bought(shown, { product: "billboard", weeks: ["2026-W47"], amount_cents: 3_000 });
    await expect(refund(board)).rejects.toMatchObject({ code: "conflict" });
    expect(await app().db.$count(schema.refunds, eq(schema.refunds.orderId, (await live.row())?.id ?? 0))).toBe(0);
  });

  it("happens at the amount that was shown, and is nobody else's", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await expect(refund(order, 1)).rejects.toMatchObject({ code: "conflict" });
    await expect(refund(order, order.totals.total_cents, [1])).rejects.toMatchObject({ code: "conflict" });
    const input = { number: order.number, cents: order.totals.total_cents };
    const stranger = await app().context(sessionActor(await createUser(app().db)));
    await expect(execute(refundMyOrder, stranger, input)).rejects.toMatchObject({ code: "not_found" });
    await expect(execute(refundMyOrder, await app().context(anonymous), input)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });
});

describe("an admin's refund", () => {
  it("gives money back at any time, and leaves standing what is live", async () => {
    const order = await bought();
    const admin = await app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
    const input = { number: order.number, reason: "Charged by mistake." };
    await expect(execute(refundOrder, await order.ctx(), input)).rejects.toMatchObject({ code: "forbidden" });
    const { output } = await execute(refundOrder, admin, input);
    expect(output).toEqual({ refunded_cents: order.totals.total_cents });
    await carryOut();
    expect(await order.get()).toMatchObject({ status: "refunded", lines: [{ fulfilment: "fulfilled" }] });
    expect(await order.listingRow()).toMatchObject({ status: "live", plan: "paid" });
  });
});

describe("refunds that race", () => {
  const paid = async (week: string) => {
    const order = await newOrder({}, { week });
    await order.pay();
    await send(await webhook(order));
    return order;
  };

  it("never leave a line both fulfilled and refunded, whoever is first", async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await paid("2026-W52");
      const asks = [refund(order), fulfil(order), refund(order), fulfil(order), carryOut()];
      const ends = await Promise.allSettled(round % 2 ? asks.toReversed() : asks);
      const failed = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
      expect(failed).toEqual(["conflict"]);
      await Promise.all([fulfil(order), carryOut(), carryOut()]);
      app().clock.set(new Date(app().now().getTime() + 11 * 60_000).toISOString());
      await fulfilLateOrders(app().db, app().now());
      await carryOut();
      expect(await order.get()).toMatchObject({ status: "refunded", lines: [{ fulfilment: "pending" }] });
      expect(await order.listingRow()).toMatchObject({ status: "draft", plan: "none" });
      expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
    }
    expect(await takenIn("2026-W52")).toBe(0);
  });

  it("end with go-live or with the refund, never with both", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      app().clock.set("2026-11-18T12:00:00Z");
      const order = await bought({}, { week: "2026-W48" });
      app().clock.set("2026-11-23T00:05:00Z");
      await requestLaunches(app().db, app().now());
      const job = await jobContext(app().db, app().siteId, app().now());
      const launch = () => launchOrMove(job, order.listingId);
      const [asked] = await (round % 2
        ? Promise.allSettled([refund(order), launch()])
        : Promise.allSettled([launch(), refund(order)]).then((both) => both.toReversed()));
      await carryOut();
      const isRefunded = asked?.status === "fulfilled";
      const { status } = await order.get();
      expect(status).toBe(isRefunded ? "refunded" : "paid");
      expect(await order.listingRow()).toMatchObject({ status: isRefunded ? "draft" : "live" });
      outcomes.add(status);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});
