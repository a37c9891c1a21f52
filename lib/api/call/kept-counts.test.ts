import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Counts } from "@/lib/core/context";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { execute } from "./execute";
import { memoryOf } from "./memory";

const app = useApp({ keepsAnswers: true });
const l = schema.listings;
const s = schema.listingStats;

describe("a count in memory", () => {
  it("is shared by the answers it stands in, outlives votes, and is counted anew once other listings are found", async () => {
    const { db, siteId } = app();
    const { id } = await createListing(db, { siteId });
    await memoryOf(db).caughtUp();
    const make = vi.fn(async (): Promise<Counts> => ({ runs: make.mock.calls.length }));
    const count = async (key = "count", tag = tags.listings(siteId)) =>
      (await (await app().context()).counts.through(key, [tag], make)).runs;
    expect([await count(), await count(), await count("another")]).toEqual([1, 1, 2]);
    await db.update(s).set({ votes: 5 }).where(eq(s.listingId, id));
    await memoryOf(db).caughtUp();
    app().clock.advance(5_000);
    expect(await count()).toBe(1);
    await db.update(l).set({ name: "Renamed" }).where(eq(l.id, id));
    await memoryOf(db).caughtUp();
    expect([await count(), await count("another", tags.listings(siteId + 1))]).toEqual([3, 4]);
  });

  it("says right how many share a category, for each listing of it", async () => {
    const { db, siteId } = app();
    const inCategories = (...slugs: string[]) => ({ categorySlugs: slugs, categoryPath: slugs });
    const both = await createListing(db, { siteId, ...inCategories("tools", "games") });
    const second = await createListing(db, { siteId, ...inCategories("tools") });
    await createListing(db, { siteId, ...inCategories("games") });
    await createListing(db, { siteId, ...inCategories("games"), status: "draft" });
    await memoryOf(db).caughtUp();
    const alternatives = async (slug: string) =>
      (await execute(getListing, await app().context(), { slug })).output.alternatives_count;
    expect([await alternatives(both.slug), await alternatives(second.slug)]).toEqual([2, 1]);
  });
});
