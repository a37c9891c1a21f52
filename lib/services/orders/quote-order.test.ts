import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { AppError } from "@/lib/core/errors";
import type { OrderInput } from "@/lib/schemas/orders/order";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { FakeVies } from "@/lib/testing/sales/vies";
import { listProducts } from "./offers/list-products";
import { quoteOrder } from "./quote-order";

let vies: FakeVies;
beforeAll(async () => {
  vies = await FakeVies.start();
  vi.stubEnv("VIES_URL", vies.origin); // before anything reads the environment
});
const app = useApp({ operations: [listProducts, quoteOrder] });
let buyer: Awaited<ReturnType<typeof createUser>>;
let listingId: number;

beforeAll(async () => {
  const { db, siteId } = app();
  buyer = await createUser(db);
  listingId = (await createListing(db, { siteId, ownerId: buyer.id, status: "draft", launchedAt: null })).id;
  await createCategory(db, { siteId, slug: "audio", name: "Audio" });
  await db.update(schema.seller).set({ country: "DE", registrations: ["DE", "EU"], vatNumber: "DE123456789" });
});
afterAll(() => vies.close());
afterEach(async () => {
  await app().db.delete(schema.promoCodes);
  await app().db.delete(schema.rateLimits);
  await app().db.delete(schema.paidPlaces);
});

const quote = async (input: Partial<OrderInput>, user = buyer) => {
  const items = [{ product: "launch", listing_id: listingId }];
  return (await execute(quoteOrder, await app().context(apiKeyActor(user)), { items, ...input })).output;
};
const refusal = async (input: Partial<OrderInput>) => {
  const error = await quote(input).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("It was not refused.");
  return { status: error.status, ...error.extras.errors?.[0] };
};

const SOLD = ["launch", "billboard", "category_spotlight", "unlock_section"];

