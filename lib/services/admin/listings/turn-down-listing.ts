import { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { cents, line, listingId } from "@/lib/schemas/primitives";
import { launchUrl } from "@/lib/services/launches/free-steps";
import { leaveQueue } from "@/lib/services/launches/leave-queue";
import { tellOwner } from "@/lib/services/launches/tell-owner";
import { moveListing } from "@/lib/services/listings/status";
import { refundListing } from "@/lib/services/orders/refunds/refund-listing";
import { jobContext } from "@/lib/services/site/job-context";
import { REASON_MAX } from "../desk/reason";
import { lockListing } from "./lock-listing";

const WAITING = ["draft", "awaiting_badge", "scheduled"];

/**
 * Rejects a listing that has not launched: it leaves its week, what was paid for it and has not begun goes back, and its owner is told
 * why. Throws `conflict` for one that has.
 */
export const turnDownListing = definePageOperation({
  name: "turn_down_listing",
  access: "admin",
  readOnly: false,
  stepUp: true, // it may give money back
  input: z.strictObject({ listing_id: listingId, reason: line(REASON_MAX) }),
  output: z.object({ refunded_cents: cents }),
  run: ({ ctx, input: { listing_id, reason } }) =>
    ctx.db.transaction(async (tx) => ({ refunded_cents: await turnDown(ctx, tx, listing_id, reason) })),
});

/** Orders are locked before their listings, as everywhere. */
async function turnDown(ctx: Ctx, tx: Db, id: number, reason: string): Promise<number> {
  const refunded = await refundListing(ctx, tx, { listingId: id, reason });
  const row = await lockListing(tx, ctx, id);
  if (!WAITING.includes(row.status))
    throw new AppError("conflict", `The listing is ${row.status} by now.`, "Look at the listing again.");
  const job = { ...(await jobContext(tx, ctx.site.id, ctx.now)), requestId: ctx.requestId };
  const saved = await leaveQueue(job, tx, row, reason);
  const moved = await moveListing(tx, ctx, saved, "turned_down", {}, reason);
  const { baseUrl } = ctx.site;
  const told = { at: ctx.now.toISOString(), reason, manage_url: launchUrl(baseUrl, id) };
  await tellOwner(tx, ctx.site, moved, "listing_turned_down", told);
  return refunded;
}
