import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { paypalProvider } from "@/lib/integrations/payments/paypal-provider";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { FakePaypal } from "@/lib/testing/payments/fake-paypal";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { disputesOf } from "@/lib/testing/sales/disputes";
import { ledgerOf } from "@/lib/testing/sales/ledger-of";
import { createOrder } from "@/lib/testing/sales/orders";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";
import { creditLostDispute } from "../refunds/credit-lost-dispute";
import { refundOrder } from "../refunds/refund-order";
import { settleEvent } from "./settle";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, bought, booked } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;
const tell = disputesOf(app);
const disputed = async (order: TestOrder, told: Parameters<typeof tell>[1]) => tell((await order.row())?.id ?? 0, told);
const total = (order: TestOrder) => order.totals.total_cents;
const admin = async () => app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
const credit = async ({ number }: TestOrder) =>
  (await execute(creditLostDispute, await admin(), { number, reason: "Lost at the bank" })).output;

describe("a dispute at PayPal", () => {
  const wire = new FakePaypal();
  let sold = 0;
  beforeAll(() => wire.listen());
  afterAll(() => wire.close());
  const provider = () => paypalProvider(wire.settings);
  const urls = { success: "https://a.example/done", cancel: "https://a.example/", webhook: "https://a.example/hook" };

  /** An order that was paid at PayPal. */
  async function paid() {
    const { db, siteId, now } = app();
    sold += 1;
    const { order } = await createOrder(db, {
      siteId,
      number: `LY-2026-90000${sold}`,
      status: "pending",
      paidAt: null,
    });
    const money = { amountCents: order.totalCents, currency: "USD", createdAt: now(), updatedAt: now() };
    const values = { orderId: order.id, provider: "paypal", ...money };
    const p = schema.payments;
    const [row] = await db.insert(p).values(values).returning();
    const paymentId = row?.id ?? 0;
    const payable = { ...money, number: order.number, paymentId, description: "Paid launch", email: null };
    const { providerId } = await provider().createAttempt(payable, urls);
    await db.update(p).set({ providerId }).where(eq(p.id, paymentId));
    wire.pay(providerId);
    await take(wire.webhook(providerId));
    return { order, providerId };
  }

  async function take({ rawBody, headers }: { rawBody: string; headers: Headers }) {
    for (const event of await provider().verifyWebhook(rawBody, headers))
      await settleEvent(app().db, app().now(), "paypal", event);
  }

  it.each([
    ["waits for its decision", { status: "PENDING", status_details: { reason: "BUYER_COMPLAINT" } }],
    ["was charged back", { status: "DENIED", status_details: { reason: "CHARGEBACK" } }],
  ])("has taken all of a payment that %s there, and is credited once it is lost", async (_what, made) => {
    const { order, providerId } = await paid();
    await take(wire.dispute(providerId, undefined, made));
    const accounts = () => ledgerOf(app().db, order.id);
    expect(await accounts()).toMatchObject({ "at:paypal": 0, disputed: order.totalCents });
    await take(wire.dispute(providerId, "RESOLVED_BUYER_FAVOUR", made));
    const credited = execute(creditLostDispute, await admin(), { number: order.number, reason: "Lost there" });
    expect((await credited).output).toEqual({ credited_cents: order.totalCents });
    expect(await accounts()).toMatchObject({ "at:paypal": 0, disputed: 0 });
  });
});

