import { and, eq, isNotNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addWeeks, type Week, weekOf } from "@/lib/core/week";
import { findFounderProfile } from "../account/founder-profile";
import type { ListingRow } from "../listings/present";
import { listingPageUrl } from "../listings/present";
import { moveListing } from "../listings/status";
import { checkBadge } from "./check-badge";
import { releaseFreeSlot, takeFreeSlot } from "./free-slots";
import { freeSteps, launchUrl } from "./free-steps";
import { settleFree } from "./settle-free";
import { tellOwner } from "./tell-owner";

const t = schema.listings;
const OWNER_BANNED = "The account of its owner was closed by the site's team.";

async function findListing(db: Db, id: number): Promise<ListingRow | null> {
  const [row] = await db.select().from(t).where(eq(t.id, id));
  return row ?? null;
}

/** The daily look at a listing that waits for its badge; one that does so no longer is left alone. */
export async function recheckWaiting(job: Ctx, id: number): Promise<void> {
  const row = await findListing(job.db, id);
  if (row?.status === "awaiting_badge") await recheck(job, row);
}

/** The look right before go-live. A listing that launched or moved on since this was asked for is left alone. */
export async function recheckDue(job: Ctx, id: number): Promise<void> {
  const row = await findListing(job.db, id);
  if (row && isDue(row, weekOf(job.now))) await recheck(job, row);
}

/** Queued, and its week has come or was missed. */
function isDue({ status, launchWeek }: ListingRow, week: Week): boolean {
  return (status === "scheduled" || status === "awaiting_badge") && launchWeek !== null && launchWeek <= week;
}

/** Looks for the badge of a free launch again and settles its queue status. */
async function recheck(job: Ctx, row: ListingRow): Promise<void> {
  if (row.plan !== "free") return;
  await checkBadge(job.db, job.site, row, job.now);
  await job.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(eq(t.id, row.id)).for("update");
    if (locked) await settleFree(tx, job, locked);
  });
}

/**
 * Launches one due listing, or moves it on when it is not ready. Repeatable: a listing that is not due stays as it is. Of
 * somebody who is banned nothing launches: a free launch moves on, a paid one is held in its week until the ban is lifted or it is refunded.
 */
export async function launchOrMove(job: Ctx, id: number): Promise<"live" | "moved" | "returned" | "held" | "not_due"> {
  return job.db.transaction(async (tx) => {
    const [row] = await tx.select().from(t).where(eq(t.id, id)).for("update");
    const week = weekOf(job.now);
    if (!row || !isDue(row, week)) return "not_due";
    const isBanned = await hasBannedOwner(tx, row);
    if (row.status === "scheduled" && !isBanned) return goLive(job, tx, row, week);
    if (row.plan === "paid") return "held";
    const waiting = row.status === "scheduled" ? await moveListing(tx, job, row, "unscheduled", {}, OWNER_BANNED) : row;
    return moveOn(job, tx, waiting, week, isBanned ? OWNER_BANNED : null);
  });
}

async function hasBannedOwner(tx: Db, { ownerId }: ListingRow): Promise<boolean> {
  const u = schema.users;
  return ownerId !== null && (await tx.$count(u, and(eq(u.id, ownerId), isNotNull(u.bannedAt)))) > 0;
}

async function goLive(job: Ctx, tx: Db, row: ListingRow, week: Week): Promise<"live"> {
  await moveListing(tx, job, row, "launched", { launchWeek: week, launchedAt: job.now });
  await tellOwner(tx, job.site, row, "launched", { week, page_url: listingPageUrl(job.site.baseUrl, row.slug) });
  return "live";
}

/** Unmet at its week: on to the next open week; after the last allowed move back to draft. Nothing is deleted. */
async function moveOn(
  job: Ctx,
  tx: Db,
  row: ListingRow,
  week: Week,
  banned: string | null,
): Promise<"moved" | "returned"> {
  const manage_url = launchUrl(job.site.baseUrl, row.id);
  const reason = banned ?? `Badge or founder profile was missing in week ${week}.`;
  const why = banned ?? (await whatIsMissing(job, tx, row));
  if (row.launchWeek) await releaseFreeSlot(tx, row.siteId, row.launchWeek);
  if (row.freeMoves >= job.settings.free_moves_max) {
    await moveListing(tx, job, row, "returned", { launchWeek: null, freePosition: null, freeMoves: 0 }, reason);
    await tellOwner(tx, job.site, row, banned ? "launch_held" : "launch_returned", { week, why, manage_url });
    return "returned";
  }
  const slot = await takeFreeSlot(job, tx, addWeeks(week, 1));
  const place = { launchWeek: slot.week, freePosition: slot.position, freeMoves: row.freeMoves + 1 };
  await moveListing(tx, job, row, "moved_on", place, reason);
  const told = { week, next_week: slot.week, why, manage_url };
  await tellOwner(tx, job.site, row, banned ? "launch_held" : "launch_moved", told);
  return "moved";
}

/** The reasons why a free launch was not ready, for its owner. */
async function whatIsMissing({ site }: Ctx, tx: Db, row: ListingRow): Promise<string> {
  const profile = row.ownerId ? await findFounderProfile(tx, row.ownerId) : null;
  return freeSteps(row, profile, site.baseUrl)
    .map(({ reason }) => reason)
    .join(" ");
}
