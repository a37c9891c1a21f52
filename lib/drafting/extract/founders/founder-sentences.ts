import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isOwnSubject, isOwnThing } from "@/lib/drafting/extract/company/founded-what";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isAmongOwn, statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { NAMES, matchedNames as names } from "@/lib/drafting/reading/person-name";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, part, sentencesOf } from "@/lib/drafting/text/spans";
import { firstPerson, introduced, twoSentences } from "./founder-voices";
import {
  BY,
  eitherCase,
  FOUNDED,
  FOUNDER,
  firstClause,
  founderNoun,
  hasFounderWord,
  MADE,
  roleOwner,
} from "./founder-words";

const EDGE = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
/** "founded in 2015 by Jane Roe and John Doe" */
const FOUNDED_BY = new RegExp(
  `${EDGE}(?:${eitherCase(`${FOUNDED}|${MADE}`)})${END}(?:\\s[^\\s.;:]{1,20}){0,6}?\\s(?:${BY})\\s(?:(?:the\\s)?(?:[\\p{Ll}-]{3,20}\\s){0,3})(?<names>${NAMES})`,
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
  `${EDGE}(?<names>${NAMES}),?\\s(?:(?:[^.;:]{1,60}?\\s(?:and|und|et|y|e|en|i)\\s)?(?:is|was|are|ist|est|es|è|é|jest|–|—|-)\\s)?(?:(?:the|our|a|an|a|der|die|le|la|el|il|de)\\s)?(?<role>(?:[\\p{L}&/-]+\\s){0,4}?(?:${eitherCase(FOUNDER)})${END}.{0,60})`,
  "u",
);
/** "our founders Jane Roe and John Doe", "Acme's founder, Jane Roe" */
const OUR_FOUNDER = new RegExp(
  `${EDGE}(?<of>[Oo]ur|[Uu]nsere?\\p{L}?|[Nn]otre|[Nn]os|[Nn]uestr\\p{L}+|[Ii]l nostro|[Ii] nostri|[Oo]nze|[\\p{Lu}][\\p{L}\\p{N}.]{1,30}(?:['’]s)?)\\s(?:${eitherCase(FOUNDER)})(?:\\s(?:and|&|und)\\s[\\p{L}-]{2,12})?,?\\s(?<names>${NAMES})`,
  "u",
);
/** "Jane (CEO) and John (CTO)": what brackets tell between names. */
const ASIDES = /\s\([^()]{1,30}\)/gu;
/** Founders that a sentence names together with the product or its company. */
export function founderSentences(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "download", "pricing", "donate", "support")) return [];
    if (spot.segment.kind === "title" || spot.segment.text.length < 12) return [];
    const sentences = sentencesOf(spot.segment.text);
    const isAbout =
      (spot.page === 0 || hasRole(reading, spot.page, "about", "team", "press")) && isAmongOwn(reading, spot, own);
    return sentences.flatMap((sentence, at) => {
      const { text } = sentence;
      if (text.endsWith("?") || !/\p{Lu}/u.test(text)) return [];
      const named = namedIn(text, own, isAbout);
      if (named.length > 0) return named.map((name) => founder(name, [part(spot, sentence)], founderNoun(text)));
      const before = sentences[at - 1];
      const told = before ? twoSentences(before.text, text, own) : [];
      return before ? told.map((name) => founder(name, [part(spot, before), part(spot, sentence)])) : [];
    });
  });
}

/** Founders who introduce themselves in one paragraph and say what they made in another. */
export function founderIntroductions(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return reading.pages.flatMap((_, page) => {
    if (!(page === 0 || hasRole(reading, page, "about", "team", "faq", "contact", "imprint"))) return [];
    const spots = statementsOf(reading).filter((spot) => spot.page === page && isProse(spot.segment));
    return introduced(spots, own).map(({ name, places }) =>
      founder(
        name,
        places.map(([spot, stretch]) => part(spot, stretch)),
      ),
    );
  });
}

function founder(name: string, sources: SourceRef[], role: string | null = null): Candidate<FounderValue> {
  return { value: { name, role, bio: null, photo_url: null, links: {} }, sources };
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
  const german = /\s(?:haben|hat)\s/.test(text) ? HAVE_FOUNDED.exec(withSmallName(text, own)) : null;
  const match = german ?? FOUNDED_IT.exec(text);
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
  const match = OUR_FOUNDER.exec(text.replace(ASIDES, ""));
  const of = match?.groups?.of ?? "";
  return match && (/^(?:our|unser|not?re|nos|nuestr|il|i|onze)/i.test(of) || namesOwn(own, of))
    ? names(match, own, true)
    : [];
}

function titled(text: string, own: OwnNames): string[] {
  const match = hasFounderWord(text) ? FOUNDER_OF.exec(text) : null;
  const isOurs = match !== null && roleOwner(firstClause(match.groups?.role ?? ""), own) === "own";
  return isOurs ? names(match, own, match.index === 0) : [];
}
