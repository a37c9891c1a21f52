import type { VatCheck } from "@/db/schema/sales/orders";
import type { Ctx } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import type { VatNumberStatus } from "@/lib/core/statuses";
import { askVies } from "@/lib/integrations/vies";
import { getSeller, ratesOn, type SellerRow } from "./seller";
import { type Territory, territoryOf } from "./territories";
import { countryOfNumber, plainVatNumber, readVatNumber } from "./vat-number";
import { type VatOn, vatOn } from "./vat-on";
import { vatSentence } from "./vat-words";

/** Where the customer says to be. */
export interface CustomerPlace {
  country?: string | undefined;
  postalCode?: string | undefined;
  vatNumber?: string | undefined;
}

export interface CustomerVat extends VatOn {
  /** Whose VAT it is; null while the country is not told. */
  country: string | null;
  numberStatus: VatNumberStatus;
  check: VatCheck | null;
  explanation: string;
}

/**
 * What VAT an order of this customer has now. Asks VIES for a number of a member state whose form is right: over the network, so never
 * inside a transaction. `known` is what it said of the very same number before; one that was not confirmed is asked for again.
 */
export async function customerVat(
  { db, now }: Pick<Ctx, "db" | "now">,
  { country: told, postalCode, vatNumber }: CustomerPlace,
  known: VatCheck | null = null,
): Promise<CustomerVat> {
  const [seller, rateOf] = await Promise.all([getSeller(db), ratesOn(db, now)]);
  const countryCode = told ?? (vatNumber ? countryOfNumber(vatNumber) : null);
  const place = countryCode ? territoryOf(countryCode, postalCode) : null;
  const check = vatNumber && place ? await checkNumber(vatNumber, place, { seller, now, known }) : null;
  const numberStatus = check?.status ?? (vatNumber ? "unverified" : "none");
  const on = vatOn(seller, place, numberStatus, rateOf);
  const country = place?.country ?? null;
  return { ...on, country, numberStatus, check, explanation: vatSentence({ ...on, country, numberStatus }) };
}

interface Asking {
  seller: SellerRow;
  now: Date;
  known: VatCheck | null;
}

async function checkNumber(typed: string, place: Territory, { seller, now, known }: Asking): Promise<VatCheck> {
  const number = plainVatNumber(typed);
  const unasked = { number, consultation_number: null, name: null, checked_at: null };
  if (!place.isEu) return { ...unasked, status: "unverified" };
  const read = readVatNumber(typed, place.country);
  if (!read) return { ...unasked, status: "invalid" };
  if (known?.number === number && known.status === "valid") return known;
  const { VIES_URL } = env();
  if (!VIES_URL) return { ...unasked, status: "unverified" };
  const own = seller.vatNumber && seller.country ? readVatNumber(seller.vatNumber, seller.country) : null;
  const answer = await askVies(VIES_URL, read, own);
  if (answer.status === "unavailable") return { ...unasked, status: "unverified" };
  const { status, consultationNumber, name } = answer;
  return { number, status, consultation_number: consultationNumber, name, checked_at: now.toISOString() };
}
