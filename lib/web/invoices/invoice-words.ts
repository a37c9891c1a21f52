import type { InvoiceContent } from "@/lib/core/orders/invoice-content";

const PERCENT_BP = 100;

/** Such as `USD 1,049.00`: letters and digits of Latin alone, so that it lines up. */
export const money = (cents: number, currency: string) =>
  `${currency} ${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

/** The head's rows: what this is, when, and of what. */
export function headRows(content: InvoiceContent): [string, string][] {
  const { kind, number, issued_on, paid_on, order_number, corrects } = content;
  return [
    [kind === "invoice" ? "Invoice number" : "Credit note number", number],
    ["Date of issue", issued_on],
    ["Date of supply and payment", paid_on],
    ["Order", order_number],
    ...(corrects
      ? [["Corrects invoice", `${corrects.number} of ${corrects.issued_on}`] satisfies [string, string]]
      : []),
  ];
}

interface SumRow {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** The sums below the lines; VAT in another currency comes after the total, of which it is no part. */
export function sumRows({ currency, net_cents, vat, total_cents, kind }: InvoiceContent): SumRow[] {
  const { rate_bp, cents, in_books } = vat;
  const total = kind === "invoice" ? "Total, paid" : "Total refunded";
  const inBooks = in_books && {
    label: `VAT in ${in_books.currency}`,
    amount: money(in_books.cents, in_books.currency),
  };
  return [
    { label: "Net amount", amount: money(net_cents, currency) },
    { label: `VAT ${rate_bp / PERCENT_BP} %`, amount: money(cents, currency) },
    { label: total, amount: money(total_cents, currency), isTotal: true },
    ...(inBooks ? [inBooks] : []),
  ];
}

/** Sentences below the sums. */
export function notesOf({ notes, vat: { in_books }, currency }: InvoiceContent): string[] {
  if (!in_books) return notes;
  const { rate, rate_day, currency: books } = in_books;
  return [
    ...notes,
    `VAT in ${books} at the European Central Bank's rate of ${rate_day}: ${currency} 1 = ${books} ${rate}.`,
  ];
}

/** Everything that is written, for the choice of fonts. */
export function textOf(content: InvoiceContent): string {
  const { seller, buyer, lines } = content;
  const parties = [seller, buyer].flatMap(({ name, address, vat_number }) => [name, ...address, vat_number ?? ""]);
  return [...parties, ...lines.map(({ description }) => description), ...notesOf(content)].join(" ");
}
