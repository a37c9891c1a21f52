import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Settings } from "@/lib/core/settings";
import type { PlaceKind } from "@/lib/core/statuses";
import { addWeeks, type Week, weekOf } from "@/lib/core/week";

const t = schema.paidPlaces;
const held = schema.orderPlaces;

/** A place of a week: `slot` is the category's slug for a spotlight, else empty. */
export interface Place {
  kind: PlaceKind;
  slot: string;
  week: string;
}

export const placeKey = ({ kind, slot, week }: Place): string => `${kind}/${slot}/${week}`;

/** How many places of a kind a week has, but for one that has a number of its own. */
export function placesOf(settings: Settings, kind: PlaceKind): number {
  switch (kind) {
    case "launch":
      return settings.paid_slots_per_week;
    case "billboard":
      return settings.billboard_slots_per_week;
    case "category_spotlight":
      return settings.spotlight_slots_per_week;
  }
}

/** This week and those ahead for which places are sold. */
export function soldWeeks({ now, settings }: Pick<Ctx, "now" | "settings">): Week[] {
  const first = weekOf(now);
  return Array.from({ length: settings.paid_weeks_ahead_max + 1 }, (_, i) => addWeeks(first, i));
}

type Reader = Pick<Ctx, "site" | "settings" | "now">;

/** Those sold weeks that have a place left; `mine` are held by who asks. Only a hint: a place is taken under a lock. */
export async function openPlaceWeeks(
  ctx: Reader,
  db: Db,
  where: Pick<Place, "kind" | "slot">,
  mine: readonly Place[] = [],
): Promise<Week[]> {
  const rows = await db
    .select({ week: t.week, taken: t.taken, places: t.places })
    .from(t)
    .where(
      and(...[eq(t.siteId, ctx.site.id), eq(t.kind, where.kind), eq(t.slot, where.slot)], gte(t.week, weekOf(ctx.now))),
    );
  const known = new Map(rows.map((row) => [row.week, row]));
  const own = new Set(mine.map(placeKey));
  const usual = placesOf(ctx.settings, where.kind);
  const isOpen = (week: Week) => (known.get(week)?.taken ?? 0) < (known.get(week)?.places ?? usual);
  return soldWeeks(ctx).filter((week) => isOpen(week) || own.has(placeKey({ ...where, week })));
}

/** Takes a place by one conditional update, so that places never oversell however many race; false where none is left. */
export async function takePlace(ctx: Reader, tx: Db, lineId: number, place: Place): Promise<boolean> {
  const [row] = await (placesOf(ctx.settings, place.kind) > 0 ? takeOrAdd(ctx, tx, place) : takeKnown(ctx, tx, place));
  if (!row) return false;
  await tx.insert(held).values({ lineId, ...place });
  return true;
}

const ONE_MORE = { taken: sql`${t.taken} + 1` };
const isLeft = ({ settings }: Reader, { kind }: Place) =>
  sql`${t.taken} < coalesce(${t.places}, ${placesOf(settings, kind)}::int)`;

const takeOrAdd = (ctx: Reader, tx: Db, place: Place) =>
  tx
    .insert(t)
    .values({ siteId: ctx.site.id, ...place, taken: 1 })
    .onConflictDoUpdate({
      target: [t.siteId, t.kind, t.slot, t.week],
      set: ONE_MORE,
      setWhere: isLeft(ctx, place),
    })
    .returning({ taken: t.taken });

/** Where the setting is none, a week can still have places of its own. */
const takeKnown = (ctx: Reader, tx: Db, place: Place) =>
  tx
    .update(t)
    .set(ONE_MORE)
    .where(and(isPlace(ctx.site.id, place), isLeft(ctx, place)))
    .returning({ taken: t.taken });

const isPlace = (siteId: number, { kind, slot, week }: Place) =>
  and(eq(t.siteId, siteId), eq(t.kind, kind), eq(t.slot, slot), eq(t.week, week));

/** Gives the places of lines back, in the one order; those of `keep` stay. */
export async function releasePlaces(
  tx: Db,
  siteId: number,
  lineIds: readonly number[],
  keep: readonly Place[] = [],
): Promise<void> {
  const stay = new Set(keep.map(placeKey));
  const rows = await tx
    .select()
    .from(held)
    .where(inArray(held.lineId, [...lineIds]));
  for (const place of rows.filter((row) => !stay.has(placeKey(row))).toSorted(byKey)) {
    const { lineId, kind, slot, week } = place;
    await tx
      .delete(held)
      .where(and(eq(held.lineId, lineId), eq(held.kind, kind), eq(held.slot, slot), eq(held.week, week)));
    await tx
      .update(t)
      .set({ taken: sql`greatest(${t.taken} - 1, 0)` })
      .where(isPlace(siteId, place));
  }
}

/** One order of taking for everybody, so that two orders never wait for each other. */
export const byKey = (a: Place, b: Place): number => (placeKey(a) < placeKey(b) ? -1 : 1);
