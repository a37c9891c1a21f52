import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { portion } from "../pricing/shares";

const { orders, orderLines, payments, refunds } = schema;

export interface RefundRequest {
  orderId: number;
  /** Lines of the order; all that are left where none are named. */
  lineIds?: readonly number[];
  reason: string;
}

type Refund = typeof refunds.$inferSelect;

/**
 * Asks for the money of an order's lines to go back, in the caller's transaction; `carryOutRefunds` does it. Each line goes back once.
 * VAT goes back in proportion, and to the cent once all lines have. Throws `conflict` for an order that is not paid, and for lines that
 * went back already; whether the caller may is theirs to ask.
 */
export async function askRefund(tx: Db, { orderId, lineIds, reason }: RefundRequest, now: Date): Promise<Refund> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (order?.status !== "paid") throw refused("This order is not paid, so there is nothing to give back.");
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const before = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, "failed")));
  const gone = new Set(before.flatMap((one) => one.lineIds));
  const left = lines.filter(({ id }) => !gone.has(id));
  const chosen = lineIds ? left.filter(({ id }) => lineIds.includes(id)) : left;
  if (chosen.length === 0 || (lineIds && chosen.length !== new Set(lineIds).size))
    throw refused("These lines were given back already, or are not of this order.");
  const netCents = sum(chosen.map((line) => line.netCents));
  const netBefore = sum(before.map((one) => one.netCents));
  const vatBefore = sum(before.map((one) => one.vatCents));
  const vatCents = order.netCents === 0 ? 0 : portion(netBefore + netCents, order.vatCents, order.netCents) - vatBefore;
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ["paid"])))
    .orderBy(asc(payments.id));
  const ids = chosen.map(({ id }) => id);
  const times = { createdAt: now, updatedAt: now };
  const values = { orderId, paymentId: paid?.id ?? null, lineIds: ids, netCents, vatCents, reason, ...times };
  const [row] = await tx.insert(refunds).values(values).returning();
  if (!row) throw new Error("The refund was not written.");
  return row;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const refused = (detail: string) => new AppError("conflict", detail, "Read the order again to see how it stands.");
