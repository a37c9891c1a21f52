import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { paypalProvider } from "@/lib/integrations/payments/paypal-provider";
import { stripeProvider } from "@/lib/integrations/payments/stripe-provider";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";
import { FakePaypal } from "@/lib/testing/payments/fake-paypal";
import { FakeStripe } from "@/lib/testing/payments/fake-stripe";
import { ledgerOf } from "@/lib/testing/sales/ledger-of";
import { createOrder } from "@/lib/testing/sales/orders";
import { askDisputes } from "./ask-disputes";
import { settleEvent } from "./settle";

const database = useDatabase();
const wires = { stripe: new FakeStripe(), paypal: new FakePaypal() };
const providers = () => [stripeProvider(wires.stripe.settings), paypalProvider(wires.paypal.settings)] as const;
const urls = { success: "https://a.example/done", cancel: "https://a.example/", webhook: "https://a.example/hook" };
const NOW = new Date("2026-11-18T12:00:00Z");
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let siteId = 0;
let sold = 0;

beforeAll(async () => {
  siteId = (await createSite(database().db)).id;
  for (const wire of Object.values(wires)) {
    await wire.listen();
    wire.now = () => NOW.getTime();
  }
});
afterAll(() => Promise.all(Object.values(wires).map((wire) => wire.close())));

/** An order that was paid there, and ways to ask and to look. */
async function paidAt(key: keyof typeof wires) {
  const { db } = database();
  const wire = wires[key];
  const provider = providers()[key === "stripe" ? 0 : 1];
  sold += 1;
  const numbered = { siteId, number: `LY-2026-80000${sold}`, status: "pending" as const, paidAt: null };
  const { order } = await createOrder(db, numbered);
  const money = { amountCents: order.totalCents, currency: "USD", createdAt: NOW, updatedAt: NOW };
  const p = schema.payments;
  const [row] = await db
    .insert(p)
    .values({ orderId: order.id, provider: key, ...money })
    .returning();
  const paymentId = row?.id ?? 0;
  const payable = { ...money, number: order.number, paymentId, description: "Paid launch", email: null };
  const { providerId } = await provider.createAttempt(payable, urls);
  await db.update(p).set({ providerId }).where(eq(p.id, paymentId));
  wire.pay(providerId);
  const { rawBody, headers } = wire.webhook(providerId);
  for (const event of await provider.verifyWebhook(rawBody, headers)) await settleEvent(db, NOW, key, event);
  const ask = async (now: Date) => (await askDisputes(db, now, [provider]))[0];
  const accounts = async () => ledgerOf(db, order.id);
  return { order, providerId, ask, accounts };
}

const ENDS = { stripe: "lost", paypal: "RESOLVED_BUYER_FAVOUR" };

describe.each(["stripe", "paypal"] as const)("a dispute at %s whose webhook never came", (key) => {
  it("is found by asking, from its opening to its end, and each step is booked once", async () => {
    const { order, providerId, ask, accounts } = await paidAt(key);
    expect(await ask(inDays(1))).toEqual({ provider: key, asked: true, taken: 0 });
    wires[key].dispute(providerId);
    expect((await Promise.all([ask(inDays(2)), ask(inDays(2))])).filter((one) => one?.taken === 1)).toHaveLength(1);
    expect(await accounts()).toMatchObject({ [`at:${key}`]: 0, disputed: order.totalCents });
    expect(await ask(inDays(3))).toMatchObject({ taken: 0 });
    wires[key].dispute(providerId, ENDS[key]);
    expect(await ask(inDays(90))).toMatchObject({ taken: 1 });
    expect(await ask(inDays(91))).toMatchObject({ taken: 0 });
    const [row] = await database().db.select().from(schema.orders).where(eq(schema.orders.id, order.id));
    expect(row?.deskReason).toContain("was lost: its credit note is still to be written.");
  });
});

describe("asking for disputes", () => {
  it("reads lists of several pages to their end", async () => {
    const { providerId, ask } = await paidAt("paypal");
    const others = await Promise.all([paidAt("paypal"), paidAt("paypal")]);
    for (const one of [providerId, ...others.map((other) => other.providerId)]) wires.paypal.dispute(one);
    wires.paypal.pageMax = 1;
    expect(await ask(inDays(1))).toMatchObject({ taken: 3 });
    wires.paypal.pageMax = Number.POSITIVE_INFINITY;
  });

  it("changes nothing where the provider is away", async () => {
    const { order, providerId, ask, accounts } = await paidAt("stripe");
    wires.stripe.dispute(providerId);
    wires.stripe.away = 10;
    expect(await ask(inDays(1))).toEqual({ provider: "stripe", asked: false, taken: 0 });
    wires.stripe.away = 0;
    expect(await accounts()).toMatchObject({ "at:stripe": order.totalCents });
    expect(await ask(inDays(1))).toMatchObject({ taken: 1 });
  });
});
