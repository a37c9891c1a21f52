import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnThing } from "@/lib/drafting/extract/company/years/founded-what";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { type NameGroup, nameGroups } from "@/lib/drafting/reading/person-spans";
import { MAKING } from "@/lib/drafting/text/founded-words";
import { isGivenName } from "@/lib/drafting/text/given-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, linesOf, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { FOUNDED, FOUNDER, FOUNDING, firstClause, isPassing, MADE, OWNERS, roleOwner } from "./founder-words";
import { asMaster, isMaster } from "./house";
import { type FounderMention, type FounderSignal, founderSpots, mentionOf, placeSignals } from "./mention";
import { standingBehind } from "./standing-behind";

const END = "(?![\\p{L}\\p{N}])";
const I_AM = new RegExp(
  `(?<![\\p{L}])(?:${inAllLanguages("iAm")}|${inAllLanguages("weAre")}|(?:we|wir|nous|nosotr[oa]s|noi|wij|nós|my)(?=,))[\\s,:]+$`,
  "iu",
);
const I_MADE = new RegExp(
  `(?<![\\p{L}])(?:(?<did>${inAllLanguages("iMade")})|(?<us>${inAllLanguages("weMade")}))${END}(?=(?<what>.{0,60}))`,
  "giu",
);
/** "Ich bin Informatikerin": German writes every noun large. */
const isCalling = (text: string, { start, names }: NameGroup): boolean =>
  GERMAN_AM.test(text.slice(0, start)) && names.some((one) => !one.text.includes(" ") && !isGivenName(one.text));
const GERMAN_AM = /(?:ich bin|wir sind)[\s,:]+$/iu;
const WE_ARE = new RegExp(`(?<![\\p{L}])(?:${inAllLanguages("weAre")})[\\s,:]+$`, "iu");
/** "…, a sailor and the founder of Acme": what follows the name. */
const I_AM_FOUNDER = new RegExp(`^[^.;:]{0,60}?(?<![\\p{L}])(?<role>(?:${FOUNDER})${END}.{0,60})`, "iu");
const SENTENCE_MAX = 600;
const REACH = 5;
/** A name in a line of its own: "— Jane", "Jane Roe, Leeds". */
const SIGNATURE =
  /^(?:[–—~-]+\s?)?(?:(?:yours|cheers|best|love|thanks|regards|viele grüße|herzlich|dein|euer|ihr|groetjes),?\s)?(?<name>[^,(–—]{2,40}?)(?:,\s[\p{L} ]{2,30}|\s[·•|–—]\s[\p{L}&'’, ]{2,40})?[.!]?$/iu;

/** What a sentence in the first person says to have been made, and whose it is: the product where any of it is. */
function madeIn(text: string, own: OwnNames, isMe = I.test(text)): FounderSignal | null {
  if (text.endsWith("?")) return null;
  const alone = aloneOn(text, own);
  if (alone) return alone;
  const all = [...text.matchAll(I_MADE)].map(({ groups }) => whoseMade(groups ?? {}, text, own));
  return FIRST.find((one) => all.includes(one)) ?? all[0] ?? (isMe && isMineToo(text, own) ? "ours" : null);
}

/** "I'm a solo developer", "Acme is my only project": the makers of a page about them, whatever the verb. */
function aloneOn(text: string, own: OwnNames): FounderSignal | null {
  const name = ownNameIn(own, text);
  if (name && MINE.test(text.slice(name.end))) return "own";
  const isMaker = I_AM_MAKER.test(text);
  if (!name) return isMaker ? "ours" : null;
  return isMaker && OF_IT.test(text.slice(0, name.start)) ? "own" : null; // else what a customer is says nothing of it
}

const I_AM_MAKER = anyWord("iMaker");
const MINE = new RegExp(`^\\s(?:${inAllLanguages("mine")})${END}`, "iu");
const OF_IT = /\s(?:of|on|behind|an|von|hinter|de|d['’]|à|sur|di|su|del|aan|van|do|da|em|nad)\s?(?:the\s|l['’])?$/iu;

const FIRST: FounderSignal[] = ["own", "ours"];

/** "a scrivere", "mit der Arbeit an": work on the thing, before it. */
const LED =
  /^(?:(?!(?:for|für|fur|pour|para|per|voor|dla|för|with|about|in|at|bei|chez|the|an|logo|site|website|page|icon|theme|plugin|of)\s)\p{Ll}+,?\s){1,4}$/u;

function whoseMade(made: Record<string, string>, text: string, own: OwnNames): FounderSignal {
  const what = (made.what ?? "").replace(/^,/, "").trim(); // "angefangen, Acme zu schreiben"
  if (namesOwn(own, made.did ?? "") || (isOwnThing(what, own) && namesOwn(own, what))) return "own";
  if (isOwnThing(what, own)) return "ours";
  const name = ownNameIn(own, what);
  if (name && LED.test(what.slice(0, name.start)) && isOwnThing(what.slice(name.start), own)) return "own";
  if (namesOwn(own, what)) return "strange"; // a part of it: "the Acme logo"
  return namesOwn(own, text) ? "ours" : "vague";
}

/** "I quit my job and built Acme", "… und habe Acme geschrieben": what was made stands beside the word for it. */
function isMineToo(text: string, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  if (!name) return false;
  const after = text.slice(name.end);
  return MADE_BEFORE.test(text.slice(0, name.start)) || MADE_AFTER.test(after) || I_MADE_AFTER.test(after);
}

const I = /(?<!\p{L})(?:I|ich|ik|je|j['’]|io|yo|eu)(?!\p{L})/iu;
const DID = `${FOUNDED}|${MADE}|wrote|built|started|began|geschrieben|programmiert|gebaut|begonnen|geschreven|begonnen|écrit|escrito|scritto|${MAKING}`;
const MADE_BEFORE = new RegExp(`(?:and|then|und|et|y|e|en|,)\\s(?:\\p{L}+\\s){0,2}?(?:${DID})\\s$`, "iu");
const MADE_AFTER = new RegExp(`^\\s(?:\\p{Ll}+\\s){0,3}?(?:${DID})${END}`, "u");

/** "Acme programmiere ich": the thing stands first. */
const I_MADE_AFTER = new RegExp(`^\\s(?:${inAllLanguages("iMade")})${END}`, "iu");

function isCrowd(text: string): boolean {
  return [...text.matchAll(I_MADE)].some(({ groups }) => groups?.us !== undefined);
}

/** Makers who speak themselves: "I'm Jane. I built Acme", in one sentence, in the next, or signed below. */
export function speakingFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  const all = founderSpots(reading).filter((spot) => isProse(spot.segment));
  return reading.pages.flatMap((_, page) => {
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
    for (let later = at; later < Math.min(at + REACH, spots.length); later += 1) {
      const [place_, one] = [spots[later], made[later]];
      if (place_ && one && place_.index - spot.index <= REACH * 2)
        return mentions(["introduced", one.what], [spot, sentence], [place_, one.sentence]);
    }
    return [];
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
  const reach = isMaster(reading, name) ? spots.length : REACH; // whoever runs the site signs all of the page
  for (let before = at; before >= Math.max(0, at - reach); before -= 1) {
    const [place, one] = [spots[before], made[before]];
    if (!place || !one || spot.index - place.index > reach * 2) continue;
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
