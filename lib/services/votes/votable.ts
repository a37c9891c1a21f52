import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { VoteState } from "@/lib/core/statuses";
import { parseWeek } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import type { VoteAnswer } from "@/lib/schemas/votes";
import { isLive } from "@/lib/services/listings/live";
import { cofoundedBy } from "@/lib/services/listings/people/run-by";

const t = schema.listings;
const c = schema.companies;
const s = schema.listingStats;
const v = schema.votes;
const other = alias(t, "other");
const same = alias(c, "same");

/**
 * Ids of what is a person's own: they own the listing, its company, another listing of it on any site, or a company of its domain,
 * or are a co-founder of one.
 */
export function ownListings(db: Db, userId: string) {
  const own = db.select({ id: t.id }).from(t).where(eq(t.ownerId, userId));
  const theirs = db.select({ id: other.companyId }).from(other).where(eq(other.ownerId, userId));
  const domains = db
    .select({ domain: same.domain })
    .from(same)
    .where(or(eq(same.ownerId, userId), sql`${same.id} = any(${cofoundedBy(userId)})`));
  const ofDomain = db.select({ id: c.id }).from(c).where(inArray(c.domain, domains));
  return union(
    own,
    db
      .select({ id: t.id })
      .from(t)
      .where(inArray(t.companyId, union(theirs, ofDomain))),
  );
}

/** Throws `not_found` unless the listing is live on this site, and `forbidden` where it is the person's own. */
export async function requireVotable({ site }: Ctx, tx: Db, userId: string, listingId: number): Promise<void> {
  const [row] = await tx
    .select({ isOwn: sql<boolean>`${inArray(t.id, ownListings(tx, userId))}` })
    .from(t)
    .where(and(eq(t.id, listingId), eq(t.siteId, site.id), isLive));
  if (!row) throw notFound("listing");
  if (row.isOwn)
    throw new AppError("forbidden", "Nobody can vote for their own product.", "Vote for products of others.");
}

/** The votes of a listing that count, all and those of its launch week; null while these are hidden. */
export async function shownVotes(
  { now }: Ctx,
  tx: Db,
  listingId: number,
): Promise<Pick<VoteAnswer, "votes" | "week_votes">> {
  const [row] = await tx
    .select({ votes: s.votes, week_votes: s.launchVotes, week: s.launchWeek })
    .from(s)
    .where(eq(s.listingId, listingId));
  const week = parseWeek(row?.week ?? "");
  if (!row || (week && countsHiddenUntil(week, now))) return { votes: null, week_votes: null };
  return { votes: row.votes, week_votes: row.week_votes };
}

/** Where a person's vote for a listing stands; null without one. */
export async function findVote(tx: Db, userId: string, listingId: number): Promise<VoteState | null> {
  const [row] = await tx
    .select({ state: v.state })
    .from(v)
    .where(and(eq(v.listingId, listingId), eq(v.userId, userId)));
  return row?.state ?? null;
}
