import type { Billing } from "@/db/schema/sales/orders";
import type { InvoiceParty } from "@/lib/core/orders/invoice-content";
import type { VatTreatment } from "@/lib/core/statuses";
import { decimalOf } from "@/lib/integrations/payments/decimal-amount";

const countries = new Intl.DisplayNames(["en"], { type: "region" });

/** What the law asks to be said where no VAT is charged (Directive 2006/112/EC, article 226, points 11 and 11a). */
export const TREATMENT_NOTES: Record<VatTreatment, readonly string[]> = {
  charged: [],
  reverse_charge: ["Reverse charge: the customer accounts for the VAT (Directive 2006/112/EC, articles 44 and 196)."],
  outside_scope: ["No VAT is charged: the place of supply is outside the scope of the seller's VAT."],
  not_registered: ["No VAT is charged: the seller is not registered for VAT for this supply."],
};

/** Beside the discounts of lines, which hold it: what no code took off, so that nobody looks for one. */
export function letGo({ shortfallCents, currency }: { shortfallCents: number; currency: string }): string[] {
  if (shortfallCents === 0) return [];
  return [
    `The discounts include ${currency} ${decimalOf(shortfallCents)} by which the price was reduced to what was paid.`,
  ];
}

/** The buyer as billed; the VAT number is the one that was checked, where one was. */
export function buyerOf(billing: Partial<Billing>, checkedNumber: string | null): InvoiceParty {
  const { name = "", company, email = "", street, postal_code, city, country } = billing;
  const known = company ?? (name || email);
  const place = [postal_code, city].filter(Boolean).join(" ");
  const attention = company && name ? [name] : [];
  return {
    name: known,
    address: [...attention, street ?? "", place, country ? countryName(country) : ""].filter((one) => one !== ""),
    vat_number: checkedNumber ?? billing.vat_number ?? null,
  };
}

interface SellerRow {
  name: string;
  address: string;
  country: string | null;
  vatNumber: string | null;
}

/** The seller; the site's name stands where its company's is not set. */
export function sellerOf({ name, address, country, vatNumber }: SellerRow, siteName: string): InvoiceParty {
  const lines = address.split("\n").map((line) => line.trim());
  const place = country ? countryName(country) : "";
  const own = lines.at(-1) === place ? lines : [...lines, place];
  return { name: name || siteName, address: own.filter((line) => line !== ""), vat_number: vatNumber };
}

const countryName = (code: string) => countries.of(code) ?? code;
