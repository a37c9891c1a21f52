import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { signedTestWebhook } from "@/lib/integrations/payments/test-provider";
import { useApp } from "@/lib/testing/api/app";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { expireOrders } from "../expire-orders";
import { fulfilLateOrders } from "../fulfilment/fulfil-late";
import { getOrder } from "../get-order";
import { issueDueCreditNotes } from "../invoices/issue-due-credit-notes";
import { issueDueInvoices } from "../invoices/issue-due-invoices";
import { carryOutOpenRefunds } from "../refunds/carry-out-refunds";
import { refundMyOrder } from "../refunds/refund-my-order";
import { receiveWebhook } from "./receive-webhook";

const app = useApp({ operations: [createCheckout, getOrder] });
const o = schema.orders;

afterEach(async () => {
  await app().sql`truncate ledger, invoices, refunds`; // rows of these are never deleted otherwise
  for (const table of [schema.paymentEvents, schema.payments, schema.orders, schema.paidPlaces, schema.settings])
    await app().db.delete(table);
  await app().db.update(schema.products).set({ priceCents: 4_900 }).where(eq(schema.products.key, "launch"));
  app().sites.invalidate();
  app().clock.set("2026-11-18T12:00:00Z");
});

const { newOrder, webhook, send, fulfil, bought } = ordersOf(app);

const paidEvents = () => app().db.$count(schema.outbox, eq(schema.outbox.name, "order.paid"));

describe("paying", () => {
  it("is done by the provider's word alone, and once", async () => {
    const order = await newOrder();
    const { state, url } = await order.pay();
    expect(state).toBe("redirect");
    expect(url).toContain(`/checkout/${order.number}/test`);
    expect((await order.get()).status).toBe("pending");
    const before = await paidEvents();
    const message = await webhook(order, { eventId: "evt_1" });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await order.get()).toMatchObject({ status: "paid", payments: [{ provider: "test", status: "paid" }] });
    expect(await paidEvents()).toBe(before + 1);
    await Promise.all([fulfil(order), fulfil(order)]);
    const { lines } = await order.get();
    expect(lines).toMatchObject([{ fulfilment: "fulfilled" }]);
    expect(await order.listingRow()).toMatchObject({ status: "live", plan: "paid", launchWeek: "2026-W47" });
  });

  it("asks for what the invoice must name first", async () => {
    const order = await newOrder();
    await app()
      .db.update(o)
      .set({ billing: { name: "Ada Example", city: "Boise" } })
      .where(eq(o.number, order.number));
    await expect(order.pay()).rejects.toMatchObject({
      code: "validation_failed",
      detail: "The invoice needs your street, country.",
    });
    expect(await app().db.$count(schema.payments)).toBe(0);
  });

  it("is followed by what was bought where the payment's event is lost", async () => {
    const order = await newOrder();
    await order.pay();
    await send(await webhook(order));
    const later = (minutes: number) => new Date(app().now().getTime() + minutes * 60_000);
    expect(await fulfilLateOrders(app().db, later(5))).toBe(0);
    expect(await fulfilLateOrders(app().db, later(11))).toBe(1);
    expect(await order.get()).toMatchObject({ lines: [{ fulfilment: "fulfilled" }] });
    expect(await fulfilLateOrders(app().db, later(30))).toBe(0);
  });

  it("leads two tabs to one try", async () => {
    const order = await newOrder();
    const urls = await Promise.all([order.pay(), order.pay()]);
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(await app().db.$count(schema.payments)).toBe(1);
  });

  it("shows a changed price first", async () => {
    const order = await newOrder();
    await app().db.update(schema.products).set({ priceCents: 5_100 }).where(eq(schema.products.key, "launch"));
    expect(await order.pay()).toEqual({ state: "changed", url: null });
    expect(await app().db.$count(schema.payments)).toBe(0);
    expect((await order.get()).total_cents).toBe(5_100);
    expect((await order.pay(5_100)).state).toBe("redirect");
  });

  it.each([0, 1, 4_899, 4_901])("takes no amount of %i cents that somebody wrote into the form", async (cents) => {
    const order = await newOrder();
    expect(await order.pay(cents)).toEqual({ state: "changed", url: null });
    expect(await app().db.$count(schema.payments)).toBe(0);
    expect(await order.get()).toMatchObject({ status: "pending", total_cents: 4_900, payments: [] });
  });

  it("needs no provider for what costs nothing", async () => {
    await app().db.update(schema.products).set({ priceCents: 0 }).where(eq(schema.products.key, "launch"));
    const order = await newOrder();
    expect(await order.pay()).toEqual({ state: "paid", url: null });
    expect((await order.get()).status).toBe("paid");
  });

  it("of nothing needs no country, and no invoice or credit note ever waits for one", async () => {
    const { db, now } = app();
    await db.update(schema.products).set({ priceCents: 0 }).where(eq(schema.products.key, "launch"));
    const [before] = await db.select().from(schema.seller);
    await db.update(schema.seller).set({ country: "DE", registrations: ["DE"] });
    onTestFinished(async () => void (await db.update(schema.seller).set(before ?? {})));
    const order = await newOrder({}, { week: "2026-W50" });
    await db.update(o).set({ billing: {} }).where(eq(o.number, order.number));
    expect(await order.pay()).toEqual({ state: "paid", url: null });
    expect(await issueDueInvoices(db, now())).toEqual({ issued: 0, waiting: 0 });
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: 0 });
    expect(await carryOutOpenRefunds(db, now)).toEqual({ done: 1, left: 0 });
    expect(await issueDueCreditNotes(db, now())).toEqual({ issued: 0, waiting: 0 });
  });

  it("goes on after a declined try, and what was paid is never declined after", async () => {
    const order = await newOrder();
    await order.pay();
    await send(await webhook(order, { status: "declined", receivedCents: 0 }));
    expect(await order.get()).toMatchObject({ status: "pending", payments: [{ status: "declined" }] });
    await order.pay();
    await send(await webhook(order));
    await send(await webhook(order, { status: "abandoned", receivedCents: 0 }));
    expect((await order.get()).payments.map(({ status }) => status)).toEqual(["paid", "declined"]);
  });

  it.each([
    ["too little", { receivedCents: 4_899 }],
    ["another currency", { currency: "EUR" }],
  ])("of %s is a matter for a person", async (_, sent) => {
    const order = await newOrder();
    await order.pay();
    await send(await webhook(order, sent));
    expect(await order.row()).toMatchObject({ status: "pending", deskReason: expect.any(String) });
  });

  it("of too much pays all the same, and the rest is a matter for a person", async () => {
    const order = await newOrder();
    await order.pay();
    await send(await webhook(order, { receivedCents: 4_901 }));
    expect(await order.row()).toMatchObject({ status: "paid", deskReason: "USD 49.01 came, more than it costs." });
  });

  it("a second time is a matter for a person, and fulfils nothing twice", async () => {
    const order = await newOrder();
    await order.pay();
    const first = await webhook(order);
    await send(await webhook(order, { status: "abandoned", receivedCents: 0 }));
    await order.pay();
    await send(await webhook(order));
    await send(first);
    expect(await order.row()).toMatchObject({ status: "paid", deskReason: "It was paid a second time." });
  });
});

