import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import type { Stretch } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import { isOwnThing, isRemade } from "./founded-what";
import { isOwnSubject } from "./own-subject";

/** Verbs of making, which tell of a beginning only beside what was made. */
const MADE = new RegExp(
  wholeWords(
    "built|developed|wrote|written|coded|programmed|designed|made|created|started|began|launched",
    "entwickelte?n?|gebaut|baute|programmierte?|geschrieben|schrieb|développée?|conçue?|écrite?|codée?|desarrollad[oa]|desarrolló|construid[oa]|escrit[oa]|escribió|sviluppat[oa]|sviluppò|costruit[oa]|scritt[oa]|scrisse|programmat[oa]",
    "ontwikkeld|ontwikkelde|gebouwd|bouwde|geschreven|schreef|gemaakt|desenvolvid[oa]|desenvolveu|construíd[oa]|stworzon[yae]|zbudowan[yae]|napisan[yae]|utveckla(?:t|d|des|de)|byggde?s?|udviklet|udviklede|skrevet|skrev",
  ),
  "giu",
);
/** "was first", before a verb. */
const IS_DONE =
  /\s(?:was|were|wurde|a été|fue|ha sido|è stat[ao]|werd|foi|został[ao]?|blev|ble)\s(?:\p{Ll}+ly\s|first\s|(?:im jahr )?\d{4}\s)?$/iu;
/** "this planner as a side project": what it was at first. */
const AS_PROJECT =
  /^\s(?:this|it|the|dies\p{L}*|es|ceci|cette?|esto|est[ea]|questo|questa|dit|deze|het)\s(?:\p{L}+\s){0,3}(?:as|als|comme|como|come)\s(?:an?\s|my\s|our\s|our\s|ein\s|un\s|uno\s|een\s|um\s)?(?:\p{L}+[\s-]){0,2}(?:project|hobby|\p{L}*projekt|projet|proyecto|progetto|projeto|experiment)(?!\p{L})/iu;

/** "Jane built Acme in 2007", "Acme was developed in 2012", "I started it as a side project in 2021": the product itself was made then. */
export function makingsIn(text: string, own: OwnNames, isOurs: boolean): Stretch[] {
  return [...text.matchAll(MADE)].flatMap(({ 0: said, index }) => {
    const verb = { text: said, start: index, end: index + said.length };
    return isMakingOwn(text, verb, own, isOurs) ? [verb] : [];
  });
}

function isMakingOwn(text: string, verb: Stretch, own: OwnNames, isOurs: boolean): boolean {
  const [before, after] = [text.slice(0, verb.start), text.slice(verb.end)];
  if (isRemade(after)) return false;
  if (isOurs && AS_PROJECT.test(after)) return true;
  const what = after.trimStart();
  const name = ownNameIn(own, what.slice(0, NAME_REACH));
  if (name && isOwnThing(what, own)) return isThen(before, what.slice(name.end));
  return IS_DONE.test(before) && namesOwn(own, before) && isOwnSubject(before, own, false) && isThen(before, after);
}

/** Nothing but when follows, or when stands before and the clause ends: not "was made free for schools in 2020". */
function isThen(before: string, behind: string): boolean {
  return YEAR_NEXT.test(behind) || (YEAR.test(before) && ENDS.test(behind));
}
const WHEN =
  "(?:back |early |late )?(?:in|im|en|nel|em|w|i|over|during|durant|durante)\\s(?:(?:the\\s)?(?:early|late|spring|summer|autumn|fall|winter|of|\\p{Lu}\\p{L}+|jahre?|año|roku)\\s){0,3}(?:19|20)\\d\\d(?!\\s\\p{L})";
const YEAR_NEXT = new RegExp(
  `^\\s(?:${WHEN}|(?:as|als|comme|como|come)\\s(?:an?|my|our|ein\\p{L}*|une?|un[oa]?|een|um)\\s[^,.;]{3,60}\\s${WHEN}|(?:by|von|par|por|da|door|av|af)\\s[^,.;]{3,60}\\s${WHEN})`,
  "iu",
);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const ENDS = /^(?:\s*$|[.,;!)]|\s(?:by|von|par|por|da|door|przez|av|af|to|and|und|et|y|e)\s)/iu;
/** Characters in which the name of what was made stands. */
const NAME_REACH = 40;
