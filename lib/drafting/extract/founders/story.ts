import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, founderSpots, mentionOf, placeSignals } from "./mention";
import { FOUNDED, FOUNDER } from "./words/founder-words";
import { PLACED, THEY } from "./words/telling-words";

/** Verbs that carry "they". */
const THEY_DID =
  /(?<!\p{L})(?:fundaram|criaram|lançaram|fundaron|crearon|lanzaron|fondarono|crearono|lanciarono|założyli|założyły|stworzyli|stworzyły)(?!\p{L})/iu;
const DID = new RegExp(
  `(?<!\\p{L})(?:${FOUNDED}|start(?:ed|eten|ede|ade|ten)|launched|built|wrote|shipped|released|gründe(?:te|ten)|stifte[dt]e?|bygg(?:de|ede)|gestartet|(?:quickly )?became)(?!\\p{L})`,
  "iu",
);
/** "Both are our founders", "Tous deux en sont les cofondateurs": who they are was said before. */
const THEY_ARE = new RegExp(
  `^(?:${inAllLanguages("they")}|tous (?:les )?deux|toutes (?:les )?deux)\\s(?:en sont les|(?:are|sind|sont|son|sono|zijn|são|są|är|er)\\s(?:our|unsere|nos|nuestros|(?:i )?nostri|onze|(?:os )?nossos|våra|vores))\\s(?:two\\s|beiden\\s)?(?:${FOUNDER})(?:s|e|en|n)?(?=\\s*(?:$|[.:;!–—]))`,
  "iu",
);
const SENTENCE_MAX = 400;
/** Sentences before, in which people are looked for; more than a few of them are no founders' story. */
const REACH = 4;
const PEOPLE_MIN = 2;
const PEOPLE_MAX = 4;
/** "A Joana Rui", "O Rui": an article before a name, where "a" within a sentence is a preposition. */
const ARTICLE_MAX = 2;
/** "il Monte Kelp", "the Blue Heron": a name behind such an article is a thing's. */
const THING =
  /(?<!\p{L})(?:the|of|de|del|di|ciudad|città|ville|cidade|stad|miasto|il|lo|le|el|het|das|dem|den|eine[rsmn]?)\s$/iu;
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
    return said.flatMap((one, at) => (tellsOfThem(one, own) ? theirs(reading, own, said.slice(0, at + 1)) : []));
  });
}

/** The sentence says of people whom it need not name that they founded the product. */
function tellsOfThem({ sentence: { text } }: Said, own: OwnNames): boolean {
  if (text.length > SENTENCE_MAX || text.endsWith("?")) return false;
  if (THEY_ARE.test(text)) return true;
  if (!namesOwn(own, text)) return false;
  const verb = DID.exec(text);
  return verb !== null && (THEY.test(text) || THEY_DID.test(text)) && !isDenied(text, verb.index);
}

/** Full names in the sentence and right before it; nobody where there are too few or too many for "the two". */
function theirs(reading: SiteReading, own: OwnNames, said: Said[]): FounderMention[] {
  const telling = said.at(-1);
  if (!telling) return [];
  const people = new Map<string, Said>();
  for (const one of said.slice(-1 - REACH).toReversed()) {
    const isNear = one.spot.index >= telling.spot.index - 1;
    const isTold = isNear && one.spot.segment.kind !== "heading";
    const names = isTold && people.size < PEOPLE_MIN ? fullNamesIn(one.sentence.text, own) : [];
    for (const name of names) if (!people.has(name)) people.set(name, one);
  }
  if (people.size < PEOPLE_MIN || people.size > PEOPLE_MAX) return [];
  const place = placeSignals(reading, telling.spot);
  const known = [...people.keys()].filter((name) => isKnownPerson(reading, name)).length;
  const isLarge = /^de/i.test(reading.pages[telling.spot.page]?.lang ?? ""); // German writes every noun so
  if (known < (isLarge ? people.size : 1)) return [];
  return [...people].map(([name, { spot, sentence }]) =>
    mentionOf(name, [part(spot, sentence), part(telling.spot, telling.sentence)], ["they", "own", ...place]),
  );
}

function fullNamesIn(text: string, own: OwnNames): string[] {
  return nameGroups(text, own)
    .filter(({ start }) => start <= ARTICLE_MAX || !PLACED.test(text.slice(0, start)))
    .flatMap(({ names }) => names)
    .filter(({ text: name, end }) => name.includes(" ") && !/^['’]s\s/u.test(text.slice(end))) // "Kelp Basin's residency"
    .filter((name) => !THING.test(text.slice(0, name.start)))
    .flatMap(({ text: name }) => (OF_THINGS.test(name) && !isGivenName(name) ? [] : [name]));
}
