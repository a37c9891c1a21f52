import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { OrderInput } from "@/lib/schemas/orders/order";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { createCheckout } from "./create-checkout";
import { expireOrders } from "./expire-orders";
import { getOrder } from "./get-order";
import { listMyOrders } from "./list-my-orders";
import { quoteOrder } from "./quote-order";

const app = useApp({ operations: [quoteOrder, createCheckout, listMyOrders, getOrder] });
const BUYERS = 40;

beforeAll(async () => {
  await app()
    .db.update(schema.seller)
    .set({ country: "DE", registrations: ["DE", "EU"] });
});
afterEach(async () => {
  for (const table of [schema.orders, schema.promoCodes, schema.paidPlaces, schema.settings, schema.rateLimits])
    await app().db.delete(table);
  app().sites.invalidate();
  app().clock.set("2026-11-18T12:00:00Z");
});

async function newBuyer() {
  const user = await createUser(app().db);
  const { id } = await createListing(app().db, {
    siteId: app().siteId,
    ownerId: user.id,
    status: "draft",
    launchedAt: null,
  });
  // wrong codes are counted by address too: each buyer has one of their own
  const ctx = () => app().context(apiKeyActor(user), { address: `2001:db8:${id.toString(16)}::1` });
  const items = [{ product: "launch", listing_id: id, week: "2026-W49" }];
  return {
    user,
    listingId: id,
    quote: async (input: Partial<OrderInput> = {}) =>
      (await execute(quoteOrder, await ctx(), { items, ...input })).output,
    checkout: async (input: Partial<OrderInput> = {}) =>
      (await execute(createCheckout, await ctx(), { items, ...input })).output,
    get: async (number: string) => (await execute(getOrder, await ctx(), { number })).output,
    list: async () => (await execute(listMyOrders, await ctx(), {})).output,
  };
}

async function set(key: string, value: number) {
  await app().db.insert(schema.settings).values({ siteId: app().siteId, key, value });
  app().sites.invalidate();
}

/** How many of a race of new buyers got their order. */
async function race(input: (buyer: Awaited<ReturnType<typeof newBuyer>>) => Partial<OrderInput>) {
  const buyers = [];
  for (let i = 0; i < BUYERS; i += 1) buyers.push(await newBuyer());
  const ended = await Promise.allSettled(buyers.map((buyer) => buyer.checkout(input(buyer))));
  return ended.filter(({ status }) => status === "fulfilled").length;
}

const orders = () => app().db.$count(schema.orders);