describe("a dispute", () => {
  it("that was lost without taking anything stands in no refund's way", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await disputed(order, { status: "lost", takenCents: 0 });
    const refund = execute(refundOrder, await admin(), { number: order.number, reason: "Asked" });
    expect((await refund).output).toEqual({ refunded_cents: total(order) });
  });

  it("takes nothing that went back within it and is told as a refund too", async () => {
    const order = await bought();
    await disputed(order, { status: "open", takenCents: 2_000 });
    await disputed(order, { status: "lost", takenCents: 2_000, refundedCents: 2_000 });
    expect(await booked(order)).toMatchObject({ "at:test": total(order) - 2_000, disputed: 0, owed: 0 });
    expect((await order.get()).refunds.map(({ cents }) => cents)).toEqual([2_000]);
    await expect(credit(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("that was lost is not booked a second time where its money is told as a refund later", async () => {
    const order = await bought();
    await disputed(order, { status: "lost", takenCents: 2_000 });
    await disputed(order, { status: "lost", takenCents: 2_000, refundedCents: 2_000, mayTellDisputes: true });
    expect(await booked(order)).toMatchObject({ "at:test": total(order) - 2_000, disputed: 2_000 });
    expect((await order.get()).refunds).toEqual([]);
    expect((await order.get()).attention).toContain("tells of USD 20.00 given back, which a lost dispute took");
    await credit(order);
    expect(await booked(order)).toMatchObject({ "at:test": total(order) - 2_000, disputed: 0, owed: 0 });
  });

  it("that was lost hides no refund where the provider tells the two apart", async () => {
    const order = await bought();
    await disputed(order, { status: "lost", takenCents: 2_000 });
    await disputed(order, { status: "lost", takenCents: 2_000, refundedCents: 1_000, name: "other" });
    expect((await order.get()).refunds.map(({ cents }) => cents)).toEqual([1_000]);
  });

  it("in another currency than the payment's books nothing and waits for a person", async () => {
    const order = await bought();
    await disputed(order, { status: "open", takenCents: 2_000, currency: "EUR" });
    expect(await booked(order)).toMatchObject({ "at:test": total(order) });
    const words = "The payment of USD is disputed in EUR at the test provider: nothing is booked for that.";
    expect((await order.get()).attention).toBe(`The payment is disputed at the test provider. ${words}`);
    const refund = async () => execute(refundOrder, await admin(), { number: order.number, reason: "Asked" });
    await expect(refund()).rejects.toMatchObject({ code: "conflict" });
    await disputed(order, { status: "won", takenCents: 0, currency: "EUR" });
    expect((await order.get()).attention).toBeNull();
    expect((await refund()).output).toEqual({ refunded_cents: total(order) });
  });

  it("takes the rest alone beside another one of its payment", async () => {
    const order = await bought();
    await disputed(order, { status: "open", takenCents: 2_000 });
    await disputed(order, { status: "open", takenCents: total(order), name: "second" });
    expect(await booked(order)).toMatchObject({ "at:test": 0, disputed: total(order) });
  });

  it("that was credited and is won then waits for a person, in words, once", async () => {
    const order = await bought();
    await disputed(order, { status: "lost", takenCents: total(order) });
    await credit(order);
    await disputed(order, { status: "lost", takenCents: total(order) });
    expect((await order.get()).attention).toBeNull();
    await disputed(order, { status: "won", takenCents: 0 });
    const words = "was won after its credit note was written, and its money came back to the site.";
    expect((await order.get()).attention).toBe(`The dispute at the test provider ${words}`);
    expect(await booked(order)).toMatchObject({ "at:test": total(order) });
  });

  it("that was lost and is won before its credit note was written waits for nobody", async () => {
    const order = await bought();
    await disputed(order, { status: "lost", takenCents: total(order) });
    await disputed(order, { status: "won", takenCents: 0 });
    expect((await order.get()).attention).toBeNull();
    expect(await booked(order)).toMatchObject({ "at:test": total(order), disputed: 0 });
  });

  it("is open again where the provider says so when asked, and each time its money moves that is booked", async () => {
    const order = await bought();
    for (let i = 0; i < 2; i += 1) {
      await disputed(order, { status: "open", takenCents: total(order), isCurrent: true });
      expect(await booked(order)).toMatchObject({ "at:test": 0, disputed: total(order) });
      expect((await order.get()).attention).toBe("The payment is disputed at the test provider.");
      await disputed(order, { status: "won", takenCents: 0 });
      expect(await booked(order)).toMatchObject({ "at:test": total(order), disputed: 0 });
      expect((await order.get()).attention).toBeNull();
    }
  });
});
