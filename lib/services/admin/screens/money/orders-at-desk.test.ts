import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { findProvider } from "@/lib/integrations/payments/providers";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { settleDeskOrder } from "@/lib/services/orders/desk/settle-desk-order";
import { refuseSentBack, settleRefundOutside } from "@/lib/services/orders/desk/settle-refund-outside";
import { takeOrderAsPaid } from "@/lib/services/orders/desk/take-order-as-paid";
import { getOrder } from "@/lib/services/orders/get-order";
import { settleEvent } from "@/lib/services/orders/payments/settle";
import { carryOutOpenRefunds } from "@/lib/services/orders/refunds/carry-out-refunds";
import { refundHeldMoney } from "@/lib/services/orders/refunds/refund-held-money";
import { refundMyOrder } from "@/lib/services/orders/refunds/refund-my-order";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { WAITING } from "../../desk/screen";
import { getDeskRecord } from "../../get-desk-record";
import { listDeskRows } from "../../list-desk-rows";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, webhook, send, booked, fulfil, bought } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;
const p = schema.payments;

const admin = async () => app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
const recordOf = async ({ number: id }: TestOrder) => {
  const { record, actions } = (await execute(getDeskRecord, await admin(), { screen: "orders", id })).output;
  return { ...record.cells, offered: actions.map(({ key }) => key) };
};
const isWaiting = async ({ number }: TestOrder) => {
  const asked = { screen: "orders", q: number, filters: { [WAITING]: "yes" } };
  return (await execute(listDeskRows, await admin(), asked)).output.total === 1;
};
const giveBack = async ({ number }: TestOrder) => {
  const { output } = await execute(refundHeldMoney, await admin(), { number, reason: "It came for nothing." });
  await carryOutOpenRefunds(app().db, app().now);
  return output.refunded_cents;
};

/** Paid once, and a second time at a try that was left for another. */
async function paidTwice() {
  const order = await newOrder({}, { week: "2026-W50" });
  await order.pay();
  const first = await webhook(order);
  await app()
    .db.update(p)
    .set({ status: "abandoned" })
    .where(eq(p.orderId, (await order.row())?.id ?? 0));
  await order.pay();
  await send(await webhook(order));
  await send(first);
  return order;
}

