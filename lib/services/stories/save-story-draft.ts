import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { STORY_PLACES } from "@/lib/core/statuses";
import type { OwnText } from "@/lib/schemas/edits/own-text";
import { type StoryPlace, storyEditor, storyPlace, typedStory } from "@/lib/schemas/edits/story-editor";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { settleTyped, toldMark } from "@/lib/services/listings/told/own-text";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentStoryEditor } from "./present-story-editor";
import { ownStoryTexts } from "./story-texts";

const d = schema.storyDrafts;

/**
 * Keeps what is typed of a story, where nobody but the people who run the listing sees it. A text that somebody else changed since
 * it was seen is left as it is and named in `contested`; the others are kept.
 */
export const saveStoryDraft = definePageOperation({
  name: "save_story_draft",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, texts: typedStory }),
  output: z.object({ contested: z.array(storyPlace), editor: storyEditor }),
  async run({ ctx, input: { listing_id, texts } }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, listing_id);
      const now = await ownStoryTexts(tx, row);
      const by = { listingId: row.id, userId: requireUser(ctx), updatedAt: ctx.now };
      const contested: StoryPlace[] = [];
      for (const place of STORY_PLACES) {
        const typed = texts[place];
        const outcome = typed ? settleTyped(now[place], typed) : "same";
        if (outcome === "contested") contested.push(place);
        if (outcome === "told") await forget(tx, row.id, place);
        if (outcome === "draft" && typed) await keep(tx, by, place, typed.text, now[place]);
      }
      return { contested, editor: await presentStoryEditor(ctx, tx, row) };
    });
  },
});

type Keeping = Pick<typeof d.$inferInsert, "listingId" | "userId" | "updatedAt">;

async function keep(tx: Db, by: Keeping, place: StoryPlace, text: string, { told }: OwnText): Promise<void> {
  const values = { ...by, text, over: toldMark(told) };
  await tx
    .insert(d)
    .values({ ...values, place })
    .onConflictDoUpdate({ target: [d.listingId, d.place], set: values });
}

async function forget(tx: Db, id: number, place: StoryPlace): Promise<void> {
  await tx.delete(d).where(and(eq(d.listingId, id), eq(d.place, place)));
}
