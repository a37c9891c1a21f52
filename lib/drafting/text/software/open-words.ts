import { asksOfToday, saysYes } from "../answer-words";
import { anyWord, inAllLanguages } from "../lexicon/lexicon";
import { NOT_YET } from "../polarity";
import { sentencesOf } from "../spans";
import { anyOf, wholeWords } from "../words";
import { PARTLY } from "./licence-words";

/** Others' open source: what the product pays for, compares to, or offers discounts to. */
const OPEN_OF_OTHERS = anyOf(
  "support(?:s|ing)? open|contribut\\p{L}+ to|love open|believe in|give(?:s)? back|sponsor|donat",
  "for open[- ]source (?:projects|maintainers|teams|communities|developers)",
  "open[- ]source (?:maintainers|contributors|notices|licenses|licences|attributions)",
  "(?:alternatives?|alternativen?|alternativas?) (?:to|zu|à|a|do|till) open|(?:lieben|aimons|amamos|amiamo|kochamy) open|open[- ]source alternatives to|discounts?|other open|like other",
  "(?:open[- ]source|f?l?oss) (?:plans?|tiers?|pricing|prices?|program(?:me)?s?|users?|developers?|organi[sz]ations?)",
  "(?:would|could)(?: not|n['’]t) (?:exist|be (?:possible|here))|(?:people|everyone|everybody|those|developers|authors) (?:who|behind)|wäre (?:\\p{L}+ )?(?:nicht|kaum|undenkbar)|gäbe es (?:\\p{L}+ )?nicht|n['’]existerait pas|ne serait pas (?:possible|là)|no (?:existiría|sería posible)|non (?:esisterebbe|sarebbe possibile)|zou (?:\\p{L}+ )?niet (?:bestaan|mogelijk)|nie (?:powstał|istniał)\\p{L}*by|não (?:existiria|seria possível)|skulle inte (?:finnas|vara möjlig)|ville ikke (?:findes|være mulig)",
  PARTLY,
  "many open|popular open|leading open|unlike|compared? (?:to|with)|versus|replac\\p{L}+ (?:your )?open|third[- ]party",
);
const OPEN = anyWord("openSource");
const BE = "is|are|was|we['’]re|it['’]s|ist|sind|est|sont|sommes|es|son|somos|è|sono|siamo|zijn|jest|są|é|são|är|er";
const AT =
  "for|of|to|on|with|by|from|in|für|von|zu|auf|mit|aus|durch|pour|sur|avec|par|para|en|con|por|per|su|voor|op|met|door|dla|na|z|przez|om|com|av|af|på|med|till|til";
/** "is a free and", right before the phrase: it is said of the subject. */
const SAID = new RegExp(`(?<!\\p{L})(?:${BE})\\s(?:(?!(?:${AT})\\s)[\\p{Ll}\\d%-]+,?\\s){0,4}$`, "iu");
const BUILT_WITH = wholeWords(inAllLanguages("builtWith"));
const IS_BUILT_WITH = new RegExp(
  `${BUILT_WITH}\\s(?:[\\p{L}\\p{N}'’%/-]+\\s){0,5}(?:\\p{Lu}[^\\s,]*,\\s(?:\\p{L}+\\s){1,2})?$`,
  "iu",
);
/** "on the shoulders of", right before the phrase. */
const GOVERNED = /(?<!\p{L})(?:of|to|on|with|by|from|auf|mit|aus|durch|sur|avec|par|con|op|met|door|z|på|med)\s$/iu;
const INGREDIENT = `(?:${inAllLanguages("ingredient")})(?!\\p{L})`;
const INGREDIENT_AFTER = new RegExp(`^[\\s-]{1,2}(?:(?:ai|ki|ia|language|large language)[\\s-])?${INGREDIENT}`, "iu");
const INGREDIENT_BEFORE = new RegExp(`(?<!\\p{L})${INGREDIENT}\\s(?:de |di |w |o |d['’])?$`, "iu");

const THE =
  "the|an?|this|those|these|dem|der|den|das|die|einem|einer|einen|le|la|les|l['’]|une?|el|los|las|una|il|lo|gli|het|een|os?|as?|uma?|ett?|det|d['’]";
