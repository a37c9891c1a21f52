import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { listCategories } from "@/lib/services/directory/list-categories";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { createOrder } from "@/lib/testing/sales/orders";
import { until } from "@/lib/testing/steady/until";
import { undoAct } from "../undo/undo-act";
import { addCategory } from "./add-category";
import { changeCategory } from "./change-category";
import { mergeCategory } from "./merge-category";
import { moveCategory } from "./move-category";

const {
  auditLog: a,
  categories: c,
  drafts,
  listings: l,
  orderLines,
  orderPlaces,
  paidPlaces,
  spotlightPlaces,
} = schema;
const app = useApp();
const reason = "Two shelves for one thing";
const WEEK = "2026-W50";
let door: Awaited<ReturnType<typeof serveApp>>;
let admin: Awaited<ReturnType<typeof createUser>>;
let owner: typeof admin;
let tools: typeof c.$inferSelect;
let uptime: typeof tools;
let audio: typeof tools;
let listing: typeof l.$inferSelect;

beforeAll(async () => {
  door = await serveApp(app(), {});
  admin = await createUser(app().db, { isAdmin: true });
  owner = await createUser(app().db);
});
afterAll(() => door.close());

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(spotlightPlaces);
  await db.delete(paidPlaces);
  await db.delete(schema.orders);
  await db.delete(drafts);
  await db.delete(l);
  await db.delete(c);
  tools = await createCategory(db, { siteId, slug: "tools", name: "Tools" });
  uptime = await createCategory(db, { siteId, slug: "uptime", name: "Uptime", parentId: tools.id });
  audio = await createCategory(db, { siteId, slug: "audio", name: "Audio" });
  const filed = { categoryNames: ["Uptime", "Audio"], categorySlugs: ["uptime", "audio"] };
  listing = await createListing(db, {
    siteId,
    ownerId: owner.id,
    ...filed,
    categoryPath: ["uptime", "audio", "tools"],
  });
});

const act = async <T>(operation: AnyExecutable, input: Record<string, unknown>) =>
  (await execute(operation, await app().context(sessionActor(admin, true), { surface: "web" }), { ...input, reason }))
    .output as T;
const change = (row: typeof tools, to: { name?: string; slug?: string }) =>
  act(changeCategory, { category_id: row.id, name: row.name, slug: row.slug, ...to });
const merge = (row: typeof tools, into: string) => act(mergeCategory, { category_id: row.id, into });
const filed = async () => {
  const [row] = await app().db.select().from(l).where(eq(l.id, listing.id));
  return {
    names: row?.categoryNames,
    slugs: row?.categorySlugs,
    path: row?.categoryPath.toSorted(),
    version: row?.version,
  };
};
const undoLast = async () => {
  const [last] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  await act(undoAct, { act_id: last?.id });
};
const get = (path: string) => fetch(`${door.origin}/api/v1${path}`, { redirect: "manual" });
const named = async () => {
  const { items } = (await execute(listCategories, await app().context(), {})).output;
  return items.flatMap(({ name, listings, subcategories }) => [
    [name, listings],
    ...subcategories.map((sub) => [sub.name, sub.listings]),
  ]);
};
const asOwner = () => app().context(sessionActor(owner), { surface: "web" });
/** A listing's place in a category that is paid for, as orders leave it. */
async function buySpotlight(slot: string, week = WEEK) {
  const { db, siteId } = app();
  const { lines } = await createOrder(db, { siteId });
  const [line] = lines;
  if (!line) throw new Error("an order has no line");
  const options = { categories: [slot], weeks: [week] };
  const sold = { product: "category_spotlight" as const, listingId: listing.id, options };
  await db.update(orderLines).set(sold).where(eq(orderLines.id, line.id));
  await db.insert(orderPlaces).values({ lineId: line.id, kind: "category_spotlight", slot, week });
  await db.insert(paidPlaces).values({ siteId, kind: "category_spotlight", slot, week, taken: 1 });
  await db
    .insert(spotlightPlaces)
    .values({ siteId, listingId: listing.id, categorySlug: slot, week, paidAt: app().clock.now() });
  return line.id;
}

