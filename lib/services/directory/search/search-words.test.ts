import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { searchListings } from "./search-listings";

const app = useApp({ operations: [searchListings] });
const search = async (input: Record<string, unknown>) =>
  (await execute(searchListings, await app().context(), input)).output;

/** `count` copies of the listing `name`, with votes from 1 up. */
async function copy(name: string, count: number): Promise<void> {
  await app().db.execute(sql`
    insert into listings (site_id, company_id, slug, status, plan, launched_at, name, url, headline, description)
    select site_id, company_id, slug || '-' || i, status, plan, launched_at, name || ' ' || i, url, headline, description
    from listings, generate_series(1, ${count}::int) i where name = ${name}`);
  await app().db.execute(sql`
    update listing_stats set votes = substring(slug from '\\d+$')::int
    from listings where id = listing_id and name like ${`${name} %`}`);
}

beforeAll(async () => {
  const { db, siteId } = app();
  const text = "Sends your parcels by the lighthouse route.";
  await createListing(db, { siteId, name: "Parcelmoss", headline: "Returns for small shops", description: text });
  await copy("Parcelmoss", 1_200);
  await createListing(db, { siteId, name: "Lighthousekeeper", headline: "Begins like a word that many hold" });
  await createListing(db, { siteId, name: "Lamp", headline: "A lighthouse for teams", votes: 3 });
  await createListing(db, { siteId, name: "Lighthouse", headline: "Audits", votes: 0 });
  await createListing(db, { siteId, name: "Rareword", headline: "One of a kind", description: text });
  await copy("Lamp", 2);
  await createListing(db, { siteId, name: "Shops of old", headline: "A map" });
  await createListing(db, { siteId, name: "Almanac", headline: "Dates", description: "Made for shops", votes: 5_000 });
  await db.execute(sql`analyze listings`);
});

describe("search_listings for a word that more than a thousand texts hold", () => {
  it("ranks names and headlines first, then the other texts by votes", async () => {
    const { items } = await search({ q: "lighthouse", per_page: 6 });
    expect(items.map(({ name }) => name)).toEqual([
      "Lighthouse",
      "Lamp",
      "Lamp 2",
      "Lamp 1",
      "Parcelmoss 1200",
      "Parcelmoss 1199",
    ]);
    expect(items[4]?.match?.field).toBe("description");
  });

  it("estimates how many there are, says so, and counts them where the last page shows it", async () => {
    expect(await search({ q: "lighthouse" })).toMatchObject({ total: 1_200, total_is_estimate: true, has_more: true });
    const last = { total: 1_206, total_is_estimate: false, has_more: false };
    expect(await search({ q: "lighthouse", per_page: 100, page: 13 })).toMatchObject(last);
    expect(await search({})).toMatchObject({ total: 1_200, total_is_estimate: true });
    expect(await search({ q: "lighthouse kind" })).toMatchObject({ total: 1, total_is_estimate: false });
  });

  it("takes by votes what more than a thousand headlines hold, names with the word first", async () => {
    const q = "shops";
    const { items } = await search({ q, per_page: 2 });
    expect(items.map(({ name }) => name)).toEqual(["Shops of old", "Parcelmoss 1200"]);
    const pages = Array.from({ length: 13 }, (_, i) => search({ q, per_page: 100, page: i + 1 }));
    const names = (await Promise.all(pages)).flatMap((page) => page.items.map(({ name }) => name));
    expect(names.at(-1)).toBe("Almanac");
    expect(names).toHaveLength(1_203);
    expect(new Set(names).size).toBe(1_203);
  });

  it("counts no facets of so many", async () => {
    expect((await search({ q: "lighthouse", facets: true })).facets).toBeNull();
    expect((await search({ q: "lighthouse kind", facets: true })).facets).not.toBeNull();
  });

  it("pages over both without loss or repeat", async () => {
    const names: string[] = [];
    for (let page = 1; page <= 13; page++) {
      const { items, has_more } = await search({ q: "lighthouse", per_page: 100, page });
      names.push(...items.map(({ name }) => name));
      expect(has_more).toBe(page < 13);
    }
    expect(new Set(names).size).toBe(1_206);
    expect(names).toHaveLength(1_206);
  });

  it("still sorts all of them by votes when asked", async () => {
    const { items } = await search({ q: "lighthouse", sort: "votes", per_page: 1 });
    expect(items[0]?.name).toBe("Parcelmoss 1200");
  });

  it("ranks by the whole text as soon as another word narrows it", async () => {
    const { items, total } = await search({ q: "lighthouse kind" });
    expect([items[0]?.name, total]).toEqual(["Rareword", 1]);
  });
});
