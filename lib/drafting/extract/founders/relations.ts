import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isLone, type NameGroup, nameGroups } from "@/lib/drafting/reading/person-spans";
import { isGivenName } from "@/lib/drafting/text/given-names";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Stretch } from "@/lib/drafting/text/spans";
import { firstClause, isPassing, OWNERS, roleOwner } from "./founder-words";
import type { FounderSignal } from "./mention";
import { isNamedBehind } from "./named-behind";
import { isOnTheWay } from "./on-the-way";
import {
  AND_VERB,
  APPOSED,
  BY_BEFORE,
  BY_TWICE,
  BY_WITHIN,
  DONE_BY,
  JOINS,
  NOUN,
  OURS,
  PLACED,
  PROJECT,
  saysWhose,
  THEY,
  TITLED,
  TOGETHER,
  VERB,
  VERB_FIRST,
  type Verb,
  WHEN,
  WITH_BEFORE,
  wordsIn,
} from "./telling-words";
import { doneIn, isSecondObject, objectOf, subjectOf, type Where } from "./whose-founding";

const GAP_WORDS = 7;

/** How each name of the sentence stands to each of its words of founding. */
export function relations(text: string, where: Where): { group: NameGroup; signals: FounderSignal[] }[] {
  const groups = nameGroups(text, where.own).filter((one) => !isOpeningWord(one, where) && !isHouse(text, one));
  if (groups.length === 0) return [];
  const stretchOf = ({ 0: said, index }: RegExpExecArray) => ({ text: said, start: index, end: index + said.length });
  const nouns = [...text.matchAll(NOUN)].map(stretchOf);
  const verbs = [...text.matchAll(VERB)].map((match) => ({
    ...stretchOf(match),
    isMade: match.groups?.founded === undefined && match.groups?.began === undefined,
    isBegan: match.groups?.began !== undefined,
  }));
  let last: { end: number; found: FounderSignal[][] } | null = null;
  return groups.flatMap((group) => {
    const found = [
      ...nouns
        .filter((noun) => !groups.some((one) => one.start >= noun.end && one.end < group.start)) // "founder Jane Roe, Leeds"
        .flatMap((noun) => calledBy(text, group, noun, where.own)),
      ...verbs.flatMap((verb) => didBy(text, group, verb, where)),
    ];
    const before = text.slice(0, group.start);
    if (PROJECT.test(before)) found.push(["by", subjectOf(before.replace(PROJECT, ""), where)]);
    if (isNamedBehind(text, group, where.own)) found.push(["by", "own"]);
    if (isOnTheWay(text, group, groups, where.own)) found.push(["did", "own"]);
    const isWith = found.length === 0 && last !== null && TOGETHER.test(text.slice(last.end, group.start));
    if (isWith && last)
      found.push(...last.found.filter(([how = "near"]) => how === "by" || how === "did" || isOfSeveral(text, how)));
    if (found.length > 0 || !isLone(group)) last = { end: group.end, found };
    if (PLACED.test(before) && isLone(group)) return []; // "in Leeds"
    const placed: FounderSignal[] = PLACED.test(before) ? ["placed"] : [];
    const cue = Math.min(group.start, nouns[0]?.start ?? group.start, verbs[0]?.start ?? group.start);
    const isAsked = /\?["”’»)]?$/u.test(text);
    return found.map((signals) => ({
      group,
      signals:
        isAsked || isDenied(text, group.start) || isDenied(text, cue)
          ? [...signals, ...placed, "denied"]
          : [...signals, ...placed],
    }));
  });
}

/** "The founders of Acme are Jane Roe, a potter, and John Marsh": the word is of both. */
function isOfSeveral(text: string, how: FounderSignal): boolean {
  return (
    how === "titled" &&
    [...text.matchAll(NOUN)].some(({ 0: noun, index }) => SEVERAL.test(text.slice(index, index + noun.length + 60)))
  );
}
const SEVERAL =
  /^\S+(?:(?<!s)s|ori|rici|innen|ele|ami|e)(?!\p{L})|^\S+\s(?:[^.,;:]{1,40}\s)?(?:are|were|sind|sont|son|sono|são|zijn|są|är|er)\s/iu;

/** "Elle a fondé", "Bonjour, je suis": any word that begins a sentence has a capital. */
function isOpeningWord({ names: [first, second], start }: NameGroup, { givenNames }: Where): boolean {
  if (start > 0 || second || first === undefined || first.text.includes(" ")) return false;
  return !isGivenName(first.text) && !givenNames?.has(first.text);
}

/** "Loon & Ledger", "Kranich & Söhne": a company that is called like two people. */
function isHouse(text: string, group: NameGroup): boolean {
  const isPair = text.slice(group.start, group.end).includes("&") || /^\s&\s\p{Lu}/u.test(text.slice(group.end));
  return isPair && isLone(group) && !group.names.some((name) => isGivenName(name.text));
}

/** "Jane Roe is the founder of Acme", "our founder Jane Roe". */
function calledBy(text: string, group: NameGroup, noun: Stretch, own: OwnNames): FounderSignal[][] {
  const passing: FounderSignal[] = isPassing(text.slice(Math.max(0, noun.start - 40), noun.end)) ? ["passing"] : [];
  if (noun.start >= group.end) {
    const gap = text.slice(group.end, noun.start);
    const isApposed = APPOSED.test(gap);
    if (!isApposed && (wordsIn(gap) > GAP_WORDS || /[.;:!?]/.test(gap))) return [];
    const lead =
      /(?:[\p{L}&/-]+\s){0,3}$/u
        .exec(gap)?.[0]
        .replace(/^.*(?:\s|^)(?:is|was|are|the|a|an|ist|der|die|est|le|la|es|el|è|il|é|o|de)\s/iu, "") ?? "";
    const role = firstClause(lead + text.slice(noun.start, noun.end + 60));
    return [[isApposed ? "apposed" : "near", OWNERS[roleOwner(role, own)], ...passing]];
  }
  if (noun.end > group.start) return [];
  const gap = text.slice(noun.end, group.start);
  const before = text.slice(0, noun.start);
  if (saysWhose(before, gap)) return []; // "founder of Acme": whose founder, not who
  const named = ownNameIn(own, gap); // "Twórczynią Acme jest Jane Roe"
  const isTitled = TITLED.test(named ? ` ${(gap.slice(0, named.start) + gap.slice(named.end)).trim()} ` : gap);
  if (!isTitled && (wordsIn(gap) > GAP_WORDS || /[.;:!?]/.test(gap))) return [];
  const holder = /(?:^|\s)(\p{Lu}[\p{L}\p{N}.-]*(?:['’]s)?|its|seine?|leur|su[ao]?|jego)\s$/u.exec(before)?.[1];
  const of = /\s(?:of|von|de|du|di|van|der|behind|hinter)\s(.+)$/u.exec(gap)?.[1];
  const isOwn =
    namesOwn(own, /[^,.;:]*$/.exec(before.slice(-40))?.[0] ?? "") || (of !== undefined && namesOwn(own, of));
  const isStrange =
    !isOwn && ((holder !== undefined && before.trim() !== holder) || (of !== undefined && /\p{Lu}/u.test(of)));
  const owner: FounderSignal = isOwn ? "own" : OURS.test(before) ? "ours" : isStrange ? "strange" : "plain";
  const isCompany = owner === "plain" && /^\s?,/.test(gap); // "Co-founder, Kelp Mutual"
  return [[isTitled && !isCompany ? "titled" : "near", owner, ...passing]];
}

/** "Acme was founded by Jane Roe", "Jane Roe started Acme", "… together with Jane Roe". */
function didBy(text: string, group: NameGroup, verb: Verb, where: Where): FounderSignal[][] {
  if (verb.isBegan && group.names.some(({ text: name }) => !name.includes(" "))) return [];
  if ((verb.isBegan || /^start/iu.test(verb.text)) && JOINS.test(text)) return [];
  const made: FounderSignal[] = verb.isMade ? ["made"] : [];
  if (verb.end <= group.start) {
    const gap = text.slice(verb.end, group.start);
    if (VERB_FIRST.test(verb.text) && WHEN.test(gap)) {
      const behind = objectOf(
        text.slice(group.end).replace(/^\s(?:(?:aan|mit|met|an|med|på|avec|con|com|z|with)\s)?/u, ""),
        where,
      );
      return [["did", behind === "strange" ? subjectOf(text.slice(0, verb.start), where) : behind, ...made]];
    }
    if (WITH_BEFORE.test(gap)) {
      const done = objectOf(gap.replace(WITH_BEFORE, "").trim(), where);
      const isPassive = done === "strange" && BY_WITHIN.test(gap); // "fondata da Jane Roe insieme a John Marsh"
      return [["together", isPassive ? subjectOf(text.slice(0, verb.start), where) : done, ...made]];
    }
    const isNearest = gap.replace(AND_VERB, "").search(VERB) === -1 && !/[.;!?]/.test(gap);
    if (isNearest && BY_BEFORE.test(gap) && !BY_TWICE.test(gap) && wordsIn(gap) <= GAP_WORDS + 3)
      return [["by", subjectOf(text.slice(0, verb.start), where), ...made]];
    return [];
  }
  if (verb.start < group.end) return [];
  const gap = text.slice(group.end, verb.start);
  if (wordsIn(gap) > GAP_WORDS || /[.;:!?()]/.test(gap)) return [];
  if (isLone(group) && (/\d/.test(gap) || THEY.test(gap))) return []; // "Together they founded", "Em 2018 fundaram"
  const before = text.slice(0, group.start);
  if (DONE_BY.test(before)) return [["by", subjectOf(before.replace(DONE_BY, ""), where), ...made]];
  if (/(?:^|\s)(?:haben|hat|hatten|hebben|heeft)\s$/iu.test(before))
    return [["did", objectOf(gap.trim(), where), ...made]];
  const done = doneIn(gap, text.slice(verb.end));
  if (done !== null) return [["did", objectOf(done, where), ...made]];
  if (wordsIn(gap) > 3) return [];
  const what = text.slice(verb.end).trim();
  const whose = isSecondObject(what, where.own) ? "own" : objectOf(what, where);
  return [["did", whose === "ours" && isJob(verb, what) ? "vague" : whose, ...made]];
}

/** "Jane baut die Software", "entwickelt das Programm": what somebody does for the company, unless the verb is of founding. */
function isJob(verb: Verb, what: string): boolean {
  return A_THING.test(what) && !FOUNDS.test(verb.text);
}
const A_THING = /^(?:(?:das|die|den|der|dem|la|le|el|il|lo|het|de|a|o|det)\s|l['’]|\p{L}+\s?$|\p{L}+(?=[,.]))/iu;
const FOUNDS =
  /(?<!\p{L})(?:(?:be|mit)?gr(?:ü|u)nd|found|cofound|co-found|fund|fond|creat|cré|cre[aóò]|cri(?:ou|ar)|start|launch|lan[cçz]|opge?richt|richt|stift|zało|stwo|ide[aóò])/iu;
