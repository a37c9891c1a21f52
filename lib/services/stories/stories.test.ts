import { describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { StoryEditor, StoryPlace } from "@/lib/schemas/edits/story-editor";
import { getStory } from "@/lib/services/founders/get-story";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { revertListingVersion } from "@/lib/services/owner/history/revert-listing-version";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { getStoryEditor } from "./get-story-editor";
import { previewStory } from "./preview-story";
import { publishStory } from "./publish-story";
import { saveStoryDraft } from "./save-story-draft";
import { unpublishStory } from "./unpublish-story";

const app = useApp({ operations: [setFounderStory], keepsAnswers: true });
const free = useFreeLaunches(app);
const words = (count: number, word = "word") => Array.from({ length: count }, (_, i) => `${word}${i}`).join(" ");
/** Passes every rule to the word. */
const WHOLE = { title: "How it began", problem: words(220), how_started: words(40), what_built: words(40) };

/** What one person does in the editor of a listing's story. */
function editorOf(ctx: Ctx, listing_id: number) {
  const read = async () => (await execute(getStoryEditor, ctx, { listing_id })).output;
  const type = async (texts: Partial<Record<StoryPlace, string>>, over?: StoryEditor) => {
    const seen = (over ?? (await read())).texts;
    const entries = Object.entries(texts).map(([place, text]) => [
      place,
      { text, seen: seen[place as StoryPlace].mark },
    ]);
    return (await execute(saveStoryDraft, ctx, { listing_id, texts: Object.fromEntries(entries) })).output;
  };
  const publish = async (as?: StoryEditor) => {
    const { texts } = as ?? (await read());
    const seen = Object.fromEntries(Object.entries(texts).map(([place, { mark }]) => [place, mark]));
    return perform(publishStory, ctx, { listing_id, seen: seen as Record<StoryPlace, string> });
  };
  const unpublish = async () => (await execute(unpublishStory, ctx, { listing_id })).output;
  const preview = async () => (await execute(previewStory, ctx, { listing_id })).output;
  return { read, type, publish, unpublish, preview };
}

async function scene() {
  const owner = await free().newOwner({ isComplete: true });
  const ownerPage = await app().context(sessionActor({ id: owner.userId, email: "o@people.example", isAdmin: false }));
  const listing = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId });
  const other = await createUser(app().db);
  await app().sql`insert into cofounders select company_id, ${other.id}, now() from listings where id = ${listing.id}`;
  const key = await app().context(owner);
  return {
    listing,
    otherId: other.id,
    page: ownerPage,
    mine: editorOf(ownerPage, listing.id),
    theirs: editorOf(await app().context(sessionActor(other)), listing.id),
    stranger: editorOf(await app().context(sessionActor(await createUser(app().db))), listing.id),
    set: async (body: object) => (await execute(setFounderStory, key, { listing_id: listing.id, ...body })).output,
    public: async () => perform(getStory, await app().context(), { slug: listing.slug }),
  };
}

