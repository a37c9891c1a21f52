import { lookup } from "@/lib/core/lookup";

/** Members of the European Union by ISO 3166-1; Greece is EL only in VAT numbers. */
export const EU_COUNTRIES = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
] as const;

/**
 * Places that are treated as another country for VAT on services (Directive 2006/112/EC, article 7). Northern Ireland is in the
 * Union for goods alone (Windsor Framework): its services have the rules of Great Britain.
 */
const TREATED_AS = lookup({ MC: "FR", IM: "GB", XI: "GB", LI: "CH", EL: "GR" });

/** Parts of members outside the Union's VAT by how postal codes there begin (the same directive, article 6). */
const OUTSIDE = lookup({
  DE: /^(27498|78266)/, // Heligoland, Büsingen
  ES: /^(35|38|51|52)/, // Canary Islands, Ceuta, Melilla
  FI: /^22/, // Åland
  FR: /^9[78]/, // overseas departments and communities; Monaco, 98000, says so by its country
  GR: /^6308[67]/, // Mount Athos
  IT: /^(22061|23041)/, // Campione d'Italia, Livigno
});

/** Parts with a rate of their own, as `vat_rates` names them. */
const OWN_RATE: [country: string, postalCode: RegExp, territory: string][] = [
  ["AT", /^(6691|699[1-3])/, "AT-JM"], // Jungholz, Mittelberg
  ["PT", /^9[0-4]/, "PT-30"], // Madeira
  ["PT", /^9[5-9]/, "PT-20"], // Azores
];

export interface Territory {
  /** The country whose VAT it has. */
  country: string;
  /** Its row of rates. */
  rateOf: string;
  isEu: boolean;
  /** In a member state, outside its VAT. */
  isExcluded: boolean;
}

/** Where a customer's address belongs for VAT. */
export function territoryOf(countryCode: string, postalCode = ""): Territory {
  const country = TREATED_AS.get(countryCode) ?? countryCode;
  const code = postalCode.replace(/[^0-9]/g, "");
  const isMember = EU_COUNTRIES.some((one) => one === country);
  const isExcluded = countryCode === country && (OUTSIDE.get(country)?.test(code) ?? false);
  const [, , own] = OWN_RATE.find(([of, postal]) => of === country && postal.test(code)) ?? [];
  return { country, rateOf: own ?? country, isEu: isMember && !isExcluded, isExcluded };
}
