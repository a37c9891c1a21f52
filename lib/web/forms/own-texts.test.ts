import { expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { STORY_SECTION_MAX } from "@/lib/schemas/story";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { getStoryEditor } from "@/lib/services/stories/get-story-editor";
import { publishStory } from "@/lib/services/stories/publish-story";
import { saveStoryDraft } from "@/lib/services/stories/save-story-draft";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing } from "@/lib/testing/database/factories";
import { publishTexts } from "./own-texts";

const app = useApp({ operations: [] });
const free = useFreeLaunches(app);
const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(" ");
/** Two texts of a draft that become one section, longer than a section can be typed. */
const LONG = { story: words(1_000, "winter"), why_started: words(1_000, "boards") };

/** An owner's page with the editor of a story. */
async function scene() {
  const owner = await free().newOwner({ isComplete: true });
  const ctx = await app().context(sessionActor({ id: owner.userId, email: "o@people.example", isAdmin: false }));
  const { id: listing_id } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId });
  const key = await app().context(owner);
  const set = (body: object) => execute(setFounderStory, key, { listing_id, ...body });
  const texts = async () => (await execute(getStoryEditor, ctx, { listing_id })).output.texts;
  /** The form as the page shows it, with what was typed. */
  const form = async (typed: Record<string, string> = {}) => {
    const sent = new FormData();
    for (const [place, { text, mark }] of Object.entries(await texts())) {
      sent.set(`seen_${place}`, mark);
      sent.set(place, (typed[place] ?? text).replaceAll("\n", "\r\n"));
    }
    return sent;
  };
  const publish = (sent: FormData) =>
    publishTexts(sent, {
      save: async (typed) => {
        const { output } = await execute(saveStoryDraft, ctx, { listing_id, texts: typed });
        return { texts: output.editor.texts, contested: output.contested };
      },
      publish: async (seen) => {
        const { output } = await execute(publishStory, ctx, { listing_id, seen });
        return { texts: output.editor.texts, said: output.is_published ? "Published." : "Unfinished." };
      },
    });
  return { set, texts, form, publish };
}

it("publishes beside a told section that is longer than one can be typed", async () => {
  const { set, texts, form, publish } = await scene();
  await set({ title: "How it began", problem: words(60, "folder"), what_built: words(60, "files") });
  for (const [part, text] of Object.entries(LONG))
    await app().sql`update listings set content = jsonb_set(content, array['story', ${part}], to_jsonb(${text}::text))`;
  expect((await texts()).how_started.told.length).toBeGreaterThan(STORY_SECTION_MAX);
  expect(await publish(await form({ title: "How it all began" }))).toMatchObject({
    ok: true,
    data: { said: "Published.", contested: [] },
  });
  const now = await texts();
  expect(now.title.told).toBe("How it all began");
  expect(now.how_started.told).toContain(LONG.why_started);
});

it("publishes no text that came after the form was shown, in a place where nothing was typed", async () => {
  const { set, texts, form, publish } = await scene();
  await set({ title: "How it began", problem: words(300, "folder") });
  const shown = await form({ title: "How it all began" });
  await set({ problem: words(300, "theirs") });
  expect(await publish(shown)).toMatchObject({ ok: true, data: { contested: ["problem"] } });
  expect((await texts()).title.told).toBe("How it began");
});

it("keeps the text that was chosen where two stood, and publishes none before that", async () => {
  const { set, texts, form, publish } = await scene();
  await set({ title: "How it began" });
  await publish(await form({ title: "Written here" }));
  await set({ title: "Told by an app" });
  expect((await texts()).title.is_contested).toBe(true);
  const open = await form();
  open.delete("title"); // neither was chosen
  expect(await publish(open)).toMatchObject({ ok: false, code: "precondition_failed" });
  const chosen = await form();
  chosen.set("intent", "keep");
  expect(await publish(chosen)).toMatchObject({ ok: true, data: { contested: [] } });
  expect((await texts()).title).toMatchObject({ text: "Written here", is_contested: false });
});
