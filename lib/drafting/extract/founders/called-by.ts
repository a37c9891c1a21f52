import { isOwnName, namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isLone, type NameGroup } from "@/lib/drafting/reading/person-spans";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import type { Stretch } from "@/lib/drafting/text/spans";
import type { FounderSignal } from "./mention";
import { doneIn, isAskedBefore, isOfTheirs, isRunByOthers, objectOf, subjectOf, type Where } from "./whose-founding";
import { firstClause, isDeveloperOfOther, isPassing } from "./words/founder-words";
import { OWNERS, roleOwner } from "./words/role-owner";
import {
  AND_I,
  AND_VERB,
  APPOSED,
  BY_BEFORE,
  BY_TWICE,
  BY_WITHIN,
  DONE_BY,
  isByline,
  JOINS,
  OF_LAST,
  OURS,
  saysWhose,
  THEY,
  TITLED,
  VERB,
  VERB_FIRST,
  type Verb,
  WHEN,
  WITH_BEFORE,
  wordsIn,
  YEAR_FIRST,
} from "./words/telling-words";

/** Words between a name and what calls them founder. */
export const GAP_WORDS = 7;

/** "dem Gründer des Händlers Kelp": whose founder, by a noun and a name. */
const GENITIVE = /^\s(?:des|der)\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+\s\p{Lu}/u;
const GENITIVE_REACH = 60;

/** "The first release was by its original author, Jane Roe": of what the page is about, where no name stands before. */
const ITS =
  /^(?:(?:the|das|die|le|la|el|il|lo|het|de|o|a|den|det)\s(?:(?:first|initial|original|erste|première|premier|primera|prima|eerste|primeira|första|første)\s)?(?:release|version|app|application|project|site|web ?site|software|program|company|veröffentlichung|anwendung|projekt|seite|programm|firma|projet|logiciel|entreprise|lanzamiento|versión|proyecto|empresa|progetto|azienda|bedrijf|projeto)\s|it\s|es\s).*(?<!\p{L})(?:its|seine[mnr]?|son|su|suo|zijn|seu|jego|sin|dess|dets)\s(?:original\s)?$/iu;

