import { escaped } from "./escaped";
import { endsOwn, endsThere, mayEnd } from "./own-endings";
import { sentencesOf } from "./spans";
import { anyOf, wholeWords } from "./words";

/** What says, in the language of each line, that something ends. */
const END = anyOf(
  "(?:is|are|was|were|will be|has been|have been) (?:shutting down|shut down|closing (?:down|its doors|our doors)|discontinued|sunset(?:ting|ted)?|retired|wound down|winding down|being (?:discontinued|retired|shut down)|no longer (?:available|maintained|developed|in service|operating))",
  "(?:shuts|closes|closed) (?:down|its doors|our doors)|(?:has|have) (?:shut down|ceased operations?|closed down|reached (?:its|the) end of life)|(?:will|(?:have |has )?(?:decided to|made the \\p{L}+ decision to)) (?:shut down|close (?:down|its doors|our doors)|cease operations)",
  // "Wird eingestellt" is also "is set": what is set automatically, by hand or to a figure does not end.
  "(?:wird|wurde|werden|ist) (?:(?!automatisch|manuell|individuell|einfach|direkt|über|mit|auf|per|pro|so|\\p{L}+ mal)[\\p{L}\\d.]+ ){0,4}(?:eingestellt|abgeschaltet)|stell(?:t|en) (?:[\\p{L}\\d.]+ ){0,5}(?:den betrieb|den dienst|die entwicklung) (?:[\\p{L}\\d.]+ ){0,4}ein|nicht mehr weiterentwickelt",
  "ferm(?:e|era|ent|erons|ons) (?:ses|nos|leurs) portes|ferme(?:ra)? définitivement|(?:est|sera|a été) (?:arrêtée?|définitivement fermée?)|cess(?:e|era|ons|erons) (?:son|ses|notre|nos|toute) activités?|n['’]est plus (?:maintenue?|développée?)",
  "cierra (?:sus puertas|definitivamente)|cerramos (?:nuestras puertas|definitivamente)|dejará de (?:funcionar|estar disponible)|(?:ha sido|será) (?:descontinuad|discontinuad|clausurad)[oa]|ya no (?:está disponible|se mantiene)",
  "chiud(?:e|iamo|erà) (?:i battenti|definitivamente)|(?:è stat[oa]|sarà|verrà) (?:chius|dismess)[oa]|cesserà (?:il servizio|l['’]attività)|non è più (?:disponibile|mantenut[oa]|sviluppat[oa])",
  "stop(?:t|pen) (?:per|ermee|definitief)|(?:wordt|is) (?:stopgezet|opgeheven)|wordt niet meer onderhouden",
  "(?:será|foi) (?:encerrad|descontinuad|desativad)[oa]|encerr(?:a|ou|ará|amos|aremos) (?:as )?(?:suas |nossas )?(?:atividades|operações)|não está mais disponível",
  "kończy(?:my)? (?:działalność|działanie)|(?:zostanie|został[ao]?) (?:zamknięt|wyłączon)[yae]|nie jest już (?:rozwijan|wspieran)[yae]",
);
/** The service by a word for it, as its makers speak of it. A feature, an offer or a page is not the service. */
const SERVICE = [
  "(?:this|our|the) (?:service|app|application|product|project|site|website|company|platform|tool|extension|plugin|software|start-?up|business)",
  "(?:diese[rs]?|unsere?|der|die|das) (?:dienst|service|app|anwendung|produkt|projekt|website|webseite|plattform|software|erweiterung|firma|unternehmen|betrieb|entwicklung)(?: von)?",
  "(?:ce|cet|cette|notre|le|la|l['’]) ?(?:service|application|appli|produit|projet|site|plateforme|logiciel|outil|entreprise|société)",
  "(?:est[ea]|nuestr[oa]|el|la) (?:servicio|aplicación|app|producto|proyecto|sitio|plataforma|empresa|herramienta)",
  "(?:quest[oa]|(?:(?:il|la) )?nostr[oa]|il|la|l['’]) ?(?:servizio|applicazione|app|prodotto|progetto|sito|piattaforma|azienda|società|strumento)",
  "(?:deze|dit|onze|ons|de|het) (?:dienst|app|applicatie|product|project|site|website|platform|bedrijf|tool)",
  "(?:est[ea]|(?:[oa] )?noss[oa]|[oa]) (?:serviço|aplicativo|app|aplicação|produto|projeto|site|plataforma|empresa|ferramenta)",
  "(?:(?:ten|ta|nasz[ea]?) )?(?:usługa|serwis|aplikacja|projekt|platforma)",
].join("|");
const MAKERS = "we|wir|nous|nosotros|noi|wij|nós|my";
/** What may follow a product's name and is still the product, and what may stand before a verb. */
const KIND = "(?: (?:app|cloud|service|platform|software|project|online|hosting))?";
const ADVERB = "(?: (?:now|also|itself|sadly|\\p{L}+ly|leider|nun|malheureusement|lamentablemente|purtroppo|helaas))?";
const FIRST_PERSON = anyOf("ferm(?:er)?ons|cess(?:er)?ons|cerramos|chiudiamo|encerramos|encerraremos|kończymy");
/** What ends only then, perhaps, or for others. */
const UNSURE = anyOf(
  "if|when|whenever|once|before|unless|until|should|in case|wenn|falls|sobald|bevor|si|quand|lorsque|cuando|se|quando|als|wanneer|jeśli|gdy",
);
const ENDED = /den betrieb|den dienst|die entwicklung/i;
const TO_SOME = /no longer available$/i;
/** "Has shut down 4,000 rings of spam": what a product does to others. */
const HOW_MANY =
  /^ (?:over |more than )?\d[\d.,]* (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?!\p{L}))\p{L}/iu;
