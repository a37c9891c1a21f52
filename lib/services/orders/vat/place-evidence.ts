import type { PlaceEvidence } from "@/db/schema/sales/orders";
import { BILLING_COUNTRIES } from "@/lib/core/orders/billing-countries";
import type { OrderRow } from "../status";
import { territoryOf } from "./territories";

const SAYS: Record<PlaceEvidence["kind"], string> = {
  billing_address: "the billing address",
  declared: "the country that was typed",
  vat_number: "the VAT number",
  payment: "the means of payment",
  network_address: "the network that it was ordered from",
};

const NAMES = new Map(BILLING_COUNTRIES.map(({ code, name }) => [code, name]));

/** Evidence as the next piece joins it: one of each kind, the latest. */
export const withEvidence = (evidence: readonly PlaceEvidence[], piece: PlaceEvidence): PlaceEvidence[] => [
  ...evidence.filter(({ kind }) => kind !== piece.kind),
  piece,
];

/**
 * Where what speaks for the customer's country does not agree on the one whose VAT was told, in a sentence; null where two pieces do
 * (Implementing Regulation (EU) 282/2011, article 24b), where nothing speaks against it, and where no VAT is told at all.
 */
export function placeConflict({ placeEvidence, vatCountry, vatTreatment }: OrderRow): string | null {
  if (vatCountry === null || vatTreatment === null || vatTreatment === "not_registered") return null;
  const isFor = ({ country }: PlaceEvidence) => territoryOf(country)?.country === vatCountry;
  const against = placeEvidence.filter((piece) => !isFor(piece));
  if (against.length === 0 || placeEvidence.length - against.length > 1) return null;
  const words = placeEvidence.map(({ kind, country }) => `${SAYS[kind]} says ${NAMES.get(country) ?? country}`);
  return `It is not clear in which country it was bought: ${words.join(", ")}.`;
}
