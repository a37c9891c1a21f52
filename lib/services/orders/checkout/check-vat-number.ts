import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import type { VatNumberStatus, VatTreatment } from "@/lib/core/statuses";
import { lineOrEmpty } from "@/lib/schemas/primitives";
import { customerVat } from "../vat/customer-vat";
import { territoryOf } from "../vat/territories";

interface Told {
  status: VatNumberStatus;
  /** Whose VAT it is, and how it is treated. */
  country: string | null;
  treatment: VatTreatment | null;
}

/**
 * What is said of a number while it is typed, and after it was saved. Nothing of one that no registry can be asked about: outside the
 * Union's VAT there is none.
 */
export function vatNumberWords({ status, country, treatment }: Told): string {
  if (status === "valid") return "This VAT number is valid.";
  const isAsked = country !== null && territoryOf(country).isEu && treatment !== "outside_scope";
  if (status === "none" || !isAsked) return "";
  const so = treatment === "charged" ? ", so VAT is charged as without one" : "";
  if (status === "invalid") return `This VAT number is not valid in this country${so}.`;
  return `This VAT number cannot be checked now${so}. It is checked again when you pay.`;
}

/** Asks the registry about a VAT number before anything is saved. */
export const checkVatNumber = definePageOperation({
  name: "check_vat_number",
  access: "session",
  readOnly: true,
  bucket: "vat_checks",
  input: z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country of the list"),
    postal_code: lineOrEmpty(20).optional(),
    vat_number: lineOrEmpty(30),
  }),
  output: z.object({ status: z.enum(["none", "valid", "invalid", "unavailable"]), words: z.string() }),
  async run({ ctx, input }) {
    const { country, postal_code: postalCode, vat_number } = input;
    const vat = await customerVat(ctx, { country, postalCode, vatNumber: vat_number || undefined });
    const status = vat.numberStatus === "unverified" ? ("unavailable" as const) : vat.numberStatus;
    return { status, words: vatNumberWords({ ...vat, status: vat.numberStatus }) };
  },
});
