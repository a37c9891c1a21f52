import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import type { PaymentStatus } from "@/lib/core/statuses";
import { signedTestWebhook } from "@/lib/integrations/payments/test-provider";
import type { OrderInput } from "@/lib/schemas/orders/order";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { jobContext } from "../../site/job-context";
import { createCheckout } from "../create-checkout";
import { expireOrders } from "../expire-orders";
import { fulfilLateOrders } from "../fulfilment/fulfil-late";
import { fulfilLine, linesToFulfil } from "../fulfilment/fulfil-line";
import { getOrder } from "../get-order";
import { payMyOrder } from "./pay-order";
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

type ListingValues = Partial<Omit<Parameters<typeof createListing>[1], "siteId">>;

async function newOrder(listing: ListingValues = {}, item: Partial<OrderInput["items"][number]> = {}) {
  const { db, siteId } = app();
  const user = await createUser(db);
  const values = { status: "draft", launchedAt: null, plan: "none", ...listing } as const;
  const { id: listingId } = await createListing(db, { siteId, ownerId: user.id, ...values });
  const ctx = () => app().context(sessionActor(user), { surface: "web" });
  const items = [{ product: "launch", listing_id: listingId, ...item }];
  const { number, totals } = (await execute(createCheckout, await ctx(), { items })).output;
  const billing = { name: "Ada Example", street: "1 Long Lane", city: "Boise", country: "US" };
  await db.update(o).set({ billing }).where(eq(o.number, number));
  const pay = async (total_cents = totals.total_cents) =>
    (await execute(payMyOrder, await ctx(), { number, provider: "test", total_cents, accepts_terms: true })).output;
  const get = async () => (await execute(getOrder, await ctx(), { number })).output;
  const row = async () => (await db.select().from(o).where(eq(o.number, number)))[0];
  const listingRow = async () => (await db.select().from(schema.listings).where(eq(schema.listings.id, listingId)))[0];
  return { number, totals, pay, get, row, listingRow, listingId };
}
type TestOrder = Awaited<ReturnType<typeof newOrder>>;

interface Sent {
  status?: PaymentStatus;
  receivedCents?: number;
  currency?: string;
  eventId?: string;
}

/** A signed webhook about the order's latest try. */
async function webhook(order: TestOrder, sent: Sent = {}) {
  const row = await order.row();
  const payments = await app()
    .db.select()
    .from(schema.payments)
    .where(eq(schema.payments.orderId, row?.id ?? 0));
  const { providerId, amountCents } = payments.at(-1) ?? {};
  const event = { providerId: providerId ?? "none", status: "paid" as const, currency: "USD", ...sent };
  return signedTestWebhook({ secret: await authSecret() }, { receivedCents: amountCents ?? 0, ...event });
}

const send = (message: { rawBody: string; headers: Headers }) => receiveWebhook(app().db, app().now(), "test", message);

async function fulfil(order: TestOrder) {
  const job = await jobContext(app().db, app().siteId, app().now());
  const row = await order.row();
  for (const id of await linesToFulfil(app().db, row?.id ?? 0)) await fulfilLine(job, id);
}

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

  it("needs no provider for what costs nothing", async () => {
    await app().db.update(schema.products).set({ priceCents: 0 }).where(eq(schema.products.key, "launch"));
    const order = await newOrder();
    expect(await order.pay()).toEqual({ state: "paid", url: null });
    expect((await order.get()).status).toBe("paid");
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
    ["too much", { receivedCents: 4_901 }],
    ["another currency", { currency: "EUR" }],
  ])("of %s is a matter for a person", async (_, sent) => {
    const order = await newOrder();
    await order.pay();
    await send(await webhook(order, sent));
    expect(await order.row()).toMatchObject({ status: "pending", deskReason: expect.any(String) });
  });

  it("a second time is a matter for a person, and fulfils nothing twice", async () => {
    const order = await newOrder();
    await order.pay();
    const first = await webhook(order);
    await send(await webhook(order, { status: "abandoned", receivedCents: 0 }));
    await order.pay();
    await send(await webhook(order));
    await send(first);
    expect(await order.row()).toMatchObject({ status: "paid", deskReason: "Paid a second time." });
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
  const bought = async (listing: ListingValues, item: Partial<OrderInput["items"][number]>) => {
    const order = await newOrder(listing, item);
    await order.pay();
    await send(await webhook(order));
    await fulfil(order);
    return order;
  };

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
