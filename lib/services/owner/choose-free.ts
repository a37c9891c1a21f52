import { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { freeChoice } from "@/lib/schemas/my-listing";
import { listingId } from "@/lib/schemas/primitives";
import { checkBadge } from "@/lib/services/launches/check-badge";
import { takeFreeSlot } from "@/lib/services/launches/free-slots";
import { firstFreeWeek } from "@/lib/services/launches/free-weeks";
import { settleFree } from "@/lib/services/launches/settle-free";
import type { ListingRow } from "@/lib/services/listings/present";
import { moveListing } from "@/lib/services/listings/status";
import { lockListingAsOwner } from "./owned-listing";

/** Chooses the free plan: reserves the first open launch week, looks for the badge, and says what is still missing. Repeatable: the week stays. */
export const chooseFreeListing = defineOperation({
  name: "choose_free_listing",
  method: "POST",
  path: "/me/listings/{listing_id}/free",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  repeatable: true,
  openWorld: true,
  bucket: "badge_check",
  title: "Choose the free launch",
  summary:
    "Queue your saved listing for a free launch week. It goes live in that week once the badge is on your site and your founder profile is complete; `missing` says what is left, with links. Call it again to check again; the week stays.",
  input: z.strictObject({ listing_id: listingId }),
  output: freeChoice,
  errors: ["already_launched", "conflict"],
  example: { listing_id: 1001 },
  nextSteps: (one) =>
    one.missing.length > 0
      ? [`choose_free_listing {"listing_id": ${one.listing_id}} after the missing steps are done`]
      : [],
  async run({ ctx, input }) {
    const reserved = await ctx.db.transaction(async (tx) =>
      reserveWeek(ctx, tx, await lockListingAsOwner(ctx, tx, input.listing_id)),
    );
    const checked = await checkBadge(ctx.db, ctx.site, reserved, ctx.now);
    return ctx.db.transaction(async (tx) => {
      const locked = await lockListingAsOwner(ctx, tx, checked.id);
      const { row, missing } = await settleFree(tx, ctx, locked);
      return {
        listing_id: row.id,
        plan: row.plan,
        status: row.status,
        launch_week: row.launchWeek,
        position: row.freePosition,
        missing,
      };
    });
  },
});

async function reserveWeek(ctx: Ctx, tx: Db, row: ListingRow): Promise<ListingRow> {
  if (row.status === "live" && row.launchWeek === null)
    throw new AppError(
      "already_launched",
      "This listing is public already: the site's team listed it, without a launch.",
      "The free launch is for listings that are not public yet; see get_my_listing.",
    );
  if (row.plan === "paid" || row.status === "live") {
    throw new AppError(
      "already_launched",
      "This listing is launched or paid for already.",
      "Nothing is left to do; see get_my_listing.",
    );
  }
  if (["paused", "rejected", "removed"].includes(row.status)) {
    throw new AppError("conflict", `This listing is ${row.status}.`, "Write to the site's team to open it again.");
  }
  if (row.plan === "free" && row.launchWeek) return row;
  const slot = await takeFreeSlot(ctx, tx, firstFreeWeek(ctx));
  const place = { launchWeek: slot.week, freePosition: slot.position, freeMoves: 0 };
  return moveListing(tx, ctx, row, "free_chosen", place);
}
