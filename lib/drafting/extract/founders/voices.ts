import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { type NameGroup, nameGroups } from "@/lib/drafting/reading/person-spans";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isProse, linesOf, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { asMaster, isMaster } from "./house";
import { I_AM_MAKER, isCrowd, laterMade, type Made, madeBy, madeIn, REACH } from "./made-by-me";
import { type FounderMention, type FounderSignal, founderSpots, mentionOf, placeSignals } from "./mention";
import { speakingCards, standingBehind } from "./standing-behind";
import { FOUNDER, firstClause, isPassing } from "./words/founder-words";
import { OWNERS, roleOwner } from "./words/role-owner";

const END = "(?![\\p{L}\\p{N}])";
const I_AM = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("iAm")}|${inAllLanguages("weAre")}|(?:we|wir|nous|nosotr[oa]s|noi|wij|nós|my)(?=,))[\\s,:]+$`,
  "iu",
);
/** "Ich bin Informatikerin": German writes every noun large. */
const isCalling = (text: string, { start, names }: NameGroup): boolean =>
  GERMAN_AM.test(text.slice(0, start)) && names.some((one) => !one.text.includes(" ") && !isGivenName(one.text));
const GERMAN_AM = /(?:ich bin|wir sind)[\s,:]+$/iu;
const WE_ARE = new RegExp(`(?<![\\p{L}])(?:${inAllLanguages("weAre")})[\\s,:]+$`, "iu");
/** "…, a sailor and the founder of Acme": what follows the name. */
const I_AM_FOUNDER = new RegExp(`^[^.;:]{0,60}?(?<![\\p{L}])(?<role>(?:${FOUNDER})${END}.{0,60})`, "iu");
/** "I'm the founder of Acme.", the sentence behind the name. */
const I_AM_ITS_FOUNDER = new RegExp(
  `^(?:${inAllLanguages("iAm")})\\s(?:\\p{L}+\\s){0,4}?(?<role>(?:${FOUNDER}|maker|bedenker)${END}.{0,60})`,
  "iu",
);
const SENTENCE_MAX = 600;
/** A name in a line of its own: "— Jane", "Jane Roe, Leeds". */
const SIGNATURE =
  /^(?:[–—~-]+\s?)?(?:(?:yours|cheers|best|love|thanks|regards|viele grüße|herzlich|dein|euer|ihr|groetjes),?\s)?(?<name>[^,(–—]{2,40}?)(?:,\s[\p{L} ]{2,30}|\s[·•|–—]\s[\p{L}&'’, ]{2,40})?[.!]?$/iu;

/** Makers who speak themselves: "I'm Jane. I built Acme", in one sentence, in the next, or signed below. */
export function speakingFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const all = founderSpots(reading).filter((spot) => isProse(spot.segment));
  const spoken = reading.pages.flatMap((_, page) => {
    const spots = all.filter((spot) => spot.page === page);
    const made = spots.map((spot) => madeBy(spot, own));
    return spots.flatMap((_spot, at) => {
      const introduced = introductions(reading, spots, made, at, own);
      return [
        ...(introduced.length > 0 ? introduced : standingBehind(reading, spots, at, own)),
        ...signatures(reading, spots, made, at, own),
      ].map((one) => asMaster(reading, one));
    });
  });
  return [...spoken, ...speakingCards(reading, own)];
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
    const group = nameGroups(sentence.text, own).find((one) => I_AM.test(sentence.text.slice(0, one.start)));
    if (!group || (I_AM_MAKER.test(sentence.text) && group.names.some(({ text }) => !isGivenName(text)))) return [];
    if (isCalling(sentence.text, group)) return [];
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
    const isOther = role !== undefined && roleOwner(firstClause(role), own) === "other";
    const elsewhere = isOther ? laterMade(spots, made, at, "own") : undefined; // "founder of Kelp. Acme is a side project by me"
    if (elsewhere) return mentions(["introduced", "own"], [spot, sentence], elsewhere.place);
    if (role)
      return mentions(
        ["said", OWNERS[roleOwner(firstClause(role), own)], ...(isPassing(rest) ? ["passing" as const] : [])],
        [spot, sentence],
      );
    const here = madeIn(rest, own, true);
    const said = laterMade(spots, made, at, "own");
    if ((here === null || here === "vague") && said)
      return mentions(["introduced", "own"], [spot, sentence], said.place);
    if (here) return mentions(["said", here], [spot, sentence]);
    const next = all[nth + 1];
    const called = next && I_AM_ITS_FOUNDER.exec(next.text)?.groups?.role;
    if (next && called && roleOwner(firstClause(called), own) === "own")
      return mentions(["said", "own"], [spot, sentence], [spot, next]);
    const then = next && madeIn(next.text, own);
    if (next && then) return mentions(["said", then], [spot, sentence], [spot, next]);
    const after = laterMade(spots, made, at);
    return after ? mentions(["introduced", after.what], [spot, sentence], after.place) : [];
  });
}

/** The name below a text in the first person. */
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
  const isLast = () => spots.every(({ index, segment }) => index <= spot.index || segment.region === "footer");
  const reach = isMaster(reading, name) ? spots.length : REACH; // whoever runs the site signs all of the page
  for (let before = at; before >= Math.max(0, at - reach); before -= 1) {
    const [place, one] = [spots[before], made[before]];
    if (!place || !one || spot.index - place.index > reach * 2) continue;
    const isOfSeveral = isCrowd(one.sentence.text) && !/^[–—-]/u.test(line.text); // and one line is any line
    if (isOfSeveral && one.what === "vague" && isLast()) continue; // "every dollar we make", in a letter that ends with the name
    if (isOfSeveral) return [];
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
