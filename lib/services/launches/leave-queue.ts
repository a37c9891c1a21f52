import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { ListingRow } from "../listings/present";
import { moveListing } from "../listings/status";
import { releaseFreeSlot } from "./free-slots";

/** Takes a listing out of its launch week by the moves of a job: saved as before a plan was chosen, its free place others' again. `row` is locked. */
export async function leaveQueue(job: Ctx, tx: Db, row: ListingRow, reason: string): Promise<ListingRow> {
  if (row.status === "draft") return row;
  const none = { launchWeek: null, freePosition: null, freeMoves: 0 };
  if (row.plan === "paid") return moveListing(tx, job, row, "paid_returned", none, reason);
  const waiting = row.status === "scheduled" ? await moveListing(tx, job, row, "unscheduled", {}, reason) : row;
  if (row.launchWeek) await releaseFreeSlot(tx, row.siteId, row.launchWeek);
  return moveListing(tx, job, waiting, "returned", none, reason);
}
