import { asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { InvoiceKind } from "@/lib/core/statuses";

/** The invoices and credit notes of an order, with the page each is downloaded from. */
export async function listInvoicesOf(
  db: Db,
  orderId: number,
  baseUrl: string,
): Promise<{ number: string; kind: InvoiceKind; url: string }[]> {
  const t = schema.invoices;
  const rows = await db
    .select({ number: t.number, kind: t.kind })
    .from(t)
    .where(eq(t.orderId, orderId))
    .orderBy(asc(t.id));
  return rows.map(({ number, kind }) => ({ number, kind, url: `${baseUrl}/dashboard/invoices/${number}` }));
}
