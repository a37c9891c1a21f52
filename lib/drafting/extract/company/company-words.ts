import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf } from "@/lib/drafting/text/words";

/** Statements that name who stands behind a site. */
export const OPERATED = anyOf(inAllLanguages("operated"), inAllLanguages("runBy"));
/** Who answers for the data, in a privacy notice full of other companies. */
export const CONTROLLER = anyWord("controller");
export const OTHER_SERVICE = anyWord("otherService");
export const BODY_SAID = anyOf("registered|non-?profit|charit\\p{L}+|legal entity|eingetragen\\p{L}*|association loi");
export const PROVIDER = anyOf(
  inAllLanguages("otherBody"),
  inAllLanguages("host"),
  "google|stripe|paypal|paddle|cloudflare|hetzner|amazon|aws|microsoft|apple|facebook|meta|mailchimp|sendgrid|hubspot|intercom|zendesk|matomo|hotjar|linkedin|twitter|vimeo|youtube",
);
/** A number in a register right behind a name: who gives it speaks of itself. */
export const IDENTIFIED =
  /^\.?[\s,(·|–—-]{1,3}(?:(?:CVR|KvK|SIRET|SIREN|RNA|RCS|HRB|NIPC|NIF|CIF|P\.?\s?IVA|org\.?[\s-]?(?:nr|nummer)|NIP|REGON|KRS|CNPJ|ABN|ACN|NZBN|CIN|IČO|Y-tunnus)(?![\p{L}])|(?:company|registration) (?:no|number|reg))/iu;
/** Behind a company, before the name that its customers know. */
export const TRADING_AS = anyWord("tradingAs");
/** "The service is provided by", "Das Angebot wird betrieben von": who runs what the reader uses. */
export const PROVIDED = new RegExp(
  `^(?:the|this|der|die|das|diese[rs]?|le|la|ce|cette|el|este|esta|il|questo|questa|de|dit|deze)\\s(?:service|site|web ?site|app|application|software|platform|dienst|angebot|webseite|plattform|logiciel|plateforme|servicio|sitio(?: web)?|aplicación|plataforma|servizio|sito(?: web)?|applicazione|piattaforma)\\s(?:[\\p{L}’']+\\s){0,2}?(?:${OPERATED.source})`,
  "iu",
);
