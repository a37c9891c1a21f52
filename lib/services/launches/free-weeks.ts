import { and, eq, gte, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addWeeks, type Week, weekOf } from "@/lib/core/week";

const t = schema.launchWeeks;
/** How far the free queue is looked through before giving up: two years. */
const HORIZON_WEEKS = 104;

/** The first week a free listing may get when chosen now. */
export function firstFreeWeek(ctx: Pick<Ctx, "now" | "settings">): Week {
  return addWeeks(weekOf(ctx.now), ctx.settings.free_queue_weeks);
}

/** Free slots taken, by week; weeks without a row have none. */
export async function freeTaken(db: Db, siteId: number, weeks: Week[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ week: t.week, taken: t.freeTaken })
    .from(t)
    .where(and(eq(t.siteId, siteId), inArray(t.week, weeks)));
  return new Map(rows.map((row) => [row.week, row.taken]));
}

/** First week from `from` with an open free slot. Only a hint: the slot is taken under a lock. */
export async function findOpenWeek(ctx: Ctx, from: Week): Promise<Week> {
  const rows = await ctx.db
    .select({ week: t.week, taken: t.freeTaken })
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), gte(t.week, from)));
  const taken = new Map(rows.map((row) => [row.week, row.taken]));
  let week = from;
  for (let i = 0; i < HORIZON_WEEKS && (taken.get(week) ?? 0) >= ctx.settings.free_slots_per_week; i += 1)
    week = addWeeks(week, 1);
  return week;
}
