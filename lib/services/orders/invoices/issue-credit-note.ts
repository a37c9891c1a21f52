import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { book } from "../books/book";
import { nextNumber } from "../order-number";
import { portion } from "../pricing/shares";
import { issueInvoice, lineOf, mailInvoice } from "./issue-invoice";
import { readInvoiced } from "./read-invoiced";

const SERIES = "CN";
const t = schema.invoices;

type Refund = typeof schema.refunds.$inferSelect;

/**
 * Issues the credit note of a refund, once, in the transaction that ends it. It names the invoice that it corrects and has VAT in the
 * seller's currency at that invoice's rate (Directive 2006/112/EC, articles 90 and 219).
 */
export async function issueCreditNote(tx: Db, refund: Refund, now: Date): Promise<string> {
  const { id: refundId, orderId, netCents, vatCents } = refund;
  const invoiced = await readInvoiced(tx, orderId);
  const [there] = await tx.select({ number: t.number }).from(t).where(eq(t.refundId, refundId));
  if (there) return there.number;
  const invoice = await invoiceNow(tx, orderId, now);
  const its = invoiced.lines.filter(({ id }) => refund.lineIds.includes(id)).map(lineOf);
  const number = await nextNumber(tx, SERIES, now);
  const content = creditNoteOf(invoice.content, { number, netCents, vatCents, lines: its, now });
  const row = { number, orderId, kind: "credit_note" as const, correctsId: invoice.id, refundId };
  await tx.insert(t).values({ ...row, netCents, vatCents, content, issuedAt: now });
  await book(tx, { orderId, kind: "credit_note", ref: number, at: now }, [
    ["owed", -content.total_cents],
    ["sales", netCents],
    ["vat", vatCents],
  ]);
  await mailInvoice(tx, invoiced, content);
  return number;
}

/** The order's invoice, issued now where it was not. */
async function invoiceNow(tx: Db, orderId: number, now: Date) {
  const { status } = await issueInvoice(tx, orderId, now);
  const [invoice] = await tx
    .select()
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.kind, "invoice")));
  if (status !== "issued" || !invoice)
    throw new Error("The invoice waits for a rate of exchange, and its credit note with it.");
  return invoice;
}

interface Part {
  number: string;
  netCents: number;
  vatCents: number;
  lines: InvoiceContent["lines"];
  now: Date;
}

function creditNoteOf(invoice: InvoiceContent, { number, netCents, vatCents, lines, now }: Part): InvoiceContent {
  const { in_books, cents } = invoice.vat;
  const inBooks = in_books && { ...in_books, cents: portion(in_books.cents, vatCents, cents) };
  return {
    ...invoice,
    number,
    kind: "credit_note",
    issued_on: dayOf(now),
    corrects: { number: invoice.number, issued_on: invoice.issued_on },
    lines,
    net_cents: netCents,
    vat: { ...invoice.vat, cents: vatCents, in_books: inBooks },
    total_cents: netCents + vatCents,
  };
}
