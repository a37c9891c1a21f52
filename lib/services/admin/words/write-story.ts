import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import type { ListingRow } from "@/lib/services/listings/present";
import { settleStory, storyWriter } from "@/lib/services/listings/told/story";
import { withholdStory } from "@/lib/services/stories/status";
import { lockListing } from "../listings/lock-listing";

const s = schema.stories;

interface Change {
  listingId: number;
  isPublished: boolean;
  /** When the act that is taken back unpublished it: a story that was taken down again since is left alone. */
  withheldAt?: Date;
  reason: string;
  undoes?: number;
}

/**
 * Takes a published story off its page, with a reason that the listing's owner gets, or takes that back, as far as the story still passes
 * the site's rules. Throws `not_found`, `conflict`.
 */
export async function writeStory(tx: Db, ctx: Ctx, change: Change): Promise<void> {
  const { listingId, isPublished, reason, undoes } = change;
  const row = await lockListing(tx, ctx, listingId);
  const [story] = await tx.select().from(s).where(eq(s.listingId, listingId)).for("update");
  if (!story || (story.status === "published") === isPublished)
    throw new AppError("conflict", `The story is ${isPublished ? "" : "not "}public already.`, "Look at it again.");
  if (isPublished) {
    await refuseOthers(tx, row, story, change.withheldAt);
    const { story: settled } = await settleStory(ctx, tx, row, story.userId);
    if (settled.status !== "published")
      throw new AppError("conflict", "The story lacks what the site asks for by now.", "Leave it to its writer.");
  } else await withholdStory(tx, listingId, ctx.now);
  await audit(tx, ctx, {
    entity: { kind: "story", id: listingId },
    did: isPublished ? "published_again" : "unpublished",
    before: { title: story.title, status: story.status },
    after: { title: story.title, status: isPublished ? "published" : "draft" },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
  const story_url = `${ctx.site.baseUrl}/dashboard/listings/${listingId}/story`;
  const at = ctx.now.toISOString();
  const told = isPublished ? { at, story_url } : { at, reason, story_url };
  await tellOwner(tx, ctx.site, row, isPublished ? "story_published_again" : "story_unpublished", told);
}

/** Its author may have taken it down by themselves since, or run the listing no more: then it is not the desk's to publish. */
async function refuseOthers(tx: Db, row: ListingRow, story: typeof s.$inferSelect, withheldAt?: Date): Promise<void> {
  if (withheldAt && story.withheldAt?.getTime() !== withheldAt.getTime())
    throw new AppError("conflict", "Its author took the story down since.", "Leave it to its writer.");
  if ((await storyWriter(tx, row, "")) !== story.userId)
    throw new AppError("conflict", "Its author runs this listing no more.", "Leave it to those who do.");
}