/** "Jane Roe (online: Kelp Jane), the founder": in brackets stands what else she is called. */
const ALIASED =
  /(?<!\p{L})(?!(?:Our|Unsere?|Notre|Nuestr[oa])\s)\p{Lu}\p{Ll}[\p{L}'’-]*\s\p{Lu}\p{Ll}[\p{L}'’-]*\s\([^()]*$/u;

/** "The solo developer who makes Acme": the product itself, right behind the verb, and nothing made with it. */
const SOLO = /^(?:(?:solo|sole|lone|indie|only)\s(?:dev|developer|programmer)|(?:sole|lone|only)\smaker)$/iu;
function isSoloOf(behind: string, own: OwnNames): boolean {
  const said = behind.replace(/^\s(?:who|that)\s\p{L}+\s(?:the\s)?/u, "");
  const name = ownNameIn(own, said);
  return name?.start === 0 && /^(?:[.,;:!)–—]|$|\s(?:and|–|—)\s|['’]s\s)/u.test(said.slice(name.end));
}

/** "Jane Roe is the founder of Acme", "our founder Jane Roe". */
export function calledBy(text: string, group: NameGroup, noun: Stretch, own: OwnNames): FounderSignal[][] {
  if (isDeveloperOfOther(text, noun, own)) return [];
  const behind = text.slice(noun.end, noun.end + GENITIVE_REACH);
  if (GENITIVE.test(behind) && !namesOwn(own, behind)) return [["apposed", "strange"]];
  const passing: FounderSignal[] = isPassing(text.slice(Math.max(0, noun.start - 40), noun.end)) ? ["passing"] : [];
  if (noun.start >= group.end) {
    const gap = text.slice(group.end, noun.start);
    const isApposed = APPOSED.test(gap);
    if (/^[^(]*\)/.test(gap) && ALIASED.test(text.slice(0, group.start))) return [];
    if (SOLO.test(noun.text) && !isSoloOf(text.slice(noun.end), own)) return [];
    if (isOfTheirs(text.slice(0, group.start), gap, own)) return [["apposed", "strange"]];
    if (!isApposed && (wordsIn(gap) > GAP_WORDS || /[.;:!?]/.test(gap))) return [];
    const lead =
      /(?:[\p{L}&/-]+\s){0,3}$/u
        .exec(gap)?.[0]
        .replace(/^.*(?:\s|^)(?:is|was|are|the|a|an|ist|der|die|est|le|la|es|el|è|il|é|o|de)\s/iu, "") ?? "";
    const role = firstClause(lead + text.slice(noun.start, noun.end + 60));
    const owner = OWNERS[roleOwner(role, own)];
    const isOurs = owner === "plain" && isApposed && OURS.test(gap); // "Jane, our co-founder"
    return [[isApposed ? "apposed" : "near", isOurs ? "ours" : owner, ...passing]];
  }
  if (noun.end > group.start) return [];
  const gap = text.slice(noun.end, group.start);
  const before = text.slice(0, noun.start);
  if (saysWhose(before, gap)) return []; // "founder of Acme": whose founder, not who
  const named = ownNameIn(own, gap); // "Twórczynią Acme jest Jane Roe"
  if (isRunByOthers(before, own)) return [["titled", "strange"]];
  const isTitled = TITLED.test(named ? ` ${(gap.slice(0, named.start) + gap.slice(named.end)).trim()} ` : gap);
  if (!isTitled && (wordsIn(gap) > GAP_WORDS || /[.;:!?]/.test(gap))) return [];
  const holder = /(?:^|\s)(\p{Lu}[\p{L}\p{N}.-]*(?:['’]s)?|its|seine?|leur|su[ao]?|jego)\s$/u.exec(before)?.[1];
  const of = /\s(?:of|von|de|du|di|van|der|behind|hinter)\s(.+)$/u.exec(gap)?.[1];
  const isOwn =
    isOwnName(own, holder?.replace(/['’]?s$/u, "") ?? "") || // "Acmes founder"
    namesOwn(own, /[^,.;:]*$/.exec(before.slice(-40))?.[0] ?? "") ||
    (of !== undefined && namesOwn(own, of));
  const isStrange =
    !isOwn && ((holder !== undefined && before.trim() !== holder) || (of !== undefined && /\p{Lu}/u.test(of)));
  const isIts = ITS.test(before) && !/\s\p{Lu}/u.test(before + (of ?? ""));
  const isOurs = OURS.test(before) || isIts;
  const owner: FounderSignal = isOwn ? "own" : isOurs ? "ours" : isStrange ? "strange" : "plain";
  const isCompany = owner === "plain" && /^\s?,/.test(gap); // "Co-founder, Kelp Mutual"
  return [[isTitled && !isCompany ? "titled" : "near", owner, ...passing]];
}

/** "Jane and I started": she is somebody, whatever else may begin so. */
export const isWithMe = (text: string, group: NameGroup, verb: Verb): boolean =>
  group.end <= verb.start && AND_I.test(text.slice(group.end, verb.start));

/** "by me, Jane Roe": the maker, and no company; what goes on behind a name that is no given one may be a place. */
export function isMe(text: string, group: NameGroup): boolean {
  const isEnd = /^\s*(?:[.!)]|$)/u.test(text.slice(group.end)) || group.names.some((one) => isGivenName(one.text));
  return isEnd && BY_ME.test(text.slice(0, group.start));
}
const BY_ME =
  /(?<!\p{L})(?:by (?:me|myself)|von mir|par moi|por mí|da me|door mij|przeze mnie|por mim|av m[ie]g|af mig)(?:,\s|\s[(–—-]\s?)$/iu;

/** "Acme was founded by Jane Roe", "Jane Roe started Acme", "… together with Jane Roe". */
export function didBy(text: string, group: NameGroup, verb: Verb, where: Where): FounderSignal[][] {
  if (verb.isBegan && !isWithMe(text, group, verb) && group.names.some(({ text: name }) => !name.includes(" ")))
    return [];
  if ((verb.isBegan || /^start/iu.test(verb.text)) && JOINS.test(text)) return [];
  const made: FounderSignal[] = verb.isMade ? ["made"] : [];
  if (verb.end <= group.start) return didBefore(text, group, verb, where).map((found) => [...found, ...made]);
  return (verb.start < group.end ? [] : didBehind(text, group, verb, where)).map((found) => [...found, ...made]);
}

/** The verb stands before the names. */
function didBefore(text: string, group: NameGroup, verb: Verb, where: Where): FounderSignal[][] {
  const gap = text.slice(verb.end, group.start);
  if (VERB_FIRST.test(verb.text) && WHEN.test(gap)) {
    const behind = objectOf(
      text.slice(group.end).replace(/^\s(?:(?:aan|mit|met|an|med|på|avec|con|com|z|with)\s)?/u, ""),
      where,
    );
    const before = text.slice(0, verb.start).replace(YEAR_FIRST, "");
    const isAhead = behind === "strange" && (before.trim() !== "" || isAskedBefore(text)); // "Acme gründete Jane Roe"
    return [["did", isAhead ? subjectOf(before, where) : behind]];
  }
  if (WITH_BEFORE.test(gap)) {
    const done = objectOf(gap.replace(WITH_BEFORE, "").trim(), where);
    const isPassive = done === "strange" && BY_WITHIN.test(gap); // "fondata da Jane Roe insieme a John Marsh"
    return [["together", isPassive ? subjectOf(text.slice(0, verb.start), where) : done]];
  }
  const isNearest = gap.replace(AND_VERB, "").search(VERB) === -1 && !/[.;!?]/.test(gap);
  if (
    isNearest &&
    BY_BEFORE.test(gap) &&
    !OF_LAST.test(gap) &&
    !BY_TWICE.test(gap) &&
    wordsIn(gap) <= GAP_WORDS + 3 &&
    !isByline(text, verb)
  )
    return [["by", subjectOf(text.slice(0, verb.start), where)]];
  return [];
}

/** "in Kelp County, since Jane Roe founded": who did it stands nearer. */
const OTHER_DOER =
  /(?<!\p{L})(?:since|when|as|until|after|before|seit|als|seitdem|nachdem|quand|depuis que|lorsque|cuando|desde que|quando|da quando|toen|sinds)\s\p{Lu}/iu;

/** The verb stands behind them. */
function didBehind(text: string, group: NameGroup, verb: Verb, where: Where): FounderSignal[][] {
  const gap = text.slice(group.end, verb.start);
  if (wordsIn(gap) > GAP_WORDS || /[.;:!?()]|^['’]s\s/.test(gap)) return []; // "Jane Roe's team started"
  if (isLone(group) && (/\d/.test(gap) || THEY.test(gap))) return []; // "Together they founded", "Em 2018 fundaram"
  const before = text.slice(0, group.start);
  if (DONE_BY.test(before)) return [["by", subjectOf(before.replace(DONE_BY, ""), where)]];
  if (/(?:^|\s)(?:haben|hat|hatten|hebben|heeft)\s$/iu.test(before)) return [["did", objectOf(gap.trim(), where)]];
  const done = doneIn(gap, text.slice(verb.end));
  if (done !== null) return [["did", objectOf(done, where)]];
  if (wordsIn(gap) > 3 || OTHER_DOER.test(gap)) return [];
  return [["did", objectOf(text.slice(verb.end).trim(), where)]];
}
