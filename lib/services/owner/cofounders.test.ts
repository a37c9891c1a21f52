import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { castVote } from "@/lib/services/votes/cast-vote";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { chooseFreeListing } from "./choose-free";
import { setFounderStory } from "./editing/set-founder-story";
import { updateMyListing } from "./editing/update-my-listing";
import { listMyListings } from "./list-my-listings";

const app = useApp({ operations: [] });

/** A listing with its owner and a co-founder of its company. */
async function scene(status: "draft" | "live" = "live") {
  const { db, siteId } = app();
  const [owner, mate] = [await createUser(db), await createUser(db)];
  const listing = await createListing(db, { siteId, ownerId: owner.id, status });
  await db
    .insert(schema.cofounders)
    .values({ companyId: listing.companyId, userId: mate.id, joinedAt: app().clock.now() });
  return { listing, owner, mate, as: (user: typeof mate) => app().context(sessionActor(user)) };
}

describe("a co-founder", () => {
  it("finds the company's listings among their own, and edits them as themselves", async () => {
    const { listing, mate, as } = await scene();
    const mine = await execute(listMyListings, await as(mate), {});
    expect(mine.output.items.map((one) => one.id)).toEqual([listing.id]);
    const edit = { listing_id: listing.id, fields: { headline: "Said by a co-founder" } };
    await execute(updateMyListing, await as(mate), edit);
    const v = schema.listingVersions;
    const [version] = await app().db.select().from(v).where(eq(v.listingId, listing.id));
    expect(version?.actor).toEqual({ type: "web", id: mate.id, name: mate.email });
  });

  it("sees that choosing the launch is the owner's", async () => {
    const { listing, mate, as } = await scene("draft");
    const choosing = execute(chooseFreeListing, await as(mate), { listing_id: listing.id });
    await expect(choosing).rejects.toMatchObject({ code: "forbidden" });
  });

  it("cannot vote for any listing of the company or its domain", async () => {
    const { listing, mate, as } = await scene();
    const voting = execute(castVote, await as(mate), { listing_id: listing.id });
    await expect(voting).rejects.toMatchObject({ code: "forbidden" });
  });

  it("writes on a story that stays its first writer's, until that one runs the listing no more", async () => {
    const { listing, mate, owner, as } = await scene();
    const write = async (who: typeof mate, title: string) =>
      execute(setFounderStory, await as(who), { listing_id: listing.id, title });
    const writerOf = async () => {
      const s = schema.stories;
      return (await app().db.select().from(s).where(eq(s.listingId, listing.id)))[0]?.userId;
    };
    await write(owner, "How it began");
    await write(mate, "How it really began");
    expect(await writerOf()).toBe(owner.id);
    const { id: ownerId } = await createUser(app().db);
    await app().db.update(schema.listings).set({ ownerId }).where(eq(schema.listings.id, listing.id));
    await write(mate, "How it began, once more");
    expect(await writerOf()).toBe(mate.id);
  });
});
