import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { storyEditor } from "@/lib/schemas/edits/story-editor";
import { listingId } from "@/lib/schemas/primitives";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentStoryEditor } from "./present-story-editor";
import { withholdStory } from "./status";

/**
 * Takes a story's page away at once. Its texts stay with the listing. Publishing brings the page back, and so does
 * `set_founder_story`; no other edit of the listing does. Repeatable.
 */
export const unpublishStory = definePageOperation({
  name: "unpublish_story",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId }),
  output: storyEditor,
  async run({ ctx, input: { listing_id } }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, listing_id);
      await withholdStory(tx, row.id, ctx.now);
      return presentStoryEditor(ctx, tx, row);
    });
  },
});
