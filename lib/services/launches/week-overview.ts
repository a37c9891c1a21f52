import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekDays, weekEnd, weekOf } from "@/lib/core/week";
import { withDenseRanks } from "../listings/dense-ranks";
import { isLive } from "../listings/live";
import { presentSummary, summaryColumns } from "../listings/present";
import { byVotes, liveStats } from "../listings/stats";
import { openWeeks } from "./free-weeks";

const t = schema.listings;
const NEWEST_SHOWN = 8;
const WEEK_SHOWN = 50;
const OPEN_SHOWN = 6;

/** What the home page shows: this week's launches by votes, the next weeks with free places, the newest of earlier weeks. */
export async function getHome(ctx: Ctx) {
  const week = weekOf(ctx.now);
  const live = and(eq(t.siteId, ctx.site.id), isLive);
  const [launches, newest, open] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(t)
      .innerJoin(schema.listingStats, liveStats)
      .where(and(live, eq(schema.listingStats.launchWeek, week)))
      .orderBy(...byVotes)
      .limit(WEEK_SHOWN),
    ctx.db
      .select(summaryColumns)
      .from(t)
      .where(and(live, isNotNull(t.launchedAt), sql`${t.launchWeek} is distinct from ${week}`))
      .orderBy(desc(t.launchedAt), desc(t.id))
      .limit(NEWEST_SHOWN),
    openWeeks(ctx, OPEN_SHOWN),
  ]);
  const { baseUrl } = ctx.site;
  return {
    week: {
      week,
      days: weekDays(week),
      ends_at: weekEnd(week).toISOString(),
      launches: withDenseRanks(launches.map((row) => presentSummary(row, baseUrl))),
    },
    open_weeks: open.map((one) => ({
      week: one.week,
      days: weekDays(one.week),
      free_taken: one.taken,
      free_slots: ctx.settings.free_slots_per_week,
    })),
    newest: newest.map((row) => presentSummary(row, baseUrl)),
  };
}
