import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { connect, schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";

const app = useApp({ operations: [searchListings] });
const s = schema.listingStats;

const statsOf = async (id: number) => (await app().db.select().from(s).where(eq(s.listingId, id)))[0];
const names = async () =>
  (await execute(searchListings, await app().context(), {})).output.items.map(({ name }) => name);

describe("a listing's counters", () => {
  it("are there from the beginning and leave with the listing", async () => {
    const { db, siteId } = app();
    const { id } = await createListing(db, { siteId, status: "draft" });
    expect(await statsOf(id)).toMatchObject({ siteId, isLive: false, votes: 0, followers: 0, views: 0 });
    await db.delete(schema.listings).where(eq(schema.listings.id, id));
    expect(await statsOf(id)).toBeUndefined();
  });

  it("stand for the listing in lists while it is live, in the week it launched, and keep what they counted", async () => {
    const { db, siteId } = app();
    await createListing(db, { siteId, name: "Few", votes: 2 });
    const { id } = await createListing(db, { siteId, name: "Many", votes: 7, launchWeek: "2026-W40" });
    const set = (values: Partial<typeof schema.listings.$inferInsert>) =>
      db.update(schema.listings).set(values).where(eq(schema.listings.id, id));
    expect(await names()).toEqual(["Many", "Few"]);
    await set({ status: "paused" });
    expect(await names()).toEqual(["Few"]);
    await set({ status: "live", launchWeek: "2026-W41" });
    expect(await names()).toEqual(["Many", "Few"]);
    expect(await statsOf(id)).toMatchObject({ isLive: true, launchWeek: "2026-W41", votes: 7 });
  });

  it("lose nothing when many count at once, over several connections, beside an edit of the listing", async () => {
    const { db, siteId, databaseUrl } = app();
    const { id } = await createListing(db, { siteId });
    const other = connect(databaseUrl, 5);
    const vote = (one: typeof db) =>
      one
        .update(s)
        .set({ votes: sql`${s.votes} + 1` })
        .where(eq(s.listingId, id));
    const edit = (i: number) =>
      db
        .update(schema.listings)
        .set({ headline: `Edited ${i}`, launchWeek: `2026-W${10 + i}` })
        .where(eq(schema.listings.id, id));
    const all = Array.from({ length: 40 }, (_, i) => [vote(db), vote(other.db), ...(i % 8 === 0 ? [edit(i)] : [])]);
    await Promise.all(all.flat());
    await other.close();
    expect((await statsOf(id))?.votes).toBe(80);
  });
});
