import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage, statementsOf } from "@/lib/drafting/reading/own-pages";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isProse, keyOf, linesOf, pageSpots, whole } from "@/lib/drafting/text/spans";
import { FOUNDERS_MAX } from "@/lib/schemas/draft";
import { founderCards } from "./founder-cards";
import { founderLists } from "./founder-lists";
import { founderIntroductions, founderSentences } from "./founder-sentences";
import { hasFounderWord } from "./founder-words";

const ORGANIZATION = "Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService";
const TWO_WORDS = /(?<![\p{L}\p{N}.])\p{Lu}[\p{L}'’-]{1,24}\s\p{Lu}[\p{L}'’-]{1,24}(?![\p{L}])/gu;
const TEXT_MAX = 600;
const FOUNDER_OF = new RegExp(`^(?:${ORGANIZATION})\\.founders?$`);

/**
 * Who founded the product or its company, by the site's own word: people called founder beside the product's name or on its
 * team page, and `founder` of the organization. Managing directors, board members and staff are none.
 */
export function extractFounders(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  const full = fullNames(reading, own);
  const byName = new Map<string, Candidate<FounderValue>>();
  for (const one of [
    ...founderCards(reading, own),
    ...structured(reading, own),
    ...founderLists(reading, own),
    ...founderSentences(reading, own),
    ...founderIntroductions(reading, own),
  ].map((one) => inFull(one, full))) {
    const key = keyOf(one.value.name);
    const known = byName.get(key);
    byName.set(key, known ? { ...known, alternatives: [...(known.alternatives ?? []), one].slice(0, 3) } : one);
  }
  return withoutShortForms([...byName.values()]).slice(0, FOUNDERS_MAX);
}

/** A full name on an own page; `isAlone` where nothing else stands in its line. */
interface FullName {
  name: string;
  source: SourceRef;
  isAlone: boolean;
}

/** Full names by first name, as own pages give them; null where a first name has two. A line of the name alone goes first. */
function fullNames(reading: SiteReading, own: OwnNames): Map<string, FullName | null> {
  const full = new Map<string, FullName | null>();
  for (const { segment, page, index } of statementsOf(reading)) {
    const text = segment.text.slice(0, TEXT_MAX);
    const lines = new Set(linesOf(text).map((line) => line.text.trim()));
    for (const match of text.matchAll(TWO_WORDS)) {
      const [name] = match;
      const first = name.split(" ")[0] ?? "";
      if (!isPersonName(name, own)) continue;
      const known = full.get(first);
      const source = { page, segment: index, start: match.index, end: match.index + name.length };
      const isAlone = lines.has(name);
      const isFirst = known === undefined || (known?.name === name && isAlone && !known.isAlone);
      if (isFirst) full.set(first, { name, source, isAlone });
      else if (known && known.name !== name) full.set(first, null);
    }
  }
  return full;
}

/** The founder is called so in the very words that hold the full name. */
function isWithin(inner: SourceRef, outer: SourceRef): boolean {
  const isSame = inner.page === outer.page && inner.segment === outer.segment;
  return isSame && outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * A founder called by a first name alone, with the surname that the site gives to nobody else of that name: in a line of
 * its own, or where it calls them founder. Somebody whom another sentence names may be anybody.
 */
function inFull(one: Candidate<FounderValue>, full: ReturnType<typeof fullNames>): Candidate<FounderValue> {
  const found = one.value.name.includes(" ") ? undefined : full.get(one.value.name);
  const isTheirs = (source: SourceRef) =>
    found?.isAlone ? source.page === found.source.page : found && isWithin(found.source, source);
  if (!found || !one.sources.some(isTheirs)) return one;
  const sources = [...one.sources, found.source];
  return { value: { ...one.value, name: found.name }, sources, alternatives: [one] };
}

/** "Jane" of a sentence is the "Jane Roe" of a card. */
function withoutShortForms(founders: Candidate<FounderValue>[]): Candidate<FounderValue>[] {
  const names = founders.map((one) => one.value.name);
  return founders.filter(
    ({ value }) => !names.some((name) => name !== value.name && name.split(" ").includes(value.name)),
  );
}

/** Lines around a name in which its card says what the person does. */
const CARD_REACH = 3;

/** Visitors are shown the person, and nowhere as a founder: what only machines are told is not enough. */
function isShownOtherwise(reading: SiteReading, name: string): boolean {
  const shown = reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.text.includes(name)),
  );
  const around = shown.flatMap(({ page, index }) =>
    (reading.pages[page]?.segments ?? []).slice(Math.max(0, index - CARD_REACH), index + CARD_REACH + 1),
  );
  return shown.length > 0 && !around.some(({ text }) => hasFounderWord(text));
}

/** `founder` of the site's own organization in JSON-LD, as a person with a name or as plain text. */
function structured(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return reading.pages.flatMap((_, page) => {
    if (!isOwnPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial);
    const organizations = spots.filter(({ segment }) =>
      new RegExp(`^(?:${ORGANIZATION})\\.name$`).test(segment.name ?? ""),
    );
    if (organizations.length > 0 && !organizations.some(({ segment }) => isOwnName(own, segment.text))) return [];
    return spots.flatMap((spot) => {
      const { name, parent, text } = spot.segment;
      const isFounder = FOUNDER_OF.test(name ?? "") || (name === "Person.name" && FOUNDER_OF.test(parent ?? ""));
      if (!isFounder || !isPersonName(text, own, true) || isShownOtherwise(reading, text)) return [];
      return [{ value: { name: text, role: null, bio: null, photo_url: null, links: {} }, sources: [whole(spot)] }];
    });
  });
}
