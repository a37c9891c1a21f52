import type { Candidate, FounderValue, SiteReading } from "@/lib/drafting/candidate";
import { believed } from "@/lib/drafting/extract/scoring/score";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { keyOf } from "@/lib/drafting/text/spans";
import { FOUNDERS_MAX } from "@/lib/schemas/draft";
import { founderNoun } from "./founder-words";
import { fullNames, inFull } from "./full-names";
import { markedFounders } from "./marked";
import type { FounderMention } from "./mention";
import { shownFounders } from "./shown";
import { storiedFounders } from "./story";
import { toldFounders } from "./told";
import { speakingFounders } from "./voices";

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
    const one = inFull(reading, { value, sources }, full);
    const key = keyOf(one.value.name);
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

function withoutOthers({ value, sources }: Candidate<FounderValue>): Candidate<FounderValue> {
  return { value, sources };
}

/** "z Janem Wilczyńskim": names as Polish has them behind a preposition; nobody is called so. */
const INFLECTED = /^\p{Lu}\p{L}{2,}(?:em|ą|owi)\s\p{Lu}\p{L}{2,}(?:[ks]im|em|ym|ą|owi|emu)$/u;

/** Everybody who may be a founder, at each place that may say so. */
export function founderMentions(reading: SiteReading, own: OwnNames): FounderMention[] {
  const isPolish = /^pl/i.test(reading.pages[0]?.lang ?? "");
  const mentions = [
    ...shownFounders(reading, own),
    ...markedFounders(reading, own),
    ...toldFounders(reading, own),
    ...storiedFounders(reading, own),
    ...speakingFounders(reading, own),
  ].filter(({ value }) => founderNoun(value.name) === null && !(isPolish && INFLECTED.test(value.name)));
  const places = new Map<string, Set<string>>();
  for (const { value, sources, signals } of mentions) {
    if (signals.has("strange")) continue;
    const key = keyOf(value.name);
    const said = sources.map((one) => reading.pages[one.page]?.segments[one.segment]?.text ?? "").join("\n");
    places.set(key, (places.get(key) ?? new Set<string>()).add(said));
  }
  for (const { value, signals } of mentions) if ((places.get(keyOf(value.name))?.size ?? 0) > 1) signals.add("again");
  return mentions;
}

/** Where a founder stands: pages in order, then down the page. */
function placeOf({ sources }: Candidate<FounderValue>): number {
  const [first] = sources;
  return first ? first.page * 1e8 + first.segment * 1e4 + Math.min(first.start, 9_999) : 0;
}

/** "Jane" of a sentence is the "Jane Roe" of a card. */
function withoutShortForms(founders: Candidate<FounderValue>[]): Candidate<FounderValue>[] {
  const names = founders.map((one) => one.value.name);
  return founders.filter(
    ({ value }) => !names.some((name) => name !== value.name && name.split(" ").includes(value.name)),
  );
}
