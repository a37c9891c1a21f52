import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekOf } from "@/lib/core/week";
import type { ListingRow } from "../../listings/present";
import { type Place, takePlace } from "../offers/places";
import type { LineRow } from "../owned-order";

/** What fulfilling ends with: where to see it, or why it cannot be. */
export type Fulfilled = { proofUrl: string } | { failure: string };

/** What is fulfilled, as the transaction locked it. */
export interface Paid {
  line: LineRow;
  listing: ListingRow;
  paidAt: Date;
}

/** Makes sure that a line has its places: money that came after they were given back takes them again, if they are free. */
export async function requirePlaces(job: Ctx, tx: Db, line: LineRow, needed: Place[]): Promise<string | null> {
  const h = schema.orderPlaces;
  const held = await tx.select().from(h).where(eq(h.lineId, line.id));
  for (const place of needed) {
    const isHeld = held.some(
      ({ kind, slot, week }) => kind === place.kind && slot === place.slot && week === place.week,
    );
    if (isHeld) continue;
    if (place.week < weekOf(job.now)) return `Week ${place.week} is over.`;
    if (!(await takePlace(job, tx, line.id, place))) return `No place is left in week ${place.week}.`;
  }
  return null;
}
