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
  const [free, paid, standing] = await Promise.all([freeKnown(ctx, from), paidKnown(ctx, from), listingsIn(ctx, from)]);
  return weeksFrom(from, lastOf(ctx, [...free.keys(), ...paid.keys(), ...standing.keys()])).map((week) => {
    const { free_places, ...freely } = freeOf(ctx, week, free.get(week));
    const { paid_places, ...paidly } = paidOf(ctx, week, paid.get(week)?.launch);
    return {
      id: week,
      week,
      days: weekDays(week),
      state: week < current ? "over" : week === current ? "now" : "ahead",
      ...freely,
      ...paidly,
      free_places,
      paid_places,
      billboard_taken: paid.get(week)?.billboard?.taken ?? 0,
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

/** Places of a week, of its own or null, and how many are taken. */
interface Known {
  places: number | null;
  taken: number;
}
const NONE: Known = { places: null, taken: 0 };
const leftOf = ({ places, taken }: Known, usual: number) => Math.max((places ?? usual) - taken, 0);

const freeOf = ({ settings, now }: Ctx, week: Week, known = NONE) => ({
  free_taken: known.taken,
  free_left: week > weekOf(now) ? leftOf(known, settings.free_slots_per_week) : null,
  free_places: known.places,
});

const paidOf = ({ settings, now }: Ctx, week: Week, known = NONE) => ({
  paid_taken: known.taken,
  paid_left: week >= weekOf(now) ? leftOf(known, settings.paid_slots_per_week) : null,
  paid_places: known.places,
});

async function freeKnown({ db, site }: Ctx, from: Week): Promise<Map<string, Known>> {
  const rows = await db
    .select({ week: w.week, places: w.freePlaces, taken: w.freeTaken })
    .from(w)
    .where(and(eq(w.siteId, site.id), gte(w.week, from)));
  return new Map(rows.map((row) => [row.week, row]));
}

async function paidKnown({ db, site }: Ctx, from: Week) {
  const rows = await db
    .select({ week: p.week, kind: p.kind, places: p.places, taken: p.taken })
    .from(p)
    .where(and(eq(p.siteId, site.id), gte(p.week, from)));
  const weeks = new Map<string, Partial<Record<string, Known>>>();
  for (const { week, kind, ...known } of rows) weeks.set(week, { ...weeks.get(week), [kind]: known });
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
