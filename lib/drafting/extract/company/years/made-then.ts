import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
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
  /\s(?:was|were|wurde|est|a été|fue|ha sido|è stat[ao]|werd|is|foi|został[ao]?|blev|ble)\s(?:\p{Ll}+ly\s|first\s|(?:im jahr )?\d{4}\s)?$/iu;
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
  if (isOwnThing(what, own) && namesOwn(own, what.slice(0, NAME_REACH))) return true;
  return IS_DONE.test(before) && namesOwn(own, before) && isOwnSubject(before, own, false);
}
/** Characters in which the name of what was made stands. */
const NAME_REACH = 40;
