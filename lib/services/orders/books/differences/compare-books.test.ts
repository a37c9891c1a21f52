import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { btcpayProvider } from "@/lib/integrations/payments/btcpay-provider";
import { paypalProvider } from "@/lib/integrations/payments/paypal-provider";
import type { PaymentProvider } from "@/lib/integrations/payments/provider";
import { stripeProvider } from "@/lib/integrations/payments/stripe-provider";
import { useApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { FakeBtcpay } from "@/lib/testing/payments/fake-btcpay";
import { FakePaypal } from "@/lib/testing/payments/fake-paypal";
import { FakeStripe } from "@/lib/testing/payments/fake-stripe";
import { createOrder } from "@/lib/testing/sales/orders";
import { settleEvent } from "../../payments/settle";
import { bookRefund } from "../book";
import { compareBooks } from "./compare-books";
import { keepDifferences } from "./keep-differences";

const app = useApp({ operations: [] });
const fresh = () => ({ stripe: new FakeStripe(), paypal: new FakePaypal(), btcpay: new FakeBtcpay() });
let wires = fresh();
type Name = keyof typeof wires;
const NAMES: Name[] = ["stripe", "paypal", "btcpay"];
const PAID = new Date("2026-11-18T12:00:00Z");
const NEXT_DAY = new Date("2026-11-19T04:37:00Z");
const urls = { success: "https://a.example/done", cancel: "https://a.example/", webhook: "https://a.example/hook" };
const d = schema.bookDifferences;

beforeEach(async () => {
  wires = fresh();
  for (const name of NAMES) await wires[name].listen();
});
afterEach(async () => {
  for (const name of NAMES) wires[name].close();
  await app().sql`truncate ledger, invoices, refunds, disputes, book_differences, outbox`;
  for (const table of [schema.paymentEvents, schema.payments, schema.orders]) await app().db.delete(table);
});

function providerOf(name: Name): PaymentProvider {
  if (name === "stripe") return stripeProvider(wires.stripe.settings);
  return name === "paypal" ? paypalProvider(wires.paypal.settings) : btcpayProvider(wires.btcpay.settings);
}

/** An order paid at a provider, told by a poll's event; `at` is when. */
async function paid(name: Name, at = PAID) {
  const { db, siteId } = app();
  const free = { vatCents: 0, vatTreatment: "not_registered" as const };
  const { order } = await createOrder(db, { siteId, status: "pending", paidAt: null, ...free });
  const money = { amountCents: order.totalCents, currency: "USD", createdAt: at, updatedAt: at };
  const [row] = await db
    .insert(schema.payments)
    .values({ orderId: order.id, provider: name, ...money })
    .returning();
  const provider = providerOf(name);
  wires[name].now = () => at.getTime();
  const payable = { ...money, number: order.number, paymentId: row?.id ?? 0, description: "Paid launch", email: null };
  const { providerId } = await provider.createAttempt(payable, urls);
  await db
    .update(schema.payments)
    .set({ providerId })
    .where(eq(schema.payments.id, row?.id ?? 0));
  wires[name].pay(providerId);
  const state = await provider.fetchAttempt(providerId);
  if (state) await settleEvent(db, at, name, { ...state, eventId: `poll:${providerId}` });
  return { order, providerId, paymentId: row?.id ?? 0 };
}

type Paid = Awaited<ReturnType<typeof paid>>;

/** Money back, as our refunds have it and the provider does it. */
async function giveBack(name: Name, { order, providerId, paymentId }: Paid, cents: number, at = PAID) {
  const { db } = app();
  wires[name].now = () => at.getTime();
  const times = { createdAt: at, updatedAt: at };
  const values = { orderId: order.id, paymentId, lineIds: [], netCents: cents, vatCents: 0, status: "done" as const };
  const [refund] = await db
    .insert(schema.refunds)
    .values({ ...values, ...times })
    .returning();
  const key = `refund-${refund?.id}`;
  await providerOf(name).refund({ providerId, amountCents: cents, currency: "USD", key });
  const [payment] = await db.update(schema.payments).set({ refundedCents: cents }).returning();
  if (payment && refund) await bookRefund(db, refund, { from: `at:${payment.provider}`, cents, at: PAID });
}

const compare = async (name: Name, now = NEXT_DAY) => (await compareBooks(app().db, now, [providerOf(name)]))[0];
const found = () => app().db.select().from(d).orderBy(asc(d.id));

/** The provider loses a payment, or has it again. */
function hide(name: Name, id: string): () => void {
  const all: Map<string, unknown> = {
    stripe: wires.stripe.sessions,
    paypal: wires.paypal.orders,
    btcpay: wires.btcpay.invoices,
  }[name];
  const one = all.get(id);
  all.delete(id);
  return () => void all.set(id, one);
}

describe.each(NAMES)("the books of %s", (name) => {
  it("agree with its list, over all of its pages", async () => {
    wires[name].pageMax = 2;
    for (let i = 0; i < 5; i += 1) await paid(name);
    await paid(name, new Date("2026-09-20T12:00:00Z"));
    const listed = [];
    for await (const one of providerOf(name).listMoney?.(new Date("2026-09-01"), NEXT_DAY) ?? []) listed.push(one);
    expect(new Set(listed.map(({ ref }) => ref)).size).toBe(6);
    expect(listed.map(({ receivedCents }) => receivedCents)).toEqual(Array(6).fill(8_910));
    expect(await compare(name)).toMatchObject({ asked: true, found: 0 });
    expect(await found()).toEqual([]);
  });

  it("agree where money went back, and differ where it went back there alone", async () => {
    const one = await paid(name);
    await giveBack(name, one, 1_000);
    expect(await compare(name)).toMatchObject({ found: 0 });
    await app().db.update(schema.payments).set({ refundedCents: 0 });
    expect(await compare(name)).toMatchObject({ found: 1 });
    const side = { received_cents: one.order.totalCents };
    expect(await found()).toMatchObject([
      {
        kind: "amount",
        ref: one.providerId,
        ours: { ...side, refunded_cents: 0 },
        theirs: { ...side, refunded_cents: 1_000 },
      },
    ]);
  });

  it.skipIf(name === "btcpay")(
    "agree while a payment is disputed and when it is lost, and differ where we were not told",
    async () => {
      const one = await paid(name);
      const key = name === "stripe" ? "stripe" : "paypal";
      const tell = async ({ rawBody, headers }: ReturnType<FakeStripe["dispute"]>) => {
        for (const event of await providerOf(name).verifyWebhook(rawBody, headers))
          await settleEvent(app().db, PAID, name, event);
      };
      const opened = wires[key].dispute(one.providerId);
      expect(await compare(name)).toMatchObject({ found: 1 });
      const side = { received_cents: one.order.totalCents, refunded_cents: 0 };
      expect(await found()).toMatchObject([
        {
          kind: "amount",
          ours: { ...side, disputed_cents: 0 },
          theirs: { ...side, disputed_cents: one.order.totalCents },
        },
      ]);
      await tell(opened);
      expect(await compare(name)).toMatchObject({ found: 0, settled: 1 });
      await tell(wires[key].dispute(one.providerId, { stripe: "lost", paypal: "RESOLVED_BUYER_FAVOUR" }[key]));
      expect(await compare(name)).toMatchObject({ found: 0 });
    },
  );

  it.skipIf(name === "btcpay")("agree on a dispute of a payment that is older than the list", async () => {
    const one = await paid(name, new Date("2026-07-01T12:00:00Z"));
    const key = name === "stripe" ? "stripe" : "paypal";
    wires[key].now = () => PAID.getTime();
    const { rawBody, headers } = wires[key].dispute(one.providerId);
    expect(await compare(name)).toMatchObject({ found: 1 });
    for (const event of await providerOf(name).verifyWebhook(rawBody, headers))
      await settleEvent(app().db, PAID, name, event);
    expect(await compare(name)).toMatchObject({ found: 0 });
  });

  it("differ in what it lacks, until it lists it again", async () => {
    const { providerId, order } = await paid(name);
    const bringBack = hide(name, providerId);
    expect(await compare(name)).toMatchObject({ found: 1, fresh: 1 });
    expect(await found()).toMatchObject([
      { kind: "missing_there", ref: providerId, ours: { order_number: order.number }, settledAt: null },
    ]);
    const later = new Date("2026-11-20T04:37:00Z");
    expect(await compare(name, later)).toMatchObject({ found: 1, fresh: 0, settled: 0 });
    expect(await found()).toMatchObject([{ seenAt: NEXT_DAY, lastSeenAt: later }]);
    bringBack();
    const settled = new Date("2026-11-21T04:37:00Z");
    expect(await compare(name, settled)).toMatchObject({ found: 0, settled: 1 });
    expect(await found()).toMatchObject([{ settledAt: settled }]);
  });

  it("differ in what we lack", async () => {
    const { order, paymentId } = await paid(name);
    await app().sql`truncate ledger`;
    await app().db.delete(schema.paymentEvents);
    await app().db.delete(schema.payments).where(eq(schema.payments.id, paymentId));
    expect(await compare(name)).toMatchObject({ fresh: 1 });
    expect(await found()).toMatchObject([{ kind: "missing_here", theirs: { received_cents: order.totalCents } }]);
  });

  it("differ in amounts, of the payment or of the ledger alone, and in what was never heard of here", async () => {
    const [less, unbooked, unheard] = [await paid(name), await paid(name), await paid(name)];
    const { db, sql } = app();
    const p = schema.payments;
    await db.update(p).set({ receivedCents: 1 }).where(eq(p.id, less.paymentId));
    await sql`truncate ledger`;
    await db.update(p).set({ receivedCents: 0, status: "open" }).where(eq(p.id, unheard.paymentId));
    await compare(name);
    const kinds = Object.fromEntries((await found()).map(({ ref, kind }) => [ref, kind]));
    expect(kinds).toEqual({
      [less.providerId]: "amount",
      [unbooked.providerId]: "amount",
      [unheard.providerId]: "status",
    });
  });

  it("agree where money of a payment goes back that is older than the list", async () => {
    const one = await paid(name, new Date("2026-06-18T12:00:00Z"));
    await giveBack(name, one, 1_000);
    expect(await compare(name)).toMatchObject({ asked: true, found: 0 });
  });

  it("stay as they are while it is away", async () => {
    const { providerId } = await paid(name);
    hide(name, providerId);
    await compare(name);
    wires[name].away = 10;
    expect(await compare(name)).toMatchObject({ asked: false });
    expect(await found()).toMatchObject([{ settledAt: null }]);
  });

  it("leave alone what is too young to be listed, and what others do with the account", async () => {
    const young = await paid(name, new Date("2026-11-19T04:00:00Z"));
    hide(name, young.providerId);
    wires[name].makeForeign();
    expect(await compare(name)).toMatchObject({ asked: true, found: 0 });
  });
});

describe("money of an old payment that went back there alone", () => {
  const OLD = new Date("2026-06-18T12:00:00Z");
  const differing = async (name: Name) => {
    expect(await compare(name)).toMatchObject({ found: 1 });
    return (await found())[0];
  };

  it("is found by asking PayPal for the payment", async () => {
    const one = await paid("paypal", OLD);
    wires.paypal.now = () => PAID.getTime();
    wires.paypal.giveBack(one.providerId, 500);
    const theirs = { refunded_cents: 500, received_cents: one.order.totalCents };
    expect(await differing("paypal")).toMatchObject({ kind: "amount", ref: one.providerId, theirs });
  });

  it("is found by the refunds that Stripe lists by themselves", async () => {
    const one = await paid("stripe", OLD);
    wires.stripe.now = () => PAID.getTime();
    wires.stripe.giveBack(one.providerId, 500);
    const theirs = { refunded_cents: 500, received_cents: one.order.totalCents };
    expect(await differing("stripe")).toMatchObject({ kind: "amount", ref: one.providerId, theirs });
  });

  it("is found by the amount of the pull payment at BTCPay", async () => {
    const one = await paid("btcpay", OLD);
    await giveBack("btcpay", one, 1_000);
    for (const key of wires.btcpay.refunds.keys()) wires.btcpay.refunds.set(key, "15.00");
    expect(await differing("btcpay")).toMatchObject({ kind: "amount", theirs: { refunded_cents: 1_500 } });
  });
});

describe("a refund at PayPal", () => {
  const YOUNG = new Date("2026-11-19T03:37:00Z");

  it("that its list does not show yet is no difference, until it should", async () => {
    const one = await paid("paypal");
    await giveBack("paypal", one, 1_000, YOUNG);
    wires.paypal.listedUntil = YOUNG.getTime();
    expect(await compare("paypal")).toMatchObject({ asked: true, found: 0 });
    expect(await compare("paypal", new Date("2026-11-20T04:37:00Z"))).toMatchObject({ found: 1 });
  });

  it("that we have not heard of yet is no difference, until we should", async () => {
    const one = await paid("paypal");
    wires.paypal.now = () => YOUNG.getTime();
    wires.paypal.giveBack(one.providerId, 1_000);
    expect(await compare("paypal")).toMatchObject({ asked: true, found: 0 });
    expect(await compare("paypal", new Date("2026-11-20T04:37:00Z"))).toMatchObject({ found: 1 });
  });

  it.each(["2026-11-18T12:00:00Z", "2026-06-18T12:00:00Z"])(
    "that is on its way is waited for, of a payment of %s",
    async (day) => {
      const one = await paid("paypal", new Date(day));
      await giveBack("paypal", one, 1_000);
      wires.paypal.failBack(one.providerId, "PENDING");
      expect(await compare("paypal")).toMatchObject({ asked: true, found: 0 });
    },
  );

  it("that failed there after it was on its way is a difference", async () => {
    const one = await paid("paypal");
    await giveBack("paypal", one, 1_000);
    wires.paypal.failBack(one.providerId);
    expect(await compare("paypal")).toMatchObject({ found: 1 });
  });
});

describe("an account without PayPal's reporting", () => {
  it.each([403, 404])("is not compared where it answers %i, and settles nothing", async (status) => {
    const { providerId } = await paid("paypal");
    const bringBack = hide("paypal", providerId);
    await compare("paypal");
    bringBack();
    wires.paypal.reporting = status;
    expect(await compare("paypal")).toEqual({ provider: "paypal", asked: false, found: 0, fresh: 0, settled: 0 });
    expect(await found()).toMatchObject([{ settledAt: null }]);
  });
});

describe("a new difference", () => {
  it("is mailed to admins once, and listed for them alone", async () => {
    const { db } = app();
    const admin = await createUser(db, { isAdmin: true });
    const { providerId, order } = await paid("stripe");
    hide("stripe", providerId);
    await db.delete(schema.outbox);
    await compare("stripe");
    await compare("stripe", new Date("2026-11-20T04:37:00Z"));
    const mails = await db.select().from(schema.outbox);
    expect(mails).toHaveLength(1);
    const sentence = `stripe ${providerId} (order ${order.number}): our books have USD 89.10, USD 89.10 in the ledger, the provider lists nothing.`;
    expect(mails[0]?.data).toMatchObject({
      to: admin.email,
      template: "book_differences",
      data: { count: 1, differences: [sentence] },
    });
    expect(await db.select().from(schema.bookDifferences)).toMatchObject([
      { provider: "stripe", kind: "missing_there", settledAt: null },
    ]);
  });

  it("is mailed where the process ended after it was kept", async () => {
    const { db } = app();
    const { providerId } = await paid("stripe");
    hide("stripe", providerId);
    await db.delete(schema.outbox);
    const kept = { ref: providerId, kind: "missing_there" as const, ours: {}, theirs: {} };
    await keepDifferences(db, NEXT_DAY, "stripe", [kept]);
    await compare("stripe", new Date("2026-11-20T04:37:00Z"));
    expect(await db.select().from(schema.outbox)).toMatchObject([{ data: { template: "book_differences" } }]);
    await db.delete(schema.outbox);
    await compare("stripe", new Date("2026-11-21T04:37:00Z"));
    expect(await db.select().from(schema.outbox)).toEqual([]);
  });
});
