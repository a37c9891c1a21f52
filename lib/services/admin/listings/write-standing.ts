import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { launchUrl } from "@/lib/services/launches/free-steps";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import { type ListingRow, listingPageUrl } from "@/lib/services/listings/present";
import { moveListing } from "@/lib/services/listings/status";
import { lockListing } from "./lock-listing";

/** What the site's team does to a listing's status. */
export const STANDING_MOVES = ["paused", "rejected", "restored"] as const;

interface Change {
  listingId: number;
  move: (typeof STANDING_MOVES)[number];
  reason: string;
  undoes?: number;
}

/** Takes a listing off the site or puts it back, and tells its owner; one that never launched is open to be launched again. Throws `conflict` from where that move does not begin. */
export async function writeStanding(tx: Db, ctx: Ctx, { listingId, move, reason, undoes }: Change): Promise<void> {
  const row = await lockListing(tx, ctx, listingId);
  if (move === "restored" && row.launchedAt === null) return reopen(tx, ctx, row, { reason, undoes });
  const moved = await moveListing(tx, ctx, row, move, {}, reason, undoes);
  const { baseUrl } = ctx.site;
  const at = ctx.now.toISOString();
  const told =
    move === "restored"
      ? { at, page_url: listingPageUrl(baseUrl, row.slug) }
      : { at, reason, manage_url: launchUrl(baseUrl, row.id) };
  await tellOwner(tx, ctx.site, moved, `listing_${move}`, told);
}

async function reopen(
  tx: Db,
  ctx: Ctx,
  row: ListingRow,
  { reason, undoes }: { reason: string; undoes: number | undefined },
): Promise<void> {
  const moved = await moveListing(tx, ctx, row, "reopened", {}, reason, undoes);
  const told = { at: ctx.now.toISOString(), manage_url: launchUrl(ctx.site.baseUrl, row.id) };
  await tellOwner(tx, ctx.site, moved, "listing_reopened", told);
}
