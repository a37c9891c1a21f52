import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import type { AnyExecutable } from "@/lib/core/operation";
import { listProducts } from "@/lib/services/orders/offers/list-products";
import { listOffered } from "@/lib/services/orders/offers/offered";
import { quoteOrder } from "@/lib/services/orders/quote-order";
import { getSeller, ratesOn } from "@/lib/services/orders/vat/seller";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { undoAct } from "../undo/undo-act";
import { changeProduct } from "./change-product";
import { changePromo } from "./change-promo";
import { changeSeller } from "./change-seller";
import { createPromo } from "./create-promo";
import { removeVatRate } from "./remove-vat-rate";
import { setExchangeRate } from "./set-exchange-rate";
import { setPrice } from "./set-price";
import { setPromoActive } from "./set-promo-active";
import { setVatRate } from "./set-vat-rate";

const { auditLog: a, productPrices, promoCodes } = schema;
const app = useApp({ keepsAnswers: true });
const [reason, TODAY, TOMORROW] = ["As the team agreed", "2026-11-18", "2026-11-19"];
let admin: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  const { db, clock } = app();
  clock.set(`${TODAY}T12:00:00Z`);
  await db.delete(a);
  await db.delete(productPrices);
  await db.delete(promoCodes);
  admin = await createUser(db, { isAdmin: true });
});

const act = async (operation: AnyExecutable, input: Record<string, unknown>) =>
  (await execute(operation, await app().context(sessionActor(admin, true), { surface: "web" }), { reason, ...input }))
    .output;

async function undoLast() {
  const [last] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  await act(undoAct, { act_id: last?.id });
}

/** What anybody is told that a product costs, through the answers that are kept for all. */
async function listed(product = "launch") {
  await memoryOf(app().db).caughtUp();
  const { items } = (await execute(listProducts, await app().context(), {})).output;
  return items.find((one) => one.product === product);
}

async function quoted(): Promise<number> {
  const { db, siteId } = app();
  const buyer = await createUser(db);
  const listing = await createListing(db, { siteId, ownerId: buyer.id, status: "draft", launchedAt: null });
  const items = [{ product: "launch" as const, listing_id: listing.id }];
  return (await execute(quoteOrder, await app().context(sessionActor(buyer)), { items })).output.subtotal_cents;
}

describe("a price", () => {
  it("from today is in the next list of products and quote, kept answers or not, until it is taken back", async () => {
    expect(await listed()).toMatchObject({ price_cents: 4900 });
    await act(setPrice, { product: "launch", price_cents: 5500, starts_on: TODAY });
    expect(await listed()).toMatchObject({ price_cents: 5500 });
    expect(await quoted()).toBe(5500);
    await act(setPrice, { product: "launch", price_cents: 6000, starts_on: TODAY });
    await undoLast();
    expect(await listed()).toMatchObject({ price_cents: 5500 });
    expect(await app().db.$count(a)).toBe(3);
  });

  it("from tomorrow begins tomorrow", async () => {
    await act(setPrice, { product: "launch", price_cents: 5500, starts_on: TOMORROW });
    app().clock.set(`${TODAY}T23:59:59Z`);
    expect([await quoted(), (await listed())?.price_cents]).toEqual([4900, 4900]);
    app().clock.set(`${TOMORROW}T00:00:00Z`);
    expect([await quoted(), (await listed())?.price_cents]).toEqual([5500, 5500]);
  });

  it("is taken back though another day got one since", async () => {
    await act(setPrice, { product: "launch", price_cents: 5500, starts_on: TODAY });
    const [first] = await app().db.select({ id: a.id }).from(a);
    await act(setPrice, { product: "launch", price_cents: 6000, starts_on: TOMORROW });
    await act(undoAct, { act_id: first?.id });
    expect(await quoted()).toBe(4900);
  });

  it("is that of one product on one site, and changes no other", async () => {
    const { db, siteId } = app();
    const prices = async () => {
      const rows = await listOffered(await app().context(), db);
      return Object.fromEntries(rows.map(({ key, priceCents }) => [key, priceCents]));
    };
    const before = await prices();
    const elsewhere = await createSite(db);
    const row = { key: "unlock_section", startsOn: TODAY, createdAt: new Date() } as const;
    await db.insert(productPrices).values({ ...row, siteId: elsewhere.id, priceCents: 1 });
    expect(await prices()).toEqual(before);
    await db.insert(productPrices).values({ ...row, siteId, priceCents: 2000 });
    expect(await prices()).toEqual({ ...before, unlock_section: 2000 });
  });

  it("cannot begin before today", async () => {
    const past = act(setPrice, { product: "launch", price_cents: 1, starts_on: "2026-11-17" });
    await expect(past).rejects.toMatchObject({ code: "validation_failed" });
  });
});

