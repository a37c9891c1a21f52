import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { perPage } from "@/lib/core/pagination";
import { resolveWeek, type Week, weekDays, weekEnd, weekOf, weekStart } from "@/lib/core/week";
import { countsHiddenUntil, weekState } from "@/lib/core/week-state";
import { type LaunchWeekBoard, launchWeekBoard } from "@/lib/schemas/launches/launch";
import { weekInput } from "@/lib/schemas/week";
import { badgeUrl } from "../badges/badge-url";
import { freePlacesFrom, isFreeWeek } from "../free-weeks";
import { countLaunches, presentBoard, readBoard } from "./week-board";

/** The launches of one week: its board while it runs and after, no more than counts before. */
export const getLaunchWeek = defineOperation({
  name: "get_launch_week",
  method: "GET",
  path: "/launches/weeks/{week}",
  access: "public",
  toolset: "read",
  title: "Get a launch week",
  summary:
    "One launch week: its launches by the votes cast in it, its awards once closed, its free places. Coming weeks have counts only; votes stay hidden in the first four hours.",
  input: z.strictObject({ week: weekInput, per_page: perPage }),
  output: launchWeekBoard,
  example: { week: "current", per_page: 5 },
  nextSteps: ({ items: [first] }) => (first ? [`get_listing {"slug": "${first.slug}"}`] : ["list_launches"]),
  cacheTags: ({ siteId, output }) => [
    tags.week(siteId, output.week),
    ...output.items.map(({ id }) => tags.listing(id)),
  ],
  async run({ ctx, input }) {
    const week = resolveWeek(input.week, ctx.now) ?? weekOf(ctx.now); // the input's own check leaves no other
    const isPublic = weekState(week, ctx.now) !== "upcoming";
    const [rows, total, awards, places] = await Promise.all([
      isPublic ? readBoard(ctx, week, input.per_page) : [],
      countLaunches(ctx, week),
      listWeekAwards(ctx, week),
      freePlaces(ctx, week),
    ]);
    return {
      week,
      days: weekDays(week),
      starts_at: weekStart(week).toISOString(),
      ends_at: weekEnd(week).toISOString(),
      state: weekState(week, ctx.now),
      counts_hidden_until: countsHiddenUntil(week, ctx.now)?.toISOString() ?? null,
      free_places: places,
      total,
      items: presentBoard(rows, ctx, week),
      awards,
    };
  },
});

async function freePlaces(ctx: Ctx, week: Week): Promise<LaunchWeekBoard["free_places"]> {
  const { places: total, taken } = (await freePlacesFrom(ctx, week))(week);
  const left = weekState(week, ctx.now) === "upcoming" ? Math.max(0, total - taken) : 0;
  return { total, left, bookable: left > 0 && isFreeWeek(ctx, week) };
}

async function listWeekAwards({ db, site }: Ctx, week: Week): Promise<LaunchWeekBoard["awards"]> {
  const [a, l] = [schema.awards, schema.listings];
  const rows = await db
    .select({ id: a.id, kind: a.kind, rank: a.rank, votes: a.votes, awardedAt: a.awardedAt, slug: l.slug })
    .from(a)
    .innerJoin(l, eq(l.id, a.listingId))
    .where(and(eq(a.siteId, site.id), eq(a.week, week), sql`${l.status} = 'live'`))
    .orderBy(asc(a.rank), asc(a.id));
  return rows.map(({ id, awardedAt, ...award }) => ({
    award_id: id,
    ...award,
    awarded_at: awardedAt.toISOString(),
    badge_url: badgeUrl(site.baseUrl, award.slug, "award"),
  }));
}
