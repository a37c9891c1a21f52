import { isOwnWork } from "@/lib/drafting/extract/company/years/founded-what";
import { namesOtherFirm } from "@/lib/drafting/reading/others/firm-names";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { nameGroups, nameSpans } from "@/lib/drafting/reading/person-spans";
import { speaksOfOwn } from "@/lib/drafting/reading/speaking";
import { SELF, WE_ARE } from "@/lib/drafting/text/founded-words";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

/** "Founded in 2014, …": the page itself is the subject. */
export const STARTS_SO =
  /^(?:founding|founded in|year founded|\p{L}*gründung|création|fundación|fondazione|fundação|oprichting|(?:co-)?founded|launched:|formed|established|incorporated|est\.|gegründet|fondée?|créée?|née? en|nat[ao] nel|nacid[ao] en|nascid[ao] em|fundad[ao]|fondat[ao]|opgericht)/iu;
/** "Est. 1869: that's how old the bicycle is": what is as old follows. */
const EXPLAINED = /^:\s\p{L}/u;
/** Characters around a founding in which its firm may be named. */
const REACH = 80;
/** "in Ulm", "uit Zwolle" at the end: where it was, after what it was. */
const PLACE_END = /\s(?:in|aus|from|uit|en|à|w|em|i|från|fra|de|da|di)\s\p{Lu}[\p{L}'’-]+$/u;
const APPOSED =
  /,\s(?:(?:firma|empresa|compañía|société|entreprise|azienda|società|company|firm|bedrijf|unternehmen)\s(?:\p{Ll}+\s)?|(?:die|der|das|which|who|qui|que|che|która|który|som|dat)\s|(?:an?|eine?|une?|una?|uma?|een|ett?)\s(?:\p{Ll}+\s){1,2})?$/iu;
/** "We are part of Kelp Group AB": whose year is told is no longer ours. */
const PART_OF = anyOf(
  "part of|member of|subsidiary of|tei?l (?:von|der|des)|tochter\\p{L}* (?:von|der|des)|(?:fait |faisons |font )?partie d[eu]|(?:forma|formamos|fa|facciamo|faz|fazemos) part\\p{L} d\\p{L}+|onderdeel van|częścią|en del av|en del af|dochter van|filial av|datterselskab af",
);
/** What somebody had, and gave away. */
const SOLD = anyOf(
  "sold|verkauf\\p{L}+|ausgestiegen|vend(?:ue?s?|ido|idos|ida|emos|imos|í|uta|uto|emmo|ei)|verkocht\\p{L}*|sprzeda\\p{L}+|såld[ae]?|sålt|solgt\\p{L}*",
);

/** True where a sentence says that a firm was founded which is not the product's: named by its kind, sold since, or named as the subject. */
export function isOfOtherFirm(text: string, verb: Stretch, year: Stretch, own: OwnNames): boolean {
  const [from, to] = [Math.min(verb.start, year.start), Math.max(verb.end, year.end)];
  if (isApposedTo(text.slice(0, from), own)) return true;
  const clause = text.slice(Math.max(0, from - REACH), to + REACH);
  if (namesOwn(own, clause)) return isNamedBetween(text, verb, year, own);
  return isNamedBetween(text, verb, year, own) || isNamedAround(text, verb, from, own);
}

/** "Acmeflow began at Kelp Bakery, founded in 1923": what stands right before the comma was founded. */
function isApposedTo(before: string, own: OwnNames): boolean {
  const clause = before.replace(APPOSED, "");
  if (clause === before) return false;
  const what = clause.replace(LEGAL_FORM_END, "");
  const ended = [what, what.replace(PLACE_END, "")].map((one) => nameAtEnd(one, own)).find((one) => one?.includes(" "));
  return typeof ended === "string" && !namesOwn(own, ended) && (!WE_ARE.test(what) || PART_OF.test(what));
}

function nameAtEnd(text: string, own: OwnNames): string | null {
  const last = nameSpans(text, own).at(-1);
  return last?.end === text.length ? last.text : null;
}

/** "Est. 1869: that's how old the bicycle is." */
export function isExplained(text: string, year: Stretch, own: OwnNames): boolean {
  return STARTS_SO.test(text) && EXPLAINED.test(text.slice(year.end)) && !speaksOfOwn(text, own);
}

/** True where a sentence tells of a firm that the makers had before: named by its kind, or sold since. */
export function isEarlierFirm(text: string, at: Stretch, own: OwnNames): boolean {
  const clause = text.slice(Math.max(0, at.start - REACH), at.end + REACH);
  return !namesOwn(own, clause) && (namesOtherFirm(clause, own) || SOLD.test(clause));
}

/** "In 2005": a sentence that begins with its year has its subject behind it. */
const YEAR_FIRST = /^(?:\p{L}{1,4}\s)?(?:(?:Jahre?|the year|roku)\s)?$/iu;
const PLACED = /(?<!\p{L})(?:in|im|at|à|en|em|n[ao]|te|w|we|i|på|by|von|par|por|da|door|przez|av|af)\s$/iu;

/** "Em 2005, a Kelp Total foi fundada": the subject stands between year and verb, and nothing of the product's follows. */
function isNamedBetween(text: string, verb: Stretch, year: Stretch, own: OwnNames): boolean {
  if (verb.start < year.end || !YEAR_FIRST.test(text.slice(0, year.start))) return false;
  const gap = text.slice(year.end, verb.start);
  const behind = text.slice(verb.end, verb.end + REACH).split(/[,;:]\s/)[0] ?? "";
  const isNamed = nameSpans(gap, own).some((one) => !namesOwn(own, one.text) && !PLACED.test(gap.slice(0, one.start)));
  return isNamed && !namesOwn(own, gap + behind) && !isOwnWork(behind.trim(), own);
}

/** "BH", "Kelp Romet": a name, and nothing else, opens the sentence. */
const SUBJECT =
  /^(?:\p{Lu}{2,5}|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{L}+){0,2})\s(?:(?:was|were|is|wurde|fue|foi|blev|został[ao]?|è stat[ao]|a été|fut|werd)\s)?$/u;

/** "1885 gründete Heinrich Kleyer die Kelpwerke", "BH fue fundada en 1909": somebody else is the subject of a sentence that speaks of nobody here. */
function isNamedAround(text: string, verb: Stretch, from: number, own: OwnNames): boolean {
  if (speaksOfOwn(text, own)) return false;
  const isOurs = isOwnWork(text.slice(verb.end).trim(), own); // "Jane Roe fundó la empresa"
  const isSubject = !isOurs && SUBJECT.test(text.slice(0, from)) && !SELF.test(text.slice(0, from));
  const doer = /^\s\p{Lu}/u.test(text.slice(verb.end)) ? nameGroups(text.slice(verb.end), own)[0] : undefined;
  const isDone = doer?.start === 1 && !isOwnWork(text.slice(verb.end + doer.end).trim(), own);
  return isSubject || isDone;
}
