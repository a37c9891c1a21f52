import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { log } from "@/lib/core/log";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { book } from "../books/book";
import { nextNumber } from "../order-number";
import { portion } from "../pricing/shares";
import { issueInvoice, lineOf } from "./issue-invoice";
import { type Invoiced, readInvoiced } from "./read-invoiced";

const SERIES = "CN";
const t = schema.invoices;

type Refund = typeof schema.refunds.$inferSelect;

/**
 * Issues the credit note of a refund, once. It names the invoice that it corrects and has VAT in the seller's currency at that
 * invoice's rate (Directive 2006/112/EC, articles 90 and 219). Null while the invoice waits for a rate of exchange.
 */
export async function issueCreditNote(tx: Db, refund: Refund, now: Date): Promise<InvoiceContent | null> {
  const { id: refundId, orderId, netCents, vatCents } = refund;
  const invoiced = await readInvoiced(tx, orderId);
  const [there] = await tx.select({ content: t.content }).from(t).where(eq(t.refundId, refundId));
  if (there) return there.content;
  const invoice = await invoiceNow(tx, orderId, now);
  if (!invoice) return null;
  const number = await nextNumber(tx, SERIES, now);
  const lines = linesOf(refund, invoiced);
  const content = creditNoteOf(invoice.content, { number, netCents, vatCents, lines, now });
  const row = { number, orderId, kind: "credit_note" as const, correctsId: invoice.id, refundId };
  await tx.insert(t).values({ ...row, netCents, vatCents, content, issuedAt: now });
  await book(tx, { orderId, kind: "credit_note", ref: number, at: now }, [
    ["owed", -content.total_cents],
    ["sales", netCents],
    ["vat", vatCents],
  ]);
  return content;
}

/** The same beside the end of its refund, which it never undoes: one that waits or fails is issued by `issueDueCreditNotes`. */
export async function creditNoteOrWait(db: Db, refund: Refund, now: Date): Promise<InvoiceContent | null> {
  if (refund.lineIds.length === 0 && refund.netCents + refund.vatCents === 0) return null;
  try {
    return await db.transaction((tx) => issueCreditNote(tx, refund, now));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.error("credit note not issued", { refund: refund.id, error: why });
    return null;
  }
}

/** The order's invoice, issued now where it was not. */
async function invoiceNow(tx: Db, orderId: number, now: Date) {
  const { status } = await issueInvoice(tx, orderId, now);
  if (status !== "issued") return null;
  const [invoice] = await tx
    .select()
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.kind, "invoice")));
  if (!invoice) throw new Error("An invoice was issued and is not there.");
  return invoice;
}

/** The lines that went back; one line where less went back than they cost, or a part of the price alone. */
function linesOf({ lineIds, netCents }: Refund, { lines }: Invoiced): InvoiceContent["lines"] {
  const its = lines.filter(({ id }) => lineIds.includes(id)).map(lineOf);
  const net = its.reduce((sum, line) => sum + line.net_cents, 0);
  if (its.length > 0 && net === netCents) return its;
  const what = its.map(({ description }) => description).join("; ") || "All lines";
  const description = `Part of the price: ${what}`;
  return [{ description, quantity: 1, unit_price_cents: netCents, discount_cents: 0, net_cents: netCents }];
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
  const inBooks = in_books && { ...in_books, cents: cents === 0 ? 0 : portion(in_books.cents, vatCents, cents) };
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
