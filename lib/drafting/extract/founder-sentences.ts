import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { firstPerson, isOwnThing, twoSentences } from "./founder-voices";
import { BY, eitherCase, FOUNDED, FOUNDER, firstClause, hasFounderWord, roleOwner } from "./founder-words";
import { LEGAL_FORM_NEXT } from "./legal-forms";
import { namesOwn, type OwnNames, ownNameIn } from "./own-names";
import { isAmongOwn, statementsOf } from "./own-pages";
import { hasRole } from "./page-role";
import { NAMES, matchedNames as names } from "./person-name";
import { isDenied } from "./polarity";
import { part, sentencesOf } from "./spans";
import { anyOf, wholeWords } from "./words";

const EDGE = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
/** "founded in 2015 by Jane Roe and John Doe" */
const FOUNDED_BY = new RegExp(
  `${EDGE}(?:${eitherCase(FOUNDED)})${END}(?:\\s[^\\s.;:]{1,20}){0,6}?\\s(?:${BY})\\s(?:(?:the\\s)?(?:[\\p{Ll}-]{3,20}\\s){0,3})(?<names>${NAMES})`,
  "u",
);
/** "wurde 2015 von Jane Roe und John Doe in Kiel gegründet" */
const FOUNDED_LATE = new RegExp(
  `${EDGE}(?:von|door|av|af)\\s(?<names>${NAMES})\\s(?:[^\\s.;:]{1,20}\\s){0,5}?(?:gegründet|entwickelt|opgericht|grundat|grundades)${END}`,
  "u",
);
/** "2015 haben Jane Roe und John Doe Acme in Kiel gegründet" */
const HAVE_FOUNDED = new RegExp(
  `${EDGE}(?:haben|hat)\\s(?<names>${NAMES})\\s(?<what>(?:[^\\s.;:]{1,20}\\s){1,6}?)(?:gegründet|entwickelt)${END}`,
  "u",
);
const FIRST_VERSION = "(?:built|wrote|developed|released) (?:the|a) (?:very )?first (?:version|prototype|release) of";
/** "Jane Roe and John Doe founded Acme" */
const FOUNDED_IT = new RegExp(
  `${EDGE}(?<names>${NAMES})\\s(?:(?:first|originally|together|then|also|initially)\\s)?(?:${FIRST_VERSION}|${FOUNDED}|(?:co[- ]?)?gründeten?|a fondé|a créé|fundó|creó|ha fondato|richtte)${END}\\s(?<what>.{1,60})`,
  "u",
);
/** "… founded Acme together with John Doe", "a side project of Jane Roe" */
const FOUNDED_WITH = new RegExp(
  `${EDGE}(?:${FOUNDED})\\s(?<what>[^;:]{1,60}?)\\s(?:together|along) with (?<names>${NAMES})`,
  "u",
);
const PROJECT_OF = new RegExp(
  `${EDGE}(?:side|weekend|hobby|pet|student|personal|passion)[ -]project (?:of|by) (?<names>${NAMES})`,
  "u",
);
/** "Jane Roe, (the) founder of Acme" */
const FOUNDER_OF = new RegExp(
  `${EDGE}(?<names>${NAMES}),?\\s(?:(?:is|was|are|ist|est|es|è|–|—|-)\\s)?(?:(?:the|our|a|der|die|le|la|el|il|de)\\s)?(?<role>(?:[\\p{L}&/-]+\\s){0,4}?(?:${eitherCase(FOUNDER)})${END}.{0,60})`,
  "u",
);
/** "our founders Jane Roe and John Doe", "Acme's founder, Jane Roe" */
const OUR_FOUNDER = new RegExp(
  `${EDGE}(?<of>[Oo]ur|[Uu]nsere?\\p{L}?|[Nn]otre|[Nn]os|[Nn]uestr\\p{L}+|[Ii]l nostro|[Ii] nostri|[Oo]nze|[\\p{Lu}][\\p{L}\\p{N}.]{1,30}(?:['’]s)?)\\s(?:${eitherCase(FOUNDER)})(?:\\s(?:and|&|und)\\s[\\p{L}-]{2,12})?,?\\s(?<names>${NAMES})`,
  "u",
);
const SUBJECT = anyOf(
  "we|our|it|company|project|product|app|software|business|firm|startup|foundation|studio|wir",
  "unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf",
);
const OTHER_SUBJECT = anyOf(
  "website|site|page|theme|template|logo|icon|design|font|photo|plugin|extension|wallpaper|translation",
  "video|artwork|protocol|library|framework|format|algorithm|language|ticket|issue|account|file|post",
  "article",
);

/** "… by Kelp Works, founded by": the name right before is what was founded. */
const APPOSITION = /(\p{Lu}[\p{L}\p{N}.-]*),\s$/u;
/** What stands before the product's name where it is the subject: "In 2015, the company behind Acme was founded by". */
const BEFORE_NAME =
  /^(?:.*,\s)?(?:(?:the|our|this|project|product|app|software|company|firma|la|le|el|il|het|de|das|die|der)\s)*(?:(?:company|team|firm|studio) behind\s)?(?:the\s)?$/iu;