describe("a category that is renamed", () => {
  it("redirects its old address over HTTP, and is shown by its new name at once, as its listings are", async () => {
    await change(uptime, { name: "Monitoring", slug: "monitoring" });
    const old = await get("/categories/uptime");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/api/v1/categories/monitoring"]);
    expect(await (await get("/categories/monitoring")).json()).toMatchObject({ name: "Monitoring", total: 1 });
    expect(await named()).toEqual(expect.arrayContaining([["Monitoring", 1]]));
    expect(await filed()).toMatchObject({
      names: ["Monitoring", "Audio"],
      slugs: ["monitoring", "audio"],
      path: ["audio", "monitoring", "tools"],
      version: listing.version, // it is nobody's edit
    });
    const found = await get("/listings?category=uptime");
    expect(JSON.stringify(await found.json())).toContain("Did you mean “monitoring”?");
  });

  it("keeps a parent's listings, and the one redirect of two renames leads to the end", async () => {
    await change(tools, { slug: "devtools" });
    await change({ ...tools, slug: "devtools" }, { slug: "developer-tools" });
    expect((await filed()).path).toEqual(["audio", "developer-tools", "uptime"]);
    expect((await get("/categories/tools")).headers.get("location")).toBe("/api/v1/categories/developer-tools");
  });

  it("is meant by its old name too, in drafts and in edits of who read the list before", async () => {
    const draft = await createDraft(app().db, {
      userId: owner.id,
      siteId: app().siteId,
      found: { name: "Hedgerow", categories: ["Audio", "Uptime"] },
    });
    await change(uptime, { name: "Monitoring" });
    const [row] = await app().db.select().from(drafts).where(eq(drafts.id, draft.id));
    for (const stored of [row?.content, row?.drafted])
      expect(stored).toMatchObject({ fields: { categories: { value: ["Audio", "Monitoring"], state: "ai" } } });
    const edit = { listing_id: listing.id, fields: { categories: ["uptime"] } };
    await execute(updateMyListing, await asOwner(), edit);
    expect(await filed()).toMatchObject({ names: ["Monitoring"], slugs: ["uptime"] });
  });

  it("is as before once that is taken back, its new address redirecting", async () => {
    await change(uptime, { name: "Monitoring", slug: "monitoring" });
    await undoLast();
    expect(await filed()).toMatchObject({ names: ["Uptime", "Audio"], slugs: ["uptime", "audio"] });
    expect((await get("/categories/uptime")).status).toBe(200);
    expect((await get("/categories/monitoring")).headers.get("location")).toBe("/api/v1/categories/uptime");
  });

  it("takes no words of another one", async () => {
    await expect(change(uptime, { name: "audio" })).rejects.toMatchObject({ code: "validation_failed" });
    await expect(change(uptime, { slug: "audio" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("waits for whoever files a listing there at the same time, in whatever order they come", async () => {
    const own = { listing_id: listing.id, fields: { categories: ["Audio"] } };
    await Promise.all([
      execute(updateMyListing, await asOwner(), own),
      change(audio, { name: "Sound", slug: "sound" }),
    ]);
    expect(await filed()).toMatchObject({ names: ["Sound"], slugs: ["sound"], path: ["sound"] });
  });
});

describe("a category that is merged into another", () => {
  it("takes its listings, drafts and subcategories there, each once, and redirects", async () => {
    const user = { userId: owner.id, siteId: app().siteId };
    await createDraft(app().db, { ...user, found: { name: "Hedgerow", categories: ["Audio", "Tools"] } });
    expect(await merge(tools, "audio")).toEqual({ listings: 1, drafts: 1 });
    expect(await filed()).toMatchObject({ names: ["Uptime", "Audio"], path: ["audio", "uptime"] });
    expect(await named()).toEqual([
      ["Audio", 1],
      ["Uptime", 1],
    ]);
    expect((await get("/categories/tools")).headers.get("location")).toBe("/api/v1/categories/audio");
    await merge(uptime, "audio");
    expect(await filed()).toMatchObject({ names: ["Audio"], slugs: ["audio"], path: ["audio"] });
    const [draft] = await app().db.select().from(drafts);
    expect(draft?.content.fields).toMatchObject({ categories: { value: ["Audio"] } });
  });

  it("keeps what its spotlights promised", async () => {
    const lineId = await buySpotlight("uptime");
    await app()
      .db.insert(paidPlaces)
      .values({ siteId: app().siteId, kind: "category_spotlight", slot: "audio", week: WEEK, taken: 2 });
    await merge(uptime, "audio");
    const { db } = app();
    expect(await db.select().from(spotlightPlaces)).toMatchObject([{ categorySlug: "audio", week: WEEK }]);
    expect(await db.select().from(orderPlaces)).toMatchObject([{ slot: "audio" }]);
    expect(await db.select().from(paidPlaces)).toMatchObject([{ slot: "audio", taken: 3 }]);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId));
    expect(line?.options.categories).toEqual(["audio"]);
  });

  it("is not while a listing has a bought place in both for one week to come", async () => {
    await buySpotlight("uptime");
    await buySpotlight("audio");
    await expect(merge(uptime, "audio")).rejects.toMatchObject({ code: "conflict" });
    expect((await get("/categories/uptime")).status).toBe(200);
  });

  it("is not into a subcategory while it has some itself, nor by a session alone", async () => {
    await expect(merge(tools, "uptime")).rejects.toMatchObject({ code: "conflict" });
    const alone = await app().context(sessionActor(admin), { surface: "web" });
    const asked = execute(mergeCategory, alone, { category_id: uptime.id, into: "audio", reason });
    await expect(asked).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("where a category stands", () => {
  it("is changed with what its listings count for, and taken back", async () => {
    await act(moveCategory, { category_id: uptime.id, parent: "audio" });
    expect((await filed()).path).toEqual(["audio", "uptime"]);
    await undoLast();
    expect((await filed()).path).toEqual(["audio", "tools", "uptime"]);
  });

  it("has two levels", async () => {
    const third = act(moveCategory, { category_id: audio.id, parent: "uptime" });
    await expect(third).rejects.toMatchObject({ code: "validation_failed" });
    const above = act(moveCategory, { category_id: tools.id, parent: "audio" });
    await expect(above).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a category that is added", () => {
  it("has its address alone, even beside one that is added at the same moment", async () => {
    const { db, siteId } = app();
    const second = await db.transaction(async (tx) => {
      await tx.insert(c).values({ siteId, name: "Raced", slug: "raced" });
      const added = Promise.allSettled([act(addCategory, { name: "Raced", slug: "raced" })]);
      const isWaiting = async () => (await db.execute(sql`select from pg_locks where not granted`)).length > 0;
      await until(isWaiting);
      return { added };
    });
    expect(await second.added).toMatchObject([{ reason: { code: "validation_failed" } }]);
  });

  it("is on the list at once", async () => {
    await act(addCategory, { name: "Backups", slug: "backups", parent: "tools" });
    expect(await (await get("/categories/backups")).json()).toMatchObject({ parent: { slug: "tools" }, total: 0 });
    expect(await named()).toEqual(expect.arrayContaining([["Backups", 0]]));
  });

  it("takes no old address or name of another one away from it, unless its record says so", async () => {
    await change(uptime, { name: "Monitoring", slug: "monitoring" });
    const uptimeAgain = { name: "Uptime", slug: "uptime", parent: "tools" };
    await expect(act(addCategory, uptimeAgain)).rejects.toMatchObject({ code: "validation_failed" });
    await act(addCategory, { name: "Pings", slug: "pings", parent: "tools" });
    const [pings] = await app().db.select().from(schema.categories).where(eq(schema.categories.slug, "pings"));
    if (pings) await change(pings, { name: "Uptime", slug: "uptime" });
    expect(await (await get("/categories/uptime")).json()).toMatchObject({ parent: { slug: "tools" }, total: 0 });
  });

  it("is this site's alone", async () => {
    const site = await createSite(app().db, { host: "elsewhere.example" });
    const other = await createCategory(app().db, { siteId: site.id });
    await expect(change(other, { name: "Ours" })).rejects.toMatchObject({ code: "not_found" });
  });
});
