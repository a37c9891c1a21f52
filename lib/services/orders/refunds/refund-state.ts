import { and, asc, eq, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type LineRow, linesOf } from "../owned-order";
import { portion } from "../pricing/shares";
import type { OrderRow } from "../status";

const r = schema.refunds;
export type RefundRow = typeof r.$inferSelect;

/** What of an order went back or is asked to, and the lines that are left. */
export interface RefundState {
  order: OrderRow;
  lines: LineRow[];
  /** Refunds that are open or done. */
  before: RefundRow[];
  left: LineRow[];
}

/** Reads how an order stands with its refunds; in a transaction `order` is as it locked it. */
export async function refundState(db: Db, order: OrderRow): Promise<RefundState> {
  const [lines, before] = await Promise.all([linesOf(db, order.id), refundsOf(db, order.id)]);
  const gone = new Set(before.flatMap(({ lineIds }) => lineIds));
  return { order, lines, before, left: lines.filter(({ id }) => !gone.has(id)) };
}

/** Those that did not fail, the first one first. */
export function refundsOf(db: Db, orderId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(r)
    .where(and(eq(r.orderId, orderId), ne(r.status, "failed")))
    .orderBy(asc(r.id));
}

/** What a refund gives back, all in all. */
export const moneyOf = ({ netCents, vatCents, extraCents }: Pick<RefundRow, "netCents" | "vatCents" | "extraCents">) =>
  netCents + vatCents + extraCents;

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A part of the price that is for no line in particular; VAT is in it as in the whole. */
export function partOfPrice({ order, before }: RefundState, cents: number) {
  const grossBefore = sum(before.map(({ netCents, vatCents }) => netCents + vatCents));
  const vatBefore = sum(before.map(({ vatCents }) => vatCents));
  const vatThen = order.totalCents === 0 ? 0 : portion(grossBefore + cents, order.vatCents, order.totalCents);
  const vatCents = Math.min(Math.max(vatThen - vatBefore, 0), cents);
  return { netCents: cents - vatCents, vatCents };
}

/**
 * What comes back for lines: no more than is left of the order's price, VAT in proportion, and to the cent once everything has gone
 * back.
 */
export function moneyBack({ order, before }: RefundState, lines: readonly LineRow[]) {
  const netBefore = sum(before.map(({ netCents }) => netCents));
  const vatBefore = sum(before.map(({ vatCents }) => vatCents));
  const netCents = Math.min(sum(lines.map((line) => line.netCents)), order.netCents - netBefore);
  const vatThen = order.netCents === 0 ? 0 : portion(netBefore + netCents, order.vatCents, order.netCents);
  return { netCents, vatCents: Math.max(vatThen - vatBefore, 0) };
}
