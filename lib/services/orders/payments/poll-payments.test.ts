import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { stripeProvider } from "@/lib/integrations/payments/stripe-provider";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";
import { FakeStripe } from "@/lib/testing/payments/fake-stripe";
import { ledgerOf } from "@/lib/testing/sales/ledger-of";
import { createOrder } from "@/lib/testing/sales/orders";
import { pollOpenPayments } from "./poll-payments";
import { settleEvent } from "./settle";

const database = useDatabase();
const stripe = new FakeStripe();
const NOW = new Date("2026-11-18T12:00:00Z");
const LATER = new Date("2026-11-18T12:05:00Z");
const urls = { success: "https://a.example/done", cancel: "https://a.example/", webhook: "https://a.example/hook" };
let siteId = 0;

beforeAll(async () => {
  siteId = (await createSite(database().db)).id;
  await stripe.listen();
});
afterAll(() => stripe.close());

const provider = () => stripeProvider(stripe.settings);
const poll = (now = LATER) => pollOpenPayments(database().db, now, async () => provider());

async function opened() {
  const { db } = database();
  const free = { vatCents: 0, vatTreatment: "not_registered" as const };
  const { order } = await createOrder(db, { siteId, status: "pending", paidAt: null, ...free });
  const money = { amountCents: order.totalCents, currency: "USD", createdAt: NOW, updatedAt: NOW };
  const [row] = await db
    .insert(schema.payments)
    .values({ orderId: order.id, provider: "stripe", ...money })
    .returning();
  const payable = { ...money, number: order.number, paymentId: row?.id ?? 0, description: "Paid launch", email: null };
  const { providerId } = await provider().createAttempt(payable, urls);
  await db.update(schema.payments).set({ providerId }).where(eq(schema.payments.orderId, order.id));
  const now = async () => (await db.select().from(schema.orders).where(eq(schema.orders.id, order.id)))[0];
  const booked = () => ledgerOf(db, order.id);
  return { order, providerId, now, booked };
}

describe("a payment whose webhook never came", () => {
  it("is found by asking, and pays, books and bills the order once", async () => {
    const { db } = database();
    const { order, providerId, now, booked } = await opened();
    await poll();
    expect((await now())?.status).toBe("pending");
    stripe.pay(providerId);
    await Promise.all([poll(), poll()]);
    await poll();
    expect((await now())?.status).toBe("paid");
    expect(await booked()).toEqual({ "at:stripe": order.totalCents, owed: 0, sales: -order.netCents });
    expect(await db.select().from(schema.invoices).where(eq(schema.invoices.orderId, order.id))).toHaveLength(1);
    const paid = await db
      .select()
      .from(schema.outbox)
      .where(eq(schema.outbox.key, `order.paid:${order.id}`));
    expect(paid).toHaveLength(1);
  });

  it("is taken once where the webhook comes after all", async () => {
    const { providerId, now, booked, order } = await opened();
    stripe.pay(providerId);
    await poll();
    const { rawBody, headers } = stripe.webhook(providerId);
    for (const event of await provider().verifyWebhook(rawBody, headers))
      await settleEvent(database().db, LATER, "stripe", event);
    expect((await now())?.deskReason).toBeNull();
    expect((await booked())["at:stripe"]).toBe(order.totalCents);
  });

  it("is found when it comes late, to a try that was left and an order that has expired", async () => {
    const { db } = database();
    const { order, providerId, now } = await opened();
    await db.update(schema.payments).set({ status: "abandoned" }).where(eq(schema.payments.orderId, order.id));
    await db.update(schema.orders).set({ status: "expired" }).where(eq(schema.orders.id, order.id));
    await poll();
    stripe.pay(providerId);
    await poll(new Date(LATER.getTime() + 3_600_000));
    expect((await now())?.status).toBe("expired"); // asked for now and then only
    await poll(new Date(LATER.getTime() + 4 * 3_600_000));
    expect((await now())?.status).toBe("paid");
  });

  it("waits for the next time where the provider is away, and goes to a person where the amount is another", async () => {
    const { providerId, now } = await opened();
    stripe.pay(providerId, { cents: 100 });
    stripe.away = 3;
    await poll();
    expect(await now()).toMatchObject({ status: "pending", deskReason: null });
    stripe.away = 0;
    await poll();
    expect(await now()).toMatchObject({ status: "pending", deskReason: expect.stringMatching(/^USD 1\.00 came/) });
  });
});

describe("an event of another use of the account", () => {
  it("pays nothing, though it is signed as it should be", async () => {
    const { db } = database();
    const { now, booked } = await opened();
    stripe.makeForeign();
    const foreign = [...stripe.sessions.keys()].at(-1) ?? "";
    const { rawBody, headers } = stripe.webhook(foreign);
    const events = await provider().verifyWebhook(rawBody, headers);
    expect(events).toMatchObject([{ providerId: foreign, status: "paid" }]);
    const told = await db.$count(schema.paymentEvents);
    for (const event of events) expect(await settleEvent(db, LATER, "stripe", event)).toBe("unknown");
    expect(await now()).toMatchObject({ status: "pending", deskReason: null });
    expect(await booked()).toEqual({});
    expect(await db.$count(schema.paymentEvents)).toBe(told);
  });
});
