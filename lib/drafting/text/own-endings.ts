import { escaped } from "./escaped";
import { MONTHS } from "./months";
import { wholeWords } from "./words";

/** What stands for the product's name, or for a word such as "our service", in the forms below. */
const OWN = "{own}";
/** As the subject that begins what is said: access to Acme is not Acme. */
const START =
  "(?<=^\\P{L}{0,4}|(?:sadly|unfortunately|leider|malheureusement|lamentablemente|purtroppo|helaas|infelizmente),? )";
const IT = `${START}${OWN}`;
const IT_NOW = `(?:${START}|(?<=[,:;–—] ))${OWN}`;
/** What may stand before the last word of a German sentence. All else makes it another sentence: "ein paar Leuten vor". */
const GERMAN_WHEN =
  "(?:(?:leider|nun|daher|deshalb|schweren|herzens|endgültig|zum|am|per|ende|mit|jahresende|des|dieses|jahres|monats|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\d{1,2}\\.|20\\d\\d) ){0,6}";

const YEAR = "(?:19|20)\\d\\d";
const DAY = `(?:(?:the |den |der |le |el |il )?\\d{1,2}(?:st|nd|rd|th|er|º|ª)?\\.? (?:de |of )?${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?)`;
const DATE = `(?:${DAY},? (?:de )?${YEAR}|\\d{1,2}[./]\\d{1,2}[./]${YEAR}|${YEAR}-\\d\\d-\\d\\d)`;
const PREPOSITION =
  "(?:on|in|at|as of|effective|from|by|am|im|zum|per|ab|bis|le|au|à partir du|el|en|il|dal|op|vanaf|em|a partir de|no dia|dnia|z dniem|od|do)";
const YEARS_END = `(?:the |das )?(?:end of (?:(?:the|this|next) )?(?:year|month|${MONTHS}|${YEAR})|jahresende)|ende (?:des jahres|${MONTHS}|${YEAR})`;
const FOR_GOOD = "(?: (?:for good|forever|permanently|endgültig|für immer|définitivement|definitivamente|definitief))";
/** A day is one only where nothing else hangs on it: "closes March books". */
const THE_END = "(?=\\s?[.,;:!)](?![\\p{L}\\d])|\\s?$|\\s(?:and|but|und|et|y|e|en|i)\\s)";
const FULL_STOP = "(?=\\s?[.!;](?![\\p{L}\\d])|\\s?$)";
const WHEN = `(?: (?:${PREPOSITION} )?(?:${DATE}|${DAY})| ${PREPOSITION} (?:${MONTHS}(?: (?:de )?${YEAR})?|${YEAR}|${YEARS_END}))`;

const then = (...ways: string[]) => new RegExp(`^(?:${ways.join("|")})`, "iu");
/** By the sense of the words before alone, whatever follows. */
const ANYTHING = then("");
/** Nothing more, or a day: "we close Acme on 30 June". What follows else is a part of it, or an edition. */
const NOTHING_OR_WHEN = then(`${FOR_GOOD}?${WHEN}?${THE_END}`);
const STOP_OR_WHEN = then(FULL_STOP, `${FOR_GOOD}?${WHEN}${THE_END}`, `${FOR_GOOD}${THE_END}`);
const SOME_DAY = then(`${WHEN}${THE_END}`);
/** What also closes for a night or a holiday ends on a day of one year, or for good. */
const ONE_DATE = then(
  `${FOR_GOOD}?(?: ${PREPOSITION})? ${DATE}${THE_END}`,
  `${FOR_GOOD}${WHEN}?${THE_END}`,
  `${WHEN}${FOR_GOOD}${THE_END}`,
);

