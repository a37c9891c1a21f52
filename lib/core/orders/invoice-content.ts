import { z } from "zod";
import { INVOICE_KINDS, VAT_TREATMENTS } from "../statuses";

const cents = z.number().int().min(0);
const day = z.iso.date();

const party = z.object({
  name: z.string().min(1),
  /** Lines of the address, the country's name last. */
  address: z.array(z.string()),
  vat_number: z.string().nullable(),
});

/**
 * All that an invoice or credit note says (Directive 2006/112/EC, articles 219, 226 and 230), as it was issued and stays. Cents are
 * those of `currency`; amounts of a credit note are positive and go back.
 */
export const invoiceContent = z.object({
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: day,
  /** The day of payment, on which VAT became due. */
  paid_on: day,
  order_number: z.string(),
  /** The invoice that a credit note corrects. */
  corrects: z.object({ number: z.string(), issued_on: day }).nullable(),
  seller: party,
  buyer: party,
  lines: z
    .array(
      z.object({
        description: z.string(),
        quantity: z.number().int(),
        unit_price_cents: cents,
        discount_cents: cents,
        net_cents: cents,
      }),
    )
    .min(1),
  currency: z.string(),
  net_cents: cents,
  vat: z.object({
    rate_bp: cents,
    cents,
    treatment: z.enum(VAT_TREATMENTS),
    /** In the currency of the seller's books, where that is another one; `rate` is its units for one of the invoice's. */
    in_books: z.object({ currency: z.string(), cents, rate: z.string(), rate_day: day }).nullable(),
  }),
  total_cents: cents,
  /** Sentences that the law asks for, such as of reverse charge. */
  notes: z.array(z.string()),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;
export type InvoiceParty = z.infer<typeof party>;
