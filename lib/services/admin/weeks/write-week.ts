import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { type Week, weekDays, weekOf } from "@/lib/core/week";
import { releaseFreeSlot, takeFreeSlotOf } from "@/lib/services/launches/free-slots";
import { launchUrl } from "@/lib/services/launches/free-steps";
import { lastFreeWeek } from "@/lib/services/launches/free-weeks";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import type { ListingRow } from "@/lib/services/listings/present";
import { moveListing } from "@/lib/services/listings/status";
import { moveLaunchPlace } from "@/lib/services/orders/offers/move-launch";
import { refuseStranded } from "@/lib/services/orders/offers/stranded-weeks";
import { lockListing } from "../listings/lock-listing";

interface Change {
  listingId: number;
  week: Week;
  reason: string;
  undoes?: number;
}

/**
 * Moves a listing that waits for its launch to a week to come, with its place of whatever kind, and tells its owner why. Throws
 * `conflict` for one that does not wait, where that week has no place left, and where other weeks sold for it would come before;
 * `validation_failed` for a week that has begun or that the queue does not reach.
 */
export async function writeWeek(tx: Db, ctx: Ctx, { listingId, week, reason, undoes }: Change): Promise<void> {
  if (week <= weekOf(ctx.now)) throw invalid("/week", "This week has begun.", "Choose a week to come.");
  const last = lastFreeWeek(ctx);
  if (week > last) throw invalid("/week", "The queue does not reach so far.", `Choose a week up to ${last}.`);
  const row = await lockListing(tx, ctx, listingId);
  if (row.launchWeek === week)
    throw new AppError("conflict", "It launches in this week already.", "Look at the queue again.");
  if (row.status !== "awaiting_badge" && row.status !== "scheduled")
    throw new AppError("conflict", `The listing is ${row.status}: it waits for no launch.`, "Look at it again.");
  await refuseStranded(tx, ctx, { listingId, week });
  const to = { launchWeek: week, freePosition: await movePlace(tx, ctx, row, week) };
  const name = row.status === "scheduled" ? "rescheduled" : "requeued";
  const moved = await moveListing(tx, ctx, row, name, to, reason, undoes);
  await tellOwner(tx, ctx.site, moved, "launch_rescheduled", {
    at: ctx.now.toISOString(),
    ...{ days: weekDays(week), from: row.launchWeek ?? "", to: week },
    ...{ reason, manage_url: launchUrl(ctx.site.baseUrl, row.id) },
  });
}

/** Its position among the free launches of that week; null for a paid one. */
async function movePlace(tx: Db, ctx: Ctx, row: ListingRow, week: Week): Promise<number | null> {
  if (row.plan === "paid") {
    await moveLaunchPlace(ctx, tx, { listingId: row.id, name: row.name, week });
    return null;
  }
  if (row.launchWeek) await releaseFreeSlot(tx, row.siteId, row.launchWeek);
  const slot = await takeFreeSlotOf(ctx, tx, week);
  if (!slot) throw new AppError("conflict", `Week ${week} has no free place left.`, "Choose another week.");
  return slot.position;
}
