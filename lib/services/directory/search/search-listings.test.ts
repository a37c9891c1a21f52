import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createCategory, createListing } from "@/lib/testing/database/factories";
import { searchListings } from "./search-listings";

const app = useApp({ operations: [searchListings] });
const search = async (input: Record<string, unknown>) =>
  (await execute(searchListings, await app().context(), input)).output;
const names = async (input: Record<string, unknown>) => (await search(input)).items.map((item) => item.name);

beforeAll(async () => {
  const { db, siteId } = app();
  const listing = (values: Omit<Parameters<typeof createListing>[1], "siteId">) =>
    createListing(db, { siteId, ...values });
  await listing({
    name: "Tidewatch",
    headline: "Uptime checks that explain the outage",
    votes: 5,
    platforms: ["Web", "Linux"],
    pricingModel: "paid",
  });
  await listing({
    name: "Parcelmoss",
    headline: "Returns for small shops",
    description: "Also watches the uptime of your carrier.",
    votes: 90,
    plan: "paid",
  });
  await listing({
    name: "Fieldnote",
    headline: "Notes for field teams",
    votes: 7,
    categoryNames: ["Audio"],
    categorySlugs: ["audio"],
    categoryPath: ["audio", "media"],
  });
  await listing({ name: "Secretwatch", headline: "Uptime of nothing", status: "scheduled", launchedAt: null });
  await listing({ name: "O'Brien & Söhne", headline: "Bücher und mehr", votes: 1 });
});

describe("search_listings", () => {
  it("ranks a match in the headline over one in the description, whatever votes or payment say", async () => {
    expect(await names({ q: "uptime" })).toEqual(["Tidewatch", "Parcelmoss"]);
  });

  it("says why each result matched, with the matched words in place", async () => {
    const { items } = await search({ q: "uptime" });
    const { match } = items[0] ?? {};
    expect(match).toMatchObject({ kind: "words", field: "headline" });
    expect(match?.marks.map(([start, end]) => match.text.slice(start, end))).toEqual(["Uptime"]);
    expect(items[1]?.match?.field).toBe("description");
  });

  it("finds a misspelled name by likeness", async () => {
    expect(await names({ q: "tidewach" })).toEqual(["Tidewatch"]);
    expect((await search({ q: "Feildnote" })).items[0]?.match?.kind).toBe("similar_name");
  });

  it.each([
    ["Androd", "No listing runs on “Androd”. Did you mean “Android”?"],
    ["windos", "No listing runs on “windos”. Did you mean “Windows”?"],
  ])("says which platform was meant by %s", async (platform, detail) => {
    await expect(search({ platform })).rejects.toMatchObject({
      extras: { errors: [{ pointer: "/platform", detail }] },
    });
  });

  it.each(["Android", "Amiga", "linux"])(
    "takes %s for a platform, whether a listing runs on it or not",
    async (platform) => {
      expect((await search({ platform, q: "tidewatch" })).total).toBe(platform === "linux" ? 1 : 0);
    },
  );

  it("takes the last word for the beginning of a longer one", async () => {
    expect(await names({ q: "upti" })).toEqual(["Tidewatch", "Parcelmoss"]);
    expect(await names({ q: "Notes tea" })).toEqual(["Fieldnote"]);
    expect((await search({ q: "tea notes" })).items.map(({ matched }) => matched)).toEqual(["some"]);
    expect(await names({ q: "notes -tea" })).toEqual(["Fieldnote"]);
    const [item] = (await search({ q: "outa" })).items;
    expect(item?.match).toMatchObject({ kind: "words", field: "headline", marks: [[31, 37]] });
  });

  it("never shows a listing that is not live", async () => {
    expect(await names({ q: "secretwatch" })).not.toContain("Secretwatch");
    expect(await names({ per_page: 100 })).not.toContain("Secretwatch");
  });

  it("filters by category or its parent, platform and pricing", async () => {
    expect(await names({ category: "media" })).toEqual(["Fieldnote"]);
    expect(await names({ category: "audio" })).toEqual(["Fieldnote"]);
    expect(await names({ platform: "linux" })).toEqual(["Tidewatch"]);
    expect(await names({ pricing: "paid" })).toEqual(["Tidewatch"]);
  });

  it("counts what is found by category, platform and pricing when asked", async () => {
    expect(await search({ q: "uptime" })).not.toHaveProperty("facets");
    expect((await search({ q: "uptime", facets: true })).facets).toEqual({
      categories: [],
      platforms: [
        { value: "Linux", listings: 1 },
        { value: "Web", listings: 1 },
      ],
      pricing: [{ value: "paid", listings: 1 }],
    });
    const all = (await search({ facets: true, per_page: 1 })).facets;
    expect(all?.categories).toEqual([
      { value: "audio", listings: 1 },
      { value: "media", listings: 1 },
    ]);
    expect((await search({ q: "tidewach", facets: true })).facets?.pricing).toEqual([{ value: "paid", listings: 1 }]);
  });

  it("refuses a category the site does not have, with the nearest it has", async () => {
    await createCategory(app().db, { siteId: app().siteId, slug: "audio", name: "Audio" });
    const refused = await search({ category: "audoi" }).catch((error) => error);
    expect(refused.extras.errors).toEqual([
      { pointer: "/category", detail: expect.stringContaining("Did you mean “audio”?") },
    ]);
  });

  it("sorts by votes without words, and pages without loss", async () => {
    expect(await names({})).toEqual(["Parcelmoss", "Fieldnote", "Tidewatch", "O'Brien & Söhne"]);
    const first = await search({ per_page: 3 });
    expect(first).toMatchObject({ page: 1, per_page: 3, total: 4, has_more: true });
    expect(await search({ per_page: 3, page: 2 })).toMatchObject({
      has_more: false,
      items: [{ name: "O'Brien & Söhne" }],
    });
  });

  it("shows words that begin so beside the word itself where few hold it", async () => {
    const { db, siteId } = app();
    await createListing(db, { siteId, name: "Ropewalk", headline: "Sync for plain files" });
    await createListing(db, { siteId, name: "Syncthistle", headline: "Folders everywhere" });
    expect(await names({ q: "sync" })).toEqual(["Syncthistle", "Ropewalk"]);
    expect(await names({ q: "sync", sort: "newest", per_page: 1, page: 2 })).toHaveLength(1);
  });

  it("finds words with and without their accents, and marks them as they are written", async () => {
    const { db, siteId } = app();
    await createListing(db, { siteId, name: "Papermoth", headline: "Élan for a résumé" });
    for (const q of ["resume", "résumé", "RESUMÉ", "elan", "résum"]) expect(await names({ q })).toEqual(["Papermoth"]);
    expect((await search({ q: "resume" })).items[0]?.match).toMatchObject({
      ...{ text: "Élan for a résumé", marks: [[11, 17]] },
    });
  });

  it.each([
    `'; drop table listings; --`,
    "& | ! ( )",
    "a <-> b",
    "\\",
    "%",
    '"unclosed',
    "🦆",
    "sohne",
    "or",
    "the",
    "notes or",
    '"notes tea',
    "a:* b:*",
    "数据库工具",
  ])("survives %j", async (q) => {
    expect((await search({ q })).total).toBeGreaterThanOrEqual(0);
  });

  it.each([
    { per_page: 0 },
    { per_page: 101 },
    { page: 0 },
    { sort: "relevance" },
    { q: "x".repeat(201) },
    { colour: "red" },
    { pricing: "cheap" },
  ])("refuses the %#th wrong query with the field and a fix", async (input) => {
    await expect(search(input)).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: `/${Object.keys(input)[0]}` }] },
    });
  });
});
