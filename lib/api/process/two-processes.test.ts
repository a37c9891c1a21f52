import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import type { Actor } from "@/lib/core/context";
import { setPrice } from "@/lib/services/admin/money/set-price";
import { changeSetting } from "@/lib/services/admin/settings/change-setting";
import { changeSite } from "@/lib/services/admin/sites/change-site";
import { openSite } from "@/lib/services/admin/sites/open-site";
import { undoAct } from "@/lib/services/admin/undo/undo-act";
import { listCategories } from "@/lib/services/directory/list-categories";
import { listProducts } from "@/lib/services/orders/offers/list-products";
import { quoteOrder } from "@/lib/services/orders/quote-order";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { getSiteInfo } from "@/lib/services/site/get-site-info";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { type App, contextFor, createApp } from "./app";

const operations = [listProducts, quoteOrder, getSiteInfo, listCategories];
const app = useApp({ operations, keepsAnswers: true });
const reason = "As the team agreed";
const HOST = "harbour.example";
let other: App;
let admin: Awaited<ReturnType<typeof createUser>>;

/** A second process: a pool, caches and listening of its own on the same database. */
beforeAll(async () => {
  const url = app().databaseUrl;
  const connection = connect(url, 4);
  other = await createApp({ connection: { ...connection, url }, operations, now: app().now });
  admin = await createUser(app().db, { isAdmin: true });
  await createCategory(app().db, { siteId: app().siteId, name: "Boats" });
});
afterAll(() => other.close());

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });

/** A context in the other process, which has heard of all that is committed. */
async function elsewhere(host: string | null = null, actor: Actor = anonymous) {
  await memoryOf(other.db).caughtUp();
  const call = {
    surface: "rest",
    address: "192.0.2.9",
    requestId: "req_test000000000001",
    country: undefined,
  } as const;
  return contextFor(other, { host, actor, ...call });
}

const owner = async () => sessionActor(await createUser(app().db));
const priceElsewhere = async () => {
  const { items } = (await execute(listProducts, await elsewhere(), {})).output;
  return items.find(({ product }) => product === "launch")?.price_cents;
};

describe("what an admin changes in one process", () => {
  it("a price is in the other's product list and next quote at once", async () => {
    const buyer = await owner();
    const listing = await createListing(app().db, { siteId: app().siteId, ownerId: buyer.userId, status: "draft" });
    const before = await priceElsewhere();
    const price_cents = (before ?? 0) + 1_100;
    const starts_on = app().now().toISOString().slice(0, "2026-11-22".length);
    await execute(setPrice, await asAdmin(), { product: "launch", price_cents, starts_on, reason });
    expect(await priceElsewhere()).toBe(price_cents);
    const items = [{ product: "launch" as const, listing_id: listing.id }];
    const { output } = await execute(quoteOrder, await elsewhere(null, buyer), { items });
    expect(output.net_cents).toBe(price_cents);
  });

  it("the length of the free queue decides the other's next free launch at once", async () => {
    const choose = async () => {
      const actor = await owner();
      const values = { siteId: app().siteId, ownerId: actor.userId, status: "draft", launchedAt: null } as const;
      const { id: listing_id } = await createListing(app().db, values);
      return (await execute(chooseFreeListing, await elsewhere(null, actor), { listing_id })).output.launch_week;
    };
    expect(await choose()).toBe("2026-W51");
    await execute(changeSetting, await asAdmin(), { key: "free_queue_weeks", value: 6, reason });
    expect(await choose()).toBe("2026-W53");
  });

  it("a site answers on its host, from nothing to a first launch week, and changes its brand at once", async () => {
    const brand = { name: "Harbour", tagline: "Launches by the water", mark_colour: "#2a6f4e" };
    const from = { mail_from: `Harbour <hello@${HOST}>` };
    const opened = { key: "harbour", host: HOST, ...brand, ...from, categories: "same" as const };
    expect((await elsewhere(HOST)).site.key).toBe("main");
    const { site_id } = (await execute(openSite, await asAdmin(), { ...opened, reason })).output;
    const { site } = await elsewhere(HOST);
    expect(site).toMatchObject({ key: "harbour", name: "Harbour", baseUrl: `http://${HOST}`, markColour: "#2a6f4e" });
    expect(site.mailFrom).toBe(from.mail_from);
    expect((await execute(listCategories, await elsewhere(HOST), {})).output.items).toMatchObject([{ name: "Boats" }]);
    const actor = await owner();
    const values = { siteId: site_id, ownerId: actor.userId, status: "draft", launchedAt: null } as const;
    const { id: listing_id } = await createListing(app().db, values);
    const { output } = await execute(chooseFreeListing, await elsewhere(HOST, actor), { listing_id });
    expect(output).toMatchObject({ status: "awaiting_badge", launch_week: "2026-W51", position: 1 });
    const to = { host: HOST, ...brand, name: "Quay", mark_colour: "#7a2e2e" };
    await execute(changeSite, await asAdmin(), { site_id, ...to, reason });
    expect((await elsewhere(HOST)).site).toMatchObject({ name: "Quay", markColour: "#7a2e2e", mailFrom: "Quay" });
    expect((await execute(getSiteInfo, await elsewhere(HOST), {})).output).toMatchObject({ name: "Quay" });
    await execute(undoAct, await asAdmin(), { act_id: await lastActId(), reason });
    expect((await elsewhere(HOST)).site).toMatchObject({ name: "Harbour", mailFrom: from.mail_from });
  });

  it.each([
    { key: "harbour", host: "other.example" },
    { key: "other", host: HOST },
    { key: "other", host: "https://other.example" },
  ])("no site is opened as another is there: %j", async (place) => {
    const input = { ...place, name: "A", tagline: "B", reason };
    const refused = execute(openSite, await asAdmin(), input);
    await expect(refused).rejects.toMatchObject({ code: "validation_failed" });
  });
});

async function lastActId(): Promise<number> {
  const a = schema.auditLog;
  const [row] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  return row?.id ?? 0;
}