/** "Shuts down idle servers": what it does to others stands behind it. */
const TO_OTHERS =
  /^ (?!(?:on|in|at|by|from|after|as|and|but|because|for good|forever|permanently|completely|entirely|effective|this|next|soon|today|now)(?!\p{L}))\p{L}/iu;
/** Words before the end's: more, and it is told of something else. */
const SUBJECT_MAX = 60;
/** Characters within which a text must say farewell to be one. */
const FAREWELL_WITHIN = 160;

/** True for a sentence in which a product, one of `names`, or its makers announce their end. */
export function announcesEnd(sentence: string, names: readonly string[]): boolean {
  const text = spelledOut(sentence.slice(0, 400));
  if (/[?？]\s*$/u.test(text)) return false;
  if (!UNSURE.test(text) && endsOwn(text, names, SERVICE)) return true;
  const match = END.exec(text);
  if (!match || match.index > SUBJECT_MAX) return false;
  const [end] = match;
  const before = text.slice(0, match.index);
  if (UNSURE.test(before)) return false;
  const after = text.slice(match.index + end.length);
  if (/(?:shuts?|close[sd]?) down$/i.test(end) && HOW_MANY.test(after)) return false;
  if (TO_SOME.test(end) && /^ (?:in|on|for|to|at|via|through|as) (?!\d)/i.test(after)) return false;
  if (FIRST_PERSON.test(end)) return true;
  const own = [SERVICE, ...names.map((name) => escaped(name))].join("|");
  // "Am 1. Mai wird unser Dienst eingestellt": the subject stands within.
  if (anyOf(own, "wir").test(end.replace(ENDED, ""))) return true;
  const isOwn = new RegExp(`${wholeWords(own)}${KIND}(?:, [^,]{1,40},)?${ADVERB}\\s*$`, "iu").test(before);
  if (isOwn) return !(/(?:shuts?|close[sd]?) down$/i.test(end) && TO_OTHERS.test(after));
  return new RegExp(`${wholeWords(MAKERS)}${ADVERB}\\s*$`, "iu").test(before) && endsMakers(end, after, own);
}

/** True for a text that begins with such a sentence. */
export function isFarewell(text: string, names: readonly string[]): boolean {
  const start = text.slice(0, FAREWELL_WITHIN);
  if (!END.test(start) && !mayEnd(start)) return false;
  return sentencesOf(text).some((one) => one.start < FAREWELL_WITHIN && announcesEnd(one.text, names));
}

/** Makers end, or end their product: "we are shutting down our old servers" and "we are retired teachers" tell of no end. */
function endsMakers(end: string, after: string, own: string): boolean {
  if (/(?:retired|discontinued|available|maintained|developed)$/i.test(end)) return false;
  const named = new RegExp(`^ ${wholeWords(own)}`, "iu").exec(after);
  if (named) return endsThere(after.slice(named[0].length));
  return !/^ (?:the|our|all|any|an?|this|that|these|those|some|support|access|old|legacy)\b/i.test(after);
}

