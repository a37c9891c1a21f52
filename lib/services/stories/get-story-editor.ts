import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { storyEditor } from "@/lib/schemas/edits/story-editor";
import { listingId } from "@/lib/schemas/primitives";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentStoryEditor } from "./present-story-editor";

/** The story of a listing one runs, with what is written of it and not published. */
export const getStoryEditor = definePageOperation({
  name: "get_story_editor",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: storyEditor,
  async run({ ctx, input }) {
    return presentStoryEditor(ctx, ctx.db, await getOwnedListing(ctx, input.listing_id));
  },
});
