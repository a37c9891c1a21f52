import { asc, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { invoiceOrLog } from "./invoice-or-log";

const BATCH = 200;
const { orders: o } = schema;

/** Paid and not billed: an invoice is issued with the payment, else it waits. As the index of these says it, so that it is used. */
export const isUnbilled = sql`(${o.status} in ('paid', 'refunded') and ${o.totalCents} > 0 and ${o.billedAt} is null)`;

/**
 * Issues the invoices of paid orders that had to wait, such as for a rate of exchange. Answers how many came and how many still wait.
 * What cost nothing needs none, and may lack what one must name.
 */
export async function issueDueInvoices(db: Db, now: Date): Promise<{ issued: number; waiting: number }> {
  const due = await db.select({ id: o.id }).from(o).where(isUnbilled).orderBy(asc(o.paidAt)).limit(BATCH);
  const outcomes: string[] = [];
  for (const { id } of due) outcomes.push(await invoiceOrLog(db, id, now));
  const issued = outcomes.filter((status) => status === "issued").length;
  return { issued, waiting: outcomes.length - issued };
}
