import { and, desc, eq, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Week } from "@/lib/core/week";
import { countsHiddenUntil, hiddenWeekAt, weekState } from "@/lib/core/week-state";
import { isLive } from "@/lib/services/listings/live";
import { summaryColumns } from "@/lib/services/listings/present";
import { byVotes, liveStats } from "@/lib/services/listings/stats";
import { readBoard } from "../weeks/week-board";
import { ROLLING_DAYS } from "./board-words";
import type { ScoredRow } from "./scored-row";

const t = schema.listings;
const s = schema.listingStats;
const v = schema.votes;
const DAY_MS = 86_400_000;

/** Launches of a week by its votes; nothing of one to come. */
export async function readWeekly(ctx: Ctx, week: Week, limit: number): Promise<ScoredRow[]> {
  if (weekState(week, ctx.now) === "upcoming") return [];
  const rows = await readBoard(ctx, week, limit);
  return rows
    .map((row) => ({ ...row, score: row.votes, votes: row.allVotes }))
    .filter(hasPlace(countsHiddenUntil(week, ctx.now) !== null));
}

/** Without a vote nothing is first or last; while counts are hidden everything is shown. */
const hasPlace = (isHidden: boolean) => (row: ScoredRow) => isHidden || row.score > 0;

/** Live listings by the votes cast in the last 30 days. */
export function readMonthly(ctx: Ctx, limit: number): Promise<ScoredRow[]> {
  const counted = ctx.db
    .select({ listingId: v.listingId, score: sql<number>`count(*)::int`.as("score") })
    .from(v)
    .where(
      and(
        eq(v.siteId, ctx.site.id),
        inArray(v.state, ["counted", "released"]),
        gte(v.castAt, new Date(ctx.now.getTime() - ROLLING_DAYS * DAY_MS)),
      ),
    )
    .groupBy(v.listingId)
    .as("counted");
  return ctx.db
    .select({ ...summaryColumns, score: counted.score })
    .from(counted)
    .innerJoin(t, eq(t.id, counted.listingId))
    .where(and(eq(t.siteId, ctx.site.id), isLive, isToldYet(ctx)))
    .orderBy(desc(counted.score), desc(t.id))
    .limit(limit);
}

/** Live listings by all their votes. */
export function readAllTime(ctx: Ctx, limit: number): Promise<ScoredRow[]> {
  return ctx.db
    .select({ ...summaryColumns, score: s.votes })
    .from(t)
    .innerJoin(s, liveStats)
    .where(and(eq(s.siteId, ctx.site.id), gt(s.votes, 0), isToldYet(ctx)))
    .orderBy(...byVotes)
    .limit(limit);
}

/** Not of a week whose counts are still hidden. */
function isToldYet({ now }: Ctx): SQL | undefined {
  const week = hiddenWeekAt(now);
  return week ? sql`${t.launchWeek} is distinct from ${week}` : undefined;
}