describe("quote_order", () => {
  it("prices at the site's own prices, and says why there is VAT", async () => {
    await app().db.update(schema.products).set({ priceCents: 5_000 }).where(eq(schema.products.key, "launch"));
    expect(await quote({ billing_country: "DE" })).toMatchObject({
      items: [{ product: "launch", unit_price_cents: 5_000, quantity: 1, options: { week: "now" } }],
      net_cents: 5_000,
      vat: { cents: 950, rate_bp: 1_900, treatment: "charged", vat_number_status: "none" },
      total_cents: 5_950,
    });
    const { vat } = await quote({});
    expect(vat).toMatchObject({ treatment: null, country: null, cents: 0 });
  });

  it("leaves VAT to a business elsewhere in the Union whose number its registry confirms, and to none else", async () => {
    vies.valid.add("ATU12345678");
    vies.away.add("NL");
    const vatOf = async (billing_country: string, vat_number: string) =>
      (await quote({ billing_country, vat_number })).vat;
    expect(await vatOf("AT", "ATU 1234-5678")).toMatchObject({
      treatment: "reverse_charge",
      vat_number_status: "valid",
      cents: 0,
    });
    expect(await vatOf("AT", "ATU12345679")).toMatchObject({
      treatment: "charged",
      vat_number_status: "invalid",
      rate_bp: 2_000,
    });
    expect(await vatOf("NL", "NL123456789B01")).toMatchObject({
      treatment: "charged",
      vat_number_status: "unverified",
    });
    const asked = vies.asked.length;
    expect(await vatOf("FR", "ATU12345678")).toMatchObject({ treatment: "charged", vat_number_status: "invalid" });
    expect(vies.asked.length).toBe(asked);
    expect(vies.asked[0]).toMatchObject({ requesterMemberStateCode: "DE", requesterNumber: "123456789" });
  });

  it.each([
    { status: 500, body: "down" },
    { status: 200, body: "<html>" },
    { status: 200, body: "{}" },
  ])("takes an odd answer of the registry for none: %o", async (failure) => {
    vies.failures.push(failure);
    const { vat } = await quote({ billing_country: "AT", vat_number: "ATU12345678" });
    expect(vat).toMatchObject({ vat_number_status: "unverified", treatment: "charged" });
  });

  it("takes a code off before VAT", async () => {
    await app().db.insert(schema.promoCodes).values({ siteId: app().siteId, code: "Tenth", percentBp: 1_000 });
    expect(await quote({ billing_country: "DE", promo_code: "Tenth" })).toMatchObject({
      discount_cents: 500,
      net_cents: 4_500,
      total_cents: 5_355,
      promo: { code: "Tenth", discount_cents: 500 },
    });
  });

  it.each([
    ["unknown", {}, "tenth"],
    ["expired", { endsAt: new Date("2026-11-18T12:00:00Z") }, "Tenth"],
    ["not_yet_active", { startsAt: new Date("2026-11-18T12:00:01Z") }, "Tenth"],
    ["used_up", { usesMax: 3, taken: 3 }, "Tenth"],
    ["not_for_these_items", { products: ["billboard" as const] }, "Tenth"],
    ["below_minimum", { minimumCents: 100_000 }, "Tenth"],
  ])("refuses a code with the reason %s", async (reason, values, code) => {
    const promo = { siteId: app().siteId, code: "Tenth", percentBp: 1_000, ...values };
    await app().db.insert(schema.promoCodes).values(promo);
    expect(await refusal({ promo_code: code })).toMatchObject({ status: 422, pointer: "/promo_code", reason });
  });

  it("asks the database the same questions whatever is wrong with a code", async () => {
    const promo = { siteId: app().siteId, percentBp: 1_000 };
    await app()
      .db.insert(schema.promoCodes)
      .values({ ...promo, code: "Old", endsAt: new Date("2020-01-01") });
    const statements = async (promo_code: string) => {
      const ctx = await app().context(apiKeyActor(buyer));
      let asked = 0;
      const db = new Proxy(ctx.db, {
        get: (target, name) => {
          if (name === "select" || name === "selectDistinctOn") asked += 1;
          const value: unknown = Reflect.get(target, name);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      const input = { items: [{ product: "launch", listing_id: listingId }], promo_code };
      await quoteOrder.run({ ctx: { ...ctx, db }, input }).catch(() => null);
      return asked;
    };
    expect(await statements("Old")).toBe(await statements("None"));
  });

  it("stops guessing of codes after five wrong ones, and lets right ones through before", async () => {
    await app().db.insert(schema.promoCodes).values({ siteId: app().siteId, code: "Tenth", percentBp: 1_000 });
    for (let i = 0; i < 7; i += 1) await quote({ promo_code: "Tenth" });
    for (let i = 0; i < 5; i += 1) expect((await refusal({ promo_code: `T${i}` })).status).toBe(422);
    expect((await refusal({ promo_code: "Tenth" })).status).toBe(429);
  });

  it.each([
    ["a product that is not sold", { product: "sticker" }, "product", SOLD],
    ["a week behind us", { product: "launch", week: "2026-W46" }, "week", null],
    ["a week too far ahead", { product: "launch", week: "2027-W30" }, "week", null],
    ["an option of another product", { product: "launch", section: "story" }, "section", ["week"]],
    ["an unknown section", { product: "unlock_section", section: "gallery" }, "section", ["milestones", "story"]],
    ["a billboard below its minimum", { product: "billboard", amount_cents: 1, weeks: ["current"] }, "weeks", []],
  ])("refuses %s, with what is allowed", async (_, item, field, allowed) => {
    const refused = await refusal({ items: [{ ...item, listing_id: listingId }] });
    expect(refused).toMatchObject({ status: 422, pointer: `/items/0/${field}` });
    if (allowed) expect(refused.allowed).toEqual(allowed);
    else expect(refused.allowed).toEqual(["now", ...Array.from({ length: 12 }, (_, i) => weekAt(i + 1))]);
  });

  it("lets a billboard week be booked from the launch of the same order on, at the minimum or more", async () => {
    const billboard = { product: "billboard", listing_id: listingId, weeks: ["2026-W49"], amount_cents: 2_499 };
    const launch = { product: "launch", listing_id: listingId, week: "2026-W48" };
    expect(await refusal({ items: [launch, billboard] })).toMatchObject({ reason: "below_minimum" });
    const { items } = await quote({ items: [launch, { ...billboard, amount_cents: 2_500 }] });
    expect(items[1]).toMatchObject({ unit_price_cents: 2_500, quantity: 1, options: { weeks: ["2026-W49"] } });
  });

  it("names a week that is full among nothing that is allowed", async () => {
    await app()
      .db.insert(schema.paidPlaces)
      .values({ siteId: app().siteId, kind: "launch", week: "2026-W48", taken: 25 });
    const refused = await refusal({ items: [{ product: "launch", listing_id: listingId, week: "2026-W48" }] });
    expect(refused.allowed).not.toContain("2026-W48");
  });

  it("refuses the same thing twice, and another owner's listing as a missing one", async () => {
    const item = { product: "launch", listing_id: listingId };
    expect(await refusal({ items: [item, item] })).toMatchObject({ reason: "twice" });
    const other = await createListing(app().db, { siteId: app().siteId });
    const missing = await refusal({ items: [{ ...item, listing_id: 99_999_999 }] });
    expect(await refusal({ items: [{ ...item, listing_id: other.id }] })).toEqual(missing);
  });

  it("is what list_products offers", async () => {
    const { items } = (await execute(listProducts, await app().context(), {})).output;
    expect(items.map(({ product }) => product)).toEqual(SOLD);
    expect(items[0]?.options[0]).toMatchObject({ name: "week", required: false });
    expect(items[0]?.options[0]?.allowed?.slice(0, 2)).toEqual(["now", "2026-W48"]);
  });
});

const weekAt = (ahead: number) => (ahead <= 6 ? `2026-W${47 + ahead}` : `2027-W${String(ahead - 6).padStart(2, "0")}`);
