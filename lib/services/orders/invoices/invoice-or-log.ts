import type { Db } from "@/db/client";
import { log } from "@/lib/core/log";
import { type Issued, issueInvoice } from "./issue-invoice";

/** Issues an invoice and never undoes what it stands beside: an order that lacks what the law asks for is for a person to mend. */
export async function invoiceOrLog(db: Db, orderId: number, now: Date): Promise<Issued["status"] | "failed"> {
  try {
    const { status } = await db.transaction((tx) => issueInvoice(tx, orderId, now));
    return status;
  } catch (error) {
    log.error("invoice not issued", { orderId, error: error instanceof Error ? error.message : String(error) });
    return "failed";
  }
}
