import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { BY, eitherCase, FOUNDED, FOUNDER, hasFounderWord, roleOwner } from "./founder-words";
import { namesOwn, type OwnNames } from "./own-names";
import { statementsOf } from "./own-pages";
import { hasRole } from "./page-role";
import { NAME, NAMES, splitNames } from "./person-name";
import { isDenied } from "./polarity";
import { part, type Spot, type Stretch, sentencesOf } from "./spans";
import { anyOf } from "./words";

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
/** "Jane Roe and John Doe founded Acme" */
const FOUNDED_IT = new RegExp(
  `${EDGE}(?<names>${NAMES})\\s(?:(?:first|originally|together|then|also|initially)\\s)?(?:${FOUNDED}|(?:co[- ]?)?gründeten?|a fondé|a créé|fundó|creó|ha fondato|richtte)${END}\\s(?<what>.{1,60})`,
  "u",
);
/** "Jane Roe, (the) founder of Acme" */
const FOUNDER_OF = new RegExp(
  `${EDGE}(?<names>${NAME}),?\\s(?:(?:is|was|ist|est|es|è|–|—|-)\\s)?(?:(?:the|our|a|der|die|le|la|el|il|de)\\s)?(?<role>(?:[\\p{L}&/-]+\\s){0,4}?(?:${eitherCase(FOUNDER)})${END}.{0,60})`,
  "u",
);
/** "our founders Jane Roe and John Doe", "Acme's founder, Jane Roe" */
const OUR_FOUNDER = new RegExp(
  `${EDGE}(?<of>[Oo]ur|[Uu]nsere?\\p{L}?|[Nn]otre|[Nn]os|[Nn]uestr\\p{L}+|[Ii]l nostro|[Ii] nostri|[Oo]nze|[\\p{Lu}][\\p{L}\\p{N}.]{1,30}(?:['’]s)?)\\s(?:${eitherCase(FOUNDER)})(?:\\s(?:and|&|und)\\s[\\p{L}-]{2,12})?,?\\s(?<names>${NAMES})`,
  "u",
);
const PRONOUN = new RegExp(
  `^(?:He|She|They|Er|Sie|Il|Elle)\\s(?:(?:first|originally|also|then)\\s)?(?:${FOUNDED}|gründete)${END}\\s(?<what>.{1,60})`,
  "u",
);
const PRONOUN_IS = new RegExp(
  `^(?:He|She|They)\\s(?:is|was|are)\\s(?:the|our|a|an|also)?\\s?(?<role>(?:[\\p{L}&/-]+\\s){0,4}?(?:${FOUNDER})${END}.{0,60})`,
  "iu",
);
const INTRODUCED = new RegExp(
  `^(?<names>${NAME})(?:,|\\s\\(|\\s(?:is|was|has|studied|works|worked|lives|loves|grew|ist|est|es|è))(?![\\p{L}])`,
  "u",
);
const FIRST_PERSON = new RegExp(
  `(?:\\bI['’]m|\\bI am|\\b[Mm]y name is|\\bIch bin|\\bJe suis|\\bSoy|\\bSono)\\s(?<names>${NAME})${END}`,
  "u",
);
const I_FOUNDED = new RegExp(
  `\\bI\\s(?:(?:first|originally|then)\\s)?(?:${FOUNDED}|built|made|wrote|developed)${END}\\s(?<what>.{1,60})|\\bI['’]?(?:m| am) (?:the )?(?<role>.{0,40}(?:${FOUNDER})${END}.{0,40})|^(?:,? ?(?:the )?(?:${FOUNDER}))`,
  "iu",
);
const THING =
  /^(?:the |this |our |their |his |her )?(?:company|project|product|app|business|studio|firm|startup|foundation|software|unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf|project)\b|^it\b/iu;
const SUBJECT = anyOf(
  "we|our|it|company|project|product|app|software|business|firm|startup|foundation|studio|wir",
  "unternehmen|firma|entreprise|société|projet|empresa|proyecto|azienda|progetto|bedrijf",
);
const OTHER_SUBJECT = anyOf(
  "website|site|page|theme|template|logo|icon|design|font|photo|plugin|extension|wallpaper|translation",
  "video|artwork|protocol|library|framework|format|algorithm|language|ticket|issue|account|file|post",
  "article",
);

/** The subject is what somebody else made. */
const BUILT_ON = anyOf("uses|using|based on|built on|powered by|like|unlike|acquired");