/** "builds on the", "a calendar for the free,": what the product goes with, not what it is. */
const OF_THE = new RegExp(
  `(?<!\\p{L})(?:(?:${AT}|behind|hinter|derrière|detrás de|dietro|achter|bakom|bag)\\s(?:${THE})|beim|zum|zur|vom|im|am|aux?|del|al|dal|nel|sul|alla|della|dalla|sulla|ao|pelo|pela)\\s(?:(?!(?:${AT})\\s)[\\p{Ll}\\d-]+,?\\s){0,3}$`,
  "iu",
);
/** "every open source licence": of whatever there is. */
const RANGING = anyOf(
  "every|each|any|other|various|several|popular|famous|thousands of|hundreds of|jede[rsnm]?|beliebige[rsnm]?|andere[rsnm]?|chaque|n['’]importe quel(?:le)?|autres?|cada|cualquier|otr[oa]s?|ogni|qualsiasi|altr[oaie]|elke?|ieder|andere|każd\\p{L}+|inn\\p{L}+|qualquer|outr[oa]s?|varje|andra|hver|enhver|andre",
);
/** What is made for those who deal with others' open source: "Open source risk", "open source packages". */
const DEALT_WITH = anyOf(
  "(?:fund|funding|finance|secure|securing|scan|scanning|manage|managing|govern|monitor|watch|hire|pay for|fördern?|finanzier\\p{L}+|financer|financiar|finanziare|financieren|wspieraj|finansier\\p{L}*) open[- ]source",
  "open[- ]source[- ](?:software |code )?(?:risks?|complian\\p{L}+|alternatives(?! to (?:\\p{Lu}))|governance|licen[sc]e (?:management|compliance|scan\\p{L}+)|licen[sc]ing|vulnerabilit\\p{L}+|security|dependenc\\p{L}+|packages|funding|intelligence|inventor\\p{L}+|usage|policy|policies|audits?|stack|databases?|helpdesk)",
  "open[- ]source[- ]?(?:risiken|risiko|compliance|alternativen|lizenzen|lizenzverwaltung|abhängigkeiten|pakete|sicherheit|lücken|förderung)",
  "(?:risques?|alternatives|dépendances|licences|vulnérabilités|paquets) (?:de l['’])?(?:open[- ]source|libres?)|(?:riesgos?|alternativas|dependencias|licencias|vulnerabilidades|paquetes) (?:de )?(?:open[- ]source|código abierto|software libre|libres)|(?:rischi|alternative|dipendenze|licenze|vulnerabilità|pacchetti) open[- ]source|(?:riscos|alternativas|dependências|licenças|vulnerabilidades|pacotes) (?:de )?(?:open[- ]source|código aberto)",
  "open[- ]source[- ]?(?:risico['’]?s|alternatieven|licenties|afhankelijkheden|pakketten|alternativ|licenser|beroenden|paket|sårbarheter|licenser|afhængigheder|pakker|sårbarheder)|(?:alternatyw|licencj|zależnośc|pakiet)\\p{L}* open[- ]source",
);
/** "the open source software your firm uses": theirs whom the product is for. */
const OF_READERS = anyOf(
  "(?:that |which )?(?:you|your \\p{L}+|(?:your )?(?:teams?|companies|developers)) (?:\\p{L}+ )?(?:uses?|depends?|rely|relies|runs?|ships?)|(?:die|das|den) (?:sie|ihr|du|(?:ihre?|eure?|deine?) \\p{L}+) (?:\\p{L}+ )?(?:nutz|verwend|einsetz)\\p{L}*|que (?:vous|votre \\p{L}+) utilis\\p{L}+|que (?:(?:su|tu) \\p{L}+ )?(?:usa|usas|utiliza|utilizas)|che (?:la (?:tua|vostra) \\p{L}+ )?(?:usi|usa|usate|utilizza|utilizzi)|die (?:u|je|jij|(?:uw|jouw) \\p{L}+) gebruikt|z których? korzysta\\p{L}*|que (?:você|(?:a |o )?su?a? \\p{L}+) (?:usa|utiliza)|som (?:du|ni|(?:ditt?|dit|din) \\p{L}+) (?:använder|bruger)",
);

