import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { findFounderProfile } from "@/lib/services/account/founder-profile";
import type { ListingRow } from "../listings/present";
import { moveListing } from "../listings/status";
import { freeSteps } from "./free-steps";

/** Moves a queued listing between awaiting_badge and scheduled by what it still needs. */
export async function settleFree(tx: Db, ctx: Ctx, row: ListingRow) {
  const profile = row.ownerId ? await findFounderProfile(tx, row.ownerId) : null;
  const missing = freeSteps(row, profile, ctx.site.baseUrl);
  const isReady = missing.length === 0;
  if (isReady && row.status === "awaiting_badge")
    return { row: await moveListing(tx, ctx, row, "scheduled", {}), missing };
  if (!isReady && row.status === "scheduled")
    return { row: await moveListing(tx, ctx, row, "unscheduled", {}), missing };
  return { row, missing };
}
