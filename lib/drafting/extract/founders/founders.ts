import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { believed } from "@/lib/drafting/extract/scoring/score";
import { isFirmName } from "@/lib/drafting/reading/others/firm-names";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isTitle } from "@/lib/drafting/reading/person-name";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { keyOf } from "@/lib/drafting/text/spans";
import { FOUNDERS_MAX } from "@/lib/schemas/draft";
import { foundersByLife } from "./before-founding";
import { fullNames, inFull } from "./full-names";
import { sheetFounders } from "./labelled";
import { markedFounders } from "./marked";
import type { FounderMention } from "./mention";
import { isOutOfPlace } from "./out-of-place";
import { shownFounders } from "./shown";
import { storiedFounders } from "./story";
import { toldFounders } from "./told";
import { speakingFounders } from "./voices";
import { founderNoun } from "./words/founder-words";

/** Mentions of one person that are kept. */
const MENTIONS_MAX = 4;

/**
 * Who founded the product or its company, by the site's own word: people called founder beside the product's name or on its
 * team page, and `founder` of the organization. Managing directors, board members and staff are none.
 */
export function extractFounders(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  const full = fullNames(reading, own);
  const byName = new Map<string, Candidate<FounderValue>>();
  for (const { value, sources } of believed("founders", founderMentions(reading, own))) {
    const one = inFull(reading, { value: { ...value, name: unaddressed(value.name) }, sources }, full);
    const key = keyOf(withoutTitle(one.value.name));
    const known = byName.get(key);
    const others = known?.alternatives ?? [];
    const isFuller = known !== undefined && !known.value.role && one.value.role !== null; // a card beside a sentence
    if (!known) byName.set(key, one);
    else if (isFuller)
      byName.set(key, { ...one, alternatives: [withoutOthers(known), ...others].slice(0, MENTIONS_MAX - 1) });
    else if (others.length < MENTIONS_MAX - 1) byName.set(key, { ...known, alternatives: [...others, one] });
  }
  const inOrder = [...byName.values()].sort((a, b) => placeOf(a) - placeOf(b));
  return withoutShortForms(inOrder).slice(0, FOUNDERS_MAX);
}

/** "M. Jean Roe" is the "Jean Roe" of a sentence. */
function withoutTitle(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return others.length > 1 && (isTitle(first) || first === "M.") ? others.join(" ") : name;
}

/** A form of address is no part of a name, as a degree may be: "M. Jean Roe", "Frau Jane Roe". */
function unaddressed(name: string): string {
  return DEGREE.test(name) ? name : withoutTitle(name);
}
const DEGREE = /^(?:dr|prof|ing|dipl|dott|dottssa)\.?\s/iu;

function withoutOthers({ value, sources }: Candidate<FounderValue>): Candidate<FounderValue> {
  return { value, sources };
}

/** "z Janem Wilczyńskim": names as Polish has them behind a preposition; nobody is called so. */
const INFLECTED = /^\p{Lu}\p{L}{2,}(?:em|ą|owi)\s\p{Lu}\p{L}{2,}(?:[ks]im|em|ym|ą|owi|emu)$/u;

/** "Geo Mistrza Online", of "Geo Mistrz": the product's own name with an ending, and no given name before it. */
function isInflectedOwn(name: string, own: OwnNames, isPolish: boolean): boolean {
  if (isGivenName(name)) return false;
  const key = keyOf(name);
  const isBegun = isPolish && own.keys.some((one) => one.length >= OWN_MIN && key !== one && key.startsWith(one));
  return isBegun || (name.includes(" ") && !isOwnName(own, name) && namesOwn(own, name)); // "About Acme Pro"
}
const OWN_MIN = 6;

/** Everybody who may be a founder, at each place that may say so. */
export function founderMentions(reading: SiteReading, own: OwnNames): FounderMention[] {
  const isPolish = /^pl/i.test(reading.pages[0]?.lang ?? "");
  const mentions = [
    ...shownFounders(reading, own),
    ...sheetFounders(reading, own),
    ...markedFounders(reading, own),
    ...toldFounders(reading, own),
    ...storiedFounders(reading, own),
    ...foundersByLife(reading, own),
    ...speakingFounders(reading, own),
  ].filter(
    ({ value: { name }, sources, signals }) =>
      founderNoun(name) === null &&
      !isOutOfPlace(reading, { sources, signals }, own) &&
      !(isPolish && INFLECTED.test(name)) &&
      !isInflectedOwn(name, own, isPolish) &&
      !sources.some((source) => isStandIn(reading, source)) &&
      !sources.some((source) => isThing(textAt(reading, source), name) || isFirm(textAt(reading, source), name)),
  );
  const places = new Map<string, Set<string>>();
  for (const { value, sources, signals } of mentions) {
    if (signals.has("strange")) continue;
    const key = keyOf(value.name);
    const said = sources.map((one) => textAt(reading, one)).join("\n");
    places.set(key, (places.get(key) ?? new Set<string>()).add(said));
  }
  for (const { value, signals } of mentions) if ((places.get(keyOf(value.name))?.size ?? 0) > 1) signals.add("again");
  return mentions.filter((one) => !isNickname(reading, one, mentions));
}

