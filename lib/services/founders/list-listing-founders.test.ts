import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { getFounder } from "./get-founder";
import { listFounders } from "./list-founders";
import { listListingFounders } from "./list-listing-founders";

const app = useApp({ operations: [], keepsAnswers: true });
const free = useFreeLaunches(app);

const seenBy = async (listing_id: number, actor?: Parameters<ReturnType<typeof app>["context"]>[0]) =>
  (await execute(listListingFounders, await app().context(actor), { listing_id })).output;

describe("list_listing_founders", () => {
  it("shows a live listing's owner in their own words, and nothing of the account", async () => {
    const { userId } = await free().newOwner();
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: userId });
    const [card] = await seenBy(id);
    expect(Object.keys(card ?? {}).sort()).toEqual(["bio", "links", "name", "photo_url", "role", "slug"]);
    expect(card).toMatchObject({
      name: "Ines Example",
      role: "Founder",
      links: { website: "https://hedgerow.example" },
    });
    expect(card?.photo_url).toMatch(/^http.*\/files\/a{64}\.webp$/);
  });

  it("shows nobody while the profile is not complete, or the listing has no owner", async () => {
    const { userId } = await free().newOwner({ isComplete: false });
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: userId });
    expect(await seenBy(id)).toEqual([]);
    expect(await seenBy((await createListing(app().db, { siteId: app().siteId })).id)).toEqual([]);
    expect(await seenBy(2_000_000_000)).toEqual([]);
  });

  it("shows it to the owner alone before the launch, and on the listing's own site only", async () => {
    const owner = await createUser(app().db);
    const { userId } = await free().newOwner();
    await app()
      .db.update(schema.founderProfiles)
      .set({ userId: owner.id })
      .where(eq(schema.founderProfiles.userId, userId));
    const { id } = await free().newListing(owner.id);
    expect(await seenBy(id)).toEqual([]);
    expect(await seenBy(id, sessionActor(await createUser(app().db)))).toEqual([]);
    expect(await seenBy(id, sessionActor(owner))).toMatchObject([{ name: "Ines Example" }]);
    const { id: siteId } = await createSite(app().db, { host: "second.example" });
    const elsewhere = await createListing(app().db, { siteId, ownerId: owner.id });
    expect(await seenBy(elsewhere.id)).toEqual([]);
  });

  it("forgets what it kept in memory once the profile changes", async () => {
    const { userId } = await free().newOwner();
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: userId });
    expect(await seenBy(id)).toMatchObject([{ role: "Founder" }]);
    await app()
      .db.update(schema.founderProfiles)
      .set({ role: "Maker" })
      .where(eq(schema.founderProfiles.userId, userId));
    await memoryOf(app().db).caughtUp();
    expect(await seenBy(id)).toMatchObject([{ role: "Maker" }]);
  });

  it("shows co-founders with a complete profile behind the owner, and forgets who left", async () => {
    const { db, siteId } = app();
    const [owner, mate, shy] = [
      await free().newOwner(),
      await free().newOwner(),
      await free().newOwner({ isComplete: false }),
    ];
    const { id, companyId } = await createListing(db, { siteId, ownerId: owner.userId });
    const slugs = async () => (await seenBy(id)).map(({ slug }) => slug);
    const slugOf = async (userId: string) =>
      (await db.select().from(schema.founderProfiles).where(eq(schema.founderProfiles.userId, userId)))[0]?.slug;
    const [first, second] = [await slugOf(owner.userId), await slugOf(mate.userId)];
    expect(await slugs()).toEqual([first]);
    const joinedAt = app().clock.now();
    for (const { userId } of [mate, shy]) await db.insert(schema.cofounders).values({ companyId, userId, joinedAt });
    await memoryOf(db).caughtUp();
    expect(await slugs()).toEqual([first, second]);
    const { output } = await execute(getFounder, await app().context(), { slug: second ?? "" });
    expect(output.listings.map((one) => one.id)).toEqual([id]);
    const listed = (await execute(listFounders, await app().context(), {})).output.items;
    expect(listed.map(({ slug }) => slug)).toEqual(expect.arrayContaining([first, second]));
    await db.delete(schema.cofounders).where(eq(schema.cofounders.companyId, companyId));
    await memoryOf(db).caughtUp();
    expect(await slugs()).toEqual([first]);
  });
});
