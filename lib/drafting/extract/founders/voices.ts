import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isLone, type NameGroup, nameGroups } from "@/lib/drafting/reading/person-spans";
import { isGivenName } from "@/lib/drafting/text/given-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, linesOf, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { I_AM_MAKER, I_MADE, madeIn } from "./first-person";
import { FOUNDER, FOUNDING, firstClause, isPassing, OWNERS, roleOwner } from "./founder-words";
import { type FounderMention, type FounderSignal, founderSpots, mentionOf, placeSignals } from "./mention";
import { TOGETHER } from "./telling-words";

const END = "(?![\\p{L}\\p{N}])";
const I_AM = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("iAm")}|${inAllLanguages("weAre")}|(?:we|wir|nous|nosotr[oa]s|noi|wij|nós|my)(?=,))[\\s,:]+$`,
  "iu",
);
/** "Ich bin Ingenieur": German writes what somebody is as large as a name. */
const AS_NOUN = /(?<!\p{L})ich bin\s$/iu;
const WE_ARE = new RegExp(`(?<![\\p{L}])(?:${inAllLanguages("weAre")})[\\s,:]+$`, "iu");
/** "…, a sailor and the founder of Acme": what follows the name. */
const I_AM_FOUNDER = new RegExp(`^[^.;:]{0,60}?(?<![\\p{L}])(?<role>(?:${FOUNDER})${END}.{0,60})`, "iu");
/** "Founders, neighbors, and the reason Acme exists": what the line below an introduction calls those who speak. */
const CALLED = new RegExp(
  `^(?:(?:the|die|der|les|la|le|los|las|el|il|i|de|as|os)\\s)?(?:\\p{L}+\\s)?(?:${FOUNDER})${END}`,
  "iu",
);
const CALLED_MAX = 90;

function whoseFounders(line: string, own: OwnNames): FounderSignal {
  if (namesOwn(own, line)) return "own";
  return roleOwner(firstClause(line), own) === "other" ? "strange" : "ours"; // they speak on this site
}

const SENTENCE_MAX = 600;
const REACH = 5;
/** A name in a line of its own: "— Jane", "Jane Roe, Leeds". */
const SIGNATURE =
  /^(?:[–—~-]+\s?)?(?:(?:yours|cheers|best|love|thanks|regards|viele grüße|herzlich|dein|euer|ihr|groetjes),?\s)?(?<name>[^,(–—]{2,40}?)(?:,\s[\p{L} ]{2,30})?[.!]?$/iu;

function isCrowd(text: string): boolean {
  return [...text.matchAll(I_MADE)].some(({ groups }) => groups?.us !== undefined);
}

/** Makers who speak themselves: "I'm Jane. I built Acme", in one sentence, in the next, or signed below. */
export function speakingFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const all = founderSpots(reading).filter((spot) => isProse(spot.segment));
  return reading.pages.flatMap((_, page) => {
    const spots = all.filter((spot) => spot.page === page);
    const made = spots.map((spot) => madeBy(spot, own));
    return spots.flatMap((_spot, at) => [
      ...introductions(reading, spots, made, at, own),
      ...signatures(reading, spots, made, at, own),
    ]);
  });
}

interface Made {
  sentence: Stretch;
  what: FounderSignal;
}

function madeBy({ segment }: Spot, own: OwnNames): Made | null {
  if (!FOUNDING.test(segment.text)) return null;
  const all = sentencesOf(segment.text).flatMap((sentence) => {
    const what = sentence.text.length <= SENTENCE_MAX ? madeIn(sentence.text, own) : null;
    return what ? [{ sentence, what }] : [];
  });
  return all.find((one) => one.what === "own") ?? all.find((one) => one.what === "ours") ?? all[0] ?? null;
}

function introductions(
  reading: SiteReading,
  spots: Spot[],
  made: (Made | null)[],
  at: number,
  own: OwnNames,
): FounderMention[] {
  const spot = spots[at];
  if (!spot) return [];
  const place = placeSignals(reading, spot);
  return sentencesOf(spot.segment.text).flatMap((sentence, nth, all) => {
    if (sentence.text.length > SENTENCE_MAX) return [];
    const group = speakersIn(sentence.text, own);
    if (!group || (I_AM_MAKER.test(sentence.text) && group.names.some(({ text }) => !isGivenName(text)))) return [];
    const rest = sentence.text.slice(group.end);
    const isLone = group.names.length === 1 && !WE_ARE.test(sentence.text.slice(0, group.start));
    const mentions = (signals: FounderSignal[], ...places: [Spot, Stretch][]) =>
      group.names.map(({ text }) =>
        mentionOf(
          text,
          places.map(([one, stretch]) => part(one, stretch)),
          [...signals, ...place, ...(isLone && places.some(([, one]) => isCrowd(one.text)) ? ["crowd" as const] : [])],
        ),
      );
    const role = I_AM_FOUNDER.exec(rest)?.groups?.role;
    if (role)
      return mentions(
        ["said", OWNERS[roleOwner(firstClause(role), own)], ...(isPassing(rest) ? ["passing" as const] : [])],
        [spot, sentence],
      );
    const here = madeIn(rest, own, true);
    if (here) return mentions(["said", here], [spot, sentence]);
    const next = all[nth + 1];
    const then = next && madeIn(next.text, own);
    if (next && then) return mentions(["said", then], [spot, sentence], [spot, next]);
    const below = nth === all.length - 1 ? spots[at + 1] : undefined;
    const called = below && linesOf(below.segment.text)[0];
    if (below && called && CALLED.test(called.text) && called.text.length <= CALLED_MAX)
      return mentions(["said", whoseFounders(called.text, own)], [spot, sentence], [below, called]);
    for (let later = at; later < Math.min(at + REACH, spots.length); later += 1) {
      const [place_, one] = [spots[later], made[later]];
      if (place_ && one && place_.index - spot.index <= REACH * 2)
        return mentions(["introduced", one.what], [spot, sentence], [place_, one.sentence]);
    }
    return [];
  });
}

/** The name below a text in the first person. */
/** "We're Jane Roe, who writes the code, and John Marsh": everybody who says "I" or "we" of themselves. */
function speakersIn(text: string, own: OwnNames): NameGroup | undefined {
  const groups = nameGroups(text, own);
  const at = groups.findIndex((one) => I_AM.test(text.slice(0, one.start)));
  const first = groups[at];
  if (
    first &&
    AS_NOUN.test(text.slice(0, first.start)) &&
    first.names.every(({ text: one }) => !one.includes(" ") && !isGivenName(one))
  )
    return undefined;
  if (!first || !WE_ARE.test(text.slice(0, first.start))) return first;
  return groups
    .slice(at + 1)
    .filter((one) => !isLone(one))
    .reduce(
      (all, one) =>
        TOGETHER.test(text.slice(all.end, one.start))
          ? { names: [...all.names, ...one.names], start: all.start, end: one.end }
          : all,
      first,
    );
}

function signatures(
  reading: SiteReading,
  spots: Spot[],
  made: (Made | null)[],
  at: number,
  own: OwnNames,
): FounderMention[] {
  const spot = spots[at];
  const line = spot && linesOf(spot.segment.text).at(-1);
  const name = line && line.text.length <= 60 ? SIGNATURE.exec(line.text)?.groups?.name?.trim() : undefined;
  if (!spot || !line || !name || spot.segment.kind === "heading" || !isPersonName(name, own, true)) return [];
  if (!name.includes(" ") && !isGivenName(name)) return []; // any word alone in its line
  for (let before = at; before >= Math.max(0, at - REACH); before -= 1) {
    const [place, one] = [spots[before], made[before]];
    if (!place || !one || spot.index - place.index > REACH * 2) continue;
    if (isCrowd(one.sentence.text) && !/^[–—-]/u.test(line.text)) return []; // several speak, and one line is any line
    return [
      mentionOf(
        name,
        [part(place, one.sentence), part(spot, line)],
        ["signed", one.what, ...placeSignals(reading, spot)],
      ),
    ];
  }
  return [];
}
