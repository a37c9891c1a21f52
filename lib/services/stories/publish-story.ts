import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { seenStory, storyEditor } from "@/lib/schemas/edits/story-editor";
import { storyTextGaps } from "@/lib/schemas/edits/story-rules";
import { listingId } from "@/lib/schemas/primitives";
import type { StoryInput } from "@/lib/schemas/story";
import { requireSeen } from "@/lib/services/listings/told/own-text";
import { tellStory } from "@/lib/services/owner/editing/tell-story";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentStoryEditor } from "./present-story-editor";
import { ownStoryTexts, type StoryTexts, writtenStory } from "./story-texts";

const d = schema.storyDrafts;

/**
 * Publishes a story as it was seen in the editor, also one that was unpublished. One that fails the site's rules stays as it is,
 * public or not, with what is written of it. Throws `precondition_failed` where a text is another by now.
 */
export const publishStory = definePageOperation({
  name: "publish_story",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, seen: seenStory }),
  output: z.object({ is_published: z.boolean(), editor: storyEditor }),
  async run({ ctx, input: { listing_id, seen } }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, listing_id);
      const texts = await ownStoryTexts(tx, row);
      requireSeen(texts, seen);
      const { rules, profile_missing } = await presentStoryEditor(ctx, tx, row);
      if (storyTextGaps(writtenStory(texts), rules).length > 0 || profile_missing.length > 0)
        return { is_published: false, editor: await presentStoryEditor(ctx, tx, row) };
      const { row: told } = await tellStory(ctx, tx, row, changedIn(texts));
      await tx.delete(d).where(eq(d.listingId, row.id));
      return { is_published: true, editor: await presentStoryEditor(ctx, tx, told) };
    });
  },
});

/** The texts that differ from what is told; the others keep the parts that they were told in. */
function changedIn(texts: StoryTexts): StoryInput {
  const changed = Object.entries(texts).filter(([, { text, told }]) => text.trim() !== told);
  return Object.fromEntries(changed.map(([place, { text }]) => [place, text.trim()]));
}