/** What may stand between the product's name and what was done to it: no other thing. */
const AFTER_NAME = new RegExp(
  `^(?:[™®]|\\s(?:project|app|company|software|platform|foundation|Project|App|Foundation))?(?:\\s?\\([^)]{1,60}\\))?(?:,\\s[^,;]{1,80},)?(?:\\s(?:is|was|ist|est|es|è)\\s(?:an?|the|eine?|une?|una|il|el)\\s(?!.*(?:${wholeWords("of|for|with|from|like|using|that|which|based|on|to|von|für|de|para|pour|di|per")}))[^,;:]{1,80}?,?)?(?:\\s(?:is|was|were|has|had|been|began|started|life|as|and|first|originally|initially|officially|jointly|then|also|wurde|ist|im|in|Jahre?|a|ont|été|est|fut|fue|ha|sido|è|stat[ao]|werd|foi|blev|back|early|late|the|en|nel|em|au|\\d{1,4}\\.?|\\p{Lu}\\p{L}+))*,?\\s*$`,
  "u",
);

/** Founders that a sentence names together with the product or its company. */
export function founderSentences(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "faq", "download", "pricing", "donate", "support")) return [];
    if (spot.segment.kind === "title" || spot.segment.text.length < 12) return [];
    const sentences = sentencesOf(spot.segment.text);
    const isAbout =
      (spot.page === 0 || hasRole(reading, spot.page, "about", "team", "press")) && isAmongOwn(reading, spot, own);
    return sentences.flatMap((sentence, at) => {
      const { text } = sentence;
      if (text.endsWith("?") || !/\p{Lu}/u.test(text)) return [];
      const named = namedIn(text, own, isAbout);
      if (named.length > 0) return named.map((name) => founder(name, [part(spot, sentence)]));
      const before = sentences[at - 1];
      const told = before ? twoSentences(before.text, text, own) : [];
      return before ? told.map((name) => founder(name, [part(spot, before), part(spot, sentence)])) : [];
    });
  });
}

function founder(name: string, sources: SourceRef[]): Candidate<FounderValue> {
  return { value: { name, role: null, bio: null, photo_url: null, links: {} }, sources };
}

/** Names by the first pattern that gives any. */
function namedIn(text: string, own: OwnNames, isAbout: boolean): string[] {
  for (const find of [passive, late, active, joint, ours, titled, firstPerson]) {
    const found = find(text, own, isAbout);
    if (found.length > 0) return found;
  }
  return [];
}

function passive(text: string, own: OwnNames, isAbout: boolean): string[] {
  const match = FOUNDED_BY.exec(text) ?? PROJECT_OF.exec(text);
  const isOurs = match && isOwnSubject(text.slice(0, match.index), own, isAbout) && !isDenied(text, match.index);
  return isOurs ? names(match, own) : [];
}

function late(text: string, own: OwnNames, isAbout: boolean): string[] {
  const match = FOUNDED_LATE.exec(text);
  return match && isOwnSubject(text.slice(0, match.index), own, isAbout) ? names(match, own) : [];
}

function active(text: string, own: OwnNames): string[] {
  const match = HAVE_FOUNDED.exec(withSmallName(text, own)) ?? FOUNDED_IT.exec(text);
  return match && isOwnThing(match.groups?.what ?? "", own) && !isDenied(text, match.index) ? names(match, own) : [];
}

/** German sets names and product side by side: the product's small first letter tells where the names end. */
function withSmallName(text: string, own: OwnNames): string {
  const name = ownNameIn(own, text);
  return name ? text.slice(0, name.start) + name.text.toLowerCase() + text.slice(name.end) : text;
}

function joint(text: string, own: OwnNames): string[] {
  const match = FOUNDED_WITH.exec(text);
  return match && isOwnThing(match.groups?.what ?? "", own) ? names(match, own) : [];
}

function ours(text: string, own: OwnNames): string[] {
  const match = OUR_FOUNDER.exec(text);
  const of = match?.groups?.of ?? "";
  return match && (/^(?:our|unser|not?re|nos|nuestr|il|i|onze)/i.test(of) || namesOwn(own, of))
    ? names(match, own)
    : [];
}

function titled(text: string, own: OwnNames): string[] {
  const match = hasFounderWord(text) ? FOUNDER_OF.exec(text) : null;
  return match && roleOwner(firstClause(match.groups?.role ?? ""), own) === "own" ? names(match, own) : [];
}

function isOwnSubject(before: string, own: OwnNames, isAbout: boolean): boolean {
  const clause = before.split(/[;:]/).at(-1) ?? "";
  const nearest = APPOSITION.exec(before)?.[1];
  if (nearest && !namesOwn(own, nearest)) return false;
  const name = ownNameIn(own, clause);
  if (name) return BEFORE_NAME.test(clause.slice(0, name.start)) && isSubject(clause.slice(name.end));
  if (OTHER_SUBJECT.test(clause)) return false;
  return isAbout && (clause.trim() === "" || (SUBJECT.test(clause) && !/\p{Ll}\s\p{Lu}\p{Ll}/u.test(clause)));
}

function isSubject(rest: string): boolean {
  return AFTER_NAME.test(rest.replace(LEGAL_FORM_NEXT, ""));
}
