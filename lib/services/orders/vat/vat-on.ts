import { AppError } from "@/lib/core/errors";
import type { VatNumberStatus, VatTreatment } from "@/lib/core/statuses";
import { EU_COUNTRIES, type Territory } from "./territories";

/** Where the seller is, and where it is registered for VAT: ISO countries, and `EU` for the One Stop Shop. */
export interface VatSeller {
  country: string | null;
  registrations: readonly string[];
}

export interface VatOn {
  rateBp: number;
  /** Null while the customer's country is not told: then nothing is known of VAT. */
  treatment: VatTreatment | null;
}

/** The rate of a territory on the day of the order, in basis points; undefined where none is kept. */
export type RateOf = (territory: string) => number | undefined;

/**
 * VAT on services that are supplied electronically (decisions, Orders, VAT; Directive 2006/112/EC, articles 44, 58 and 196). At home
 * its rate, number or not. In another member state the customer accounts for it with a number that is known to be valid; else its
 * rate. Elsewhere none, unless the seller is registered there.
 */
export function vatOn(seller: VatSeller, place: Territory | null, number: VatNumberStatus, rateOf: RateOf): VatOn {
  const { country: home, registrations } = seller;
  if (home === null || registrations.length === 0) return without("not_registered");
  if (place === null) return { rateBp: 0, treatment: null };
  if (place.isExcluded) return without("outside_scope");
  const isRegistered = registrations.includes(place.country);
  if (place.country === home) return isRegistered ? charged(place, rateOf) : without("not_registered");
  if (!place.isEu) return isRegistered ? charged(place, rateOf) : without("outside_scope");
  if (number === "valid") return without("reverse_charge");
  const isHomeInEu = EU_COUNTRIES.some((one) => one === home);
  const isCovered = isHomeInEu || isRegistered || registrations.includes("EU");
  return isCovered ? charged(place, rateOf) : without("not_registered");
}

const without = (treatment: VatTreatment): VatOn => ({ rateBp: 0, treatment });

/** A rate that is not kept is an outage, never a guess. */
function charged(place: Territory, rateOf: RateOf): VatOn {
  const rateBp = rateOf(place.rateOf);
  if (rateBp === undefined)
    throw new AppError(
      "unavailable",
      `The VAT rate of ${place.country} is not known here.`,
      "Write to the site's team; nothing can be sold there until it is.",
      { retryAfter: 3600 },
    );
  return { rateBp, treatment: "charged" };
}
