import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { VoteState } from "@/lib/core/statuses";
import { parseWeek } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import { isLive } from "@/lib/services/listings/live";

const t = schema.listings;
const c = schema.companies;
const s = schema.listingStats;
const v = schema.votes;

/**
 * Whether a listing is the person's own: they own it, its company, another listing of that company on any site, or a company of
 * the same domain. `t` must be what is read.
 */
export function isOwnOf(userId: string): SQL<boolean> {
  const own = sql`select from ${c} one join ${c} same on same.domain = one.domain where one.id = ${t.companyId}`;
  const elsewhere = sql`select from ${t} other where other.company_id = ${t.companyId} and other.owner_id = ${userId}`;
  return sql<boolean>`(${or(
    eq(t.ownerId, userId),
    sql`exists (${own} and same.owner_id = ${userId})`,
    sql`exists (${elsewhere})`,
  )}) is true`;
}

/** Throws `not_found` unless the listing is live on this site, and `forbidden` where it is the person's own. */
export async function requireVotable({ site }: Ctx, tx: Db, userId: string, listingId: number): Promise<void> {
  const [row] = await tx
    .select({ isOwn: isOwnOf(userId) })
    .from(t)
    .where(and(eq(t.id, listingId), eq(t.siteId, site.id), isLive));
  if (!row) throw notFound("listing");
  if (row.isOwn)
    throw new AppError("forbidden", "Nobody can vote for their own product.", "Vote for products of others.");
}

/** The votes of a listing that count; null while those of its week are hidden. */
export async function shownVotes({ now }: Ctx, tx: Db, listingId: number): Promise<number | null> {
  const [row] = await tx.select({ votes: s.votes, week: s.launchWeek }).from(s).where(eq(s.listingId, listingId));
  const week = parseWeek(row?.week ?? "");
  return !row || (week && countsHiddenUntil(week, now)) ? null : row.votes;
}

/** Where a person's vote for a listing stands; null without one. */
export async function findVote(tx: Db, userId: string, listingId: number): Promise<VoteState | null> {
  const [row] = await tx
    .select({ state: v.state })
    .from(v)
    .where(and(eq(v.listingId, listingId), eq(v.userId, userId)));
  return row?.state ?? null;
}
