import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";
import { settleEvent } from "../payments/settle";
import { carryOutOpenRefunds } from "./carry-out-refunds";
import { refundMyOrder } from "./refund-my-order";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, webhook, send, fulfil, bought, booked } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;

const total = (order: TestOrder) => order.totals.total_cents;
/** The provider's word that so much went back; all of it unless told otherwise. */
const givenBack = async (order: TestOrder, cents = total(order)) =>
  send(await webhook(order, { status: cents < total(order) ? "paid" : "refunded", refundedCents: cents }));

describe("money that a provider gave back by itself", () => {
  it("all of it ends the order with credit note and books, and takes back what was not live", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await Promise.all([givenBack(order), givenBack(order)]);
    const read = await order.get();
    expect(read).toMatchObject({ status: "refunded", attention: null, payments: [{ status: "refunded" }] });
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(read.refunds).toMatchObject([{ status: "done", cents: total(order), positions: [0] }]);
    expect(await order.listingRow()).toMatchObject({ status: "draft", plan: "none" });
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
  });

  it("leaves standing what is live, and puts it before a person", async () => {
    const order = await bought();
    await givenBack(order);
    expect(await order.listingRow()).toMatchObject({ status: "live" });
    expect(await order.get()).toMatchObject({ status: "refunded", attention: expect.stringMatching(/had gone live/) });
  });

  it("a part is booked as one of the price, and what is left goes back with the lines later", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await givenBack(order, 1_000);
    await givenBack(order, 1_000);
    expect(await order.get()).toMatchObject({
      status: "paid",
      attention: "USD 10.00 was given back at the test provider, for no line in particular.",
      refunds: [{ status: "done", cents: 1_000, positions: [] }],
    });
    expect(await booked(order)).toMatchObject({ owed: 0, "at:test": total(order) - 1_000 });
    const left = total(order) - 1_000;
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: left });
    await carryOutOpenRefunds(app().db, app().now);
    expect((await order.get()).status).toBe("refunded");
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
  });

  it("what was held beyond the price is no part of it", async () => {
    const order = await newOrder({}, { week: "2026-W49" });
    const [price, beyond] = [total(order), 250];
    await order.pay();
    const toldOf = async (refundedCents: number, status: "paid" | "refunded" = "paid") =>
      send(await webhook(order, { receivedCents: price + beyond, refundedCents, status }));
    await toldOf(0);
    await fulfil(order);
    await toldOf(beyond);
    expect((await order.get()).invoices.map(({ kind }) => kind)).toEqual(["invoice"]);
    expect(await booked(order)).toEqual({ "at:test": price, owed: 0, sales: -price });
    await toldOf(beyond + 100);
    expect(await booked(order)).toEqual({ "at:test": price - 100, owed: 0, sales: 100 - price });
    await toldOf(price + beyond, "refunded");
    expect(await order.get()).toMatchObject({ status: "refunded" });
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
  });

  it("ends what was asked for and not yet sent, and gives nothing back twice", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: total(order) });
    await givenBack(order);
    expect((await order.get()).status).toBe("refunded");
    expect(await carryOutOpenRefunds(app().db, app().now)).toEqual({ done: 0, left: 0 });
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
  });

  it("is told of our own refund as nothing new", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: total(order) });
    await carryOutOpenRefunds(app().db, app().now);
    await givenBack(order);
    expect((await order.get()).refunds).toHaveLength(1);
  });

  it("waits for a person where the provider says later that it did not go back, and not while it is on its way", async () => {
    const order = await bought({}, { week: "2026-W49" });
    const cents = total(order);
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents });
    await carryOutOpenRefunds(app().db, app().now);
    const p = schema.payments;
    const [{ providerId } = { providerId: null }] = await app()
      .db.select()
      .from(p)
      .where(eq(p.orderId, (await order.row())?.id ?? 0));
    const toldLater = async (days: number, refundingCents?: number) => {
      const state = { providerId: providerId ?? "", status: "paid", receivedCents: cents, currency: "USD" } as const;
      const way = refundingCents === undefined ? {} : { refundingCents };
      const event = { ...state, ...way, refundedCents: 0, eventId: `${providerId} after ${days}` };
      await settleEvent(app().db, new Date(app().now().getTime() + days * 86_400_000), "test", event);
      return (await order.get()).attention;
    };
    expect(await toldLater(0, 0)).toBeNull(); // asked before it was sent
    expect(await toldLater(1, cents)).toBeNull();
    expect(await toldLater(2)).toBeNull(); // of providers that tell nothing of it
    expect(await toldLater(3, 0)).toBe(
      "USD 49.00 that we booked as given back did not go back, the test provider says.",
    );
  });

  it("pays nothing where it is gone before it was heard of", async () => {
    const order = await newOrder({}, { week: "2026-W49" });
    await order.pay();
    await givenBack(order);
    await fulfil(order);
    expect(await order.get()).toMatchObject({ status: "pending", payments: [{ status: "refunded" }] });
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0 });
  });
});

describe("money that comes in parts", () => {
  it("pays the order once all of it is there", async () => {
    const order = await newOrder({}, { week: "2026-W50" });
    await order.pay();
    await send(await webhook(order, { receivedCents: total(order) - 100 }));
    expect(await order.get()).toMatchObject({ status: "pending", attention: expect.stringMatching(/^USD .* came/) });
    await send(await webhook(order));
    expect(await order.get()).toMatchObject({ status: "paid", attention: null });
    expect(await booked(order)).toMatchObject({ "at:test": total(order), owed: 0 });
  });
});
