import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { myStory } from "@/lib/schemas/edits/my-story";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { storyOf, storyTexts, storyWriter } from "@/lib/services/listings/told/story";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentMyStory } from "./present-my-story";

const s = schema.stories;

/** One's own listing's story, written or not, with what it still needs. */
export const getMyStory = definePageOperation({
  name: "get_my_story",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: myStory,
  async run({ ctx, input }) {
    const row = await getOwnedListing(ctx, input.listing_id);
    const writer = await storyWriter(ctx.db, row, requireUser(ctx));
    const { gaps, ...now } = await storyOf(ctx, ctx.db, await storyTexts(ctx.db, row), writer);
    const [told] = await ctx.db.select().from(s).where(eq(s.listingId, row.id));
    const { status = "draft", publishedAt = null } = told ?? {};
    return presentMyStory(row, { ...now, status, publishedAt }, gaps, ctx);
  },
});
