import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { LEGAL_FORM_NEXT } from "@/lib/drafting/text/legal-forms";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";

/** "The company", "our small project", "we" as the subject. */
const SUBJECT = new RegExp(
  `^(?:.*,\\s)?(?:(?:the|our|this|my|das|die|unsere?|la|le|l['’]|notre|nuestr[ao]|la nostra|il nostro|het|de|ons|onze|o|a|el|il|nasz[ae]?|nosso|nossa)\\s?)?(?:(?:small|little|tiny|young|whole|open[- ]source|non-?profit|free|family)\\s){0,2}${wholeWords(
    "we|it(?: all)?|everything|what|idea|journey|development|work|company|project|product|app(?:li(?:cation)?)?|software|business|firm|startup|foundation|studio|wir",
    "unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf|firm[aęy]|application|aplicación|aplicativo|applicazione|aplikacj[aęi]|idée|idea|ideia|idee|pomysł",
  )}(?<rest>.*)$`,
  "iu",
);
/** "With love": how it was made stands before what was. */
const CARE = /^(?:with|mit|avec|con|met|com|med|z)\s[^\s,.;:]+\s/iu;
/** Where it was made. */
const PLACED = /\s(?:in|à|en|a|em|w|we|te|i)\s\p{Lu}[\p{L}'’-]+\s$/u;
const OTHER_SUBJECT = anyOf(
  "website|site|page|theme|template|logo|icon|design|font|photo|plugin|extension|wallpaper|translation",
  "video|artwork|protocol|library|framework|format|algorithm|language|ticket|issue|account|file|post",
  "article",
);

/** "… by Kelp Works, founded by": the name right before is what was founded. */
const APPOSITION = /(\p{Lu}[\p{L}\p{N}.-]*),\s$/u;
/** What stands before the product's name where it is the subject: "In 2015, the company behind Acme was founded by". */
const BEFORE_NAME =
  /^(?:.*,\s)?(?:(?:the|our|this|project|product|app|software|company|firma|la|le|el|il|het|de|das|die|der|o|a|os|as|plataforma|aplikacj[aęi]|program|app|application|unternehmen|entreprise|empresa|azienda)\s)*(?:(?:company|team|firm|studio) behind\s|(?:development|work|story|history) (?:of|on)\s|we(?: are|['’]re)\s)?(?:the\s)?$/iu;
/** What may stand between the product's name and what was done to it: no other thing. */
const AFTER_NAME = new RegExp(
  `^(?:[™®]|\\s(?:project|app|company|software|platform|foundation|Project|App|Foundation))?(?:\\s?\\([^)]{1,60}\\))?(?:,\\s[^,;]{1,80},|,\\s(?:an?|the)\\s(?:company|project|studio|startup|firm))?(?:\\s(?:is|was|ist|est|es|è)\\s(?:an?|the|eine?|une?|una|il|el)\\s(?!.*(?:${wholeWords("of|for|with|from|like|using|that|which|based|on|to|von|für|de|para|pour|di|per")}))[^,;:]{1,80}?,?)?(?:\\s(?:is|was|were|has|had|been|itself|began|started|life|as|and|first|originally|initially|officially|jointly|then|also|wurde|ist|im|(?:in|en|à|a|nel|em)\\s(?!Jahre?(?!\\p{L}))\\p{Lu}\\p{L}+|in|Jahre?|a|ont|été|est|fut|fue|ha|sido|è|stat[ao]|został[ao]?|werd|foi|blev|back|early|late|the|en|nel|em|au|w|i|roku|spring|summer|autumn|fall|winter|of|(?:with|mit|avec|con|met|com|med|z)\\s[^\\s,.;:]+|\\d{1,4}\\.?))*,?\\s*$`,
  "u",
);

/** What was founded, as the words before say, is the product or its company; without a subject where the page is about it. */
export function isOwnSubject(before: string, own: OwnNames, isAbout: boolean): boolean {
  const clause = (before.split(/[;:]/).at(-1) ?? "").replace(CARE, "").replace(PLACED, " ");
  const nearest = APPOSITION.exec(before)?.[1];
  if (nearest && !namesOwn(own, nearest)) return false;
  const name = ownNameIn(own, clause);
  if (name) return BEFORE_NAME.test(clause.slice(0, name.start)) && isSubject(clause.slice(name.end));
  if (OTHER_SUBJECT.test(clause)) return false;
  const rest = SUBJECT.exec(clause)?.groups?.rest;
  return isAbout && (clause.trim() === "" || (rest !== undefined && isSubject(rest)));
}

function isSubject(rest: string): boolean {
  return AFTER_NAME.test(rest.replace(LEGAL_FORM_NEXT, ""));
}

const THING =
  /^(?:the |this |our |their |his |her )?(?:company|project|product|app|business|studio|firm|startup|foundation|software|unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf|Unternehmen|Firma)\b|^it\b/u;
/** What may stand before the product's name where the product itself was founded. */
const ARTICLES =
  /^(?:(?:the|our|this|their|his|her|an?|first|very|early|initial|original|version|prototype|release|of|what|is|now|would|become|later|company|project|product|app|software|platform|startup|open[- ]source|firma|unternehmen|das|die|la|le|el|il|het|l['’]entreprise|société|empresa|azienda|bedrijf)\s)*$/i;
/** "started building Acme": work on a thing begins with the thing. */
const WORK =
  /^(?:to (?:build|develop|create|write)|building|developing|creating|making|writing|work(?:ing)? on|(?:the )?development of)\s/i;
/** The thing is named in full: no part of it ("Acme's logo", "the project newsletter", "Acme Mobile"). */
const GOES_ON =
  /^(?:[™®]|\s\([^)]{1,40}\))?(?:\s*$|\s*[,.;:!()–—]|\s[–-]\s|\s(?:in|to|as|with|from|because|when|while|after|before|for|at|back|together|out|on|over|using|who|that|which|and|or|so|by|during|since|until|neben|w|na|od|z|do|po|no|desde|depuis|seit|sinds|dal|para|pour|på|til|af|av|door|von|alone|himself|herself|themselves|project|app|company|software|platform|foundation|im|um|aus|mit|als|zusammen|am|en|à|dans|avec|pour|con|nel|per|para|met|om|samen|em|com|i|med)(?!\p{L}))/u;

/** What somebody founded is the product or the company. */
export function isOwnThing(what: string, own: OwnNames): boolean {
  const name = ownNameIn(own, what);
  const rest = name ? what.slice(name.end) : "";
  if (name && ARTICLES.test(what.slice(0, name.start))) return GOES_ON.test(rest) || LEGAL_FORM_NEXT.test(rest);
  const thing = THING.exec(what)?.[0];
  return thing !== undefined && GOES_ON.test(what.slice(thing.length)) && !/^it\b.{0,3}\p{Lu}/u.test(what);
}

/** What somebody began is the product, the company, or work on it. */
function isOwnWork(what: string, own: OwnNames): boolean {
  return isOwnThing(what.replace(WORK, ""), own);
}

/** Verbs whose object tells what began, and what follows them where they have none. */
const ENGLISH =
  /^(?:set up|begun|begins|launches|became an? (?:company|business|firm)|open(?:ed|s) (?:its|our|their) doors|open(?:ed|s)? to (?:the )?public|(?:co-)?founded|formed|established|incorporated|est\.|started|began|launched|created|born)$/i;
const PASSIVE = /^(?:in|back|by|on|as|at|out|from|life|with|when|around|during|early|late|\d{4}|[,:;.()–-])(?!\p{L})/iu;
/** A verb whose subject or object tells what began. */
export function isTold(verb: string): boolean {
  return ENGLISH.test(verb);
}

/** "Acme was founded in 2014", "Jane founded Acme in 2014": the subject, or what follows the verb, is the product or its company. */
export function isBegun(text: string, verb: Stretch, own: OwnNames, isAbout: boolean): boolean {
  const after = text.slice(verb.end).trim();
  if (after !== "" && !PASSIVE.test(after)) return isOwnWork(after, own);
  return isOwnSubject(text.slice(0, verb.start), own, isAbout);
}