/** Founders that a sentence names together with the product or its company. */
export function founderSentences(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return statementsOf(reading).flatMap((spot) => {
    if (hasRole(reading, spot.page, "privacy", "terms", "faq", "download", "pricing", "donate", "support")) return [];
    if (spot.segment.kind === "title" || spot.segment.text.length < 12) return [];
    const sentences = sentencesOf(spot.segment.text);
    const isAbout = hasRole(reading, spot.page, "about", "team", "press") || spot.page === 0;
    return sentences.flatMap((sentence, at) => {
      const { text } = sentence;
      if (text.endsWith("?") || !/\p{Lu}/u.test(text)) return [];
      const named = namedIn(text, own, isAbout);
      if (named.length > 0) return named.map((name) => founder(name, [part(spot, sentence)]));
      const before = sentences[at - 1];
      return before ? twoSentences(spot, before, sentence, own) : [];
    });
  });
}

function founder(name: string, sources: SourceRef[]): Candidate<FounderValue> {
  return { value: { name, role: null, bio: null, photo_url: null, links: {} }, sources };
}

/** Names by the first pattern that gives any. */
function namedIn(text: string, own: OwnNames, isAbout: boolean): string[] {
  for (const find of [passive, late, active, ours, titled, firstPerson]) {
    const found = find(text, own, isAbout);
    if (found.length > 0) return found;
  }
  return [];
}

function passive(text: string, own: OwnNames, isAbout: boolean): string[] {
  const match = FOUNDED_BY.exec(text);
  const isOurs = match && isOwnSubject(text.slice(0, match.index), own, isAbout) && !isDenied(text, match.index);
  return isOurs ? names(match, own) : [];
}

function late(text: string, own: OwnNames, isAbout: boolean): string[] {
  const match = FOUNDED_LATE.exec(text);
  return match && isOwnSubject(text.slice(0, match.index), own, isAbout) ? names(match, own) : [];
}

function active(text: string, own: OwnNames): string[] {
  const match = FOUNDED_IT.exec(text);
  return match && isOwnThing(match.groups?.what ?? "", own) && !isDenied(text, match.index) ? names(match, own) : [];
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

function firstPerson(text: string, own: OwnNames): string[] {
  const me = FIRST_PERSON.exec(text);
  const mine = me && I_FOUNDED.exec(text.slice(me.index + me[0].length));
  if (!me || !mine) return [];
  const isOurs = mine.groups?.what ? isOwnThing(mine.groups.what, own) : namesOwn(own, text);
  return isOurs ? names(me, own, true) : [];
}

function names(match: RegExpExecArray, own: OwnNames, canBeSingle = false): string[] {
  return splitNames(match.groups?.names ?? "", own, canBeSingle);
}

/** The role up to where the sentence goes on: "founder of Acme, where she …". */
function firstClause(role: string): string {
  return (
    role.split(/[,;:.]|\s(?:and (?:has|is|was|he|she|lives)|who|where|which|with|since|in (?:19|20)\d\d)\b/)[0] ?? ""
  );
}

function isOwnSubject(before: string, own: OwnNames, isAbout: boolean): boolean {
  const clause = before.split(/[;:]/).at(-1) ?? "";
  if (namesOwn(own, clause)) return !BUILT_ON.test(clause);
  if (OTHER_SUBJECT.test(clause)) return false;
  return isAbout && (clause.trim() === "" || (SUBJECT.test(clause) && !/\p{Ll}\s\p{Lu}\p{Ll}/u.test(clause)));
}

function isOwnThing(what: string, own: OwnNames): boolean {
  const near = what.split(/[,;:.]|\s(?:in|to|because|while|after|as|with|when)\s/)[0] ?? "";
  return namesOwn(own, near) || (THING.test(near) && !/^it\b.{0,3}\p{Lu}/u.test(near));
}

/** "Oliver is an engineer. He started Acme in 2017." and "I'm Jane Roe. I created Acme …". */
function twoSentences(spot: Spot, before: Stretch, sentence: Stretch, own: OwnNames): Candidate<FounderValue>[] {
  const sources = [part(spot, before), part(spot, sentence)];
  const pronoun = PRONOUN.exec(sentence.text);
  const is = PRONOUN_IS.exec(sentence.text);
  const isFounder = pronoun
    ? isOwnThing(pronoun.groups?.what ?? "", own) && namesOwn(own, sentence.text)
    : is !== null && roleOwner(firstClause(is.groups?.role ?? ""), own) === "own";
  const introduced = isFounder ? INTRODUCED.exec(before.text) : null;
  if (introduced) return names(introduced, own, true).map((name) => founder(name, sources));
  const me = FIRST_PERSON.exec(before.text);
  const mine = me ? I_FOUNDED.exec(sentence.text) : null;
  const isMine = mine?.groups?.what
    ? isOwnThing(mine.groups.what, own) && namesOwn(own, sentence.text)
    : mine !== null && namesOwn(own, sentence.text);
  return me && isMine ? names(me, own, true).map((name) => founder(name, sources)) : [];
}