function spelledOut(sentence: string): string {
  return sentence
    .replace(/['’]re\b/g, " are")
    .replace(/\bwe['’]ve\b/gi, "we have")
    .replace(/\bwe['’]ll\b/gi, "we will");
}

/** A page that only holds the place of one, said of the page or its domain. */
const PLACE = anyOf(
  "(?:this|the) domain (?:name )?(?:is|may be) (?:for sale|parked|available)|^domain (?:name )?(?:is|may be) (?:for sale|parked|available)|buy this domain|parked (?:free|domain|page)|(?:(?:this|the) domain (?:name )?|^domain )(?:has |is )?expired|this website is for sale",
  "(?:this|our|the|new)(?: new)? (?:site|website|web site|page|homepage|home page) (?:is |will be )?(?:(?:currently |still )?under construction|coming soon)|(?:site|website|page) (?:is )?(?:currently |still )?under construction|welcome to nginx|apache2? \\p{L}+ default page|^index of /|default web ?site page|^(?:this )?account (?:has been |is )?suspended",
  "(?:diese|unsere|die)(?: neue)? (?:seite|website|webseite|homepage|internetseite) (?:befindet sich|ist) (?:\\p{L}+ ){0,2}im aufbau|notre (?:nouveau )?site (?:arrive|ouvre|sera (?:bientôt )?en ligne)|nuestra (?:nueva )?(?:web|página) (?:estará|llega)|^future home of|there isn['’]t a \\p{L}+ pages site here",
  "domain steht zum verkauf|diese domain (?:ist|wurde)|hier entsteht (?:\\p{L}+ ){0,5}(?:website|webseite|internetseite|seite|homepage|internetpräsenz|webauftritt|shop|onlineshop)|domaine (?:est )?à vendre|site en construction|dominio (?:está )?en venta|sitio en construcción|dominio (?:è )?in vendita|sito in costruzione|domein (?:is )?te koop|domínio à venda|site em construção|domena na sprzedaż|strona w budowie",
);
/** What says so only where it is all that a heading or sentence says: of a feature it says something else. */
const BARE =
  /^\W*(?:under construction|(?:(?:our |new |our new )?(?:web ?)?site )?coming soon|it works|site not found|hier entsteht etwas neues|demnächst(?: verfügbar| hier)?|bientôt (?:disponible|en ligne)|próximamente|prossimamente|binnenkort(?: online)?|em breve|wkrótce)\W*$/iu;

/** True for a sentence or heading by which a page says that it only holds a place. */
export function holdsPlace(sentence: string): boolean {
  return isBegunBy(PLACE, sentence) || BARE.test(sentence);
}

const HOST = "[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,3}";

/** A page that a seller or keeper of domains shows in place of a site. */
const PARKED = anyOf(
  `(?:this domain(?: name)?|the domain(?: name)? ${HOST}|${HOST}) (?:is|may be|might be|could be) (?:listed )?(?:for sale|available for (?:sale|purchase))`,
  `(?:this|the) domain(?: name)?(?: ${HOST})? (?:is|was|has been) (?:parked|registered (?:at|by|with|through))|this domain(?: name)? (?:has )?expired|this (?:website|site) is for sale`,
  "buy this domain|make an offer (?:on|for) this domain|parked (?:free|domain|page)|domain parking|sponsored listings displayed (?:above|below|on this page)",
  `${HOST} (?:steht zum verkauf|(?:est|serait) à vendre|está en venta|è in vendita|is te koop|está à venda)`,
  `diese (?:domain|internetadresse)(?: ${HOST})? (?:steht|ist|kann|wurde) (?:\\p{L}+ ){0,3}(?:zum verkauf|zu verkaufen|gekauft|geparkt|registriert|reserviert)|domain(?:name)? (?:steht )?zum verkauf|domain zu verkaufen`,
  `(?:ce (?:nom de )?domaine|le (?:nom de )?domaine ${HOST})(?: ${HOST})? (?:est|serait) (?:peut-être )?(?:à vendre|en vente|parqué|réservé)|domaine (?:est )?à vendre`,
  `(?:este|el) dominio(?: ${HOST})? (?:está|puede estar) (?:disponible )?(?:a la |en )venta|dominio (?:está )?(?:a la|en) venta`,
  `(?:questo|il) dominio(?: ${HOST})? (?:è|potrebbe essere) in vendita|dominio (?:è )?in vendita`,
  `(?:dit domein|deze domeinnaam|de domeinnaam)(?: ${HOST})? (?:is|staat|kan) (?:mogelijk )?te koop|domein(?:naam)? (?:is )?te koop`,
  `(?:este|o) domínio(?: ${HOST})? (?:está|pode estar) à venda|domínio à venda`,
  `(?:ta )?domena(?: ${HOST})? (?:jest |może być )?(?:na sprzedaż|do kupienia|zaparkowana)|domän(?:en)? (?:är|kan vara) till salu|domæne(?:t)? (?:er|kan være) til salg`,
);

/** Words before: "Good news: this domain is for sale". Behind more, it is told of domains by who sells or keeps them for others. */
const LEAD_MAX = 40;

function isBegunBy(words: RegExp, sentence: string): boolean {
  return (words.exec(sentence)?.index ?? LEAD_MAX + 1) <= LEAD_MAX;
}

/** True for a sentence or title by which a page says that somebody sells or keeps its domain. */
export function isParked(sentence: string): boolean {
  return isBegunBy(PARKED, sentence.slice(0, 300));
}
