import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line, listingId } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeStory } from "./write-story";

/** Takes a founder's story off its page, with a reason that the listing's owner gets by mail. */
export const takeStoryOff = definePageOperation({
  name: "take_story_off",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["story.unpublished"] },
  input: z.strictObject({ listing_id: listingId, reason: line(REASON_MAX) }),
  output: z.object({ listing_id: z.number().int() }),
  run: ({ ctx, input: { listing_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeStory(tx, ctx, { listingId: listing_id, isPublished: false, reason });
      return { listing_id };
    }),
});