describe("a webhook", () => {
  it("that is forged, unsigned, old or about a try that we do not know changes nothing", async () => {
    const order = await newOrder();
    await order.pay();
    const real = await webhook(order);
    expect(await send({ rawBody: real.rawBody.replace("USD", "EUR"), headers: real.headers })).toEqual({ status: 400 });
    expect(await send({ rawBody: real.rawBody, headers: new Headers() })).toEqual({ status: 400 });
    const old = signedTestWebhook(
      { secret: await authSecret(), now: Date.now() - 6 * 60_000 },
      { providerId: "test_1", status: "paid", receivedCents: 4_900, currency: "USD" },
    );
    expect(await send(old)).toEqual({ status: 400 });
    const foreign = signedTestWebhook({ secret: "another" }, JSON.parse(real.rawBody));
    expect(await send(foreign)).toEqual({ status: 400 });
    const unknown = { providerId: "test_999999", status: "paid" as const, receivedCents: 4_900, currency: "USD" };
    expect(await send(signedTestWebhook({ secret: await authSecret() }, unknown))).toEqual({ status: 200 });
    expect(await receiveWebhook(app().db, app().now(), "nobody", real)).toEqual({ status: 404 });
    expect((await order.get()).status).toBe("pending");
  });
});

describe("late money", () => {
  const late = async (isTaken: boolean) => {
    await app().db.insert(schema.settings).values({ siteId: app().siteId, key: "paid_slots_per_week", value: 1 });
    app().sites.invalidate();
    const order = await newOrder({}, { week: "2026-W50" });
    await order.pay();
    app().clock.set("2026-11-26T00:00:00Z");
    await expireOrders(app().db, app().now());
    if (isTaken) await newOrder({}, { week: "2026-W50" });
    await send(await webhook(order));
    await fulfil(order);
    return order;
  };

  it("wins where the place is still free", async () => {
    const order = await late(false);
    expect(await order.get()).toMatchObject({ status: "paid", lines: [{ fulfilment: "fulfilled" }] });
    expect(await order.listingRow()).toMatchObject({ status: "scheduled", plan: "paid", launchWeek: "2026-W50" });
  });

  it("is a matter for a person where it is not, and takes nobody's place", async () => {
    const order = await late(true);
    expect(await order.get()).toMatchObject({ status: "paid", lines: [{ fulfilment: "failed" }] });
    expect((await order.row())?.deskReason).toContain("No place is left in week 2026-W50");
    expect(await order.listingRow()).toMatchObject({ status: "draft", plan: "none" });
  });
});

describe("fulfilment", () => {
  it("makes a live free listing a paid one", async () => {
    const order = await bought({ status: "live", plan: "free", launchedAt: new Date("2026-11-02") }, {});
    expect(await order.listingRow()).toMatchObject({ status: "live", plan: "paid" });
  });

  it("gives the place of a free launch back", async () => {
    const { db, siteId } = app();
    await db.insert(schema.launchWeeks).values({ siteId, week: "2026-W51", freeTaken: 3 });
    const queued = { status: "awaiting_badge", plan: "free", launchWeek: "2026-W51", freePosition: 1 } as const;
    const order = await bought(queued, { week: "2026-W48" });
    expect(await order.listingRow()).toMatchObject({ status: "scheduled", launchWeek: "2026-W48", freePosition: null });
    expect((await db.select().from(schema.launchWeeks))[0]?.freeTaken).toBe(2);
  });

  it("puts a listing on the billboard of its weeks, at its amount", async () => {
    const weeks = ["2026-W47", "2026-W49"];
    const item = { product: "billboard", weeks, amount_cents: 3_000 };
    const order = await bought({ status: "live", launchedAt: new Date("2026-11-02") }, item);
    const b = schema.billboardPlaces;
    const places = await app().db.select().from(b).where(eq(b.listingId, order.listingId));
    expect(places.map(({ week, amountCents }) => [week, amountCents])).toEqual(weeks.map((week) => [week, 3_000]));
  });

  it("shows an unlocked section", async () => {
    const order = await bought({ status: "live", plan: "free" }, { product: "unlock_section", section: "story" });
    expect((await order.listingRow())?.unlockedSections).toEqual(["story"]);
  });
});
