import { and, eq, gt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { byKey, type Place, placeKey, releasePlaces, takePlace } from "./offers/places";
import type { Priced } from "./price-items";
import type { OrderRow } from "./status";

const l = schema.orderLines;

/** An order's own columns of its price. */
export function priceColumns({ totals, promo, vat }: Priced) {
  return {
    ...totals,
    vatRateBp: vat.rateBp,
    vatCountry: vat.country,
    vatTreatment: vat.treatment,
    vatNumberStatus: vat.numberStatus,
    vatCheck: vat.check,
    promoCode: promo?.code ?? null,
  };
}

/** Makes an order's lines those that were priced, and holds exactly the places they need. Throws where one is gone. */
export async function saveLines(ctx: Ctx, tx: Db, order: Pick<OrderRow, "id">, { lines }: Priced): Promise<void> {
  const needed: { lineId: number; at: string; place: Place }[] = [];
  for (const [position, line] of lines.entries()) {
    const { places, ...rest } = line;
    const values = { orderId: order.id, position, ...rest };
    const [saved] = await tx
      .insert(l)
      .values(values)
      .onConflictDoUpdate({ target: [l.orderId, l.position], set: values })
      .returning({ id: l.id });
    if (saved) needed.push(...places.map((place) => ({ lineId: saved.id, at: `/items/${position}`, place })));
  }
  const rows = await tx.select({ id: l.id, position: l.position }).from(l).where(eq(l.orderId, order.id));
  for (const { id } of rows) {
    const own = needed.filter(({ lineId }) => lineId === id).map(({ place }) => place);
    await releasePlaces(tx, ctx.site.id, [id], own);
  }
  await tx.delete(l).where(and(eq(l.orderId, order.id), gt(l.position, lines.length - 1)));
  await takeMissing(ctx, tx, needed);
}

async function takeMissing(ctx: Ctx, tx: Db, needed: { lineId: number; at: string; place: Place }[]): Promise<void> {
  const h = schema.orderPlaces;
  for (const { lineId, at, place } of needed.toSorted((a, b) => byKey(a.place, b.place))) {
    const rows = await tx.select().from(h).where(eq(h.lineId, lineId));
    if (rows.some((row) => placeKey(row) === placeKey(place))) continue;
    if (!(await takePlace(ctx, tx, lineId, place))) throw full(at, place);
  }
}

function full(at: string, { kind, week }: Place) {
  const detail = `The last place of week ${week} has just been taken.`;
  const fix = "Choose another week; quote_order lists those that are left.";
  return invalid(`${at}/${kind === "launch" ? "week" : "weeks"}`, detail, fix, { reason: "full" });
}
