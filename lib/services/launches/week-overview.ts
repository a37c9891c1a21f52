import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addWeeks, weekDays, weekEnd, weekOf } from "@/lib/core/week";
import { isLive } from "../listings/live";
import { presentSummary, summaryColumns } from "../listings/present";
import { withDenseRanks } from "./dense-ranks";
import { freeTaken } from "./free-weeks";

const t = schema.listings;
const NEWEST_SHOWN = 8;
const WEEK_SHOWN = 50;
const COMING_SHOWN = 6;

/** What the home page shows: this week's launches by votes, coming weeks with their free places, the newest of earlier weeks. */
export async function getHome(ctx: Ctx) {
  const week = weekOf(ctx.now);
  const coming = Array.from({ length: COMING_SHOWN }, (_, i) => addWeeks(week, i + 1));
  const live = and(eq(t.siteId, ctx.site.id), isLive);
  const [launches, newest, taken] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(t)
      .where(and(live, eq(t.launchWeek, week)))
      .orderBy(desc(t.votes), desc(t.id))
      .limit(WEEK_SHOWN),
    ctx.db
      .select(summaryColumns)
      .from(t)
      .where(and(live, isNotNull(t.launchedAt), sql`${t.launchWeek} is distinct from ${week}`))
      .orderBy(desc(t.launchedAt), desc(t.id))
      .limit(NEWEST_SHOWN),
    freeTaken(ctx.db, ctx.site.id, coming),
  ]);
  const { baseUrl } = ctx.site;
  return {
    week: {
      week,
      days: weekDays(week),
      ends_at: weekEnd(week).toISOString(),
      launches: withDenseRanks(launches.map((row) => presentSummary(row, baseUrl))),
    },
    coming: coming.map((one) => ({
      week: one,
      days: weekDays(one),
      free_taken: taken.get(one) ?? 0,
      free_slots: ctx.settings.free_slots_per_week,
    })),
    newest: newest.map((row) => presentSummary(row, baseUrl)),
  };
}
