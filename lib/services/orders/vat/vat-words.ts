import type { VatNumberStatus, VatTreatment } from "@/lib/core/statuses";

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** A country's English name; the code itself where there is none. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

const percent = (rateBp: number) => `${rateBp / 100} %`;

interface Vat {
  rateBp: number;
  country: string | null;
  treatment: VatTreatment | null;
  numberStatus: VatNumberStatus;
}

/** Why there is VAT or none, in one sentence. */
export function vatSentence({ rateBp, country, treatment, numberStatus }: Vat): string {
  const place = country ? countryName(country) : "";
  switch (treatment) {
    case null:
      return "VAT depends on your billing country, which is not told yet.";
    case "not_registered":
      return "No VAT is charged: the seller is not registered for it.";
    case "outside_scope":
      return `No VAT is charged: a sale to ${place} is outside the scope of the seller's VAT.`;
    case "reverse_charge":
      return `No VAT is charged: your VAT number is valid, so you account for the VAT of ${place} yourself (reverse charge).`;
    case "charged":
      return `${percent(rateBp)} VAT of ${place} is charged${becauseOf(numberStatus)}.`;
  }
}

function becauseOf(status: VatNumberStatus): string {
  if (status === "invalid") return ", since your VAT number is not valid there";
  return status === "unverified" ? ", since your VAT number could not be checked" : "";
}
