import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { ahrefsRatings } from "@/lib/integrations/domain-rating/ahrefs";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { FakeAhrefs } from "@/lib/testing/ratings/fake-ahrefs";
import { getLeaderboard } from "../boards/get-leaderboard";
import { refreshRating, requestRatings } from "./refresh-ratings";

const { companies, domainRatings, outbox } = schema;
let app: TestApp;
let ahrefs: FakeAhrefs;

beforeEach(async () => {
  [app, ahrefs] = await Promise.all([testApp({}), FakeAhrefs.start()]);
});
afterEach(async () => {
  ahrefs.close();
  await app.close();
});

const job = (perDay = 100) => ({
  ...{ db: app.db, now: app.now(), perDay },
  provider: ahrefsRatings({ key: ahrefs.key, origin: ahrefs.origin }),
});

async function listed(domain: string, status: "live" | "scheduled" = "live") {
  const listing = await createListing(app.db, { siteId: app.siteId, name: domain, status });
  await app.db.update(companies).set({ domain }).where(eq(companies.id, listing.companyId));
}

async function requested(perDay?: number): Promise<string[]> {
  await app.db.delete(outbox);
  await requestRatings(job(perDay));
  const rows = await app.db.select({ data: outbox.data }).from(outbox).where(eq(outbox.name, "rating.requested"));
  return rows.map(({ data }) => String(Object(data).domain)).sort();
}

describe("ratings that are due", () => {
  it("are those of live listings' domains, a week after the last look, those never looked up first", async () => {
    await listed("old.example");
    await listed("waiting.example", "scheduled");
    expect(await requested()).toEqual(["old.example"]);
    await refreshRating("old.example", job());
    await listed("new.example");
    expect(await requested()).toEqual(["new.example"]);
    app.clock.advance(7 * 86_400_000);
    expect(await requested()).toEqual(["new.example", "old.example"]);
    expect(await requested(1)).toEqual(["new.example"]);
  });

  it("are asked of nobody without a provider", async () => {
    await listed("old.example");
    expect(await requestRatings({ ...job(), provider: null })).toBe(0);
    expect(await refreshRating("old.example", { ...job(), provider: null })).toBe("nobody to ask");
  });
});

describe("looking up a rating", () => {
  it("stores what Ahrefs says of the day, 0 and unknown included, and boards name Ahrefs", async () => {
    ahrefs.ratings = { "high.example": 41.5, "none.example": 0 };
    for (const domain of ["high.example", "none.example", "unknown.example"]) {
      await listed(domain);
      expect(await refreshRating(domain, job())).toBe("stored");
    }
    const today = app.now().toISOString().slice(0, 10);
    expect(ahrefs.asked).toEqual(["high", "none", "unknown"].map((name) => `${name}.example ${today}`));
    const board = (await execute(getLeaderboard, await app.context(), { board: "dr-top" })).output;
    expect(board.items.map(({ listing, score }) => [listing.name, score])).toEqual([
      ["high.example", 41.5],
      ["none.example", 0],
    ]);
    expect(board.attribution).toEqual({ text: "Domain Rating by Ahrefs", url: "https://ahrefs.com/" });
  });

  it("keeps what was known where a later look finds nothing", async () => {
    await listed("known.example");
    const topRated = async () => {
      const { items, attribution } = (await execute(getLeaderboard, await app.context(), { board: "dr-top" })).output;
      return [items.map(({ score }) => score), attribution?.text];
    };
    ahrefs.ratings = { "known.example": 41.5 };
    await refreshRating("known.example", job());
    ahrefs.ratings = {};
    app.clock.advance(7 * 86_400_000);
    expect(await refreshRating("known.example", job())).toBe("stored");
    expect(await topRated()).toEqual([[41.5], "Domain Rating by Ahrefs"]);
    ahrefs.ratings = { "known.example": 43 };
    app.clock.advance(31 * 86_400_000);
    await refreshRating("known.example", job());
    const rising = (await execute(getLeaderboard, await app.context(), { board: "dr-rising" })).output;
    expect(rising.items.map(({ score }) => score)).toEqual([1.5]);
  });

  it.each([400, 404, 422])(
    "takes a domain that is answered %i for unknown, and asks again in a week",
    async (status) => {
      await listed("odd.example");
      ahrefs.failures = [{ status }];
      expect(await refreshRating("odd.example", job())).toBe("stored");
      app.clock.advance(86_400_000);
      expect(await requested()).toEqual([]);
      app.clock.advance(6 * 86_400_000);
      expect(await requested()).toEqual(["odd.example"]);
    },
  );

  it("is not tried again today once the day's lookups are used up", async () => {
    expect(await refreshRating("one.example", job(1))).toBe("stored");
    expect(await refreshRating("two.example", job(1))).toBe("spent");
    expect(ahrefs.asked).toHaveLength(1);
    app.clock.advance(86_400_000);
    expect(await refreshRating("two.example", job(1))).toBe("stored");
  });

  it.each([
    ["too many requests", { status: 429, headers: { "retry-after": "7" } }],
    ["a fault", { status: 500 }],
    ["an answer that is no JSON", { status: 200, body: "<html>" }],
    ["a rating that is none", { status: 200, body: '{"domain_rating":{"domain_rating":"high"}}' }],
    ["a rating beyond the scale", { status: 200, body: '{"domain_rating":{"domain_rating":4000}}' }],
  ])("fails on %s, stores nothing, and works when tried again", async (_name, failure) => {
    ahrefs.failures = [failure];
    await expect(refreshRating("one.example", job())).rejects.toMatchObject({ code: "unavailable" });
    expect(await app.db.$count(domainRatings)).toBe(0);
    expect(await refreshRating("one.example", job())).toBe("stored");
  });

  it("leaves all as it is where the key is refused", async () => {
    const provider = ahrefsRatings({ key: "another", origin: ahrefs.origin });
    expect(await refreshRating("one.example", { ...job(), provider })).toBe("refused");
    expect(await app.db.$count(domainRatings)).toBe(0);
  });
});
