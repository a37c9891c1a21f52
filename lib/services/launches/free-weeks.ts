import { and, eq, gte } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addWeeks, type Week, weekOf } from "@/lib/core/week";

const t = schema.launchWeeks;
/** How far the free queue is looked through for an open place before giving up: two years. */
export const QUEUE_WEEKS_MAX = 104;

/** The first week a free listing may get when chosen now. */
export function firstFreeWeek(ctx: Pick<Ctx, "now" | "settings">): Week {
  return addWeeks(weekOf(ctx.now), ctx.settings.free_queue_weeks);
}

/** The last week that the free queue looks at now. */
export function lastFreeWeek(ctx: Pick<Ctx, "now" | "settings">): Week {
  return addWeeks(firstFreeWeek(ctx), QUEUE_WEEKS_MAX - 1);
}

/** Whether the free queue deals places of this week now, as far as there are any. */
export function isFreeWeek(ctx: Pick<Ctx, "now" | "settings">, week: Week): boolean {
  return firstFreeWeek(ctx) <= week && week <= lastFreeWeek(ctx);
}

/** Free places of a week: how many there are, by the week's own number or the site's setting, and how many are taken. */
export interface FreePlaces {
  places: number;
  taken: number;
}

/** Those of any week from one on. */
export async function freePlacesFrom(
  { db, site, settings }: Pick<Ctx, "db" | "site" | "settings">,
  from: Week,
): Promise<(week: Week) => FreePlaces> {
  const rows = await db
    .select({ week: t.week, own: t.freePlaces, taken: t.freeTaken })
    .from(t)
    .where(and(eq(t.siteId, site.id), gte(t.week, from)));
  const known = new Map(rows.map((row) => [row.week, row]));
  return (week) => {
    const row = known.get(week);
    return { places: row?.own ?? settings.free_slots_per_week, taken: row?.taken ?? 0 };
  };
}

/** `count` weeks from the first whose free places are not all taken; none when all are. Only a hint: a place is taken under a lock. */
export async function openWeeks(
  ctx: Pick<Ctx, "db" | "site" | "settings" | "now">,
  count: number,
): Promise<({ week: Week } & FreePlaces)[]> {
  const first = firstFreeWeek(ctx);
  const placesOf = await freePlacesFrom(ctx, first);
  const weeks = Array.from({ length: QUEUE_WEEKS_MAX + count }, (_, i) => addWeeks(first, i));
  const ahead = weeks.map((week) => ({ week, ...placesOf(week) }));
  const open = ahead.findIndex(({ places, taken }) => taken < places);
  return open === -1 ? [] : ahead.slice(open, open + count);
}
