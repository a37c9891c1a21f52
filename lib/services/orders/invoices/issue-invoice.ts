import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { stage } from "../../events/stage";
import { book } from "../books/book";
import { nextNumber } from "../order-number";
import { buyerOf, letGo, sellerOf, TREATMENT_NOTES } from "./invoice-words";
import { type Invoiced, readInvoiced } from "./read-invoiced";
import { vatInBooks } from "./vat-in-books";

const SERIES = "INV";

/** Issued, with its number; or waiting for a rate of exchange, without which the law's amount of VAT cannot be told. */
export type Issued = { status: "issued"; number: string } | { status: "waiting_for_rate" };

/**
 * Issues the one invoice of a paid order, in the transaction that pays it: numbered without a gap, booked and mailed. One that is there
 * already is left as it is. One that waits is issued by `issueDueInvoices`.
 */
export async function issueInvoice(tx: Db, orderId: number, now: Date): Promise<Issued> {
  const invoiced = await readInvoiced(tx, orderId);
  const t = schema.invoices;
  const [there] = await tx
    .select({ number: t.number })
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.kind, "invoice")));
  if (there) return { status: "issued", number: there.number };
  const unnumbered = await invoiceOf(tx, invoiced, now);
  if (!unnumbered) return { status: "waiting_for_rate" };
  const content = { ...unnumbered, number: await nextNumber(tx, SERIES, now) };
  const { net_cents: netCents, vat } = content;
  const [row] = await tx
    .insert(t)
    .values({ number: content.number, orderId, kind: "invoice", netCents, vatCents: vat.cents, content, issuedAt: now })
    .returning({ id: t.id });
  if (!row) throw new Error("The invoice was not written.");
  await tx.update(schema.orders).set({ billedAt: now }).where(eq(schema.orders.id, orderId));
  await book(tx, { orderId, kind: "invoice", ref: content.number, at: now }, [
    ["owed", content.total_cents],
    ["sales", -netCents],
    ["vat", -vat.cents],
  ]);
  await mailInvoice(tx, invoiced, content);
  return { status: "issued", number: content.number };
}

/** Null while no rate of exchange is known that it needs. Throws where the order lacks what the law asks for. */
async function invoiceOf(
  tx: Db,
  { order, lines, seller, siteName }: Invoiced,
  now: Date,
): Promise<Omit<InvoiceContent, "number"> | null> {
  const { paidAt, vatTreatment: treatment, currency, vatCents } = order;
  if (!paidAt || !treatment) throw new Error(`The order ${order.number} is not ready for an invoice.`);
  const buyer = buyerOf(order.billing, order.vatCheck?.number ?? null);
  if (treatment === "reverse_charge" && !buyer.vat_number)
    throw new Error(`The order ${order.number} has reverse charge without a VAT number.`);
  const isForeign = seller.currency !== currency && vatCents > 0;
  const inBooks = isForeign ? await vatInBooks(tx, { cents: vatCents, currency }, seller.currency, paidAt) : null;
  if (isForeign && !inBooks) return null;
  return {
    kind: "invoice",
    issued_on: dayOf(now),
    paid_on: dayOf(paidAt),
    order_number: order.number,
    corrects: null,
    seller: sellerOf(seller, siteName),
    buyer,
    lines: lines.map(lineOf),
    currency,
    net_cents: order.netCents,
    vat: { rate_bp: order.vatRateBp, cents: vatCents, treatment, in_books: inBooks },
    total_cents: order.totalCents,
    notes: [...TREATMENT_NOTES[treatment], ...letGo(order)],
  };
}

/** A line as invoices and credit notes show it. */
export function lineOf(line: Invoiced["lines"][number]): InvoiceContent["lines"][number] {
  return {
    description: `${line.name}: ${line.description}`,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    discount_cents: line.discountCents,
    net_cents: line.netCents,
  };
}

/** Tells the buyer where it can be downloaded; no mail where no address is known. */
export async function mailInvoice(
  tx: Db,
  { order, mailTo: to }: Invoiced,
  { number, kind }: InvoiceContent,
): Promise<void> {
  if (!to) return;
  const data = { number, order_number: order.number, is_credit: kind === "credit_note" };
  await stage(tx, {
    name: "mail.requested",
    key: `invoice:${number}`,
    data: { to, template: "invoice", site_id: order.siteId, data },
  });
}
