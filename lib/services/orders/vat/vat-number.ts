import { lookup } from "@/lib/core/lookup";

/** How the numbers of each member state are formed, behind its two letters (VIES, "VAT number format"). */
const FORMS = lookup({
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
});

/** A number as VIES takes it: `country` is EL for Greece. */
export interface VatNumber {
  country: string;
  number: string;
}

/** What was typed without its spaces, dots and dashes, in capital letters. */
export function plainVatNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.\-/]/g, "");
}

/** The prefix of a member state's numbers. */
export const vatPrefix = (country: string): string => (country === "GR" ? "EL" : country);

/**
 * Reads a number of a member state by its form; null where it has none. `country` (ISO) is the customer's: a number of another state
 * says nothing about a business there. Its letters may be left out.
 */
export function readVatNumber(typed: string, country: string): VatNumber | null {
  const prefix = vatPrefix(country);
  const plain = plainVatNumber(typed).replace(/^GR/, "EL");
  const number = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  return FORMS.get(prefix)?.test(number) ? { country: prefix, number } : null;
}

/** The ISO country whose prefix a number carries; null without one that is known. */
export function countryOfNumber(typed: string): string | null {
  const prefix = plainVatNumber(typed).slice(0, 2).replace("GR", "EL");
  if (!FORMS.get(prefix)) return null;
  return prefix === "EL" ? "GR" : prefix;
}
