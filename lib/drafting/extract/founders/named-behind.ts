import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isLone, type NameGroup } from "@/lib/drafting/reading/person-spans";
import { WORK_OF } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { FOUNDING } from "./words/founder-words";

/** "Behind", "The idea for": what stands before the product's name where those who stand behind it follow. */
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${inAllLanguages("behind")})\\s?(?:(?:the|der|die|das|den|l['’]|la|le|el|il|o|a|het|de)\\s)?$`,
  "iu",
);
/** "stehen ", " was the work of ": between that name and theirs. */
const BEHIND_VERB = /^(?:,\s[^,.;:]{2,40},|,)?\s(?:[\p{Ll}'’-]+\s){1,4}(?:\p{Ll}+:\s)?$/u;
const PROJECT_OF = new RegExp(`\\s${WORK_OF}\\s`, "iu");
/** "Robert Bosch Stiftung": a capitalized word that is no name makes an institution of it. */
const GOES_ON = /^[\s-]\p{Lu}/u;
/** " is a small ", " began in 2012 as an ": what it is or was at first, by a noun of its own. */
const IS = new RegExp(
  `^(?:[™®]|\\s\\([^)]{1,20}\\)|\\s\\d+(?:\\.\\d+)?)?(?:\\s(?:app|project|website|software))?(?:['’]s|\\s(?:is|was|has been|remains|(?:began|started|originated|emerged|grew(?: out)?)(?: in (?:19|20)\\d{2})?(?: (?:out|life))? (?:as|from|of)|ist|war|bleibt|(?:entstand|begann|startete)(?: (?:im jahr )?(?:19|20)\\d{2})? als|est|était|reste|es|fue|ha sido|sigue siendo|(?:nació|comenzó|empezó) como|era|è|è nat[ao] come|nasce come|é|foi|(?:começou|nasceu) como|är|er|var|blijft|begon als))\\s(?:(?:an?|the|one|ein(?:e|er)?|das|une?|le|una?|il|el|un|uma?|o|een|het|ett?|en)\\s)?(?:(?!(?:of|to|for|in|on|by|from|with|von|für|zu|de|pour|para|di|per|van|voor)\\s)[\\p{L}-]+\\s){0,3}${WORK_OF}\\s$`,
  "iu",
);
/** "A project by", at the start of a line of its own. */
const CREDIT_LINE = new RegExp(
  `^(?:(?:an?|ein|un|uno|een|um|et|ett|this is an?|c['’]est un)\\s)?${PROJECT_OF.source.slice(2)}$`,
  "iu",
);
const CREDIT_START = new RegExp(CREDIT_LINE.source.replace(/\$$/, ""), "iu");
const CREDIT_WORDS = 5;
const LINE_MAX = 80;
/** " stehen hinter ", " are the two behind ". */
const BEHIND_AFTER = new RegExp(`^\\s(?:[\\p{Ll}'’-]+\\s){1,5}?(?:l['’])?(?:${inAllLanguages("behind")})\\s?`, "u");
/** Words before the product's name where it is the subject. */
const LEAD_WORDS = 4;

/** Texts without a word of founding, and without the product's name, need no closer look. */
export function mayTell(text: string, own: OwnNames): boolean {
  return (
    FOUNDING.test(text) ||
    (PROJECT_OF.test(text) && namesOwn(own, text)) ||
    (text.length <= LINE_MAX && CREDIT_START.test(text))
  );
}

/** A sentence that names who stands behind the product, without a word of founding. */
export function isNamedBehind(text: string, group: NameGroup, own: OwnNames): boolean {
  return isBehind(text, group, own) || isProjectOf(text, group, own) || isTheirs(text, group, own);
}

/** "Hinter Acme stehen Jane Roe und John Marsh", "Jane Roe is the one behind Acme". */
function isBehind(text: string, { names, start, end }: NameGroup, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  if (!name || isLone({ names, start, end })) return false;
  if (name.end < start) return BEHIND.test(text.slice(0, name.start)) && BEHIND_VERB.test(text.slice(name.end, start));
  return name.start > end && BEHIND_AFTER.exec(text.slice(end, name.start))?.[0].length === name.start - end;
}

/** "Acme is Jane Roe's side project." */
function isTheirs(text: string, { names, end, start }: NameGroup, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  if (!name || names.some((one) => !one.text.includes(" ")) || !THEIRS.test(text.slice(end))) return false;
  return /^\s(?:is|was|began as|started as|remains)\s$/u.test(text.slice(name.end, start));
}

const THEIRS =
  /^(?:['’]s?|(?<=['’]s?))\s(?:[\p{Ll}-]+\s){0,2}?(?:project|venture|creation|invention|product|brainchild|studio|company|work|baby)(?!\p{L})/u;

/** "Acme es un proyecto de Jane Roe": a company may stand there too, so the name must begin with a known given name. */
function isProjectOf(text: string, { names, start, end }: NameGroup, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  const isKnown = names.every((one) => one.text.includes(" ") && isGivenName(one.text));
  if (
    isKnown &&
    !GOES_ON.test(text.slice(end)) &&
    CREDIT_LINE.test(text.slice(0, start)) &&
    text.slice(start).split(/\s+/).length <= CREDIT_WORDS
  )
    return true;
  if (!name || name.end > start || !isKnown || text.slice(0, name.start).split(/\s/).length > LEAD_WORDS) return false;
  const gap = text.slice(name.end, start);
  return IS.test(gap) && !GOES_ON.test(text.slice(end));
}