describe("a product", () => {
  it("is called otherwise, goes off sale, and is as before once that is taken back", async () => {
    const words = { name: "Launch at once", description: "Live at once." };
    await act(changeProduct, { product: "launch", ...words, is_active: false });
    expect(await listed()).toBeUndefined();
    await undoLast();
    expect(await listed()).toMatchObject({ name: "Paid launch" });
  });
});

describe("a promo code", () => {
  const promo = async () => (await app().db.select().from(promoCodes))[0];

  it("takes off a share or an amount, one of both, and is there once", async () => {
    for (const discount of [{}, { percent_bp: 1000, amount_cents: 100 }])
      await expect(act(createPromo, { code: "Tide", ...discount })).rejects.toMatchObject({
        code: "validation_failed",
      });
    await act(createPromo, { code: "Tide", percent_bp: 1000, products: ["launch"] });
    expect(await promo()).toMatchObject({ code: "Tide", percentBp: 1000, products: ["launch"], isActive: true });
    await expect(act(createPromo, { code: "Tide", percent_bp: 5 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is switched off and on, gets other limits, and each is audited", async () => {
    await act(createPromo, { code: "Tide", amount_cents: 500 });
    const promo_id = (await promo())?.id;
    await act(changePromo, { promo_id, uses_max: 3, ends_at: "2026-12-01T00:00:00Z" });
    await act(setPromoActive, { promo_id, is_active: false });
    expect(await promo()).toMatchObject({ isActive: false, usesMax: 3, endsAt: new Date("2026-12-01T00:00:00Z") });
    await undoLast();
    expect(await promo()).toMatchObject({ isActive: true });
    expect(await app().db.$count(a, eq(a.entityKind, "promo"))).toBe(4);
  });
});

describe("VAT", () => {
  const rate = async () => (await ratesOn(app().db, app().clock.now()))("FI");

  it("has another rate from a day on, which is removed or taken back before it begins, and never written into the past", async () => {
    const before = await rate();
    await act(setVatRate, { territory: "FI", rate_bp: 2600, starts_on: TOMORROW });
    await undoLast();
    await act(setVatRate, { territory: "FI", rate_bp: 2600, starts_on: TOMORROW });
    expect(await rate()).toBe(before);
    app().clock.set(`${TOMORROW}T00:00:00Z`);
    expect(await rate()).toBe(2600);
    const begun = act(removeVatRate, { territory: "FI", starts_on: TOMORROW });
    await expect(begun).rejects.toMatchObject({ code: "conflict" });
    const past = act(setVatRate, { territory: "FI", rate_bp: 1, starts_on: TODAY });
    await expect(past).rejects.toMatchObject({ code: "validation_failed" });
    await expect(undoLast()).rejects.toMatchObject({ code: "conflict" });
    expect(await rate()).toBe(2600);
  });

  it("is charged by whoever sells now, who is changed after a step up and as before once that is taken back", async () => {
    const to = {
      name: "Fernwood Ltd",
      address: "1 Quay\nPorto",
      country: "PT",
      registrations: ["PT", "EU"],
      currency: "EUR",
    };
    const before = await getSeller(app().db);
    const alone = await app().context(sessionActor(admin), { surface: "web" });
    await expect(execute(changeSeller, alone, { ...to, reason })).rejects.toMatchObject({ code: "forbidden" });
    await act(changeSeller, to);
    expect(await getSeller(app().db)).toMatchObject({
      name: "Fernwood Ltd",
      country: "PT",
      registrations: ["PT", "EU"],
    });
    await undoLast();
    expect(await getSeller(app().db)).toMatchObject({ name: before.name, country: before.country });
  });
});

describe("an exchange rate", () => {
  const enter = (input: Record<string, string>) =>
    act(setExchangeRate, { currency: "USD", day: TODAY, per_euro: "1.0834", ...input });

  it("is kept in millionths for its day, and corrected with both values in the log", async () => {
    expect(await enter({})).toEqual({ per_euro_micro: 1_083_400 });
    await enter({ per_euro: "1,1" });
    const rows = await app().db.select().from(schema.exchangeRates);
    expect(rows).toMatchObject([{ currency: "USD", day: TODAY, perEuroMicro: 1_100_000 }]);
    const [last] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
    const change = { before: { per_euro_micro: 1_083_400 }, after: { per_euro_micro: 1_100_000 } };
    expect(last).toMatchObject({ action: "exchange_rate.set", entityId: `USD_${TODAY}`, reason, ...change });
  });

  it.each([{ currency: "EUR" }, { currency: "usd" }, { day: TOMORROW }, { per_euro: "0" }, { per_euro: "1.08341234" }])(
    "is not %o",
    async (input) => {
      await expect(enter(input)).rejects.toMatchObject({ code: "validation_failed" });
    },
  );
});