describe("money that an order did not cost", () => {
  it("of a second payment is held, shown and given back, and the order stays paid", async () => {
    const order = await paidTwice();
    const total = order.totals.total_cents;
    expect(await recordOf(order)).toMatchObject({ held: total, desk: "It was paid a second time." });
    expect(await giveBack(order)).toBe(total);
    expect(await order.get()).toMatchObject({ status: "paid", refunds: [{ status: "done", positions: [] }] });
    expect(await recordOf(order)).toMatchObject({ held: 0 });
    expect(await booked(order)).toMatchObject({ "at:test": total, owed: 0 });
    await expect(giveBack(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("of too little goes back from an order that was never paid", async () => {
    const order = await newOrder({}, { week: "2026-W51" });
    await order.pay();
    await send(await webhook(order, { receivedCents: 100 }));
    expect(await recordOf(order)).toMatchObject({ state: "pending", held: 100 });
    expect(await giveBack(order)).toBe(100);
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0 });
    expect((await order.get()).invoices).toEqual([]);
  });

  it("that comes after what was there went back is booked, held and shown", async () => {
    const order = await newOrder({}, { week: "2026-W51" });
    const total = order.totals.total_cents;
    await order.pay();
    await send(await webhook(order, { receivedCents: 100 }));
    await giveBack(order);
    await send(await webhook(order, { receivedCents: total, refundedCents: 100 }));
    const desk = expect.stringMatching(/came after what had come before was given back/);
    expect(await recordOf(order)).toMatchObject({ state: "pending", held: total - 100, desk });
    expect(await booked(order)).toEqual({ "at:test": total - 100, owed: 100 - total });
    expect(await giveBack(order)).toBe(total - 100);
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0 });
  });

  it("pays the order with what is not asked to go back alone", async () => {
    const order = await newOrder({}, { week: "2026-W51" });
    const total = order.totals.total_cents;
    await order.pay();
    await send(await webhook(order, { receivedCents: 100 }));
    await execute(refundHeldMoney, await admin(), { number: order.number, reason: "Asked for it." });
    await send(await webhook(order, { receivedCents: total }));
    const attention = expect.stringMatching(/is left of what came, and USD .* was asked for/);
    expect(await order.get()).toMatchObject({ status: "pending", attention });
    await send(await webhook(order, { receivedCents: total + 100 }));
    expect(await order.get()).toMatchObject({ status: "paid", attention: null });
  });

  it("is given back by nobody without a fresh code", async () => {
    const stolen = await app().context(sessionActor(await createUser(app().db, { isAdmin: true })));
    const input = { number: "LY-2026-000001", reason: "Mine." };
    await expect(execute(refundHeldMoney, stolen, input)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("an order that waits for a person", () => {
  it("tells its owner why, and what was decided", async () => {
    const order = await paidTwice();
    expect((await order.get()).attention).toBe("It was paid a second time.");
    expect(await isWaiting(order)).toBe(true);
    const decided = "The second payment goes back to you.";
    await execute(settleDeskOrder, await admin(), { number: order.number, reason: decided });
    expect((await order.get()).attention).toBeNull();
    expect(await isWaiting(order)).toBe(false);
    const mails = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
    expect(mails.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        to: order.user.email,
        template: "order_settled",
        data: { order_number: order.number, decided },
      }),
    );
    const again = execute(settleDeskOrder, await admin(), { number: order.number, reason: decided });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("an order for which too little came", () => {
  const reason = "A cent is not worth a second payment.";
  const take = async ({ number }: TestOrder, isFresh = true) => {
    const ctx = await app().context(sessionActor(await createUser(app().db, { isAdmin: true }), isFresh));
    return (await execute(takeOrderAsPaid, ctx, { number, reason })).output;
  };

  it("is taken as paid at what came: fulfilled, billed for that much, and what is missing on an account of its own", async () => {
    const order = await newOrder();
    const total = order.totals.total_cents;
    await order.pay();
    await send(await webhook(order, { receivedCents: total - 150 }));
    expect((await recordOf(order)).offered).toContain("take_as_paid");
    await expect(take(order, false)).rejects.toMatchObject({ code: "forbidden" });
    expect(await take(order)).toEqual({ total_cents: total - 150 });
    await fulfil(order);
    const read = await order.get();
    expect(read).toMatchObject({ status: "paid", attention: null, total_cents: total - 150, discount_cents: 150 });
    expect(read.lines).toMatchObject([{ fulfilment: "fulfilled", net_cents: total - 150 }]);
    expect(await app().db.select().from(schema.invoices)).toContainEqual(
      expect.objectContaining({
        content: expect.objectContaining({
          order_number: order.number,
          total_cents: total - 150,
          notes: expect.arrayContaining([expect.stringContaining("USD 1.50 by which the price was reduced")]),
        }),
      }),
    );
    expect(await booked(order)).toEqual({ "at:test": total - 150, owed: 0, sales: -total, shortfall: 150 });
    await expect(take(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("ranks a week on the billboard at what was paid for it, and is no discount of its code", async () => {
    const { db, siteId } = app();
    await db.insert(schema.promoCodes).values({ siteId, code: "Board", amountCents: 1_000 });
    const bid = { product: "billboard", weeks: ["2026-W50", "2026-W51"], amount_cents: 5_000 };
    const order = await newOrder({ status: "live", launchedAt: new Date("2026-11-02") }, bid);
    const lines = schema.orderLines;
    const o = schema.orders;
    const id = (await order.row())?.id ?? 0;
    const less = { discountCents: 1_000, netCents: 9_000 };
    await db
      .update(o)
      .set({ ...less, totalCents: 9_000, promoCode: "Board" })
      .where(eq(o.id, id));
    await db.update(lines).set(less).where(eq(lines.orderId, id));
    await order.pay(9_000);
    await send(await webhook(order, { receivedCents: 100 }));
    await take(order);
    await fulfil(order);
    const b = schema.billboardPlaces;
    const places = await db.select().from(b).where(eq(b.listingId, order.listingId));
    expect(places.map(({ amountCents }) => amountCents)).toEqual([50, 50]);
    expect(await order.get()).toMatchObject({
      total_cents: 100,
      discount_cents: 9_900,
      promo: { code: "Board", discount_cents: 1_000 },
    });
  });

  it("keeps the rest for the buyer when it comes after that, and gives back what was paid", async () => {
    const order = await newOrder({}, { week: "2026-W52" });
    const total = order.totals.total_cents;
    await order.pay();
    await send(await webhook(order, { receivedCents: total - 150 }));
    await take(order);
    await send(await webhook(order));
    expect(await recordOf(order)).toMatchObject({ held: 150 });
    expect(await giveBack(order)).toBe(150);
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: total - 150 });
    await carryOutOpenRefunds(app().db, app().now);
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: -150, shortfall: 150 });
  });

  it("is not taken as paid where nothing came, or other money", async () => {
    const order = await newOrder({}, { week: "2026-W52" });
    await order.pay();
    await expect(take(order)).rejects.toMatchObject({ code: "conflict" });
    await send(await webhook(order, { currency: "EUR" }));
    await expect(take(order)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a refund that its provider never makes", () => {
  const settled = { reference: "Transfer of 20 November", reason: "The account there is closed." };
  const refuses = async () => null;
  const r = schema.refunds;
  const refundOf = async (order: TestOrder) => {
    const [row] = await app()
      .db.select()
      .from(r)
      .where(eq(r.orderId, (await order.row())?.id ?? 0));
    return row?.id ?? 0;
  };
  const settle = async (order: TestOrder, { isFresh = true, cents = order.totals.total_cents } = {}) => {
    const ctx = await app().context(sessionActor(await createUser(app().db, { isAdmin: true }), isFresh));
    const refund = String(await refundOf(order));
    return (await execute(settleRefundOutside, ctx, { number: order.number, refund, cents, ...settled })).output;
  };
  /** As long ago as it takes to be stuck. */
  const age = async (order: TestOrder) => {
    const createdAt = new Date(app().now().getTime() - 25 * 60 * 60_000);
    await app()
      .db.update(r)
      .set({ createdAt })
      .where(eq(r.id, await refundOf(order)));
  };
  const asked = async () => {
    const order = await bought({}, { week: "2026-W51" });
    const cents = order.totals.total_cents;
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents });
    await age(order);
    return { order, cents };
  };
  const actionOf = async ({ number: id }: TestOrder) => {
    const { actions } = (await execute(getDeskRecord, await admin(), { screen: "orders", id })).output;
    return actions.find(({ key }) => key === "settle_outside");
  };

  it("ends by hand, booked from elsewhere, with credit note and mail, and is never sent", async () => {
    const { order, cents } = await asked();
    await carryOutOpenRefunds(app().db, () => new Date(app().now().getTime() - 600_000), refuses);
    expect(await recordOf(order)).toMatchObject({ open: cents, offered: expect.arrayContaining(["settle_outside"]) });
    await expect(settle(order, { isFresh: false })).rejects.toMatchObject({ code: "forbidden" });
    const label = expect.stringMatching(/^49\.00, asked for on 2026-11-17$/);
    const value = String(await refundOf(order));
    expect((await actionOf(order))?.fields[0]).toMatchObject({ name: "refund", choices: [{ value, label }] });
    expect(await settle(order)).toEqual({ refunded_cents: cents });
    const read = await order.get();
    expect(read).toMatchObject({ status: "refunded", attention: null, refunds: [{ status: "done", cents }] });
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(await booked(order)).toEqual({ "at:test": cents, outside: -cents, owed: 0, sales: 0 });
    expect(await recordOf(order)).toMatchObject({ open: 0, held: 0 });
    expect(await carryOutOpenRefunds(app().db, app().now)).toEqual({ done: 0, left: 0 });
    const mails = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
    const data = expect.objectContaining({ order_number: order.number, reference: settled.reference });
    expect(mails.map((mail) => mail.data)).toContainEqual(expect.objectContaining({ template: "refund", data }));
    await expect(settle(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("waits while it is being sent, and is booked beside what the provider gives back after all", async () => {
    const { order, cents } = await asked();
    await carryOutOpenRefunds(app().db, app().now, refuses);
    await expect(settle(order)).rejects.toMatchObject({ code: "conflict", detail: expect.stringMatching(/just now/) });
    await app().db.update(schema.refunds).set({ takenUpAt: null }).where(eq(schema.refunds.status, "open"));
    await settle(order);
    await send(await webhook(order, { status: "refunded", refundedCents: cents }));
    expect(await booked(order)).toEqual({ "at:test": 0, outside: -cents, owed: cents, sales: 0 });
    expect(await recordOf(order)).toMatchObject({ desk: expect.stringMatching(/beside what was settled outside/) });
  });

  it("does not end by hand where the provider has made it and its answer was lost", async () => {
    const { order, cents } = await asked();
    const answering =
      (refundedCents: number): typeof findProvider =>
      async (key) => {
        const provider = await findProvider(key);
        const told = { status: "paid" as const, receivedCents: cents, refundedCents, currency: "USD" };
        return provider && { ...provider, fetchAttempt: async (providerId) => ({ ...told, providerId }) };
      };
    const refund = String(await refundOf(order));
    const made = refuseSentBack(app(), refund, answering(cents));
    await expect(made).rejects.toMatchObject({
      detail: expect.stringMatching(/^At the test provider USD 49\.00 went back/),
    });
    await expect(refuseSentBack(app(), refund, answering(0))).resolves.toBeUndefined();
  });

  it("ends by hand too where the provider took it and it failed there, unless it says by then that it went back", async () => {
    const { order, cents } = await asked();
    await carryOutOpenRefunds(app().db, app().now);
    await expect(settle(order)).rejects.toMatchObject({ code: "conflict" });
    const orderId = (await order.row())?.id ?? 0;
    const [payment] = await app().db.select().from(p).where(eq(p.orderId, orderId));
    const state = { providerId: payment?.providerId ?? "", receivedCents: cents, currency: "USD" };
    const failed = { ...state, status: "paid", refundedCents: 0, refundingCents: 0 } as const;
    const later = new Date(app().now().getTime() + 600_000);
    await settleEvent(app().db, later, "test", { ...failed, eventId: `${state.providerId} failed` });
    expect(await recordOf(order)).toMatchObject({ open: cents, offered: expect.arrayContaining(["settle_outside"]) });
    const answering =
      (refundedCents: number): typeof findProvider =>
      async (key) => {
        const provider = await findProvider(key);
        return provider && { ...provider, fetchAttempt: async () => ({ ...failed, refundedCents }) };
      };
    const refund = String(await refundOf(order));
    const detail = expect.stringMatching(/^At the test provider this was given back/);
    await expect(refuseSentBack(app(), refund, answering(cents))).rejects.toMatchObject({ detail });
    await expect(refuseSentBack(app(), refund, answering(0))).resolves.toBeUndefined();
    await app().db.delete(schema.outbox);
    expect(await settle(order)).toEqual({ refunded_cents: cents });
    expect(await recordOf(order)).toMatchObject({ open: 0, desk: null });
    expect(await booked(order)).toEqual({ "at:test": cents, outside: -cents, owed: 0, sales: 0 });
    expect((await order.get()).invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    const data = expect.objectContaining({ reference: settled.reference });
    expect(await app().db.select().from(schema.outbox)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ template: "refund", data }) }),
    );
    await expect(settle(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("ends for the sum that was really given back alone, and once it is a day old", async () => {
    const { order, cents } = await asked();
    await expect(settle(order, { cents: cents - 1 })).rejects.toMatchObject({ detail: "This refund is of USD 49.00." });
    await app()
      .db.update(r)
      .set({ createdAt: app().now() })
      .where(eq(r.id, await refundOf(order)));
    expect((await actionOf(order))?.fields[0]?.choices).toEqual([]);
    await expect(settle(order)).rejects.toMatchObject({
      code: "conflict",
      detail: expect.stringMatching(/not a day old/),
    });
    await age(order);
    expect(await settle(order)).toEqual({ refunded_cents: cents });
  });
});
