import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { type Week, weekOf } from "@/lib/core/week";
import { audit } from "@/lib/services/audit/audit";

const { launchWeeks: w, paidPlaces: p } = schema;

/** Places of one week, of its own; null where the site's setting holds. */
interface Places {
  free: number | null;
  paid: number | null;
}

interface Change extends Places {
  week: Week;
  reason: string;
  undoes?: number;
}

interface Known {
  places: number | null;
  taken: number;
}

const stored = z.object({ free_places: z.number().int().nullable(), paid_places: z.number().int().nullable() });
const words = ({ free, paid }: Places) => ({ free_places: free, paid_places: paid });

/** What an act of the audit log says the places were. */
export function readWeekPlaces(before: unknown): Places {
  const { free_places: free, paid_places: paid } = stored.parse(before);
  return { free, paid };
}

/**
 * Gives a week its own places, under the locks by which they are taken, and answers how many are left of each. Throws `conflict` for a
 * week that is over and where nothing changes, `validation_failed` for fewer than are taken.
 */
export async function writePlaces(tx: Db, ctx: Ctx, { week, reason, undoes, ...to }: Change) {
  if (week < weekOf(ctx.now)) throw new AppError("conflict", "This week is over.", "Choose this week, or one to come.");
  const { settings } = ctx;
  const paid = await lockPaid(tx, ctx, week); // before the free ones, as an order that turns a free launch into a paid one does
  const free = await lockFree(tx, ctx, week);
  if (free.places === to.free && paid.places === to.paid)
    throw new AppError("conflict", "It has these places already.", "Look at the week again.");
  const left = {
    free: leftOf("/free_places", free, to.free, settings.free_slots_per_week),
    paid: leftOf("/paid_places", paid, to.paid, settings.paid_slots_per_week),
  };
  await tx.update(w).set({ freePlaces: to.free }).where(isFree(ctx, week));
  await tx.update(p).set({ places: to.paid }).where(isPaid(ctx, week));
  await audit(tx, ctx, {
    entity: { kind: "week", id: week },
    did: "places_set",
    before: words({ free: free.places, paid: paid.places }),
    after: words(to),
    reason,
    ...(undoes !== undefined && { undoes }),
  });
  return left;
}

/** A number of its own is never below what is taken; the setting may be, which changes nothing for those who have a place. */
function leftOf(pointer: string, { places, taken }: Known, to: number | null, usual: number): number {
  if (to !== null && to !== places && to < taken)
    throw invalid(
      pointer,
      `${taken} of them are taken.`,
      `Choose ${taken} or more, or move launches to another week first.`,
    );
  return Math.max((to ?? usual) - taken, 0);
}

const isFree = ({ site }: Ctx, week: Week) => and(eq(w.siteId, site.id), eq(w.week, week));
const isPaid = ({ site }: Ctx, week: Week) =>
  and(eq(p.siteId, site.id), eq(p.kind, "launch"), eq(p.slot, ""), eq(p.week, week));

async function lockFree(tx: Db, ctx: Ctx, week: Week): Promise<Known> {
  await tx.insert(w).values({ siteId: ctx.site.id, week }).onConflictDoNothing();
  const [row] = await tx
    .select({ places: w.freePlaces, taken: w.freeTaken })
    .from(w)
    .where(isFree(ctx, week))
    .for("update");
  return row ?? { places: null, taken: 0 };
}

async function lockPaid(tx: Db, ctx: Ctx, week: Week): Promise<Known> {
  await tx.insert(p).values({ siteId: ctx.site.id, kind: "launch", slot: "", week, taken: 0 }).onConflictDoNothing();
  const [row] = await tx.select({ places: p.places, taken: p.taken }).from(p).where(isPaid(ctx, week)).for("update");
  return row ?? { places: null, taken: 0 };
}
