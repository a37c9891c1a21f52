import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { revisionTag } from "@/lib/core/http/revision";
import { STORY_SECTION_NAMES, type StoryInput } from "@/lib/schemas/story";
import { getStory } from "@/lib/services/founders/get-story";
import { revertListingVersion } from "@/lib/services/owner/history/revert-listing-version";
import { getStoryEditor } from "@/lib/services/stories/get-story-editor";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing } from "@/lib/testing/database/factories";
import { storyRevision } from "./present-my-story";
import { setFounderStory } from "./set-founder-story";

const app = useApp({ operations: [setFounderStory] });
const free = useFreeLaunches(app);
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(" ");
/** Passes every rule to the word. */
const WHOLE = { title: "How it began", problem: words(220), how_started: words(40), what_built: words(40) };

/** An owner's live listing and what is called about its story. */
async function owned({ isComplete = true } = {}) {
  const owner = await free().newOwner({ isComplete });
  const ctx = await app().context(owner);
  const { id: listing_id, slug } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId });
  const page = await app().context(sessionActor({ id: owner.userId, email: "owner@people.example", isAdmin: false }));
  return {
    ...{ ctx, listing_id, page },
    set: async (body: StoryInput) => (await execute(setFounderStory, ctx, { ...body, listing_id })).output,
    read: async () => {
      const { texts, status } = (await execute(getStoryEditor, page, { listing_id })).output;
      const written = STORY_SECTION_NAMES.filter((name) => texts[name].told !== "");
      const sections = Object.fromEntries(written.map((name) => [name, texts[name].told]));
      return { title: texts.title.told || null, sections, status };
    },
    public: async () => perform(getStory, await app().context(), { slug }),
  };
}

describe("set_founder_story", () => {
  it("publishes a story that passes the rules, and shows it to everybody", async () => {
    const story = await owned();
    const { url, ...told } = await story.set(WHOLE);
    expect(told).toMatchObject({ status: "published", missing: [], shown_on_listing: true });
    expect(url).toMatch(/\/stories\/product-\d+$/);
    expect(await story.public()).toMatchObject({ output: { title: "How it began" } });
  });

  it.each([
    ["a title", { title: "" }, 1],
    ["words", { problem: words(219) }, 1],
    ["a third section of forty words", { problem: words(260), what_built: words(39) }, 1],
  ])("keeps a story as a draft that lacks %s, and says so with a link", async (_lack, body, count) => {
    const story = await owned();
    const told = await story.set({ ...WHOLE, ...body });
    expect(told).toMatchObject({ status: "draft", published_at: null, shown_on_listing: false });
    expect(told.missing).toHaveLength(count);
    expect(told.missing[0]?.url).toMatch(/\/dashboard\/listings\/\d+\/story#\w+$/);
    expect(told.url).toMatch(/\/dashboard\/listings\/\d+\/story$/);
    expect(await story.public()).toMatchObject({ ok: false, error: { code: "not_found" } });
  });

  it("waits for a complete founder profile with a photo", async () => {
    const { missing, status } = await (await owned({ isComplete: false })).set(WHOLE);
    expect(status).toBe("draft");
    expect(missing.map(({ url }) => url.replace(/^.*3000/, ""))).toEqual([
      "/dashboard/founder#photo",
      "/dashboard/founder#bio",
    ]);
  });

  it("changes only what is sent; empty removes, and what then fails the rules is public no more", async () => {
    const story = await owned();
    const { published_at } = await story.set(WHOLE);
    expect(await story.set({ whats_next: "More." })).toMatchObject({
      sections: { how_started: WHOLE.how_started, whats_next: "More." },
      published_at,
    });
    expect(await story.set({ problem: "" })).toMatchObject({ status: "draft", published_at: null });
    expect(await story.public()).toMatchObject({ ok: false });
    expect(await story.set({ problem: WHOLE.problem })).toMatchObject({ status: "published", published_at });
  });

  it("is public no more once everything is taken out of it", async () => {
    const story = await owned();
    await story.set(WHOLE);
    const emptied = await story.set({ title: "", problem: "", how_started: "", what_built: "" });
    expect(emptied).toMatchObject({ title: null, sections: {}, status: "draft" });
    expect(await story.public()).toMatchObject({ ok: false });
    expect(await story.read()).toMatchObject({ title: null, sections: {}, status: "draft" });
  });

  it("takes the older names: two that become one are joined, and a current name sent beside them wins", async () => {
    const { set } = await owned();
    const told = await set({
      ...{ story: "One.", why_started: "Two.", journey: "Built.", challenges: "Hard.", lessons: "Learned." },
      ...{ achievements: "Old.", milestones: "New." },
    });
    expect(told.sections).toEqual({
      ...{ how_started: "One.\n\nTwo.", what_built: "Built." },
      ...{ hard_parts: "Hard.\n\nLearned.", milestones: "New." },
    });
    expect((await set({ how_started: "Anew." })).sections.how_started).toBe("Anew.");
  });

  it("refuses two texts that are too long together, and names them", async () => {
    const { ctx, listing_id } = await owned();
    const long = "a".repeat(5000);
    const refused = await perform(setFounderStory, ctx, { listing_id, story: long, why_started: long });
    expect(refused).toMatchObject({ ok: false, error: { extras: { errors: [{ pointer: "/story" }] } } });
  });

  it("goes on from a story that was told before its listing held the texts", async () => {
    const story = await owned();
    const sections = { problem: "Much." };
    const told = {
      listingId: story.listing_id,
      userId: story.page.actor.type === "session" ? story.page.actor.userId : "",
    };
    await app()
      .db.insert(schema.stories)
      .values({ ...told, title: "Old", sections });
    expect(await story.read()).toMatchObject({ title: "Old", sections });
    expect(await story.set({ whats_next: "More." })).toMatchObject({
      title: "Old",
      sections: { ...sections, whats_next: "More." },
    });
  });

  it("follows an edit that is taken back", async () => {
    const story = await owned();
    await story.set(WHOLE);
    await story.set({ title: "Another" });
    await execute(revertListingVersion, story.page, { listing_id: story.listing_id, version: 3 });
    expect(await story.public()).toMatchObject({ output: { title: "How it began" } });
    expect(await story.read()).toMatchObject({ title: "How it began", status: "published" });
  });

  it("refuses a write over another one, where asked", async () => {
    const { ctx, listing_id, set } = await owned();
    const written = await perform(setFounderStory, ctx, { listing_id, problem: "Much.", how_started: "So." });
    const told = written.ok ? storyRevision(written.output) : "";
    const again = await perform(setFounderStory, { ...ctx, ifMatch: revisionTag(told) }, { listing_id, title: "Mine" });
    expect(again).toMatchObject({ ok: true });
    await set({ problem: "More." });
    const refused = await perform(setFounderStory, { ...ctx, ifMatch: '"stale"' }, { listing_id, problem: "Lost." });
    expect(refused).toMatchObject({ ok: false, error: { code: "precondition_failed" } });
    const etag = refused.ok ? "" : (refused.error.extras.etag ?? "");
    const kept = await perform(setFounderStory, { ...ctx, ifMatch: etag }, { listing_id, problem: "Kept." });
    expect(kept).toMatchObject({ ok: true, output: { sections: { problem: "Kept." } } });
  });
});
