import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { StoryEditor } from "@/lib/schemas/edits/story-editor";
import { findFounderProfile, founderFieldUrl, founderGaps } from "@/lib/services/account/founder-profile";
import { requireUser } from "@/lib/services/account/require-user";
import type { ListingRow } from "@/lib/services/listings/present";
import { storyRules, storyWriter } from "@/lib/services/listings/told/story";
import { storyUrl } from "@/lib/services/listings/told/told";
import { ownStoryTexts } from "./story-texts";

const s = schema.stories;

/** A listing's story as the people who run it write it. */
export async function presentStoryEditor(ctx: Ctx, db: Db, row: ListingRow): Promise<StoryEditor> {
  const { baseUrl } = ctx.site;
  const [told] = await db.select().from(s).where(eq(s.listingId, row.id));
  const profile = await findFounderProfile(db, await storyWriter(db, row, requireUser(ctx)));
  const isPublished = told?.status === "published";
  return {
    listing_id: row.id,
    texts: await ownStoryTexts(db, row),
    status: told?.status ?? "draft",
    published_at: isPublished ? (told.publishedAt?.toISOString() ?? null) : null,
    withheld_at: told?.withheldAt?.toISOString() ?? null,
    page_url: isPublished && row.status === "live" ? storyUrl(baseUrl, row.slug) : null,
    rules: storyRules(ctx.settings),
    profile_missing: founderGaps(profile).map(({ field, reason }) => ({
      reason,
      url: founderFieldUrl(baseUrl, field),
    })),
  };
}
