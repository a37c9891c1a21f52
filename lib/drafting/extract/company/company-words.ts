import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf } from "@/lib/drafting/text/words";

/** Statements that name who stands behind a site. */
export const OPERATED = anyOf(inAllLanguages("operated"), inAllLanguages("runBy"));
/** Who answers for the data, in a privacy notice full of other companies. */
export const CONTROLLER = anyWord("controller");
export const OTHER_SERVICE = anyWord("otherService");
export const BODY_SAID = anyOf("registered|non-?profit|charit\\p{L}+|legal entity|eingetragen\\p{L}*|association loi");
/** Who makes it, said of the product by name: "Acme is developed by Northern Lists GmbH". */
export const MADE_BY = anyWord("runBy");
export const COPYRIGHT = /©|\(c\)/i;
export const PROVIDER = anyOf(
  inAllLanguages("otherBody"),
  inAllLanguages("host"),
  "google|stripe|paypal|paddle|cloudflare|hetzner|amazon|aws|microsoft|apple|facebook|meta|mailchimp|sendgrid|hubspot|intercom|zendesk|matomo|hotjar|linkedin|twitter|vimeo|youtube",
);
/** True for a line about a host, an insurer, a payment service or an authority: addresses from there on are theirs. */
export function isProviderLine(text: string): boolean {
  return PROVIDER.test(text);
}

/** What numbers of registers and taxes are called. */
const NUMBER =
  "(?:CVR|KvK|SIRET|SIREN|RCS|HRB|HRA|USt-?Id(?:Nr)?|UID|NIPC|NIF|CIF|P\\.?\\s?IVA|Partita IVA|VAT|org\\.?[\\s-]?(?:nr|nummer)|organisationsnummer|NIP|REGON|KRS|CNPJ|CUIT|RUT|RUC|RFC|NIT|ABN|ACN|NZBN|CIN|IČO|IČ|DIČ|Y-tunnus|BTW|TVA|BCE|KBO|EIN|(?:company|registration) (?:no|number|reg))(?![\\p{L}])";
/** A number in a register right behind a name: who gives it speaks of itself. */
export const IDENTIFIED = new RegExp(`^\\.?[\\s,(·|–—-]{1,3}${NUMBER}`, "iu");
/** Such a number anywhere, with its figures. */
export const REGISTERED = new RegExp(`(?<![\\p{L}\\p{N}])${NUMBER}[^\\n\\d]{0,16}\\d`, "iu");
/** Behind a company, before the name that its customers know. */
export const TRADING_AS = anyWord("tradingAs");
