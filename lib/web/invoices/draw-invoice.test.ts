import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";
import { drawInvoice } from "./draw-invoice";

const content: InvoiceContent = {
  number: "INV-2026-000007",
  kind: "invoice",
  issued_on: "2026-11-19",
  paid_on: "2026-11-18",
  order_number: "LY-2026-000012",
  corrects: null,
  seller: {
    name: "Fernwood Übersicht GmbH",
    address: ["Lindenweg 3", "10115 Berlin", "Germany"],
    vat_number: "DE123456789",
  },
  buyer: {
    name: "Ματιά Ελλάς ΑΕ",
    address: ["Zoë Łącka", "Οδός Ερμού 5", "10563 Αθήνα", "Greece"],
    vat_number: "EL123456783",
  },
  lines: [
    {
      description: "Paid launch: Tidewell, now",
      quantity: 1,
      unit_price_cents: 4900,
      discount_cents: 990,
      net_cents: 3910,
    },
    {
      description: "Billboard week: Київський дім",
      quantity: 2,
      unit_price_cents: 250_000,
      discount_cents: 0,
      net_cents: 500_000,
    },
  ],
  currency: "USD",
  net_cents: 503_910,
  vat: {
    rate_bp: 1900,
    cents: 95_743,
    treatment: "charged",
    in_books: { currency: "EUR", cents: 83_103, rate: "0.867980", rate_day: "2026-11-17" },
  },
  total_cents: 599_653,
  notes: [],
};

async function textOf(changes: Partial<InvoiceContent> = {}) {
  const { text, totalPages } = await extractText(new Uint8Array(await drawInvoice({ ...content, ...changes })), {
    mergePages: true,
  });
  return { text: text.replace(/\s+/g, " "), totalPages };
}

/** What Directive 2006/112/EC asks of an invoice, by the point of its article 226. */
const MANDATORY: [point: string, ...texts: string[]][] = [
  ["1 date of issue", "Date of issue 2026-11-19"],
  ["2 sequential number", "Invoice number INV-2026-000007"],
  ["3 the seller's VAT number", "VAT number DE123456789"],
  ["4 the customer's VAT number", "VAT number EL123456783"],
  ["5 full names and addresses", "Fernwood Übersicht GmbH", "Lindenweg 3", "10115 Berlin", "Germany"],
  ["5 of both", "Ματιά Ελλάς ΑΕ", "Zoë Łącka", "Οδός Ερμού 5", "10563 Αθήνα", "Greece"],
  ["6 extent and kind of services", "Paid launch: Tidewell, now", "Billboard week: Київський дім"],
  ["7 date of supply or payment", "Date of supply and payment 2026-11-18"],
  [
    "8 unit price without VAT, discounts, taxable amount",
    "USD 49.00",
    "USD 2,500.00",
    "USD 9.90",
    "Net amount USD 5,039.10",
  ],
  ["9 rate", "VAT 19 %"],
  ["10 VAT payable", "VAT 19 % USD 957.43"],
  ["230 in the seller's currency", "VAT in EUR EUR 831.03", "rate of 2026-11-17: USD 1 = EUR 0.867980"],
  ["the total", "Total, paid USD 5,996.53"],
];

describe("the PDF of an invoice", () => {
  it.each(MANDATORY)("shows what article 226 asks for: %s", async (_point, ...texts) => {
    const { text } = await textOf();
    for (const one of texts) expect(text).toContain(one);
  });

  it("says that the customer accounts for VAT", async () => {
    const notes = ["Reverse charge: the customer accounts for the VAT (Directive 2006/112/EC, articles 44 and 196)."];
    const vat: InvoiceContent["vat"] = { rate_bp: 0, cents: 0, treatment: "reverse_charge", in_books: null };
    expect((await textOf({ notes, vat })).text).toContain(notes[0]);
  });

  it("names the invoice that a credit note corrects", async () => {
    const corrects = { number: "INV-2026-000007", issued_on: "2026-11-19" };
    const { text } = await textOf({ kind: "credit_note", number: "CN-2026-000001", corrects });
    expect(text).toContain("Credit note number CN-2026-000001");
    expect(text).toContain("Corrects invoice INV-2026-000007 of 2026-11-19");
    expect(text).toContain("Total refunded USD 5,996.53");
  });

  it.each(["株式会社 木漏れ日", "שלום", "บริษัท ไทย", "한빛 주식회사", "北京示例公司"])(
    "draws the name %s",
    async (name) => {
      const { text } = await textOf({ buyer: { ...content.buyer, name } });
      for (const word of name.split(" ")) expect(text.normalize("NFKC")).toContain(word.normalize("NFKC"));
    },
  );

  it("goes on over pages, and is the same file each time", async () => {
    const lines = Array.from({ length: 60 }, () => content.lines).flat();
    expect((await textOf({ lines })).totalPages).toBeGreaterThan(2);
    expect((await drawInvoice(content)).equals(await drawInvoice(content))).toBe(true);
  });
});
