import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { WE_ARE } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { LEGAL_FORM_NEXT } from "@/lib/drafting/text/names/legal-forms";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isOwnSubject } from "./own-subject";

const THING =
  /^(?:(?:the|this|our|their|his|her|la|el|il|lo|o|a|de|het|das|die|den|unsere?n?|seine?n?|ihre?n?|notre|son|sa|su|nuestr[ao]|sua|nossa|ons|zijn|haar)\s|l['’]|our\s)?(?:company|project|product|app|business|studio|firm|startup|foundation|software|unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf|Unternehmen|Firma)\b|^it\b/u;
/** What may stand before the product's name where the product itself was founded. */
const ARTICLES =
  /^(?:(?:the|our|this|their|his|her|an?|o|os|as|den|dem|der|first|very|early|initial|original|version|prototype|release|of|what|is|now|would|become|later|company|project|product|app|software|platform|startup|open[- ]source|pierwsz\p{L}+|wersj\p{L}+|premi(?:er|ère)|version(?:en)?|första|første|primera?|versión|prima|versione|primeira|versão|erste[nr]?|eerste|versie|von|van|av|af|do|da|del|della|firma|unternehmen|das|die|la|le|el|il|het|l['’]entreprise|société|empresa|azienda|bedrijf)\s)*$/iu;
/** "started building Acme", "ha iniziato a scrivere Acme": work on a thing begins with the thing. */
const WORK = new RegExp(
  `^(?:${[
    "to (?:build|develop|create|write|make)|building|developing|creating|making|writing|coding|programming|work(?:ing)? on|(?:the )?development of",
    "(?:mit )?der (?:arbeit an|entwicklung von)|mit|à (?:développer|créer|écrire|coder|programmer|travailler sur|concevoir)|le développement d[e'’]",
    "(?:a|con) (?:escribir|programar|desarrollar|construir|trabajar en|el desarrollo de)|con|a (?:scrivere|sviluppare|programmare|costruire|creare|lavorare a)",
    "met|(?:met )?de (?:bouw|ontwikkeling) van|aan|pisać|tworzyć|budować|programować|rozwijać|prac(?:ować|ę) nad|a (?:escrever|desenvolver|programar|construir|criar)|com",
    "(?:att )?(?:bygga|skriva|utveckla)|(?:arbetet )?med|(?:at )?(?:bygge|skrive|udvikle)|på",
  ].join("|")})\\s`,
  "iu",
);
/** The thing is named in full: no part of it ("Acme's logo", "the project newsletter", "Acme Mobile"). */
const GOES_ON =
  /^(?:[™®]|\s\([^)]{1,40}\))?(?:\s*$|\s*[,.;:!()–—]|\s[–-]\s|\s(?:in|to|as|with|from|because|when|while|after|before|for|at|back|together|out|on|over|using|who|that|which|and|or|so|by|during|since|until|neben|auf|unter|bei|sur|su|op|w|na|od|z|do|po|no|desde|depuis|seit|sinds|dal|para|pour|på|til|af|av|door|von|alone|seule?s?|sol[oa]s?|allein|alleine|alleen|sozinh[oa]s?|sam[aeoi]?|selbst|zelf|myself|ourselves|ever|full-time|every|today|here|still|ensemble|juntos|juntas|insieme|razem|gemeinsam|himself|herself|themselves|project|app|company|software|platform|foundation|im|um|aus|mit|als|zu|te|(?:19|20)\d{2}|zusammen|am|en|à|dans|avec|pour|con|nel|per|para|met|om|samen|em|com|i|med|op|dla|für|för|uit)(?!\p{L}))/u;

/** What somebody founded is the product or the company. */
export function isOwnThing(what: string, own: OwnNames): boolean {
  const name = ownNameIn(own, what);
  const rest = name ? what.slice(name.end) : "";
  if (name && ARTICLES.test(what.slice(0, name.start))) return GOES_ON.test(rest) || LEGAL_FORM_NEXT.test(rest);
  const thing = THING.exec(what)?.[0];
  return thing !== undefined && GOES_ON.test(what.slice(thing.length)) && !/^it\b.{0,3}\p{Lu}/u.test(what);
}

/** What somebody began is the product, the company, or work on it. */
export function isOwnWork(what: string, own: OwnNames): boolean {
  return isOwnThing(what.replace(WORK, ""), own);
}

/** Verbs whose object tells what began, and what follows them where they have none. */
const ENGLISH =
  /^(?:(?:left|quit|leaves|quits|resigned)(?: \S+)* to (?:build|start|found|create|make|write|work on)|set up|begun|begins|launches|became an? (?:company|business|firm)|founds|open(?:ed|s) (?:its|our|their) doors|open(?:ed|s)? to (?:the )?public|(?:co-)?founded|formed|established|incorporated|est\.|started|began|launched|created|born)$/i;
const PASSIVE = /^(?:in|back|by|on|as|at|out|from|life|with|when|around|during|early|late|\d{4}|[,:;.()–-])(?!\p{L})/iu;
const IS_DONE = /\s(?:was|were|is|got|been)\s$/iu;
/** A verb whose subject or object tells what began. */
export function isTold(verb: string): boolean {
  return ENGLISH.test(verb);
}

/** "Acme was founded in 2014", "Jane founded Acme in 2014": the subject, or what follows the verb, is the product or its company. */
export function isBegun(text: string, verb: Stretch, own: OwnNames, isAbout: boolean): boolean {
  const after = text.slice(verb.end).trim();
  const isDone = /^and\s/.test(after) && IS_DONE.test(text.slice(0, verb.start)); // "was founded, and the first crews came"
  if (after !== "" && !PASSIVE.test(after) && !isDone) return isOwnWork(after, own);
  return isOwnSubject(text.slice(0, verb.start), own, isAbout);
}

/** "… on a rewrite", "… the second version": what was there before. */
export function isRemade(after: string): boolean {
  return REMADE.test(after);
}
const REMADE =
  /^\s(?:(?!(?:as|als|comme|como|come)\s)\p{L}+\s){0,2}?(?:an?|the|its|our|my|eine[rmn]?|einen|der|die|das|une?|la|una?|een|de|het)\s(?:(?:full|complete|total|big|komplette?n?|nouvelle|nueva|nuova|nieuwe|new|neuen?|second|third|zweiten?)\s){0,2}(?:re-?write|rewriting|re-?design|re-?launch|rebuild|second version|new version|third version|neuen? version|zweiten? version|neufassung|réécriture|refonte|nouvelle version|reescritura|nueva versión|riscrittura|nuova versione|herschrijving|nieuwe versie|reescrita|nova versão)(?!\p{L})/iu;

const OUR = "(?:unser\\p{L}*|mein\\p{L}*|notre|nuestr[ao]|nostr[ao]|onze|ons|nasz[ae]?|noss[ao]|vår\\p{L}*|vores)";
const THE =
  "(?:das|der|die|dem|den|ein(?:e[mnrs]?)?|le|la|les|une?|el|los|las|una|il|lo|gli|het|de|een|os?|um|uma|ett)";
/** What makers call what they founded. */
const COMPANY =
  "(?:\\p{L}*(?:unternehmen|firma|gesellschaft|betrieb|projekt|studio|team|start-?up|software|app|plattform|bolag|företag|virksomhed|selskab)\\p{L}*|entreprise|société|projet|agence|empresa|sociedad|proyecto|equipo|azienda|società|progetto|bedrijf|onderneming|project|platform|team|firm[aęy]|projekt|equipa|projeto|application|aplicación|applicazione|logiciel|software)";
/** "Das Museum", "unser Haus", "une usine": something, and the word for it. */
const THING_NAMED = new RegExp(
  `(?<!\\p{L})(?:${THE}\\s|${OUR}\\s|l['’])(?!(?:\\p{L}+\\s){0,2}${COMPANY}(?!\\p{L}))(?!(?:jahre?|année|año|anno|jaar|ano|året|mois|monat|mes|mese|printemps|été|automne|hiver|primavera|verano|otoño|dos|deux|beiden|zwei|due|twee|dois|duas|två|tre|three|two|socios|sócios|soci)(?!\\p{L}))\\p{L}{3,}`,
  "iu",
);
/** "La segheria esiste dal 1932": a thing that opens the sentence, and is not the product. */
export function isThingsOwn(text: string, own: OwnNames): boolean {
  return THING_FIRST.test(text) && !namesOwn(own, text);
}
const THING_FIRST = new RegExp(`^${THING_NAMED.source}`, "iu");

/** "…, gegründet 1911", "…, une société créée en 2003": what stands before the comma was founded. */
const APPOSED = new RegExp(`^(?<before>.*\\p{L}.*),\\s(?:${THE}\\s)?(?:${COMPANY}\\s)?$`, "iu");

/** "Das Museum wurde 1911 gegründet", "in Kelp Hall, fundada en 1911": the subject is neither the product nor those who speak. */
export function isOfOtherSubject(text: string, from: number, own: OwnNames): boolean {
  const before = text.slice(0, from);
  const apposed = APPOSED.exec(before)?.groups?.before;
  if (apposed !== undefined) return !YEAR_IN.test(apposed) && !namesOwn(own, apposed) && !WE_ARE.test(apposed);
  const clause = before.split(/[,;:]\s/).at(-1) ?? "";
  return !namesOwn(own, clause) && THING_NAMED.test(clause);
}

/** "Founded in 2001 by Jane Roe, the Kelp Works make": what was founded follows the comma. */
export function isNamedAfter(text: string, from: number, own: OwnNames): boolean {
  const subject = /,\s(?<subject>[^,;:]+)/u.exec(text.slice(from))?.groups?.subject ?? "";
  const opening = subject.split(/\s+/).slice(0, SUBJECT_WORDS).join(" ");
  return NAMED_THING.test(opening) && !namesOwn(own, opening) && !OF_MAKERS.test(opening);
}
const SUBJECT_WORDS = 5;
/** An article and a name; German writes mere things large, too. */
const NAMED_THING =
  /^(?:(?:(?:the|le|la|les|el|los|las|il|lo|i|gli|het|de|os?|as?)\s|l['’])(?:\p{Ll}+\s){0,2}|(?:das|der|die)\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+\s|\p{Lu}\p{L}+\s)\p{Lu}\p{L}+/u;
const OF_MAKERS = anyOf(COMPANY, "company|business|project|studio");

/** "…, fundada por": those who did it follow. */
const DONE_BY = new RegExp(`^\\s(?:${inAllLanguages("by")}|av|af)(?!\\p{L})`, "iu");
/** What stands before brackets names somebody. */
const NAMED = /(?<=.)(?<!\p{L})\p{Lu}\p{L}{2,}/u;

/**
 * The beginning is told beside the sentence, of what stands right before it: "We joined Kelp Lab, fundada por Jane Roe",
 * "the Kelp Club (founded in 1958)".
 */
export function isAside(text: string, verb: Stretch, year: Stretch, own: OwnNames): boolean {
  const [from, to] = [Math.min(verb.start, year.start), Math.max(verb.end, year.end)];
  const bracket = text.lastIndexOf("(", from);
  const isIn = bracket > text.lastIndexOf(")", from) && text.indexOf(")", bracket) >= to;
  const before = text.slice(0, bracket);
  if (isIn && NAMED.test(before) && !namesOwn(own, before) && !WE_ARE.test(before)) return true;
  const gap = text.slice(year.end, Math.max(year.end, verb.start));
  return /,\s$/.test(gap) && NAMED.test(gap) && DONE_BY.test(text.slice(verb.end)) && !namesOwn(own, gap);
}

const YEAR_IN = /(?<!\d)(?:18|19|20)\d{2}(?!\d)/;
