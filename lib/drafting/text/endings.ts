import { anyOf } from "./words";

/** What says, in the language of each line, that something ends. */
export const END = anyOf(
  "(?:is|are|was|were|will be|has been|have been) (?:shutting down|shut down|closing(?: down| its doors| our doors)?|discontinued|sunset(?:ting|ted)?|retired|wound down|winding down|being (?:discontinued|retired|shut down)|no longer (?:available|maintained|developed|in service|operating))",
  "(?:shuts|closes|closed) (?:down|its doors|our doors)|(?:has|have) (?:shut down|ceased operations?|closed down|reached (?:its|the) end of life)",
  "(?:wird|wurde|werden|ist) (?:\\p{L}+ ){0,4}(?:eingestellt|abgeschaltet)|stell(?:t|en) (?:\\p{L}+ ){0,5}(?:den betrieb|den dienst|die entwicklung) (?:\\p{L}+ ){0,4}ein|nicht mehr weiterentwickelt",
  "ferme(?:ra|nt|rons|ons)? (?:ses|nos|leurs) portes|ferme(?:ra)? définitivement|(?:est|sera|a été) (?:arrêtée?|définitivement fermée?)|cess(?:e|era|ons|erons) (?:son|ses|notre|nos|toute) activités?|n['’]est plus (?:maintenue?|développée?)",
  "cierra (?:sus puertas|definitivamente)|cerramos (?:nuestras puertas|definitivamente)|dejará de (?:funcionar|estar disponible)|(?:ha sido|será) (?:descontinuad|discontinuad|clausurad)[oa]|ya no (?:está disponible|se mantiene)",
  "chiud(?:e|iamo|erà) (?:i battenti|definitivamente)|(?:è stat[oa]|sarà|verrà) (?:chius|dismess)[oa]|cesserà (?:il servizio|l['’]attività)|non è più (?:disponibile|mantenut[oa]|sviluppat[oa])",
  "stop(?:t|pen) (?:per|ermee|definitief)|(?:wordt|is) (?:stopgezet|opgeheven)|wordt niet meer onderhouden",
  "(?:será|foi) (?:encerrad|descontinuad|desativad)[oa]|encerr(?:a|ou|ará|amos|aremos) (?:as )?(?:suas |nossas )?(?:atividades|operações)|não está mais disponível",
  "kończy(?:my)? (?:działalność|działanie)|(?:zostanie|został[ao]?) (?:zamknięt|wyłączon)[yae]|nie jest już (?:rozwijan|wspieran)[yae]",
);
/** Who speaks of itself: the makers, or their service by a word for it. */
const SELF = anyOf(
  "we|this|our|the (?:service|app|product|project|site|website|company|platform|tool|extension)",
  "wir|diese[rs]?|unsere?|der dienst|das projekt|nous|cet?|cette|notre|le service|le projet|nosotros|este|esta|nuestr[oa]|el servicio|el proyecto",
  "noi|quest[oa]|nostr[oa]|il servizio|il progetto|wij|we|deze|dit|onze|de dienst|het project|nós|nosso|nossa|o serviço|o projeto|my|ten|ta|nasz[ea]?|usługa|serwis|projekt",
);
/** Words before the end's: more, and it is told of something else. */
const SUBJECT_MAX = 60;

/** True for a sentence in which a product, one of `names`, or its makers announce their end. */
export function announcesEnd(sentence: string, names: readonly string[]): boolean {
  const match = END.exec(sentence.slice(0, 400));
  if (!match || match.index > SUBJECT_MAX) return false;
  const subject = sentence.slice(0, match.index).toLowerCase();
  return subject.trim() === "" || SELF.test(subject) || names.some((name) => subject.includes(name.toLowerCase()));
}

/** A page that only holds the place of one. */
export const PLACEHOLDER = anyOf(
  "(?:this )?domain (?:name )?(?:is|may be) (?:for sale|parked|available)|buy this domain|parked (?:free|domain|page)|domain (?:has )?expired|website is for sale",
  "(?:site|website|page) (?:is )?(?:under construction|coming soon)|under construction|coming soon|welcome to nginx|apache2? \\p{L}+ default page|it works!|index of /|default web ?site page|account suspended",
  "domain steht zum verkauf|diese domain (?:ist|wurde)|hier entsteht|domaine (?:est )?à vendre|site en construction|dominio (?:está )?en venta|sitio en construcción|dominio (?:è )?in vendita|sito in costruzione|domein (?:is )?te koop|domínio à venda|site em construção|domena na sprzedaż|strona w budowie",
);
