import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { founderStory } from "@/lib/schemas/people/founder-story";
import { listingId } from "@/lib/schemas/primitives";
import { findFounderProfile } from "@/lib/services/account/founder-profile";
import { requireUser } from "@/lib/services/account/require-user";
import { presentHead, sectionsOf } from "@/lib/services/founders/stories";
import { presentSummary, summaryColumns } from "@/lib/services/listings/present";
import { storyWriter } from "@/lib/services/listings/told/story";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";
import { ownStoryTexts, writtenStory } from "./story-texts";

const s = schema.stories;
const t = schema.listings;

/** A story as its page would show it if it were published now. */
export const previewStory = definePageOperation({
  name: "preview_story",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: founderStory,
  async run({ ctx, input }) {
    const { db, site, now } = ctx;
    const row = await getOwnedListing(ctx, input.listing_id);
    const written = writtenStory(await ownStoryTexts(db, row));
    const [told] = await db.select().from(s).where(eq(s.listingId, row.id));
    const [listing] = await db.select(summaryColumns).from(t).where(eq(t.id, row.id));
    if (!listing) throw new Error("a listing that was just read is not there");
    const profile = await findFounderProfile(db, await storyWriter(db, row, requireUser(ctx)));
    const { slug, name } = row;
    return {
      ...presentHead({ ...written, slug, name, profile, publishedAt: told?.publishedAt ?? now }, site.baseUrl),
      listing: presentSummary(listing, ctx),
      sections: sectionsOf(written.sections),
      updated_at: now.toISOString(),
    };
  },
});
