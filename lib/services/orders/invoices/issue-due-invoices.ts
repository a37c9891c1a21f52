import { and, asc, eq, inArray, notExists } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { issueInvoice } from "./issue-invoice";

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
  for (const { id } of due) outcomes.push(await issueOrLog(db, id, now));
  const issued = outcomes.filter((status) => status === "issued").length;
  return { issued, waiting: outcomes.length - issued };
}

/** An order that lacks what the law asks for is for a person to mend, and holds up no other. */
async function issueOrLog(db: Db, orderId: number, now: Date): Promise<string> {
  try {
    const { status } = await db.transaction((tx) => issueInvoice(tx, orderId, now));
    return status;
  } catch (error) {
    log.error("invoice not issued", { orderId, error: error instanceof Error ? error.message : String(error) });
    return "failed";
  }
}
