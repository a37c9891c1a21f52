import { and, eq, gt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { addWeeks, type Week } from "@/lib/core/week";
import { QUEUE_WEEKS_MAX } from "./free-weeks";

const t = schema.launchWeeks;

export interface FreeSlot {
  week: Week;
  /** Place among the week's free launches, from 1. */
  position: number;
}

/** Takes the first open free slot from `from` on. The counter moves by one conditional update, so slots never oversell however many race. */
export async function takeFreeSlot(ctx: Pick<Ctx, "site" | "settings">, tx: Db, from: Week): Promise<FreeSlot> {
  let week = from;
  for (let i = 0; i < QUEUE_WEEKS_MAX; i += 1, week = addWeeks(week, 1)) {
    const slot = await takeFreeSlotOf(ctx, tx, week);
    if (slot) return slot;
  }
  throw new AppError(
    "conflict",
    "No free launch week is open in the next two years.",
    "Try again later, or ask the site's team to open more places.",
    { passes: true },
  );
}

/** Takes a free slot of this very week; null where none is open. */
export async function takeFreeSlotOf(
  { site, settings }: Pick<Ctx, "site" | "settings">,
  tx: Db,
  week: Week,
): Promise<FreeSlot | null> {
  const places = sql<number>`coalesce(${t.freePlaces}, ${settings.free_slots_per_week}::int)`;
  const [row] = await tx
    .insert(t)
    .values({ siteId: site.id, week, freeTaken: 1 })
    .onConflictDoUpdate({
      target: [t.siteId, t.week],
      set: { freeTaken: sql`${t.freeTaken} + 1` },
      setWhere: sql`${t.freeTaken} < ${places}`,
    })
    .returning({ taken: t.freeTaken, places });
  if (row && row.taken <= row.places) return { week, position: await nextPosition(tx, site.id, week) };
  if (row) await releaseFreeSlot(tx, site.id, week); // no slots at all are set for free launches
  return null;
}

/** Behind the last of the week; places that were given back are not dealt again. The week's row is locked by now. */
async function nextPosition(tx: Db, siteId: number, week: Week): Promise<number> {
  const l = schema.listings;
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${l.freePosition}), 0)::int` })
    .from(l)
    .where(and(eq(l.siteId, siteId), eq(l.launchWeek, week)));
  return (row?.last ?? 0) + 1;
}

/** Gives a slot back. */
export async function releaseFreeSlot(tx: Db, siteId: number, week: string): Promise<void> {
  await tx
    .update(t)
    .set({ freeTaken: sql`${t.freeTaken} - 1` })
    .where(and(eq(t.siteId, siteId), eq(t.week, week), gt(t.freeTaken, 0)));
}