/** Said of what others make, whom the product serves. */
function isOfReaders(text: string, { index, 0: phrase }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + phrase.length)];
  const isRanging = !SAID.test(before) && RANGING.test(before.split(/\s+/).slice(-RANGE_WORDS).join(" "));
  return isRanging || DEALT_WITH.test(text) || OF_READERS.test(after.slice(0, READERS_REACH));
}
/** Words before the phrase, the empty one behind the last space counted. */
const RANGE_WORDS = 3;
const READERS_REACH = 80;

/** "It builds on the open source shop system Kelpcart": of what the product goes with, where its name is not right behind. */
export function isOfCompanion(sentence: string, { index }: RegExpExecArray, isNamedAfter: boolean): boolean {
  const before = sentence.slice(0, index);
  if (isNamedAfter || SAID.test(before) || ONE_OF.test(sentence)) return false;
  return OF_THE.test(before);
}

/** What is open source here is what the product is made with: "based on open-source models", "runs an open-source engine". */
function isOfIngredient(text: string, { index, 0: phrase }: RegExpExecArray): boolean {
  const before = text.slice(0, index).replace(/^.*[;:]\s/u, "");
  if (IS_BUILT_WITH.test(before)) return true;
  if (SAID.test(before)) return false;
  return (
    GOVERNED.test(before) || INGREDIENT_BEFORE.test(before) || INGREDIENT_AFTER.test(text.slice(index + phrase.length))
  );
}
/** "the open source viewer QGIS": what bears a name of its own behind its kind. */
const NAMED_AFTER = new RegExp(
  `^(?:-\\p{L}|\\s(?!(?:${AT}|${BE}|and|or|und|oder|et|ou|y|e|o|en|of|i|och|og|made|since|seit|depuis)\\s)\\p{Ll})[\\p{Ll}-]*\\s(?<name>\\p{Lu}[\\p{L}\\d]+)`,
  "u",
);
/** Words before the phrase that only tell more of the same thing: "The free and", "Our". */
const TOLD_OF_IT = new RegExp(
  `^\\P{L}*(?:(?!(?:${AT}|we|you|i|they|wir|sie|ihr|ich|nous|vous|je|ils|nosotros|noi|voi|wij|jij|vi)(?!\\p{L}))[\\p{L}\\d%'’-]+[,:]?\\s(?:[&+–—-]\\s)?){0,4}$`,
  "iu",
);

/** The words before "is open source", up to that verb; null where nothing is said to be so. */
export function saidOf(sentence: string, { index }: RegExpExecArray): string | null {
  const before = sentence.slice(0, index);
  const said = SAID.exec(before);
  return said && before.slice(0, said.index);
}

/** The name of what the phrase calls open source, where it is named right behind: not always the product. */
export function namedOpen(sentence: string, { index, 0: phrase }: RegExpExecArray): string | null {
  return NAMED_AFTER.exec(sentence.slice(index + phrase.length))?.groups?.name ?? null;
}

