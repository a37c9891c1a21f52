import { and, asc, eq, inArray, notExists } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { invoiceOrLog } from "./invoice-or-log";

const BATCH = 200;

/** Issues the invoices of paid orders that had to wait, such as for a rate of exchange. Answers how many came and how many still wait. */
export async function issueDueInvoices(db: Db, now: Date): Promise<{ issued: number; waiting: number }> {
  const { orders, invoices } = schema;
  const its = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), eq(invoices.kind, "invoice")));
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ["paid", "refunded"]), notExists(its)))
    .orderBy(asc(orders.paidAt))
    .limit(BATCH);
  const outcomes: string[] = [];
  for (const { id } of due) outcomes.push(await invoiceOrLog(db, id, now));
  const issued = outcomes.filter((status) => status === "issued").length;
  return { issued, waiting: outcomes.length - issued };
}