/** How makers say, in the language of each line, that what is their own ends, and what follows then. Few and certain: a false end is worse than one unsaid. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  [
    `we (?:(?:have|had|are|will|sadly|recently|therefore|also|finally|regretfully|be|been|now|and) ){0,4}(?:(?:decided|(?:made|taken|had to make) the (?:\\p{L}+ )?decision) to (?:sunset|shut down|close(?: down)?|discontinue|wind down|retire|end)|sunset(?:ting)?|shut(?:ting)? down|clos(?:e|ed|ing) down|discontinu(?:e|ed|ing)|wind(?:ing)? down) ${OWN}|acquired by [^.;]{2,40} and will (?:shut down|close down|sunset|discontinue) ${OWN}`,
    NOTHING_OR_WHEN,
  ],
  [`${IT_NOW} (?:is going away|has reached (?:its |the )?end of (?:its )?life|has closed)`, STOP_OR_WHEN],
  [`${IT_NOW} (?:is closing|closes|will close|(?:was|has been|is|will be) switched off)`, ONE_DATE],
  [`wir stellen ${OWN} ${GERMAN_WHEN}ein`, STOP_OR_WHEN],
  [
    `wir haben (?:\\p{L}+ ){0,4}(?:entschieden|entschlossen|beschlossen),? ${OWN} ${GERMAN_WHEN}(?:zu schließen|einzustellen|abzuschalten)|${IT_NOW} (?:schließt|schließen) ${GERMAN_WHEN}(?:(?:seine|unsere) (?:türen|tore|pforten)|ihre pforten)`,
    ANYTHING,
  ],
  [
    `${IT_NOW} (?:schließt|schließen) ${GERMAN_WHEN}endgültig|${IT_NOW} macht (?=zum|am|ende|endgültig)${GERMAN_WHEN}dicht|${IT} ist (?:leider )?nicht (?:mehr|länger) (?:verfügbar|erreichbar)`,
    STOP_OR_WHEN,
  ],
  [`unser dienst endet|(?:der|unser) (?:betrieb|dienst) von ${OWN} endet`, SOME_DAY],
  [
    `nous (?:arrêtons|fermons) ${OWN}|nous avons (?:\\p{L}+ )?décidé (?:d['’]arrêter|de fermer|de mettre fin à) ${OWN}`,
    NOTHING_OR_WHEN,
  ],
  [
    `(?:(?:hemos )?decidi(?:do|mos) cerrar|cerramos|(?:abbiamo )?deciso di chiudere|chiudiamo) ${OWN}|(?:decidimos encerrar|encerramos) (?:[oa] )?${OWN}|(?:(?:we|wij) (?:stoppen met|sluiten)|zamykamy) ${OWN}`,
    NOTHING_OR_WHEN,
  ],
  [`${IT} (?:a fermé|n['’]est plus disponible|ha cerrado|ha chiuso)`, STOP_OR_WHEN],
  [`${IT_NOW} vai encerrar`, SOME_DAY],
  [`${IT_NOW} (?:s['’]arrête(?:ra)?|ferme(?:ra)?|cierra|cerrará|chiude|chiuderà|encerra|fecha|sluit|stopt)`, ONE_DATE],
];

/** Before such words a clause denies what it goes on to say, or only asks it. */
const DENIED_BEFORE = new RegExp(
  `${wholeWords("not|never|no|whether|rumou?rs?|ob|nie|niemals|nicht|ne|jamais|nunca|jamás|non|mai|nooit|niet|não|nigdy")}[^,;:.]*$`,
  "iu",
);

const STEMS =
  /sunset|shut|clos|discontinu|wind(?!ow)|retire|going away|end of|to end|switched off|stellen|schließ|schalten|endet|dicht|verfügbar|erreichbar|arrêt|ferm|fin à|disponible|cerra|cierra|chiu|encerr|fecha|stop|slui|zamykamy/i;
/** True where a word of some form stands: most texts have none, and need not be looked at. */
export const mayEnd = (text: string) => STEMS.test(text);

/** "after ten years": why it ends. */
const WHY =
  /^ (?:after|because|due to|following|as|since|with (?:an? )?(?:heavy|great|deep)|(?:on|at) the end)(?!\p{L})/iu;

/** True where nothing hangs on what makers end but the day or the reason: "in 3 steps" is how often they do it. */
export function endsThere(rest: string): boolean {
  return NOTHING_OR_WHEN.test(rest) || WHY.test(rest);
}

const KEPT_MAX = 16;
const kept = new Map<string, (readonly [RegExp, RegExp])[]>();

/** True where a sentence says, in its makers' words, that what is called so ends: by a name, or by words for "our service". */
export function endsOwn(sentence: string, names: readonly string[], service: string): boolean {
  if (!mayEnd(sentence)) return false;
  return formsFor(names, service).some(([form, following]) => {
    const said = form.exec(sentence);
    if (!said || DENIED_BEFORE.test(sentence.slice(0, said.index))) return false;
    return following.test(sentence.slice(said.index + said[0].length));
  });
}

function formsFor(names: readonly string[], service: string): (readonly [RegExp, RegExp])[] {
  const own = `(?:${[...names.map((name) => escaped(name)), service].join("|")})`;
  const known = kept.get(own);
  if (known) return known;
  const forms = FORMS.map(
    ([form, following]) => [new RegExp(wholeWords(form.replaceAll(OWN, own)), "iu"), following] as const,
  );
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(own, forms);
  return forms;
}
