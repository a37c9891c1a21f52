import { and, asc, eq, exists, gt, notExists, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { creditNoteOrWait } from "./issue-credit-note";
import { mailInvoice } from "./issue-invoice";
import { readInvoiced } from "./read-invoiced";

const BATCH = 200;
const { invoices, orders: o, refunds: r } = schema;

/** Issues and mails the credit notes of refunds that had to wait, such as for their invoice's rate of exchange. */
export async function issueDueCreditNotes(db: Db, now: Date): Promise<{ issued: number; waiting: number }> {
  const its = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.refundId, r.id));
  const isOfPrice = or(gt(sql`cardinality(${r.lineIds})`, 0), gt(r.netCents, 0), gt(r.vatCents, 0));
  const priced = db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.id, r.orderId), gt(o.totalCents, 0)));
  const due = await db
    .select()
    .from(r)
    .where(and(eq(r.status, "done"), isOfPrice, exists(priced), notExists(its)))
    .orderBy(asc(r.id))
    .limit(BATCH);
  let issued = 0;
  for (const refund of due) {
    const content = await db.transaction(async (tx) => {
      const made = await creditNoteOrWait(tx, refund, now);
      if (made) await mailInvoice(tx, await readInvoiced(tx, refund.orderId), made);
      return made;
    });
    if (content) issued += 1;
  }
  return { issued, waiting: due.length - issued };
}
