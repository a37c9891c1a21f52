import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { nameGroups, nameSpans } from "@/lib/drafting/reading/person-spans";
import { COUNTS } from "@/lib/drafting/text/count-words";
import { isGivenName } from "@/lib/drafting/text/given-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { FOUNDED, FOUNDER } from "./founder-words";
import { type FounderMention, founderSpots, mentionOf, placeSignals } from "./mention";
import { OF_OTHERS, PLACED, THEY } from "./telling-words";

/** Verbs that carry "they". */
const THEY_DID =
  /(?<!\p{L})(?:fundaram|criaram|lançaram|fundaron|crearon|lanzaron|fondarono|crearono|lanciarono|założyli|założyły|stworzyli|stworzyły)(?!\p{L})/iu;
const DID = new RegExp(
  `(?<!\\p{L})(?:${FOUNDED}|start(?:ed|eten|ede|ade|ten)|launched|built|wrote|shipped|released|gründe(?:te|ten)|stifte[dt]e?|bygg(?:de|ede)|gestartet|(?:quickly )?became)(?!\\p{L})`,
  "iu",
);
const SENTENCE_MAX = 400;
/** Sentences before, in which people are looked for; more than a few of them are no founders' story. */
const REACH = 4;
const PEOPLE_MIN = 2;
const PEOPLE_MAX = 4;
/** "A Joana Rui", "O Rui": an article before a name, where "a" within a sentence is a preposition. */
const ARTICLE_MAX = 2;
/** "il Monte Kelp", "the Blue Heron", "zwölf Jahre": what stands behind such an article or a number is a thing's. */
const THING = new RegExp(
  `(?<!\\p{L})(?:the|il|lo|le|el|het|das|dem|den|eine[rsmn]?|\\d+|${COUNTS.join("|")})\\s$`,
  "iu",
);
/** "Liste von Bekannten": German writes every noun large. */
const OF_THINGS = /\svon\s/u;

interface Said {
  spot: Spot;
  sentence: Stretch;
}

/** "Jane ran a harbour. Her neighbour John Marsh could code. Together they started Acme": told over several sentences. */
export function storiedFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const spots = founderSpots(reading).filter(
    ({ page, segment }) => isProse(segment) && (page === 0 || hasRole(reading, page, "about", "team", "press")),
  );
  return reading.pages.flatMap((_, page) => {
    const said: Said[] = spots
      .filter((spot) => spot.page === page)
      .flatMap((spot) => sentencesOf(spot.segment.text).map((sentence) => ({ spot, sentence })));
    return said.flatMap((one, at) =>
      tellsOfThem(one, own) || callsThemFounders(one, own)
        ? theirs(reading, own, said.slice(0, at + 1))
        : [...introduced(reading, own, said, at), ...counted(reading, own, one)],
    );
  });
}

/** The sentence says of people whom it need not name that they founded the product. */
function tellsOfThem({ sentence: { text } }: Said, own: OwnNames): boolean {
  if (text.length > SENTENCE_MAX || text.endsWith("?") || !namesOwn(own, text)) return false;
  const verb = DID.exec(text);
  return verb !== null && (THEY.test(text) || THEY_DID.test(text)) && !isDenied(text, verb.index);
}

/** "The two of them are the founders", of this or of nothing that is named. */
const ARE_FOUNDERS = new RegExp(
  `^(?:${inAllLanguages("they")})\\s(?:are|were|sind|waren|sont|son|sono|são|zijn|są|är|er)\\s(?:\\p{Ll}+\\s){0,2}(?:${FOUNDER})(?!\\p{L})(?<of>.{0,40})`,
  "iu",
);

