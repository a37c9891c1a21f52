import { escaped } from "./escaped";
import { wholeWords } from "./words";

/** What stands for the product's name, or for a word such as "our service", in the forms below. */
const OWN = "{own}";
/** As the subject: the beta of Acme is not Acme. */
const IT = `(?<!\\s(?:of|for|from|in|on|von|für|aus|de|du|des|di|del|do|da|van|voor)\\s)${OWN}`;
const MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|fév|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|mrt|mei)\\p{L}*";
const DAY = `(?:(?:the |den |der |le |el |il )?\\d{1,2}(?:st|nd|rd|th|er|º|ª)?\\.?(?: (?:de |of )?${MONTH})?|${MONTH}|\\d{4}|(?:the |das |der )?(?:end of|ende|jahresende|fin |finales|eind))`;
const ON_A_DAY = `\\s(?:(?:on|in|am|zum|le|au|el|il|op|em|no dia|dnia|z dniem)\\s)?${DAY}`;
/** Nothing more, or a day: "Acme has closed.", "we close Acme on 30 June". What follows else is a part of it. */
const THEN = `(?=[.!,;:–—]|\\s?$|\\s(?:for good|permanently|endgültig|définitivement|definitivamente|definitief)|${ON_A_DAY}|\\s(?:at|as of|effective|from|by|bis|ab|à partir|dal|per|vanaf|od|do) ${DAY})`;

/** How makers say, in the language of each line, that what is their own ends. */
const FORMS = [
  `we (?:\\p{L}+ ){0,2}(?:decided|(?:made|taken|had to make) the (?:\\p{L}+ )?decision) to (?:sunset|shut down|close(?: down)?|discontinue|wind down|retire|end) ${OWN}${THEN}`,
  `we (?:are|will|have) (?:\\p{L}+ ){0,2}(?:and will )?(?:sunset(?:ting)?|shut(?:ting)? down|clos(?:e|ed|ing) down|discontinu(?:e|ed|ing)|wind(?:ing)? down) ${OWN}${THEN}|acquired by [^.;]{2,40} and will (?:shut down|close down|sunset|discontinue) ${OWN}${THEN}`,
  `${IT} (?:is going away|has reached (?:its |the )?end of (?:its )?life|is now closed|has closed|(?:is closing|closes|will close)(?=${ON_A_DAY})|(?:was|has been|is) switched off)${THEN}`,
  `wir stellen ${OWN} (?:(?:[^.;!?]|\\d\\.){0,60} )?ein(?=[.!;]|$)|wir haben (?:\\p{L}+ ){0,4}(?:entschieden|entschlossen|beschlossen),? ${OWN} (?:(?:[^.;!?]|\\d\\.){0,40} )?(?:zu schließen|einzustellen|abzuschalten)|${IT} (?:schließt|schließen) (?:(?:[^.;!?]|\\d\\.){0,40} )?(?:(?:seine|ihre|unsere|die) (?:türen|tore|pforten)|endgültig)`,
  `(?:der|unser) (?:betrieb|dienst) (?:von ${OWN} )?endet(?=${ON_A_DAY})|${IT} (?:macht (?:(?:[^.;!?]|\\d\\.){0,30} )?dicht|ist (?:leider )?nicht (?:mehr|länger) (?:verfügbar|erreichbar)(?=[.!,;]|$))`,
  `nous (?:arrêtons|fermons) ${OWN}${THEN}|nous avons (?:\\p{L}+ )?décidé (?:d['’]arrêter|de fermer|de mettre fin à) ${OWN}|${IT} (?:s['’]arrête(?:ra)?|ferme(?:ra)?)(?=${ON_A_DAY})|${IT} (?:a fermé|n['’]est plus disponible)${THEN}`,
  `(?:hemos )?decidi(?:do|mos) cerrar ${OWN}|cerramos ${OWN}${THEN}|${IT} (?:cierra|cerrará)(?=${ON_A_DAY})|${IT} ha cerrado${THEN}`,
  `(?:abbiamo )?deciso di chiudere ${OWN}|chiudiamo ${OWN}${THEN}|${IT} (?:chiude|chiuderà)(?=${ON_A_DAY})|${IT} ha chiuso${THEN}`,
  `decidimos encerrar (?:[oa] )?${OWN}|encerramos (?:[oa] )?${OWN}${THEN}|${IT} (?:vai encerrar|encerra|fecha)(?=${ON_A_DAY})`,
  `(?:we|wij) (?:stoppen met|sluiten) ${OWN}${THEN}|${IT} (?:sluit|stopt)(?=${ON_A_DAY})|zamykamy ${OWN}${THEN}`,
];

const STEMS =
  /sunset|shut|clos|discontinu|wind|retire|going away|end of|to end|switched off|stellen|schließ|schalten|endet|dicht|verfügbar|erreichbar|arrêt|ferm|fin à|disponible|cerra|cierra|chiu|encerr|fecha|stop|slui|zamykamy/i;
/** True where a word of some form stands: most texts have none, and need not be looked at. */
export const mayEnd = (text: string) => STEMS.test(text);

const KEPT_MAX = 16;
const kept = new Map<string, RegExp[]>();

/** True where a sentence says, in its makers' words, that what is called so ends: by a name, or by words for "our service". */
export function endsOwn(sentence: string, names: readonly string[], service: string): boolean {
  return mayEnd(sentence) && formsFor(names, service).some((form) => form.test(sentence));
}

function formsFor(names: readonly string[], service: string): RegExp[] {
  const own = `(?:${[...names.map((name) => escaped(name)), service].join("|")})`;
  const known = kept.get(own);
  if (known) return known;
  const forms = FORMS.map((form) => new RegExp(wholeWords(form.replaceAll(OWN, own)), "iu"));
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(own, forms);
  return forms;
}
