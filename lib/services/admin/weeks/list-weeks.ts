import { and, eq, gte, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addWeeks, parseWeek, type Week, weekDays, weekOf } from "@/lib/core/week";
import { firstFreeWeek } from "@/lib/services/launches/free-weeks";
import type { Cells } from "../desk/screen";

const { launchWeeks: w, listings: l, paidPlaces: p } = schema;
/** Weeks before this one that the desk still shows, and those after the last in which anything stands. */
const SHOWN_BEFORE = 4;
const SHOWN_AFTER = 1;

/** The launch weeks of the site as the desk lists them: places, and how many listings stand in each. */
export async function listWeeksForDesk(ctx: Ctx): Promise<Cells[]> {
  const current = weekOf(ctx.now);
  const from = addWeeks(current, -SHOWN_BEFORE);
  const [free, paid, standing] = await Promise.all([freeTaken(ctx, from), paidTaken(ctx, from), listingsIn(ctx, from)]);
  const { settings } = ctx;
  return weeksFrom(from, lastOf(ctx, [...free.keys(), ...paid.keys(), ...standing.keys()])).map((week) => {
    const taken = { free: free.get(week) ?? 0, ...paid.get(week) };
    return {
      id: week,
      week,
      days: weekDays(week),
      state: week < current ? "over" : week === current ? "now" : "ahead",
      free_taken: taken.free,
      free_left: week > current ? Math.max(settings.free_slots_per_week - taken.free, 0) : null,
      paid_taken: taken.launch ?? 0,
      paid_left: week >= current ? Math.max(settings.paid_slots_per_week - (taken.launch ?? 0), 0) : null,
      billboard_taken: taken.billboard ?? 0,
      awaiting_badge: standing.get(week)?.awaiting_badge ?? 0,
      scheduled: standing.get(week)?.scheduled ?? 0,
      live: standing.get(week)?.live ?? 0,
      queue: `/admin/launch-queue?q=${week}`,
      page: `/launches/${week}`,
    };
  });
}

/** The last week in which anything stands, or in which the next free launch would. */
function lastOf(ctx: Ctx, weeks: readonly string[]): Week {
  const known = [firstFreeWeek(ctx), ...weeks.flatMap((week) => parseWeek(week) ?? [])].toSorted();
  return addWeeks(known.at(-1) ?? weekOf(ctx.now), SHOWN_AFTER);
}

function weeksFrom(from: Week, to: Week): Week[] {
  const weeks: Week[] = [];
  for (let week = from; week <= to; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}

async function freeTaken({ db, site }: Ctx, from: Week): Promise<Map<string, number>> {
  const rows = await db
    .select({ week: w.week, taken: w.freeTaken })
    .from(w)
    .where(and(eq(w.siteId, site.id), gte(w.week, from)));
  return new Map(rows.map(({ week, taken }) => [week, taken]));
}

type Taken = Partial<Record<"launch" | "billboard", number>>;

async function paidTaken({ db, site }: Ctx, from: Week): Promise<Map<string, Taken>> {
  const rows = await db
    .select({ week: p.week, kind: p.kind, taken: p.taken })
    .from(p)
    .where(and(eq(p.siteId, site.id), gte(p.week, from)));
  const weeks = new Map<string, Taken>();
  for (const { week, kind, taken } of rows) weeks.set(week, { ...weeks.get(week), [kind]: taken });
  return weeks;
}

async function listingsIn({ db, site }: Ctx, from: Week) {
  const count = (status: string) => sql<number>`count(*) filter (where ${l.status} = ${status})::int`;
  const rows = await db
    .select({
      week: sql<string>`${l.launchWeek}`,
      awaiting_badge: count("awaiting_badge"),
      scheduled: count("scheduled"),
      live: count("live"),
    })
    .from(l)
    .where(and(eq(l.siteId, site.id), gte(l.launchWeek, from)))
    .groupBy(l.launchWeek);
  return new Map(rows.map((row) => [row.week, row]));
}
