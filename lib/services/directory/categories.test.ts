import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createCategory, createListing, createSite } from "@/lib/testing/database/factories";
import { getCategory } from "./get-category";
import { listCategories } from "./list-categories";

const app = useApp({ operations: [listCategories, getCategory] });
const list = async () => (await execute(listCategories, await app().context(), {})).output.items;
const get = async (input: { slug: string; sort?: "votes" | "newest"; per_page?: number }) =>
  (await execute(getCategory, await app().context(), input)).output;
const namesIn = async (input: Parameters<typeof get>[0]) => (await get(input)).listings.map(({ name }) => name);

beforeAll(async () => {
  const { db, siteId } = app();
  const second = await createSite(db, { host: "second.test" });
  const media = await createCategory(db, { siteId, slug: "media", name: "Media", description: "To see and hear" });
  await createCategory(db, { siteId, slug: "audio", name: "Audio", parentId: media.id, position: 1 });
  await createCategory(db, { siteId, slug: "video", name: "Video", parentId: media.id, position: 0 });
  await createCategory(db, { siteId, slug: "finance", name: "Finance", position: 1 });
  await createCategory(db, { siteId: second.id, slug: "elsewhere", name: "Elsewhere" });
  const inAudio = { categoryPath: ["audio", "media"], categorySlugs: ["audio"], categoryNames: ["Audio"] };
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  await createListing(db, { siteId, name: "Old hit", votes: 90, launchedAt: day("2026-10-05"), ...inAudio });
  await createListing(db, { siteId, name: "Newcomer", votes: 3, launchedAt: day("2026-11-16"), ...inAudio });
  await createListing(db, { siteId, name: "Paid", votes: 1, plan: "paid", launchedAt: day("2026-11-09"), ...inAudio });
  await createListing(db, { siteId, name: "Film", votes: 40, categoryPath: ["media"], launchedAt: day("2026-09-07") });
  await createListing(db, { siteId, name: "To come", votes: 0, status: "scheduled", launchedAt: null, ...inAudio });
  await createListing(db, { siteId: second.id, name: "Foreign", votes: 99, ...inAudio });
});

describe("list_categories", () => {
  it("shows this site's categories in their order, subcategories inside theirs", async () => {
    const tree = (await list()).map(({ slug, subcategories }) => [slug, subcategories.map((sub) => sub.slug)]);
    expect(tree).toEqual([
      ["media", ["video", "audio"]],
      ["finance", []],
    ]);
  });

  it("counts live listings alone, each in its category and in the parent", async () => {
    const counts = (await list()).flatMap((one) => [one, ...one.subcategories]).map((one) => [one.slug, one.listings]);
    expect(Object.fromEntries(counts)).toEqual({ media: 4, video: 0, audio: 3, finance: 0 });
  });
});

describe("get_category", () => {
  it.each([
    ["finanse", "No such category. Did you mean “finance”?"],
    ["video-tools", "No such category. Did you mean “video”?"],
    ["gardening", "No such category."],
  ])("says which category was meant by %s, and where to find them", async (slug, detail) => {
    const fix = "The slug comes from list_categories, such as developer-tools.";
    await expect(get({ slug })).rejects.toMatchObject({ code: "not_found", detail, fix });
  });

  it("shows a category with its subcategories, and a subcategory with its parent", async () => {
    const media = await get({ slug: "media" });
    expect(media).toMatchObject({ name: "Media", description: "To see and hear", parent: null, total: 4 });
    expect(media.subcategories.map(({ slug, listings }) => [slug, listings])).toEqual([
      ["video", 0],
      ["audio", 3],
    ]);
    const audio = await get({ slug: "audio" });
    expect(audio).toMatchObject({ parent: { slug: "media", name: "Media" }, subcategories: [], total: 3 });
  });

  it("puts its live listings in order of votes or age, whatever was paid", async () => {
    expect(await namesIn({ slug: "media" })).toEqual(["Old hit", "Film", "Newcomer", "Paid"]);
    expect(await namesIn({ slug: "media", sort: "newest" })).toEqual(["Newcomer", "Paid", "Old hit", "Film"]);
  });

  it("shows as many as asked for, and tells how many there are", async () => {
    const page = await get({ slug: "audio", per_page: 2 });
    expect([page.listings.map(({ name }) => name), page.total]).toEqual([["Old hit", "Newcomer"], 3]);
  });

  it("knows no category of another site", async () => {
    await expect(get({ slug: "elsewhere" })).rejects.toMatchObject({ code: "not_found" });
  });
});
