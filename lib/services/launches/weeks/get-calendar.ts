import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { addWeeks, parseWeek, type Week, weekDays, weekOf, weekStart } from "@/lib/core/week";
import { freePlacesFrom, isFreeWeek } from "../free-weeks";

const t = schema.listings;
const COMING_WEEKS = 12;
const PAST_WEEKS = 26;

const pastWeek = z.object({
  week: z.string(),
  days: z.string(),
  launches: z.number().int(),
  winners: z.array(z.object({ slug: z.string(), name: z.string(), votes: z.number().int() })),
});
const comingWeek = z.object({
  week: z.string(),
  days: z.string(),
  starts_at: z.iso.datetime(),
  launches: z.number().int(),
  free_left: z.number().int(),
  bookable: z.boolean(),
});

/** Launch weeks as a calendar: the next twelve with counts and free places, the last half year with its winners. */
export const getCalendar = definePageOperation({
  name: "get_calendar",
  access: "public",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({ current: z.string(), coming: z.array(comingWeek), past: z.array(pastWeek) }),
  cacheTags: ({ siteId, output }) => [
    tags.listings(siteId),
    tags.awards(siteId),
    tags.places(siteId),
    ...output.coming.map(({ week }) => tags.week(siteId, week)),
  ],
  async run({ ctx }) {
    const current = weekOf(ctx.now);
    const [coming, past] = await Promise.all([listComing(ctx, current), listPast(ctx, current)]);
    return { current, coming, past };
  },
});

async function listComing(ctx: Ctx, current: Week) {
  const { db, site } = ctx;
  const queued = and(eq(t.siteId, site.id), inArray(t.status, ["awaiting_badge", "scheduled"]));
  const [counted, placesOf] = await Promise.all([
    db.select({ week: t.launchWeek, count: sql<number>`count(*)::int` }).from(t).where(queued).groupBy(t.launchWeek),
    freePlacesFrom(ctx, current),
  ]);
  const launches = new Map(counted.map(({ week, count }) => [week, count]));
  return Array.from({ length: COMING_WEEKS }, (_, i) => addWeeks(current, i + 1)).map((week) => {
    const { places, taken } = placesOf(week);
    const free_left = Math.max(0, places - taken);
    return {
      week,
      days: weekDays(week),
      starts_at: weekStart(week).toISOString(),
      launches: launches.get(week) ?? 0,
      free_left,
      bookable: free_left > 0 && isFreeWeek(ctx, week),
    };
  });
}

async function listPast({ db, site }: Ctx, current: Week) {
  const [s, a] = [schema.listingStats, schema.awards];
  const weeks = await db
    .select({ week: s.launchWeek, launches: sql<number>`count(*)::int` })
    .from(s)
    .where(and(eq(s.siteId, site.id), s.isLive, lt(s.launchWeek, current)))
    .groupBy(s.launchWeek)
    .orderBy(desc(s.launchWeek))
    .limit(PAST_WEEKS);
  const firsts = await db
    .select({ week: a.week, slug: t.slug, name: t.name, votes: a.votes })
    .from(a)
    .innerJoin(t, eq(t.id, a.listingId))
    .where(and(eq(a.siteId, site.id), eq(a.rank, 1), eq(t.status, "live")))
    .orderBy(asc(a.id));
  return weeks.flatMap(({ week: text, launches }) => {
    const week = text === null ? null : parseWeek(text);
    if (!week) return [];
    const winners = firsts.filter((one) => one.week === week).map(({ slug, name, votes }) => ({ slug, name, votes }));
    return [{ week, days: weekDays(week), launches, winners }];
  });
}
