import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { compareListings } from "@/lib/services/directory/compare-listings";
import { getCategory } from "@/lib/services/directory/get-category";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { createCategory, createListing } from "@/lib/testing/database/factories";

const app = useApp({ operations: [] });

beforeAll(async () => {
  const { db, siteId } = app();
  await createCategory(db, { siteId, slug: "audio" });
  const inAudio = { categoryNames: ["Audio"], categorySlugs: ["audio"], categoryPath: ["audio"] };
  const launch = { siteId, launchWeek: "2026-W47", votes: 5, ...inAudio };
  await createListing(db, { ...launch, slug: "fresh", name: "Fresh" });
  await createListing(db, { ...launch, slug: "older", name: "Older", launchWeek: "2026-W46", votes: 7 });
});

/** The votes of both listings wherever one is told, and the rank on the profile. */
async function told() {
  const ctx = await app().context();
  const votesOf = (items: { slug: string; votes: number | null }[]) =>
    Object.fromEntries(items.map(({ slug, votes }) => [slug, votes]));
  const { votes, rank } = (await execute(getListing, ctx, { slug: "fresh" })).output;
  const { a, b } = (await execute(compareListings, ctx, { a: "fresh", b: "older" })).output;
  return {
    profile: { votes, rank },
    search: votesOf((await execute(searchListings, ctx, {})).output.items),
    words: votesOf((await execute(searchListings, ctx, { q: "Fresh" })).output.items),
    category: votesOf((await execute(getCategory, ctx, { slug: "audio" })).output.listings),
    compared: votesOf([a, b]),
  };
}

describe("a launch's votes", () => {
  it.each([
    ["2026-11-16T03:59:59Z", null, null],
    ["2026-11-16T04:00:00Z", 5, 1],
  ])("at %s of its week are told as %s, and its rank as %s, wherever it is listed", async (now, votes, rank) => {
    app().clock.set(now);
    const both = { fresh: votes, older: 7 };
    expect(await told()).toEqual({
      profile: { votes, rank },
      search: both,
      words: { fresh: votes },
      category: both,
      compared: both,
    });
  });
});
