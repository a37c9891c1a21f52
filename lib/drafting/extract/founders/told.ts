import type { SiteReading } from "@/lib/drafting/candidate";
import { isSignersCredit, isSiteCredit } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isLone, type NameGroup, nameGroups } from "@/lib/drafting/reading/person-spans";
import { withoutAsides } from "@/lib/drafting/text/founded-words";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { calledBy, didBy, isMe, isWithMe } from "./called-by";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, type FounderSignal, founderSpots, mentionOf, placeSignals } from "./mention";
import { isNamedBehind, mayTell } from "./named-behind";
import { isAskedBefore, isLeftToAnother, mayDo, subjectOf, type Where } from "./whose-founding";
import { founderNoun } from "./words/founder-words";
import {
  nounsIn,
  OPENING,
  PLACED,
  PRO_DROP,
  PROJECT,
  PRONOUN,
  PRONOUN_AND,
  TOGETHER,
  verbsIn,
} from "./words/telling-words";

const SENTENCE_MAX = 600; // characters

/** Everybody whom a sentence names together with a word of founding. */
export function toldFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const isPerson = (name: string) => isKnownPerson(reading, name);
  return founderSpots(reading).flatMap((spot) => {
    const { text, kind } = spot.segment;
    if (kind === "title" || text.length < 8 || !mayTell(text, own)) return [];
    const sentences = sentencesOf(text);
    const place = placeSignals(reading, spot);
    const isAbout =
      (spot.page === 0 || place.includes("team") || hasRole(reading, spot.page, "about", "team", "press", "docs")) &&
      isAmongOwn(reading, spot, own);
    return sentences.flatMap((sentence, at) => {
      if (sentence.text.length > SENTENCE_MAX || !mayTell(sentence.text, own)) return [];
      if (isSiteCredit(spot.segment, sentence.text)) return signersCredit(reading, spot, sentence, own);
      if (isAskedBefore(sentence.text) && !namesOwn(own, sentences[at - 1]?.text ?? "")) return [];
      if (isLeftToAnother(reading, spot, [sentences[at - 1], sentence], own)) return [];
      const plain = withoutAsides(sentence.text);
      const found = [
        ...relations(sentence.text, { own, isAbout, isPerson }),
        ...(plain === sentence.text ? [] : relations(plain, { own, isAbout, isPerson })),
      ];
      const isWord = ({ group, signals }: Relation) => isLone(group) && signals.includes("strange"); // "So he wrote"
      const isNamed = !found.every(isWord) && !PRONOUN_AND.test(sentence.text);
      const earlier = isNamed
        ? []
        : fromBefore(sentences[at - 1], sentence, { own, isPerson, isAbout: false }).map(({ name, signals }) =>
            mentionOf(name, [part(spot, sentences[at - 1] ?? sentence), part(spot, sentence)], [...signals, ...place]),
          );
      const told = found.flatMap(({ group, signals }) =>
        group.names.map((name) =>
          mentionOf(name.text, [part(spot, sentence)], [...signals, ...place], { role: founderNoun(sentence.text) }),
        ),
      );
      const named = at === 0 && isAbout ? belowName(reading, spot, sentence, own) : [];
      return [...earlier, ...told, ...named];
    });
  });
}

/** "Jane Roe", and right below "started the project and still writes most of it": the sentence goes on from the name. */
function belowName(reading: SiteReading, spot: Spot, sentence: Stretch, own: OwnNames): FounderMention[] {
  const above = pageSpots(reading, spot.page)[spot.index - 1];
  const name = above?.segment.text.trim() ?? "";
  if (!above || !/^\p{Ll}/u.test(sentence.text) || !isProse(above.segment) || !name.includes(" ")) return [];
  if (!isPersonName(name, own)) return [];
  const isPerson = (one: string) => one === name;
  return relations(`${name} ${sentence.text}`, { own, isAbout: true, isPerson })
    .filter(({ group }) => group.start === 0)
    .map(({ signals }) =>
      mentionOf(name, [whole(above), part(spot, sentence)], [...signals, ...placeSignals(reading, spot)]),
    );
}

/** "Developed by Jane Roe", at the foot of pages that she signs: she made what they are about, and not them alone. */
function signersCredit(reading: SiteReading, spot: Spot, sentence: Stretch, own: OwnNames): FounderMention[] {
  const names = nameGroups(sentence.text, own).flatMap((group) => group.names);
  const signer = names.find(
    ({ text }) => isSignersCredit(reading, sentence.text, text) && isKnownPerson(reading, text),
  );
  const signals: FounderSignal[] = ["by", "ours", ...placeSignals(reading, spot)];
  return signer ? [mentionOf(signer.text, [part(spot, sentence)], signals)] : [];
}

/** "a side project by" */
const AN = /(?<=\s)(?:an?|ein|une?|uno?|een|um|et|ett)\s$/iu;
/** "Jane Roe (founder), John Marsh and Ada Kelp": in brackets, one of them is called so. */
function bracketed(text: string, group: NameGroup, noun: Stretch): Stretch[] {
  if (group.names.length < 2 || noun.start > group.end || group.start > 0) return []; // "Our investors are …"
  const isAlone = /^(?:\s(?:and|&|und|et|y|e|en)\s\p{L}+)?\)/u.test(text.slice(noun.end));
  const name = group.names.find((one) => text.slice(one.end, noun.start) === " (");
  return isAlone && name?.text.includes(" ") ? [name] : [];
}