function textAt(reading: SiteReading, { page, segment }: SourceRef): string {
  return reading.pages[page]?.segments[segment]?.text ?? "";
}

/** Beside a picture of nobody, or anybody, that a template shows until it has one: what is called there is a template's, too. */
function isStandIn({ pages }: SiteReading, { page, segment }: SourceRef): boolean {
  const block = pages[page]?.segments[segment]?.block ?? 0;
  const near = pages[page]?.segments.slice(Math.max(0, segment - PICTURE_REACH), segment + PICTURE_REACH) ?? [];
  return block > 0 && near.some((one) => one.kind === "image" && one.block === block && STAND_IN.test(one.text));
}
/** Texts before and behind a name among which its picture stands. */
const PICTURE_REACH = 8;
const STAND_IN =
  /^https?:\/\/(?:[\w-]+\.)?(?:picsum\.photos|pravatar\.cc|randomuser\.me|placehold\.(?:co|it)|placeholder\.com|placekitten\.com|thispersondoesnotexist\.com|dummyimage\.com)\//iu;

/** "Empieza por un Risk Scan": an article makes a thing of a name. */
function isThing(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && ARTICLE.test(text.slice(Math.max(0, at - 6), at));
}
const ARTICLE = /(?<!\p{L})(?:eine?|une?|una|uma?|een)\s$/iu;

/** "Jane Roe (most people know me as Salty Jay)": what somebody is called beside their full name. */
function isNickname(
  reading: SiteReading,
  { value: { name }, sources }: FounderMention,
  all: FounderMention[],
): boolean {
  return sources.some((source) => {
    const text = textAt(reading, source);
    const at = text.indexOf(name);
    if (!ALSO_CALLED.test(text.slice(Math.max(0, at - CALLED_REACH), Math.max(0, at)))) return false;
    const isFull = (other: string) => other !== name && other.includes(" ") && text.slice(0, at).includes(other);
    return all.some((other) => isFull(other.value.name));
  });
}
const CALLED_REACH = 30;
const ALSO_CALLED =
  /(?<!\p{L})(?:(?:know|knew) (?:me|him|her|us|them) as|known as|a\.?k\.?a\.?|nicknamed|bekannt als|genannt|connue? sous le nom de|alias|conocid[oa] como|conosciut[oa] come|bekend als|conhecid[oa] como|znan[ya] jako|känd som|kendt som)\s(?:the\s|["“„«])?$/iu;

/** "Hinter Acme steht die Kelp Verbund eG": a company may stand where people do. */
function isFirm(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return isFirmName(name, at === -1 ? "" : text.slice(at + name.length));
}

/** Where a founder stands: pages in order, then down the page. */
function placeOf({ sources }: Candidate<FounderValue>): number {
  const [first] = sources;
  return first ? first.page * 1e8 + first.segment * 1e4 + Math.min(first.start, 9_999) : 0;
}

/** "Jane" of a sentence is the "Jane Roe" of a card; "Jane Roe Mother of Ann" is she with the line that goes on behind her name. */
function withoutShortForms(founders: Candidate<FounderValue>[]): Candidate<FounderValue>[] {
  const isOther = (one: FounderValue, other: FounderValue) => one.name !== other.name;
  const isAgain = ({ value }: Candidate<FounderValue>) =>
    founders.some(({ value: other }) => isOther(value, other) && (isPartOf(value, other) || isTitled(value, other)));
  return founders.filter((one) => !isAgain(one));
}

/** By one word of the other's name, or by all of it and the line behind. */
function isPartOf({ name }: FounderValue, { name: other }: FounderValue): boolean {
  const isLonger = other.includes(" ") && name.startsWith(`${other} `);
  return other.split(" ").includes(name) || (isLonger && /^\p{Lu}\p{L}+\s\p{Lu}/u.test(name.slice(other.length + 1)));
}

/** "Chef Jane Roe" of a sentence is the "Jane Roe" of a card, or the other way round; two cards are of two, and so is "Ann Jane Roe". */
function isTitled(one: FounderValue, other: FounderValue): boolean {
  const [long, short] = one.name.length > other.name.length ? [one, other] : [other, one];
  const trade = long.name.slice(0, long.name.length - short.name.length - 1);
  const isTrade = short.name.includes(" ") && long.name === `${trade} ${short.name}` && !trade.includes(" ");
  const isOneCard = (long.role === null) !== (short.role === null);
  return isTrade && isOneCard && !isGivenName(trade) && one.role === null;
}
