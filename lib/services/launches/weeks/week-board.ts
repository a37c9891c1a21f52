import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Week } from "@/lib/core/week";
import { countsHiddenUntil, weekState } from "@/lib/core/week-state";
import type { Launch } from "@/lib/schemas/launches/launch";
import { isRanked, withDenseRanks } from "@/lib/services/listings/dense-ranks";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary, type SummaryRow, summaryColumns } from "@/lib/services/listings/present";
import { byLaunchVotes, liveStats, votesAbove } from "@/lib/services/listings/stats";

const t = schema.listings;
const s = schema.listingStats;
const HOUR_LENGTH = "2026-11-16T00".length;

/** A launch as its board reads it: `votes` are those of its week. */
export type LaunchRow = SummaryRow & { screenshotUrl: string | null; allVotes: number };

export const launchColumns = {
  ...summaryColumns,
  screenshotUrl: t.screenshotUrl,
  votes: s.launchVotes,
  allVotes: s.votes,
};

/** By votes of the week; while these are hidden in an order that says nothing and changes each hour. */
function boardOrder(week: Week, now: Date): SQL[] {
  if (!countsHiddenUntil(week, now)) return byLaunchVotes;
  const hour = now.toISOString().slice(0, HOUR_LENGTH);
  return [sql`md5(${s.listingId} || ${hour})`];
}

/** The live launches of a week in the order of its board. */
export function readBoard({ db, site, now }: Ctx, week: Week, limit: number): Promise<LaunchRow[]> {
  return db
    .select(launchColumns)
    .from(t)
    .innerJoin(s, liveStats)
    .where(and(eq(t.siteId, site.id), isLive, eq(s.launchWeek, week)))
    .orderBy(...boardOrder(week, now))
    .limit(limit);
}

/** How many launch in a week: live ones, and before it those that are queued for it. */
export async function countLaunches({ db, site, now }: Ctx, week: Week): Promise<number> {
  const isQueued = inArray(t.status, ["awaiting_badge", "scheduled"]);
  const isShown = weekState(week, now) === "upcoming" ? isQueued : isLive;
  return db.$count(t, and(eq(t.siteId, site.id), eq(t.launchWeek, week), isShown));
}

/** Launches of one week from its first on, ranked; without votes and ranks while these are hidden. */
export function presentBoard(rows: LaunchRow[], ctx: Pick<Ctx, "site" | "now">, week: Week): Launch[] {
  const isHidden = countsHiddenUntil(week, ctx.now) !== null;
  return withDenseRanks(rows).map(({ rank, ...row }) => ({
    ...presentSummary(row, ctx),
    rank: isHidden ? null : rank,
  }));
}

/** Beside the columns of a launch, what its rank is told from where it stands outside its board. */
export const launchColumnsAlone = { ...launchColumns, votesAbove };

/** One launch outside its board, with its votes and rank there. */
export function presentLaunch(row: LaunchRow & { votesAbove: number }, ctx: Pick<Ctx, "site" | "now">): Launch {
  const summary = presentSummary(row, ctx);
  return { ...summary, rank: row.launchWeek && isRanked(row) && summary.votes !== null ? row.votesAbove + 1 : null };
}
