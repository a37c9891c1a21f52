import { isOwnThing } from "@/lib/drafting/extract/company/founded-what";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isLone, type NameGroup } from "@/lib/drafting/reading/person-spans";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { WHEN_FIRST } from "./telling-words";

const EDGE = "(?<!\\p{L})";
const END = "(?!\\p{L})";
const LEAD = new RegExp(`${EDGE}(?:${inAllLanguages("onTheWay")})(?:(?<=['’])|\\s)`, "iu");
const VERB = new RegExp(`^(?:${inAllLanguages("toFound")})\\s`, "iu");
/** "… 2017 Acme gründete": the verb stands at the end. */
const VERB_LAST = new RegExp(`^\\s(?:[^\\s,.;:]+\\s){0,4}?(?:${inAllLanguages("toFound")})${END}`, "iu");
const ARTICLE = /^(?:(?:das|die|den|de|het)\s)?$/iu;
const REACH = 80;

/** "Jane Roe pulled cables for twelve years before founding Acme", "2017 kündigte Max Berg, um Acme zu gründen". */
export function isOnTheWay(text: string, group: NameGroup, groups: NameGroup[], own: OwnNames): boolean {
  const said = text.slice(group.end);
  const lead = isLone(group) ? null : LEAD.exec(said);
  if (!lead || /[;:?!]/.test(said.slice(0, lead.index))) return false;
  const from = group.end + lead.index;
  const isOnly = groups.every((one) => one === group || isLone(one) || one.start > from);
  if (group.start > 0 && !isOnly) return false;
  const rest = said.slice(lead.index + lead[0].length).replace(WHEN_FIRST, "");
  const verb = VERB.exec(rest)?.[0];
  if (verb !== undefined) return isOwnThing(rest.slice(verb.length), own);
  const name = ownNameIn(own, rest.slice(0, REACH));
  return name !== null && ARTICLE.test(rest.slice(0, name.start)) && VERB_LAST.test(rest.slice(name.end));
}