function callsThemFounders({ sentence: { text } }: Said, own: OwnNames): boolean {
  const of = ARE_FOUNDERS.exec(text)?.groups?.of;
  return (
    of !== undefined &&
    !text.endsWith("?") &&
    (namesOwn(own, of) || !/^\s(?:of|von|de|d[aoi]|du|del|van|av|af)\s|^\sd['’]/u.test(of))
  );
}

/** "Acme belongs to its two founders.": who they are follows. */
const THEIR_FOUNDERS = new RegExp(
  `(?<!\\p{L})(?<count>${COUNTS.slice(0, 3).join("|")})\\s(?:${FOUNDER}|gründern|założyciel\\p{L}*|założycielki)[.:]?$`,
  "iu",
);
/** Who belongs to whom, or runs what: founders who left or sold it stand behind other words. */
const STILL = anyWord("ownedBy");

/** "Acme is run by its two founders. Jane Roe sells. John Marsh writes the code." */
function introduced(reading: SiteReading, own: OwnNames, said: Said[], at: number): FounderMention[] {
  const telling = said[at];
  const count = telling ? THEIR_FOUNDERS.exec(telling.sentence.text)?.groups?.count : undefined;
  if (!telling || !count || !STILL.test(telling.sentence.text)) return [];
  const many = COUNTS.findIndex((words) => new RegExp(`^(?:${words})$`, "iu").test(count)) + 2;
  const people = said.slice(at + 1, at + 1 + many).flatMap(({ spot, sentence }) => {
    const [name] = nameSpans(sentence.text, own);
    const isSubject = name?.start === 0 && name.text.includes(" ") && /^\s\p{Ll}/u.test(sentence.text.slice(name.end));
    return isSubject && !OF_OTHERS.test(sentence.text.slice(name.end)) ? [{ name: name.text, spot, sentence }] : [];
  });
  if (people.length !== many) return [];
  return people.map(({ name, spot, sentence }) =>
    mentionOf(
      name,
      [part(telling.spot, telling.sentence), part(spot, sentence)],
      ["they", "ours", ...placeSignals(reading, spot)],
    ),
  );
}

/** Full names in the sentence and right before it; nobody where there are too few or too many for "the two". */
function theirs(reading: SiteReading, own: OwnNames, said: Said[]): FounderMention[] {
  const telling = said.at(-1);
  if (!telling) return [];
  const people = new Map<string, Said>();
  for (const one of said.slice(-1 - REACH).toReversed()) {
    const isNear = one.spot.index >= telling.spot.index - 1;
    const names = isNear && people.size < PEOPLE_MIN ? fullNamesIn(one.sentence.text, own) : [];
    for (const name of names) if (!people.has(name)) people.set(name, one);
  }
  if (people.size < PEOPLE_MIN || people.size > PEOPLE_MAX) return [];
  const place = placeSignals(reading, telling.spot);
  return [...people].map(([name, { spot, sentence }]) =>
    mentionOf(name, [part(spot, sentence), part(telling.spot, telling.sentence)], ["they", "own", ...place]),
  );
}

function fullNamesIn(text: string, own: OwnNames): string[] {
  return nameGroups(text, own)
    .filter(({ start }) => start <= ARTICLE_MAX || !PLACED.test(text.slice(0, start)))
    .flatMap(({ names }) => names)
    .filter((name) => name.text.includes(" ") && !THING.test(text.slice(0, name.start)))
    .flatMap(({ text: name }) => (OF_THINGS.test(name) && !isGivenName(name) ? [] : [name]));
}

/** "Two friends founded Acme: Jane Roe and John Marsh", "Acme lo fundamos tres amigos: …": the names stand behind a colon. */
function counted(reading: SiteReading, own: OwnNames, { spot, sentence }: Said): FounderMention[] {
  const { text } = sentence;
  const colon = text.indexOf(": ");
  const before = text.slice(0, Math.max(0, colon));
  if (colon === -1 || text.length > SENTENCE_MAX || !namesOwn(own, before) || !isOfSeveral(before)) return [];
  const verb = FOUNDED_BY_US.exec(before);
  if (!verb || isDenied(text, verb.index)) return [];
  const group = nameGroups(text, own).find(({ start }) => start >= colon && text.slice(colon, start).trim() === ":");
  const isPeople = group && group.names.length > 1 && group.names.every((one) => one.text.includes(" "));
  if (!group || !isPeople || !group.names.some((one) => isGivenName(one.text))) return [];
  return group.names.map(({ text: name }) =>
    mentionOf(name, [part(spot, sentence)], ["did", "own", ...placeSignals(reading, spot)]),
  );
}

const FOUNDED_BY_US = new RegExp(
  `(?<!\\p{L})(?:${FOUNDED}|${inAllLanguages("weMade")}|${inAllLanguages("began")})(?!\\p{L})`,
  "iu",
);
/** Several did it, or several are counted: none whom it was made for, or with whose help. */
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("together")}|(?<with>(?:\\p{L}+\\s)?)(?:${COUNTS.slice(0, 3).join("|")})\\s\\p{L})`,
  "giu",
);
const NOT_THEM =
  /^(?:for|from|with|of|in|to|für|von(?=\s)|mit|aus|in|pour|avec|de|dans|para|con|per|in|com|em|voor|uit|dla|z|ze|w|för|med|i)\s$/iu;

function isOfSeveral(before: string): boolean {
  return [...before.matchAll(SEVERAL)].some(({ groups }) => !NOT_THEM.test(groups?.with ?? ""));
}
