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

/** `count` weeks from the first whose free places are not all taken; none when all are. Only a hint: a place is taken under a lock. */
export async function openWeeks(
  ctx: Pick<Ctx, "db" | "site" | "settings" | "now">,
  count: number,
): Promise<{ week: Week; taken: number }[]> {
  const first = firstFreeWeek(ctx);
  const rows = await ctx.db
    .select({ week: t.week, taken: t.freeTaken })
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), gte(t.week, first)));
  const taken = new Map(rows.map((row) => [row.week, row.taken]));
  const weeks = Array.from({ length: QUEUE_WEEKS_MAX + count }, (_, i) => addWeeks(first, i));
  const isOpen = (week: Week) => (taken.get(week) ?? 0) < ctx.settings.free_slots_per_week;
  const open = weeks.findIndex(isOpen);
  if (open === -1) return [];
  return weeks.slice(open, open + count).map((week) => ({ week, taken: taken.get(week) ?? 0 }));
}
