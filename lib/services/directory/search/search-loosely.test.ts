import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createCategory, createListing } from "@/lib/testing/database/factories";
import { learnWords } from "./learn-words";
import { searchListings } from "./search-listings";

const app = useApp({ operations: [searchListings] });
const search = async (input: Record<string, unknown>) =>
  (await execute(searchListings, await app().context(), input)).output;
const found = async (q: string) => (await search({ q })).items.map(({ name, matched }) => [name, matched]);

const inCategory = (name: string, slug: string) => ({
  categoryNames: [name],
  categorySlugs: [slug],
  categoryPath: [slug],
});

beforeAll(async () => {
  const { db, siteId } = app();
  await createCategory(db, { siteId, slug: "notes", name: "Notes", keywords: ["note-taking", "Zettelkasten"] });
  const listing = (values: Omit<Parameters<typeof createListing>[1], "siteId">) =>
    createListing(db, { siteId, ...values });
  await listing({ name: "Tidewatch", headline: "Uptime checks for harbour cranes", votes: 3 });
  await listing({
    name: "Parcelmoss",
    headline: "Returns for small shops",
    description: "Watches the uptime of carriers.",
  });
  await listing({ name: "Fieldbook", headline: "A pad for field teams", ...inCategory("Notes", "notes") });
  await listing({ name: "Margin", headline: "Encrypted pages", ...inCategory("Notes", "notes"), votes: 9 });
  await listing({ name: "Secretcrane", headline: "Zeppelin uptime", status: "scheduled", launchedAt: null });
  await learnWords(db);
});

describe("search_listings where no listing holds all words", () => {
  it("corrects misspelled words wherever they stand, and says that the match is similar", async () => {
    expect(await found("uptme harbor")).toEqual([["Tidewatch", "similar"]]);
    expect(await found("harbuor")).toEqual([["Tidewatch", "similar"]]);
    expect((await search({ q: "uptime harbuor" })).items[0]?.match).toMatchObject({
      kind: "words",
      field: "headline",
      marks: [
        [0, 6],
        [18, 25],
      ],
    });
  });

  it("shows those that hold the most words first, and says that they hold some", async () => {
    expect(await found("harbour uptime zebra")).toEqual([
      ["Tidewatch", "some"],
      ["Parcelmoss", "some"],
    ]);
  });

  it("leaves out words that a query wants absent, and finds nothing for nonsense", async () => {
    expect(await found("zebra -uptime")).toEqual([]);
    expect(await found("qqqq wwww")).toEqual([]);
  });

  it("says of all others that they hold all words", async () => {
    expect(await found("uptime harbour")).toEqual([["Tidewatch", "all"]]);
    expect((await search({})).items[0]?.matched).toBeNull();
  });

  it("never learns words of a listing that is not live", async () => {
    expect(await found("zepelin")).toEqual([]);
  });
});

describe("search_listings by what a category is called", () => {
  it("finds its listings by its own words, those that hold the words themselves first", async () => {
    expect(await found("note taking")).toEqual([
      ["Margin", "all"],
      ["Fieldbook", "all"],
    ]);
    expect((await search({ q: "zettelkasten" })).items[0]?.match).toEqual({
      kind: "category",
      field: "categories",
      text: "Notes",
      marks: [],
    });
  });

  it("asks for the rest of the query in the listing", async () => {
    expect(await found("encrypted note taking")).toEqual([["Margin", "all"]]);
  });
});

describe("learning words", () => {
  it("twice learns nothing new", async () => {
    expect(await learnWords(app().db)).toBe(0);
  });
});
