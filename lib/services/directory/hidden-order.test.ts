import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createCategory, createListing } from "@/lib/testing/database/factories";
import { getAlternatives } from "./get-alternatives";
import { getCategory } from "./get-category";
import { searchListings } from "./search/search-listings";

const app = useApp({ operations: [searchListings, getCategory, getAlternatives] });
const s = schema.listingStats;
const HIDDEN = "2026-11-16T03:59:59Z";
const TOLD = "2026-11-16T04:00:00Z";
/** More than are ranked by their whole text; half of them with the word in their name. */
const MANY = 1_200;

const named = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const search = async (input: Record<string, unknown>) =>
  named((await execute(searchListings, await app().context(), { per_page: 100, ...input })).output);

/** Every list that votes have a part in. */
const LISTS: Record<string, () => Promise<string[]>> = {
  "all listings": () => search({}),
  "a search by votes": () => search({ q: "rowing", sort: "votes" }),
  "a search by likeness of names, sorted by votes": () => search({ q: "qwillow", sort: "votes" }),
  "a filtered list": () => search({ platform: "Linux" }),
  "titles of a frequent word": () => search({ q: "kelp" }),
  "texts of a frequent word": () => search({ q: "kelp", page: 7 }),
  "a category": async () => {
    const category = { slug: "audio", per_page: 100 };
    return named({ items: (await execute(getCategory, await app().context(), category)).output.listings });
  },
  alternatives: async () => {
    const subject = { slug: "old-most", per_page: 100 };
    return named((await execute(getAlternatives, await app().context(), subject)).output);
  },
};

/** Launches of the week, the first three alike and made of what all others are. */
const hidden: number[] = [];
const voted = (votes: (n: number) => number) =>
  Promise.all(
    hidden.map((id, n) =>
      app()
        .db.update(s)
        .set({ votes: votes(n), launchVotes: votes(n) })
        .where(eq(s.listingId, id)),
    ),
  );
const listsNow = async () =>
  Object.fromEntries(await Promise.all(Object.entries(LISTS).map(async ([name, list]) => [name, await list()])));

beforeAll(async () => {
  const { db, siteId } = app();
  await createCategory(db, { siteId, slug: "audio", name: "Audio" });
  const alike = {
    ...{ siteId, headline: "For rowing clubs", platforms: ["Linux"] },
    ...{ categoryNames: ["Audio"], categorySlugs: ["audio"], categoryPath: ["audio"] },
  };
  const older = { ...alike, launchWeek: "2026-W46" };
  await createListing(db, { ...older, slug: "old-most", name: "Willow oldest", votes: 9 });
  await createListing(db, { ...older, name: "Willow second", votes: 4 });
  await createListing(db, { ...alike, name: "Willow unvoted" });
  for (const name of ["Willow dawn", "Willow noon", "Willow dusk"]) {
    const description = "Made of kelp";
    const of = { ...alike, name, description, launchWeek: "2026-W47", launchedAt: new Date("2026-11-16T00:00:00Z") };
    await createListing(db, of);
  }
  await db.execute(
    sql`insert into companies (domain, name) select 'kelp' || i || '.example', 'Kelp' from generate_series(1, ${MANY}::int) i`,
  );
  await db.execute(sql`insert into listings (site_id, company_id, slug, status, launch_week, launched_at, name, url, description)
    select ${siteId}, id, 'kelp-' || id, 'live', '2026-W40', '2026-10-01', case when id % 2 = 0 then 'Kelp ' || id else 'Plant ' || id end,
      'https://' || domain, 'kelp' from companies where name = 'Kelp'`);
  await db.execute(sql`update listings set launch_week = '2026-W47' where slug like 'kelp-%' and id % 100 = 0`);
  const launched = await db
    .select({ id: s.listingId })
    .from(s)
    .where(eq(s.launchWeek, "2026-W47"))
    .orderBy(s.listingId);
  hidden.push(...launched.map(({ id }) => id));
});

describe("lists by votes, in a week's first four hours", () => {
  it("stand in the same order whatever votes its launches have", async () => {
    app().clock.set(HIDDEN);
    await voted((n) => n);
    const before = await listsNow();
    await voted((n) => 100 - 3 * n);
    expect(await listsNow()).toEqual(before);
    app().clock.set(TOLD);
    const after = await listsNow();
    for (const name of Object.keys(LISTS)) expect(after[name], name).not.toEqual(before[name]);
  });

  it("count these as without votes and all others by theirs", async () => {
    app().clock.set(HIDDEN);
    await voted((n) => 50 + n);
    const order = ["Willow oldest", "Willow second", "Willow dusk", "Willow noon", "Willow dawn", "Willow unvoted"];
    expect(await LISTS["a category"]?.()).toEqual(order);
    app().clock.set(TOLD);
    expect((await LISTS["a category"]?.())?.slice(0, 3)).toEqual(["Willow dusk", "Willow noon", "Willow dawn"]);
  });

  it.each([HIDDEN, TOLD])("page without loss and without doubles at %s", async (now) => {
    app().clock.set(now);
    await voted((n) => (n % 3) + 1);
    const searches: [found: number, input: Record<string, unknown>][] = [
      [MANY + 6, {}],
      [6, { platform: "Linux", per_page: 4 }],
      [MANY + 3, { q: "kelp" }],
      [MANY + 3, { q: "kelp", sort: "votes" }],
    ];
    for (const [found, input] of searches) {
      const pages = Array.from({ length: 14 }, (_, i) => search({ ...input, page: i + 1 }));
      const all = (await Promise.all(pages)).flat();
      expect(all).toHaveLength(found);
      expect(new Set(all).size).toBe(found);
    }
  });
});