/** "Our open source plugin", "the open source Kelp theme": a part beside the product. */
const PART_AFTER =
  /^[\s-](?:\p{Lu}[\p{L}\d]+\s)?(?:plug-?ins?|add-?ons?|extensions?|themes?|templates?|sdks?|librar(?:y|ies)|bibliothe(?:k|ken)|clients?|connectors?|integrations?|drivers?|wrappers?|bindings?|examples?|fonts?|icons?|hardware|docs|documentation|erweiterung(?:en)?|vorlagen?|thèmes?|greffons?|connecteurs?|temas?|plantillas?|complementos?|temi|modelli|estensioni|thema['’]s|sjablonen|wtyczk[ai]|motyw\p{L}*|szablon\p{L}*)(?!\p{L})/iu;

/** "40+ open-source plugins": said of parts, and of nothing else. */
export function isOfParts(sentence: string, { index, 0: phrase }: RegExpExecArray): boolean {
  const part = PART_AFTER.exec(sentence.slice(index + phrase.length))?.[0];
  const isEnd = part !== undefined && /^\W*$/u.test(sentence.slice(index + phrase.length + part.length));
  return isEnd && /s$/iu.test(part) && !SAID.test(sentence.slice(0, index));
}

/** "is open source", "The free and open source list": said of the subject, or of what the whole line is about. */
export function isSaidOpen(sentence: string, { index, 0: phrase }: RegExpExecArray): boolean {
  const before = sentence.slice(0, index);
  if (SAID.test(before)) return true;
  if (PART_AFTER.test(sentence.slice(index + phrase.length))) return false;
  return TOLD_OF_IT.test(before.split(/[,;:–—]\s/u).at(-1) ?? "");
}

/** "Do you support open source projects?", "Nutzt ihr Open Source?": asked of what others make. */
const ASKED_OF_OTHERS = anyOf(
  "support|sponsor|fund|use|like|love|need|import|export|projects|tools|libraries|licen[cs]es|alternatives?|unterstütz\\p{L}*|förder\\p{L}*|spende\\p{L}*|nutz\\p{L}*|verwende\\p{L}*|setz\\p{L}*|projekte\\p{L}*|mögt",
  "souten\\p{L}+|financ\\p{L}+|utilis\\p{L}+|aimez|projets|apoy\\p{L}+|usáis|us[aá]n?|usas|utilizá?i?[sn]?|proyectos|sosten\\p{L}+|usate|utilizzate|progetti|steun\\p{L}*|gebruik\\p{L}*|projecten",
  "wspiera\\p{L}*|używa\\p{L}*|korzysta\\p{L}*|projekty|projektów|apoia\\p{L}*|usam|utilizam|projetos|stött\\p{L}+|stödjer|stöder|använd\\p{L}+|projekt(?:en)?|støtte\\p{L}*|bruger|projekter",
);
/** "The server is not.", "Der Server nicht.": what is taken back behind the yes. */
const ENDS_DENIED = /(?<!\p{L})(?:not|\p{L}+n['’]t|nicht|non|pas|niet|nie|não|no|inte|ikke|ej)[.!]?$/iu;

/** "Charities and open source projects get it for free": of whom something is offered to. */
const FOR_OTHERS =
  /open[ -]?source[ -]?(?:projects?|projekte?n?|projets?|proyectos?|progetti|projecten|projekty|projektów|projetos?|projekter|teams?|maintainers?|authors?|entwickler\p{L}*)(?!\p{L})|(?:projets|proyectos|progetti|projetos)\s(?:libres?|de código abierto|open[ -]source)/iu;
/** "The open-source calendar projects I have built": works of the makers beside the product. */
const THEIR_WORKS =
  /open[ -]?source[ -](?:(?!(?:for|of|to|and|with|by|in|on|like|because|that|which|so|as)\s)\p{L}+\s){1,2}(?:projects|libraries)\s(?:(?:that|which)\s)?(?:I|we|he|she|they|you)(?!\p{L})/iu;

/** "Is one of the largest open-source projects", "an open source project": the product is among them. */
const ONE_OF = anyOf(
  "an? [^.]{0,40}project|one of|eines der|ein \\p{L}*-?projekt|l['’]un des|un projet|uno de|un proyecto|uno dei|un progetto|een van de|um dos|um projeto",
);

/** True for a sentence that speaks of others' open source: what the product is made with, pays for, or is compared to. */
export function isOpenOfOthers(sentence: string): boolean {
  const phrase = OPEN.exec(sentence);
  const isOfSeveral = FOR_OTHERS.test(sentence) && !ONE_OF.test(sentence);
  const isTheirs = phrase !== null && (isOfIngredient(sentence, phrase) || isOfReaders(sentence, phrase));
  return isOfSeveral || OPEN_OF_OTHERS.test(sentence) || THEIR_WORKS.test(sentence) || isTheirs;
}

/** The same, or one that offers something to others' projects. */
export function isOpenForOthers(sentence: string): boolean {
  const offered = FOR_OTHERS.exec(sentence);
  return isOpenOfOthers(sentence) || (offered !== null && !SAID.test(sentence.slice(0, offered.index)));
}

/** True where the answer, by its whole text, says yes to the question whether the product itself is open source today. */
export function isOpenByAnswer(question: string, answer: string): boolean {
  const [first, ...more] = sentencesOf(answer).map(({ text }) => text);
  const texts = [question, answer];
  return (
    first !== undefined &&
    saysYes(first) &&
    asksOfToday(question) &&
    !ASKED_OF_OTHERS.test(question) &&
    !texts.some((text) => isOpenOfOthers(text) || NOT_YET.test(text)) &&
    !more.some((text) => ENDS_DENIED.test(text))
  );
}