/** "since Jane Roe founded", "ideato da Jane Roe": a time from which on something is, or who did it, and no place. */
const isDoneSince = (before: string, found: FounderSignal[][]) =>
  found.some(([how]) => how === "by" || (how === "did" && SINCE.test(before)));
const SINCE = /(?:^|\s)(?:since|until|seit|depuis|desde|dal|sinds|od)\s$/iu;

/** A word alone with a capital is a person only where it is a given name, or the site says so. */
const isSomebody = (group: NameGroup, { isPerson }: Where) =>
  !isLone(group) || group.names.some(({ text }) => isPerson(text));

const WITH_TEAM =
  /^(?:\s\([^()]{1,40}\))?\s(?:&|and|und|et|y|e|en|i|och|og)\s(?:\p{L}{2,5}\s)?(?:team|équipe|equipo|squadra|equipe|zespół|zespołem)(?!\p{L})/iu;

/** Whose project: "Acme is built by Kelpworks, a one-person business run by" tells it of the name before the comma. */
function projectOf(before: string, where: Where): FounderSignal {
  const match = /(?:^|\s)(?<name>\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*){0,2}),\s$/u.exec(before);
  const isOwn = match !== null && namesOwn(where.own, match.groups?.name ?? "") && !WITH.test(before);
  return isOwn ? "own" : subjectOf(before, where);
}
/** "With Acme, a one-woman shop": who uses it. */
const WITH = /(?:^|\s)(?:with|at|for|from|on|in|using|mit|bei|für|avec|chez|con|para|met|voor)\s\S+,\s$/iu;

interface Relation {
  group: NameGroup;
  signals: FounderSignal[];
}

/** How each name of the sentence stands to each of its words of founding. */
function relations(text: string, where: Where): Relation[] {
  const groups = nameGroups(text, where.own);
  if (groups.length === 0) return [];
  const nouns = nounsIn(text);
  const verbs = verbsIn(text);
  let last: { end: number; found: FounderSignal[][] } | null = null;
  return groups.flatMap((group) => {
    const found = [
      ...nouns
        .filter((noun) => !groups.some((one) => one.start >= noun.end && one.end < group.start)) // "founder Jane Roe, Leeds"
        .flatMap((noun) => (isSomebody(group, where) ? calledBy(text, group, noun, where.own) : [])),
      ...verbs.flatMap((verb) =>
        didBy(text, group, verb, where).filter(
          (one) => isMe(text, group) || isWithMe(text, group, verb) || mayDo(group, verb, where)(one),
        ),
      ),
    ];
    const before = text.slice(0, group.start);
    const called = nouns.flatMap((noun) => bracketed(text, group, noun));
    if (PROJECT.test(before)) found.push(["by", projectOf(before.replace(PROJECT, "").replace(AN, ""), where)]);
    if (isNamedBehind(text, group, where.own)) found.push(["by", "own"]);
    const isWith = found.length === 0 && last !== null && TOGETHER.test(text.slice(last.end, group.start));
    if (isWith && last) found.push(...last.found.filter(([how]) => how === "by" || how === "did"));
    last = { end: group.end, found };
    if (isLone(group) && (PLACED.test(before) || WITH_TEAM.test(text.slice(group.end)))) return []; // "in Leeds", "by Jost & team"
    const placed: FounderSignal[] = PLACED.test(before) && !isDoneSince(before, found) ? ["placed"] : [];
    const cue = Math.min(group.start, nouns[0]?.start ?? group.start, verbs[0]?.start ?? group.start);
    const isAsked = /\?["”’»)]?$/u.test(text);
    const isNot = isAsked || isDenied(text, group.start) || isDenied(text, cue);
    const denied: FounderSignal[] = isNot ? ["denied"] : [];
    const one = (name: Stretch): Relation => ({ group: { ...group, names: [name] }, signals: ["apposed", "plain"] });
    return [
      ...called.map(one),
      ...found.map((signals): Relation => ({ group, signals: [...signals, ...placed, ...denied] })),
    ];
  });
}

/** "Jane is an engineer. She founded Acme." */
function fromBefore(before: Stretch | undefined, sentence: Stretch, where: Where) {
  const dropped = PRO_DROP.exec(sentence.text); // "Ha fondato Acme": who did it was named before
  const pronoun = PRONOUN.exec(sentence.text) ?? dropped;
  const first = before && pronoun ? nameGroups(before.text, where.own)[0] : undefined;
  if (!first || !before || !pronoun || !OPENING.test(before.text.slice(0, first.start))) return [];
  const said = dropped ? sentence.text : sentence.text.slice(pronoun[0].length);
  const text = `${first.names[0]?.text ?? ""} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const theirs = relations(text, where).filter(({ group }) => group.start === 0);
  return theirs.flatMap(({ signals }) =>
    first.names.map((name) => ({ name: name.text, signals: ["pronoun" as const, ...signals] })),
  );
}