describe("a story's draft", () => {
  it("is kept as it is typed, spaces included, and nobody reads it but who runs the listing", async () => {
    const { mine, theirs, stranger, public: shown } = await scene();
    await mine.type({ ...WHOLE, whats_next: "Half a sen " });
    expect((await theirs.read()).texts.whats_next).toMatchObject({ text: "Half a sen ", told: "" });
    expect(await shown()).toMatchObject({ ok: false, error: { code: "not_found" } });
    await expect(stranger.read()).rejects.toMatchObject({ code: "not_found" });
    await expect(stranger.preview()).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes texts of two editors at different places, and asks where both wrote at one", async () => {
    const { mine, theirs } = await scene();
    const start = await mine.read();
    await theirs.type({ problem: "Theirs." }, start);
    const { contested, editor } = await mine.type({ problem: "Mine.", title: "Mine too" }, start);
    expect(contested).toEqual(["problem"]);
    expect(editor.texts).toMatchObject({ problem: { text: "Theirs." }, title: { text: "Mine too" } });
    expect((await mine.type({ problem: "Mine." }, editor)).contested).toEqual([]);
    expect((await theirs.read()).texts.problem.text).toBe("Mine.");
  });

  it("takes the same text twice, as a browser sends it that had no answer", async () => {
    const { mine } = await scene();
    const start = await mine.read();
    await mine.type({ problem: "Sent." }, start);
    expect((await mine.type({ problem: "Sent." }, start)).contested).toEqual([]);
  });

  it("does not bring back over what was told meanwhile before somebody chose", async () => {
    const { mine, set } = await scene();
    await mine.type({ problem: "Written here." });
    await set({ problem: "Told by an app." });
    const now = await mine.read();
    expect(now.texts.problem).toMatchObject({ is_contested: true, told: "Told by an app.", text: "Written here." });
    expect(await mine.publish(now)).toMatchObject({
      ok: false,
      error: { code: "precondition_failed", extras: { errors: [{ pointer: "/problem" }] } },
    });
    const { editor } = await mine.type({ problem: "Written here." }, now);
    expect(editor.texts.problem.is_contested).toBe(false);
  });

  it("goes with the account of who wrote it", async () => {
    const { mine, theirs, otherId } = await scene();
    await theirs.type({ problem: "Theirs." });
    await app().sql`delete from users where id = ${otherId}`;
    expect((await mine.read()).texts.problem.text).toBe("");
  });
});

describe("publishing a story", () => {
  it("takes exactly what was seen, shows it to everybody, and leaves no draft", async () => {
    const { mine, theirs, public: shown } = await scene();
    const seen = (await mine.type(WHOLE)).editor;
    await theirs.type({ whats_next: "Added." });
    expect(await mine.publish(seen)).toMatchObject({ ok: false, error: { code: "precondition_failed" } });
    expect(await mine.publish()).toMatchObject({ output: { is_published: true, editor: { status: "published" } } });
    expect(await shown()).toMatchObject({ output: { title: "How it began" } });
    const { texts } = await mine.read();
    expect(texts.whats_next).toMatchObject({ text: "Added.", told: "Added." });
    expect(await app().db.$count(schema.storyDrafts)).toBeLessThan(10);
  });

  it("leaves the public story as it is where the draft fails the rules", async () => {
    const { mine, public: shown } = await scene();
    await mine.type(WHOLE);
    await mine.publish();
    await mine.type({ problem: "Too short." });
    expect(await mine.publish()).toMatchObject({ output: { is_published: false, editor: { status: "published" } } });
    expect(await shown()).toMatchObject({ output: { sections: [{}, { text: WHOLE.problem }, {}] } });
  });

  it("shows before what visitors will read", async () => {
    const { mine, public: shown } = await scene();
    await mine.type(WHOLE);
    const preview = await mine.preview();
    await mine.publish();
    const page = await shown();
    const { updated_at: _a, published_at: _b, ...told } = page.ok ? page.output : preview;
    expect(page.ok && preview).toMatchObject(told);
  });
});

describe("unpublishing a story", () => {
  it("takes its page away at once and keeps the texts; only publishing brings it back, with its first date", async () => {
    const { mine, set, listing, page, public: shown } = await scene();
    await mine.type(WHOLE);
    await mine.publish();
    await set({ whats_next: "Taken back below." });
    const { published_at } = await mine.read();
    expect(await shown()).toMatchObject({ ok: true });
    expect(await mine.unpublish()).toMatchObject({ status: "draft", page_url: null });
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ ok: false }));
    expect((await mine.read()).texts.problem.told).toBe(WHOLE.problem);
    app().clock.advance(60_000);
    await execute(revertListingVersion, page, { listing_id: listing.id, version: 3 });
    expect((await mine.read()).texts.whats_next.told).toBe("");
    expect(await shown()).toMatchObject({ ok: false });
    expect((await mine.read()).withheld_at).not.toBeNull();
    await mine.type({ title: "Again" });
    await mine.publish();
    expect(await mine.read()).toMatchObject({ status: "published", published_at, withheld_at: null });
    await mine.unpublish();
    expect(await set({ whats_next: "By an app." })).toMatchObject({ status: "published" });
  });
});
