import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";

/** Parts of a site that others look after. */
const PART =
  "(?:(?:web|order|contact)?forms?|formulaires?|\\p{L}{0,12}formular(?:e|en)?|formularios?|formulários?|modul[oi] di \\p{L}+|\\p{L}{0,12}formulier(?:en)?|formularz\\p{L}*|\\p{L}{0,12}formulär(?:et)?|newsletters?|nyhetsbrev(?:et)?|nyhedsbrev(?:et)?|payments?|paiements?|zahlungen|pagos|pagamenti|pagamentos|betalingen|płatności|betalningar|betalinger|comments|commentaires|kommentare|mailing list|chat|check-?out)";
const RUN_BY =
  "(?:(?:run|operated|managed|handled|processed|provided|powered|sent) by|(?:betrieben|verwaltet|verarbeitet|versendet|abgewickelt) (?:von|durch)|(?:gér|trait|opér|assur|envoy)ée?s? par|(?:gestionad|operad|procesad|enviad)[oa]s? por|(?:gestit|elaborat|inviat)[oaie] da|(?:beheerd|verwerkt|verzonden) door|(?:gerid|operad|processad|enviad)[oa]s? p(?:or|el[ao])|(?:obsługiwan|prowadzon|przetwarzan)\\p{L}+ przez|(?:drivs|hanteras|sköts) av|(?:drives|håndteres) af)";
const PART_RUN = new RegExp(
  `^(?<before>[^.;:]{0,60}?)(?<!\\p{L})(?<!(?:this|these|diese[rsmn]?|ce|cet|cette|ces|este|esta|questo|questa|deze|dit|ten|ta|denna|dette) )${PART}(?!\\p{L})(?<between>[^.;:]{0,60}?)\\s${RUN_BY}\\s(?:(?:the|la|die|der|le|el|de)\\s)?(?:(?:company|société|firma|empresa|società|bedrijf)\\s)?$`,
  "iu",
);
const SITE =
  "(?:(?:web ?|internet)?sites?|apps?|applications?|services?|\\p{L}{0,12}platforms?|\\p{L}{0,12}plattform|portals?|portail|forum|community|marketplace|(?:web|internet)?seiten?|plateforme|sitio|sito|strona|serwis|página|pagina|pages?|webbplats\\p{L}*|hjemmeside\\p{L}*|shop|software|tools?)";
const SITE_BEFORE = new RegExp(`(?<!\\p{L})${SITE}(?!\\p{L})`, "iu");
const AND_SITE = new RegExp(`(?:and|und|et|y|e|en|i|och|og)\\s(?:\\p{L}+\\s)?${SITE}(?!\\p{L})`, "iu");

/** "The contact form is run by": what stands before a name says that it looks after a part of the site; not "This site and its forms". */
export function isPartRun(lead: string, own: OwnNames): boolean {
  const { before = "", between = "" } = PART_RUN.exec(lead)?.groups ?? {};
  return PART_RUN.test(lead) && !namesOwn(own, lead) && !SITE_BEFORE.test(before) && !AND_SITE.test(between);
}
