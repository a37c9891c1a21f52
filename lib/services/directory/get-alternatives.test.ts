import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createSite } from "@/lib/testing/database/factories";
import { getAlternatives } from "./get-alternatives";

const app = useApp({ operations: [getAlternatives], keepsAnswers: true });
const get = async (slug: string, per_page = 20) =>
  (await execute(getAlternatives, await app().context(), { slug, per_page })).output;

const audio = { categoryNames: ["Audio"], categorySlugs: ["audio"], categoryPath: ["audio", "media"] };
const video = { categoryNames: ["Video"], categorySlugs: ["video"], categoryPath: ["video", "media"] };

beforeAll(async () => {
  const { db, siteId } = app();
  const add = (slug: string, values: Partial<typeof schema.listings.$inferInsert> & { votes?: number }) =>
    createListing(db, { siteId, slug, name: slug, ...values });
  const desktop = { platforms: ["Linux", "macOS"], pricingModel: "free" };
  const subject = await add("reel", { ...audio, ...desktop });
  await db.insert(schema.listingSlugs).values({ siteId, slug: "old-reel", listingId: subject.id });
  await add("twin", { ...audio, platforms: ["linux", "macOS"], pricingModel: "free" });
  await add("half", { ...audio, platforms: ["Linux", "iOS"], pricingModel: "paid" });
  await add("paid-for", { ...audio, plan: "paid", votes: 3 });
  await add("loved", { ...audio, votes: 40 });
  await add("both", {
    categoryNames: ["Video", "Audio"],
    categorySlugs: ["video", "audio"],
    categoryPath: ["video", "audio", "media"],
  });
  await add("film", { ...video, ...desktop, votes: 900 });
  await add("coming", { ...audio, status: "scheduled", launchedAt: null });
  await add("wide", { categoryNames: ["Media"], categorySlugs: ["media"], categoryPath: ["media"] });
  await add("lonely", {});
  const second = await createSite(db, { host: "second.test" });
  await createListing(db, { siteId: second.id, slug: "foreign", ...audio, ...desktop });
});

describe("get_alternatives", () => {
  it("orders live listings of a shared category by what they have in common; equals by votes, whatever was paid", async () => {
    const { listing, items } = await get("reel");
    expect(listing).toEqual({ slug: "reel", name: "reel" });
    expect(items.map(({ slug, score }) => [slug, score])).toEqual([
      ["twin", 100],
      ["half", 68], // 60 + 25 × 1/3
      ["loved", 60],
      ["paid-for", 60],
      ["both", 30],
    ]);
  });

  it("says in words what the two have in common, and nothing else", async () => {
    const { items } = await get("reel");
    expect(Object.fromEntries(items.map(({ slug, reasons }) => [slug, reasons]))).toEqual({
      twin: ["Also in Audio", "Also for Linux and macOS", "Also free"],
      half: ["Also in Audio", "Also for Linux"],
      loved: ["Also in Audio"],
      "paid-for": ["Also in Audio"],
      both: ["Also in Audio"],
    });
  });

  it("finds listings of the subcategories where the listing stands in the category itself", async () => {
    const { items } = await get("wide");
    expect(items.map(({ slug }) => slug)).toEqual(["film", "loved", "paid-for", "half", "twin", "reel", "both"]);
    expect(items[0]?.reasons).toEqual(["Also in Media"]);
  });

  it("shows as many as asked for, and none for a listing without a category", async () => {
    expect((await get("reel", 2)).items.map(({ slug }) => slug)).toEqual(["twin", "half"]);
    expect((await get("lonely")).items).toEqual([]);
  });

  it("sends callers of an old slug to today's, and knows no unpublished listing", async () => {
    const location = "/listings/reel/alternatives";
    await expect(get("old-reel")).rejects.toMatchObject({ code: "moved", extras: { location } });
    for (const slug of ["coming", "foreign", "never-was"])
      await expect(get(slug)).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows a listing as soon as it is live", async () => {
    expect((await get("twin", 1)).items[0]?.slug).toBe("reel");
    await createListing(app().db, {
      siteId: app().siteId,
      slug: "double",
      ...audio,
      platforms: ["macOS", "Linux"],
      pricingModel: "free",
    });
    await memoryOf(app().db).caughtUp();
    expect((await get("twin", 1)).items[0]?.slug).toBe("double");
  });
});
