import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { nameSpans } from "@/lib/drafting/reading/person-spans";
import { WE_ARE } from "@/lib/drafting/text/founded-words";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { LEGAL_FORM_NEXT } from "@/lib/drafting/text/names/legal-forms";
import { wholeWords } from "@/lib/drafting/text/words";

/** What leads to a subject within its sentence: "…, and the company", "since the company". */
const JOINING =
  "and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|men|og|when|since|before|after|als|seit|seitdem|bevor|nachdem|quand|lorsque|depuis que|cuando|desde que|quando|da quando|toen|sinds|kiedy|gdy|odkąd|när|då|da";
const LEADING = `(?:.*(?:,|\\s(?:${JOINING}))\\s)?(?:(?:${JOINING})\\s)?`;
/** "The company", "our small project", "this software", "our story", "we" as the subject. */
const SUBJECT = new RegExp(
  `^${LEADING}(?:(?:the|our|this|my|das|die|der|diese[sr]?|unsere?|la|le|l['’]|ce(?:tte|t)?|notre|nuestr[ao]|est[ea]|la nostra|il nostro|quest[ao]|het|de|dit|deze|ons|onze|o|a|el|il|nasz[ae]?|ten|ta|nosso|nossa|det|denne|den|vår|vores)\\s?)?(?:(?:small|little|tiny|young|whole|open[- ]source|non-?profit|free|family)\\s){0,2}${wholeWords(
    "we|it(?: all)?|this|everything|what|idea|story|journey|adventure|history|(?:code )?development|work|company|project|product|app(?:li(?:cation)?)?|software|program(?:me)?|tool|platform|service|system|business|agency|firm|startup|foundation|studio|wir",
    "unternehmen|firma|agentur|projekt|programm|anwendung|plattform|geschichte|reise|entreprise|société|agence|projet|logiciel|outil|plateforme|game|spiel|jeu|juego|gioco|spel|gra|jogo|histoire|aventure|empresa|agencia|proyecto|programa|herramienta|plataforma|historia|azienda|agenzia|progetto|programma|piattaforma|storia|avventura|bedrijf|verhaal|reis|platform|programma",
    "firm[aęy]|projekt|program|przygoda|empresa|projeto|história|företaget|bolaget|projektet|firmaet|virksomheden|prosjektet|application|aplicación|aplicativo|applicazione|aplikacj[aęi]|idée|idea|ideia|idee|pomysł",
  )}(?:\\s(?:of|behind|von|de|d[eio]l?l?a?|van|av|af)\\s(?:(?:our|the|unsere[rsm]?|der|notre|la|nuestr[ao]|nostra|onze|ons|het|nossa|vårt?|vores)\\s|l['’])?(?:company|firm|business|project|product|app|team|firma|unternehmens|entreprise|société|empresa|azienda|società|bedrijf|us))?(?<rest>.*)$`,
  "iu",
);
/** "With love": how it was made stands before what was. */
const CARE = /^(?:with|mit|avec|con|met|com|med|z)\s[^\s,.;:]+\s/iu;
/** Where it was made. */
const PLACED = /\s(?:in|à|en|a|em|w|we|te|i)\s\p{Lu}[\p{L}'’-]+\s$/u;
const OTHER_SUBJECT = anyWord("otherWork");

/** "… by Kelp Works, founded by": the name right before is what was founded. */
const APPOSITION = /(\p{Lu}[\p{L}\p{N}.-]*),\s$/u;
/** "Kelp Works in Leeds, a family firm founded in": what sort of thing stands before the comma. */
const KIND_APPOSED =
  /^(?<of>.*\p{L}.*),\s(?:an?|another|ein(?:e[mnrs]?)?|une?|un[ao']?|een|uma?|ett?|en)\s(?:[\p{L}-]+\s){1,4}$/iu;
/** What stands before the product's name where it is the subject: "In 2015, the company behind Acme was founded by". */
const BEFORE_NAME =
  /^(?:.*,\s)?(?:(?:in|im|en|nel|w|em)\s(?:jahre?\s)?(?:19|20)\d{2}\s)?(?:(?:the|our|this|project|product|app|software|company|firma|la|le|el|il|het|de|das|die|der|o|a|os|as|plataforma|aplikacj[aęi]|program|app|application|unternehmen|entreprise|empresa|azienda|brand|platform|game|tool|service|initiative|marke|plattform|dienst|spiel|plateforme|société|marque|agence|agencia|marca|piattaforma|marchio|merk)\s|l['’](?:appli(?:cation)?|app|entreprise|association|agence|outil|azienda|applicazione)\s)*(?:(?:company|team|firm|studio) behind\s|(?:development|work|story|history) (?:of|on)\s|idea (?:of|for)\s|we(?: are|['’]re)\s)?(?:the\s)?$/iu;
const ARTICLE = "(?:an?|the|eine?|une?|una|uma?|een|ett?|il|el|jest)";
const IS = "(?:is|was|are|ist|war|est|es|è|é|är|er|jest|to)";
/** Words of other things than what stands before them: behind one, a participle is theirs. */
const OTHER_NEXT = wholeWords("of|for|with|from|like|using|that|which|based|on|to|von|für|de|para|pour|di|per");
/** How and when it was done, and that it was. */
const DONE = [
  "is|was|were|has|had|been|itself|life|as|and|originally|initially|officially|formally|legally|finally|only|first|jointly|then|also|later|began|started|wurde|wird|ist|im|Jahre?|a|ont|été|est|fut|fue|ha|sido|è|stat[ao]|został[ao]?|werd|wordt|is|foi|blev|ble|er",
  "(?:in|en|à|a|nel|em)\\s(?!Jahre?(?!\\p{L}))\\p{Lu}\\p{L}+|in|back|early|late|the|en|nel|em|au|w|i|roku|spring|summer|autumn|fall|winter|of|(?:with|mit|avec|con|met|com|med|z)\\s[^\\s,.;:]+|\\d{1,4}\\.?",
].join("|");
/** What may stand between the product's name and what was done to it: no other thing. */
const AFTER_NAME = new RegExp(
  [
    "^(?:[™®©]|\\s(?:project|app|company|software|platform|foundation|Project|App|Foundation))?(?:\\s?\\([^)]{1,60}\\))?",
    "(?:,\\s[^,;]{1,80},|,\\s(?:an?|the)\\s(?:company|project|studio|startup|firm))?",
    `(?:\\s${IS}\\s${ARTICLE}\\s(?!.*${OTHER_NEXT})[^,;:]{1,80}?,?)?`,
    `(?:\\s(?:${DONE}))*,?\\s*$`,
  ].join(""),
  "u",
);

/** What was founded, as the words before say, is the product or its company; without a subject where the page is about it. */
export function isOwnSubject(before: string, own: OwnNames, isAbout: boolean): boolean {
  const clause = (before.split(/[;:]/).at(-1) ?? "")
    .replace(DATED, "")
    .replace(CARE, "")
    .replace(PLACED, " ")
    .trimStart();
  if (isOfParent(before, own)) return false;
  if (isWhatItIs(clause, own) || isGoingOn(clause, own)) return true;
  const nearest = APPOSITION.exec(before)?.[1];
  if (nearest && !namesOwn(own, nearest)) return false;
  const apposed = KIND_APPOSED.exec(before)?.groups?.of;
  if (apposed !== undefined && !namesOwn(own, apposed) && !WE_ARE.test(apposed)) return false;
  const name = ownNameIn(own, clause);
  if (name) return BEFORE_NAME.test(clause.slice(0, name.start)) && isSubject(clause.slice(name.end));
  if (OTHER_SUBJECT.test(clause)) return false;
  const rest = SUBJECT.exec(clause)?.groups?.rest;
  if (rest !== undefined && isOfAnotherBefore(before, rest, own)) return false;
  return isAbout && (clause.trim() === "" || (rest !== undefined && isSubject(rest)));
}

/** "Acme was bought by Kelp Works; the company was": who owns it stands nearer than its name. */
const PARENT =
  /(?<!\p{L})(?:is part of|(?:bought|acquired|owned|taken over) by|our parent|parent company|subsidiary of|belongs to|gehört zu[mr]?|tochter(?:gesellschaft|firma)? (?:der|von)|übernommen von|filiale d[eu]|rachetée? par|fait partie d[eu]|comprad[ao] por|filial de|parte de|acquisit[ao] da|parte del)(?!\p{L})/giu;
function isOfParent(before: string, own: OwnNames): boolean {
  const parent = [...before.matchAll(PARENT)].at(-1);
  return parent !== undefined && !namesOwn(own, before.slice(parent.index));
}

/** "We rent from the Roe family, and the business was": another name stands before, and none of ours. */
function isOfAnotherBefore(before: string, rest: string, own: OwnNames): boolean {
  const lead = before.slice(0, Math.max(0, before.length - rest.length)).replace(/\S+\s?$/u, "");
  const names = nameSpans(lead, own).filter(({ start }) => start > 0);
  return /[,;]\s/u.test(lead) && names.length > 0 && !namesOwn(own, lead.split(/[,;]\s/u).at(-2) ?? "");
}

/** "2015 – Acme is": the year of a timeline. */
const DATED = /^(?:19|20)\d{2}[.:,]?\s(?:[–—-]\s)?/u;
/** A thing with another beside it: whose a participle behind it is would be a guess. */
const BESIDE = "(?<=\\s)(?:".concat(
  "of|by|with|like|for|on|to|and(?= an?(?: |$)| the )|who|which|that|von|für|und|mit|der|die|das|par|pour|avec|et|que|qui|con|por|para|per|che|y|e|van|voor|met|en|dat|do|da|av|med|för|og|och)(?=\\s|$)",
);
/** "Acme is a small company from Cork, Ireland, ", "Acme is a Leeds-based company that was ": what it is, before what was done to it. */
const WHAT_IT_IS = new RegExp(
  `^\\s${IS}\\s(?:${ARTICLE}|\\p{Lu}\\p{Ll}+s)\\s(?!.*${BESIDE})[^.;:()]{3,80}(?:,\\s(?:and\\s)?|(?<=\\s(?:company|firm|business|start-?up|agency|studio|consultancy|non-?profit|team|project|shop|vendor|provider|cooperative|entreprise|société|agence|empresa|agencia|azienda|agenzia|società|bedrijf|bureau|firma)),?\\s)$`,
  "iu",
);
/** ", which was originally" */
const RELATIVE_TAIL =
  /,?\s(?:that|which|who|die|das|der|qui|que|che|dat|som|która|które|który)\s(?:(?:was|were|is|has been|had been|est|fue|foi|è stat[ao]|werd|blev)\s)?(?:\p{Ll}+ly\s|first\s)?$/u;

function isWhatItIs(clause: string, own: OwnNames): boolean {
  const name = ownNameIn(own, clause);
  if (!name || !BEFORE_NAME.test(clause.slice(0, name.start))) return false;
  const rest = afterFirm(clause.slice(name.end)).replace(RELATIVE_TAIL, " ");
  return WHAT_IT_IS.test(rest);
}

/** "Acme is an initiative of Kelp Works and was ": the same subject again. */
const GOING_ON =
  /^\s(?:is|was|are|ist|est|es|è|é|är|er|jest)\s[^.;:]{3,100}\s(?:and|und|et|y|e|en|i|och|og)\s(?:was|were|has been|had been|is|wurde|ist|a été|fut|fue|ha sido|è stat[ao]|werd|is|foi|blev|ble|został[ao]?)\s(?:\p{Ll}+ly\s|first\s)?$/iu;
function isGoingOn(clause: string, own: OwnNames): boolean {
  const name = ownNameIn(own, clause);
  return name !== null && BEFORE_NAME.test(clause.slice(0, name.start)) && GOING_ON.test(clause.slice(name.end));
}

function isSubject(rest: string): boolean {
  return AFTER_NAME.test(afterFirm(rest));
}

/** Without what makes a company's name of the product's: "Acme Software", "Acme GmbH". */
const afterFirm = (rest: string): string => rest.replace(/^\.(?=\s)/u, "").replace(LEGAL_FORM_NEXT, "");
