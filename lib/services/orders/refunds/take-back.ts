import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekOf } from "@/lib/core/week";
import { audit } from "../../audit/audit";
import { type ListingRow, rowColumns } from "../../listings/present";
import { moveListing } from "../../listings/status";
import { releasePlaces } from "../offers/places";
import type { LineRow } from "../owned-order";
import { whyBegun } from "./begun";

const t = schema.listings;
const l = schema.orderLines;
const h = schema.orderPlaces;

/** The listings that lines were bought for, locked one after the other by their ids. Deleted ones are not among them. */
export async function lockListingsOf(tx: Db, lines: readonly LineRow[]): Promise<Map<number, ListingRow>> {
  const ids = lines.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
  const rows = await tx.select(rowColumns).from(t).where(inArray(t.id, ids)).orderBy(asc(t.id)).for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Takes back what lines bought and has not gone live: listings leave their week, places are others' again. Order and listings are
 * locked by the transaction. A line then stands as before it was fulfilled, and its refund keeps it from being so again.
 */
export async function takeBack(
  job: Ctx,
  tx: Db,
  lines: readonly LineRow[],
  listings: ReadonlyMap<number, ListingRow>,
): Promise<void> {
  const fulfilled = lines.filter(({ fulfilment }) => fulfilment === "fulfilled");
  for (const line of fulfilled) {
    const listing = listings.get(line.listingId ?? 0);
    if (listing) await undo(job, tx, line, listing);
  }
  const idsOf = (rows: readonly LineRow[]) => rows.map(({ id }) => id);
  const before = { fulfilment: "pending" as const, fulfilledAt: null, proofUrl: null };
  await tx
    .update(l)
    .set(before)
    .where(inArray(l.id, idsOf(fulfilled)));
  await releasePlaces(tx, job.site.id, idsOf(lines));
}

/**
 * Takes back what is still to come of lines whose money is gone: what has not begun, and the weeks ahead of what has. What ran and what
 * is live stays. The order is locked by the transaction.
 */
export async function takeBackRest(job: Ctx, tx: Db, lines: readonly LineRow[]): Promise<void> {
  const listings = await lockListingsOf(tx, lines);
  const hasBegun = (line: LineRow) => whyBegun(line, listings.get(line.listingId ?? 0) ?? null, job.now) !== null;
  const waiting = lines.filter((line) => !hasBegun(line));
  await takeBack(job, tx, waiting, listings);
  for (const line of lines.filter(hasBegun)) await leaveWeeksAhead(job, tx, line);
}

async function leaveWeeksAhead(job: Ctx, tx: Db, line: LineRow): Promise<void> {
  const now = weekOf(job.now);
  const ahead = (line.options.weeks ?? []).filter((week) => week > now);
  if (ahead.length === 0) return;
  await leaveWeeks(tx, line, ahead);
  const ran = await tx
    .select()
    .from(h)
    .where(and(eq(h.lineId, line.id), lte(h.week, now)));
  await releasePlaces(tx, job.site.id, [line.id], ran);
}

async function undo(job: Ctx, tx: Db, line: LineRow, listing: ListingRow): Promise<void> {
  switch (line.product) {
    case "launch": {
      const reason = "The paid launch was refunded.";
      await moveListing(
        tx,
        job,
        listing,
        "paid_returned",
        { launchWeek: null, freePosition: null, freeMoves: 0 },
        reason,
      );
      return;
    }
    case "billboard":
    case "category_spotlight":
      return leaveWeeks(tx, line, line.options.weeks ?? []);
    case "unlock_section":
      return hideSection(job, tx, listing, line.options.section ?? "");
  }
}

/** The line's listing is shown in those weeks no more. */
async function leaveWeeks(tx: Db, { product, listingId, options }: LineRow, weeks: readonly string[]): Promise<void> {
  const { billboardPlaces: b, spotlightPlaces: s } = schema;
  if (listingId === null || weeks.length === 0) return;
  if (product === "billboard") {
    await tx.delete(b).where(and(eq(b.listingId, listingId), inArray(b.week, [...weeks])));
    return;
  }
  const its = and(inArray(s.week, [...weeks]), inArray(s.categorySlug, options.categories ?? []));
  await tx.delete(s).where(and(eq(s.listingId, listingId), its));
}

async function hideSection(job: Ctx, tx: Db, { id, unlockedSections: before }: ListingRow, section: string) {
  const after = before.filter((one) => one !== section);
  await tx
    .update(t)
    .set({ unlockedSections: sql`array_remove(${t.unlockedSections}, ${section})`, updatedAt: job.now })
    .where(eq(t.id, id));
  const change = { before: { unlocked_sections: before }, after: { unlocked_sections: after } };
  await audit(tx, job, { entity: { kind: "listing", id }, did: "section_hidden", ...change, reason: "Refunded." });
}
