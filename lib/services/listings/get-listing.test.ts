import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { getListing } from "./get-listing";
import { findMovedSlug } from "./slugs/former-slug";

const app = useApp({ operations: [getListing] });
const get = async (slug: string) => (await execute(getListing, await app().context(), { slug })).output;
const proof = { quote: "since 2019", url: "https://a.example/about", page_title: "About" };

describe("get_listing", () => {
  it("shows known facts with their quotes and leaves unknown ones out", async () => {
    const { db, siteId } = app();
    await createListing(db, {
      siteId,
      slug: "proven",
      content: { fields: { founded_year: { value: 2019, state: "ai", evidence: [proof] } } },
    });
    const listing = await get("proven");
    expect(listing.facts).toEqual({ founded_year: { value: 2019, evidence: [proof] } });
    expect(listing.milestones).toBeUndefined();
  });

  it("shows milestones only when paid or unlocked", async () => {
    const { db, siteId } = app();
    const milestones = [{ milestone_id: 1, date: "2026-01-01", title: "Begun", description: null, url: null }];
    await createListing(db, { siteId, slug: "paid", plan: "paid", content: { milestones } });
    await createListing(db, {
      siteId,
      slug: "unlocked",
      plan: "free",
      unlockedSections: ["milestones"],
      content: { milestones },
    });
    await createListing(db, { siteId, slug: "free", plan: "free", content: { milestones } });
    expect((await get("paid")).milestones).toEqual(milestones);
    expect((await get("unlocked")).milestones).toEqual(milestones);
    expect((await get("free")).milestones).toBeUndefined();
  });

  it("ranks densely within its launch week, and not at all without votes", async () => {
    const { db, siteId } = app();
    for (const [slug, votes] of [
      ["first", 9],
      ["tied", 5],
      ["also-tied", 5],
      ["third", 1],
      ["without-votes", 0],
    ] as const) {
      await createListing(db, { siteId, slug, votes, launchWeek: "2026-W40" });
    }
    expect(
      await Promise.all(
        ["first", "tied", "also-tied", "third", "without-votes"].map(async (slug) => (await get(slug)).rank),
      ),
    ).toEqual([1, 2, 2, 3, null]);
  });

  it.each(["draft", "awaiting_badge", "scheduled", "paused", "rejected", "removed"] as const)(
    "answers 404 for a %s listing as for a missing one",
    async (status) => {
      const { db, siteId } = app();
      await createListing(db, { siteId, slug: `hidden-${status.replace("_", "-")}`, status });
      const missing = await get("no-such-listing").catch((error) => error);
      const hidden = await get(`hidden-${status.replace("_", "-")}`).catch((error) => error);
      expect({ code: hidden.code, detail: hidden.detail, fix: hidden.fix }).toEqual({
        code: missing.code,
        detail: missing.detail,
        fix: missing.fix,
      });
    },
  );

  it("leads an old slug to the new one", async () => {
    const { db, siteId } = app();
    const listing = await createListing(db, { siteId, slug: "new-name" });
    await db.insert(schema.listingSlugs).values({ siteId, slug: "old-name", listingId: listing.id });
    expect(await findMovedSlug(await app().context(), "old-name")).toBe("new-name");
    expect(await findMovedSlug(await app().context(), "never-was")).toBeNull();
    await expect(get("old-name")).rejects.toMatchObject({ code: "moved", extras: { location: "/listings/new-name" } });
    await expect(get("never-was")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what an owner tells beside the profile", () => {
  const tell = async (values: Partial<typeof schema.listings.$inferInsert>, status: "draft" | "published") => {
    const { db, siteId } = app();
    const { id: userId } = await createUser(db);
    const listing = await createListing(db, { siteId, ...values });
    const publishedAt = new Date("2026-11-01T09:00:00Z");
    await db.insert(schema.stories).values({ listingId: listing.id, userId, title: "How", status, publishedAt });
    return listing;
  };
  const storyOf = async ({ slug }: { slug: string }) =>
    (await execute(getListing, await app().context(), { slug })).output.story;

  it("shows a published story where it is paid for or unlocked", async () => {
    const paid = await tell({ plan: "paid" }, "published");
    expect(await storyOf(paid)).toEqual({
      title: "How",
      url: `http://127.0.0.1:3000/stories/${paid.slug}`,
      published_at: "2026-11-01T09:00:00.000Z",
    });
    expect(await storyOf(await tell({ unlockedSections: ["story"] }, "published"))).toMatchObject({ title: "How" });
    expect(await storyOf(await tell({}, "published"))).toBeNull();
    expect(await storyOf(await tell({ plan: "paid" }, "draft"))).toBeNull();
  });

  it("shows the latest three updates, newest first", async () => {
    const { db, siteId } = app();
    const { id: listingId, slug } = await createListing(db, { siteId });
    const days = [3, 1, 4, 2].map((day) => new Date(`2026-11-0${day}T09:00:00Z`));
    const news = days.map((publishedAt) => ({
      listingId,
      title: String(publishedAt.getDate()),
      body: "x",
      publishedAt,
    }));
    await db.insert(schema.listingUpdates).values(news);
    const { updates } = (await execute(getListing, await app().context(), { slug })).output;
    expect(updates.map(({ published_at }) => published_at.slice(8, 10))).toEqual(["04", "03", "02"]);
  });
});
