import { asc, eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { getStoryEditor } from "@/lib/services/stories/get-story-editor";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { deleteAccount } from "./delete-account";
import { deletionToken } from "./deletion-link";

const app = useApp({ operations: [] });
const HOUR_MS = 3_600_000;
const { cofounders: c, listings: l } = schema;

type User = Awaited<ReturnType<typeof createUser>>;
const as = (user: User) => app().context(sessionActor(user));

async function remove(user: User) {
  const link = await deletionToken(user.id, new Date(app().clock.now().getTime() + HOUR_MS));
  return execute(deleteAccount, await as(user), { link, email: user.email, listings: "keep" });
}

/** What each edit in a listing's history changed, the oldest first. */
async function changesOf(listingId: number) {
  const v = schema.listingVersions;
  const rows = await app().db.select().from(v).where(eq(v.listingId, listingId)).orderBy(asc(v.version));
  return rows.map(({ diff }) => Object.keys(diff));
}

describe("deleting an account", () => {
  it("leaves co-authors the story's text, unpublished, and none of the person's edits of it in the history", async () => {
    const { db, siteId, clock } = app();
    const [user, mate] = [await createUser(db), await createUser(db)];
    const { id: listing_id, companyId } = await createListing(db, { siteId, ownerId: user.id });
    await db.insert(c).values({ companyId, userId: mate.id, joinedAt: clock.now() });
    await execute(setFounderStory, await as(user), { listing_id, title: "My own story" });
    await execute(setFounderStory, await as(mate), { listing_id, problem: "What the other one wrote." });
    await execute(updateMyListing, await as(user), { listing_id, fields: { headline: "Said of the product" } });
    await remove(user);
    const { texts, status } = (await execute(getStoryEditor, await as(mate), { listing_id })).output;
    expect([texts.title.told, texts.problem.told, status]).toEqual([
      "My own story",
      "What the other one wrote.",
      "draft",
    ]);
    expect(await changesOf(listing_id)).toEqual([["story.problem"], ["fields.headline"]]);
  });

  it("takes the person's edits out of the history of a story that somebody else told first", async () => {
    const { db, siteId, clock } = app();
    const [user, mate] = [await createUser(db), await createUser(db)];
    const { id: listing_id, companyId } = await createListing(db, { siteId, ownerId: mate.id });
    await db.insert(c).values({ companyId, userId: user.id, joinedAt: clock.now() });
    await execute(setFounderStory, await as(mate), { listing_id, problem: "What the teller wrote." });
    await execute(setFounderStory, await as(user), { listing_id, title: "Who wrote second" });
    await remove(user);
    expect(await changesOf(listing_id)).toEqual([["story.problem"]]);
    expect(await db.$count(schema.stories, eq(schema.stories.userId, mate.id))).toBe(1);
  });

  it("holds a listing whose story the person told before it ends the story, so that an edit under way is waited for", async () => {
    const { db, siteId, clock } = app();
    const [user, mate] = [await createUser(db), await createUser(db)];
    const { id: listing_id, companyId } = await createListing(db, { siteId, ownerId: mate.id });
    await db.insert(c).values({ companyId, userId: user.id, joinedAt: clock.now() });
    await execute(setFounderStory, await as(user), { listing_id, title: "My own story" });
    const { sql } = app();
    const removed = await db.transaction(async (tx) => {
      await tx.select({ id: l.id }).from(l).where(eq(l.id, listing_id)).for("update");
      const removing = remove(user);
      await vi.waitFor(async () => expect(await sql`select from pg_locks where not granted`).not.toEqual([]));
      await tx.update(schema.stories).set({ updatedAt: clock.now() }).where(eq(schema.stories.listingId, listing_id));
      return { removing };
    });
    expect((await removed.removing).output).toEqual({ deleted: true });
  });

  it("leaves no word of a story on a listing that nobody runs any more", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const { id: listing_id } = await createListing(db, { siteId, ownerId: user.id });
    await execute(setFounderStory, await as(user), { listing_id, title: "My own story", problem: "My own words." });
    await execute(updateMyListing, await as(user), { listing_id, fields: { headline: "Said of the product" } });
    await remove(user);
    const [row] = await db.select({ content: l.content }).from(l).where(eq(l.id, listing_id));
    expect(JSON.stringify(row)).not.toContain("My own");
    expect(await changesOf(listing_id)).toEqual([["fields.headline"]]);
  });
});
