import { isOwnName, namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import type { NameGroup } from "@/lib/drafting/reading/person-spans";
import type { Stretch } from "@/lib/drafting/text/spans";
import { firstClause, isDeveloperOfOther, isPassing, OWNERS, roleOwner } from "./founder-words";
import type { FounderSignal } from "./mention";
import { APPOSED, OURS, saysWhose, TITLED, wordsIn } from "./telling-words";
import { isOfTheirs, isRunByOthers } from "./whose-founding";

/** Words between a name and what calls them founder. */
export const GAP_WORDS = 7;

/** "Jane Roe is the founder of Acme", "our founder Jane Roe". */
export function calledBy(text: string, group: NameGroup, noun: Stretch, own: OwnNames): FounderSignal[][] {
  if (isDeveloperOfOther(text, noun, own)) return [];
  const passing: FounderSignal[] = isPassing(text.slice(Math.max(0, noun.start - 40), noun.end)) ? ["passing"] : [];
  if (noun.start >= group.end) {
    const gap = text.slice(group.end, noun.start);
    const isApposed = APPOSED.test(gap);
    if (isOfTheirs(text.slice(0, group.start), gap, own)) return [["apposed", "strange"]];
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
  const owner: FounderSignal = isOwn ? "own" : OURS.test(before) ? "ours" : isStrange ? "strange" : "plain";
  const isCompany = owner === "plain" && /^\s?,/.test(gap); // "Co-founder, Kelp Mutual"
  return [[isTitled && !isCompany ? "titled" : "near", owner, ...passing]];
}
