import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf } from "@/lib/drafting/text/words";

/** Statements that name who stands behind a site. */
export const OPERATED = anyOf(
  "copyright|(?:operated|run|owned|published|provided|developed|made|maintained|offered) by|trading as|all rights reserved",
  "(?:is|are) (?:a|an|the)?\\s?(?:\\p{L}+\\s)?(?:product|service|trade ?mark|trading name|brand|project) of",
  "data controller|controller (?:(?:of|for) [^.]{3,40} )?(?:is|within)|registered (?:in|office|company|address|as)|company (?:name|number|registration)",
  "(?:agreement|contract|terms?) (?:between|with)|between you and|(?:are|is) (?:entered into|concluded) with|(?:the )?(?:site|service|app) (?:is )?(?:from|of)",
  "verantwortlich\\p{L}*|angaben gem[äa](?:ß|ss)|betreiber\\p{L}*|anbieter\\p{L}*|herausgeber|diensteanbieter|vertragspartner|vertrag (?:mit|zwischen)|registergericht|handelsregister",
  "[ée]diteur|[ée]ditée? par|responsable (?:du traitement|de la publication)|raison sociale|siret|siren|au capital",
  "responsable del tratamiento|titular|razón social|cif|nif|titolare|ragione sociale|denominazione|p\\.?\\s?iva",
  "verwerkingsverantwoordelijke|kvk|overeenkomst (?:met|tussen)|contrat (?:avec|entre)|contrato (?:con|com|entre)|celebrad[oa]s? (?:con|com|entre)|contratto (?:con|tra)",
  inAllLanguages("runBy"),
  "usługodawc\\p{L}+|właściciel\\p{L}*|administrator\\p{L}*|operator\\p{L}*|umow\\p{L}+ (?:z|między)",
);
/** Who answers for the data, in a privacy notice full of other companies. */
export const CONTROLLER = anyOf(
  "controllers?|this (?:website|site|service|app)|(?:operated|provided|published|run) by|agreement|you and",
  "verantwortlich\\p{L}*|anbieter\\p{L}*|responsable\\p{L}*|titolare|verwerkingsverantwoordelijke|éditée? par|éditeur",
  "controlador\\p{L}*|administrator\\p{L}*|personuppgiftsansvarig|dataansvarlig",
);
export const OTHER_SERVICE = anyOf(
  "we (?:also )?use|uses?|using|analytics|newsletters?|cookies?|cdn|fonts?|embed\\p{L}*|plugins?|processors?|transfer\\p{L}*",
  "nutzen wir|wir nutzen|verwenden|eingebunden|nous utilisons|utilizamos|utilizziamo|we gebruiken",
);
export const BODY_SAID = anyOf("registered|non-?profit|charit\\p{L}+|legal entity|eingetragen\\p{L}*|association loi");
/** Who makes it, said of the product by name: "Acme is developed by Northern Lists GmbH". */
export const MADE_BY = anyWord("runBy");
export const COPYRIGHT = /©|\(c\)/i;
export const PROVIDER = anyOf(
  "\\p{L}*versicher\\p{L}*|insur\\p{L}+|provider[s:]?\\b",
  inAllLanguages("host"),
  "sub-?processors?|google|stripe|paypal|paddle|cloudflare|hetzner|amazon|aws|microsoft|apple|facebook",
  "meta|mailchimp|sendgrid|hubspot|intercom|zendesk|matomo|hotjar|linkedin|twitter|vimeo|youtube",
  "schlichtung\\p{L}*|aufsichtsbehörde|supervisory authority|authority|webdesign|web design|designed by",
  "website by|site by|umsetzung|powered by|konzept|fotos?|photos?|bildnachweis|autorité|cnil",
  "processed by|payments? (?:are|is)|partner",
  "on behalf of|im auftrag|pour le compte d\\p{L}+|por cuenta de|per conto d\\p{L}+|in opdracht van|em nome d\\p{L}+|w imieniu",
  "registrants?|registrars?|domain(?:s| name)? (?:parking|owner|holder|marketplace|sales?)|parking|domaininhaber\\p{L}*",
);
/** A number in a register right behind a name: who gives it speaks of itself. */
export const IDENTIFIED =
  /^\.?[\s,(·|–—-]{1,3}(?:(?:CVR|KvK|SIRET|SIREN|RCS|HRB|NIPC|NIF|CIF|P\.?\s?IVA|org\.?[\s-]?(?:nr|nummer)|NIP|REGON|KRS|CNPJ|ABN|ACN|NZBN|CIN|IČO|Y-tunnus)(?![\p{L}])|(?:company|registration) (?:no|number|reg))/iu;
/** Behind a company, before the name that its customers know. */
export const TRADING_AS = anyOf(
  "trading (?:as|under)|t/a|doing business as|d/b/a|dba|handelend onder|handelnd unter|agissant sous|exerçant sous|nom commercial|que opera (?:como|bajo)|nome fantasia|handlar under|firmierend|(?:hereinafter|hereafter|nachfolgend|im folgenden|ci-après|en adelante|di seguito|hierna|doravante|adiante|dalej|zwan\\p{L}+)",
);