describe("create_checkout", () => {
  it("makes an order of what a quote says at the same instant", async () => {
    const buyer = await newBuyer();
    await app().db.insert(schema.promoCodes).values({ siteId: app().siteId, code: "Third", percentBp: 3_333 });
    const input = { billing_country: "FI", promo_code: "Third" };
    const quoted = await buyer.quote(input);
    const { number, totals, checkout_url } = await buyer.checkout(input);
    const { items, promo, ...quotedTotals } = quoted;
    expect(totals).toEqual(quotedTotals);
    expect(number).toMatch(/^LY-2026-\d{6}$/);
    expect(checkout_url).toContain(`/checkout/${number}`);
    const got = await buyer.get(number);
    expect(got).toMatchObject({ ...quotedTotals, promo, status: "pending" });
    expect(got.lines).toMatchObject(items.map((item) => ({ ...item, fulfilment: "pending" })));
    expect((await buyer.list()).items).toMatchObject([{ number, total_cents: quoted.total_cents }]);
  });

  it("builds no order where the code cannot be used", async () => {
    const buyer = await newBuyer();
    await expect(buyer.checkout({ promo_code: "none" })).rejects.toMatchObject({ code: "validation_failed" });
    expect(await orders()).toBe(0);
  });

  it("is a stranger's 404", async () => {
    const [one, other] = [await newBuyer(), await newBuyer()];
    const { number } = await one.checkout();
    const missing = await other.get("LY-2026-999999").catch((error: unknown) => String(error));
    expect(await other.get(number).catch((error: unknown) => String(error))).toBe(missing);
  });

  it("gives ten uses of a code to ten of forty who race for it", async () => {
    const promo = { siteId: app().siteId, code: "Ten", amountCents: 500, usesMax: 10 };
    await app().db.insert(schema.promoCodes).values(promo);
    await set("paid_slots_per_week", 100);
    expect(await race(() => ({ promo_code: "Ten" }))).toBe(10);
    expect((await app().db.select().from(schema.promoCodes))[0]?.taken).toBe(10);
    expect(await orders()).toBe(10);
  });

  it("gives the last place of a week to one of forty who race for it", async () => {
    await set("paid_slots_per_week", 1);
    expect(await race(() => ({}))).toBe(1);
    expect(await app().db.select().from(schema.paidPlaces)).toMatchObject([{ week: "2026-W49", taken: 1 }]);
  });

  it("gives the last place on a billboard to one of forty who race for it", async () => {
    await set("billboard_slots_per_week", 1);
    await set("paid_slots_per_week", 100);
    const won = await race(({ listingId }) => ({
      items: [
        { product: "launch", listing_id: listingId, week: "2026-W49" },
        { product: "billboard", listing_id: listingId, weeks: ["2026-W50"], amount_cents: 2_500 },
      ],
    }));
    expect(won).toBe(1);
    const held = await app().db.select().from(schema.paidPlaces).where(eq(schema.paidPlaces.kind, "billboard"));
    expect(held).toMatchObject([{ week: "2026-W50", taken: 1 }]);
  });

  it("gives the last spotlight of a category to one of forty who race for it", async () => {
    await createCategory(app().db, { siteId: app().siteId, slug: "maps", name: "Maps" });
    await set("spotlight_slots_per_week", 1);
    await set("paid_slots_per_week", 100);
    const won = await race(({ listingId }) => ({
      items: [
        { product: "launch", listing_id: listingId, week: "2026-W49" },
        { product: "category_spotlight", listing_id: listingId, categories: ["maps"], weeks: ["2026-W50"] },
      ],
    }));
    expect(won).toBe(1);
    const kind = eq(schema.paidPlaces.kind, "category_spotlight");
    expect(await app().db.select().from(schema.paidPlaces).where(kind)).toMatchObject([
      { slot: "maps", week: "2026-W50", taken: 1 },
    ]);
  });

  it("lets a buyer use a code once where it is for once, in two tabs too", async () => {
    const promo = { siteId: app().siteId, code: "Once", amountCents: 500, usesPerBuyerMax: 1 };
    await app().db.insert(schema.promoCodes).values(promo);
    const buyer = await newBuyer();
    const both = await Promise.allSettled([1, 2].map(() => buyer.checkout({ promo_code: "Once" })));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("holds no more than ten open orders for one buyer", async () => {
    const buyer = await newBuyer();
    for (let i = 0; i < 10; i += 1) await buyer.checkout();
    await expect(buyer.checkout()).rejects.toMatchObject({ code: "limit_reached" });
  });
});

describe("an order that is not paid", () => {
  it("ends after seven days, and gives back its place and its code", async () => {
    const promo = { siteId: app().siteId, code: "One", amountCents: 500, usesMax: 1 };
    await app().db.insert(schema.promoCodes).values(promo);
    await set("paid_slots_per_week", 1);
    const [one, other] = [await newBuyer(), await newBuyer()];
    const week = [{ product: "launch", listing_id: one.listingId, week: "2026-W50" }];
    const { number } = await one.checkout({ promo_code: "One", items: week });
    app().clock.set("2026-11-25T11:59:59Z");
    expect(await expireOrders(app().db, app().now())).toBe(0);
    app().clock.set("2026-11-25T12:00:00Z");
    expect(await expireOrders(app().db, app().now())).toBe(1);
    expect(await expireOrders(app().db, app().now())).toBe(0);
    expect((await one.get(number)).status).toBe("expired");
    const again = [{ product: "launch", listing_id: other.listingId, week: "2026-W50" }];
    expect((await other.checkout({ promo_code: "One", items: again })).status).toBe("pending");
  });
});
