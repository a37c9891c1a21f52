import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { StoryInput } from "@/lib/schemas/story";
import { requireUser } from "@/lib/services/account/require-user";
import type { ListingRow } from "@/lib/services/listings/present";
import { settleStory, storyTexts, storyWriter, withSections } from "@/lib/services/listings/told/story";
import { writeListing } from "@/lib/services/listings/write";

/** Writes sections of a locked listing's story and publishes it where it passes the rules; also one that was unpublished. */
export async function tellStory(ctx: Ctx, tx: Db, before: ListingRow, sent: StoryInput) {
  const written = withSections(await storyTexts(tx, before), sent);
  const row = await writeListing(ctx, tx, before, (content) => ({ ...content, story: written }));
  const writer = await storyWriter(tx, row, requireUser(ctx));
  return { row, ...(await settleStory(ctx, tx, row, writer)) };
}
