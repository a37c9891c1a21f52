import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isRole } from "@/lib/drafting/text/role-words";
import { linesOf } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import { jointly } from "./role-lines";
import { OF_OTHERS } from "./telling-words";

const TWO_WORDS = /(?<![\p{L}\p{N}.])\p{Lu}[\p{L}'’-]{1,24}\s\p{Lu}[\p{L}'’-]{1,24}(?![\p{L}])/gu;
const TEXT_MAX = 600;
/** "Jane and John Roe": the surname is of both. */
const AND = "and|und|et|y|e|en|i|och|og|&";
/** Segments from a first name to a sentence that begins with the full one. */
const REACH = 12;

/** How a full name stands: answering for the site ("Director: Jane Roe"), a line of its own or behind a label, first in a sentence. */
const STANDING = { within: 0, opening: 1, alone: 2, answering: 3 } as const;

interface FullName {
  name: string;
  source: SourceRef;
  standing: number;
}

/** Full names by first name, as own pages give them; null where a first name has two. The one that stands best goes first. */
export function fullNames(reading: SiteReading, own: OwnNames): Map<string, FullName | null> {
  const full = new Map<string, FullName | null>();
  for (const { segment, page, index } of statementsOf(reading)) {
    const text = segment.text.slice(0, TEXT_MAX);
    for (const match of text.matchAll(TWO_WORDS)) {
      const [name] = match;
      const first = name.split(" ")[0] ?? "";
      if (!isPersonName(name, own)) continue;
      const known = full.get(first);
      const source = { page, segment: index, start: match.index, end: match.index + name.length };
      const standing = standingOf(text, name, match.index, own);
      const isFirst = known === undefined || (known?.name === name && standing > known.standing);
      if (isFirst) full.set(first, { name, source, standing });
      else if (known && known.name !== name) full.set(first, null);
    }
  }
  return full;
}

const ANSWERS = exactly(inAllLanguages("holder"), inAllLanguages("answers"));
/** "Dipl.-Ing. ", before a name. */
const TITLES = /(?:(?:dipl|ing|dr|prof|m\.?\s?sc|mag)[\p{L}.-]*\.\s)+$/iu;

function standingOf(text: string, name: string, at: number, own: OwnNames): number {
  const line = linesOf(text).find((one) => one.start <= at && at < one.end);
  if (!line) return STANDING.within;
  const [, label, rest = line.text] = /^([^.!?:]{2,60}):\s*(.+)$/u.exec(line.text) ?? [];
  const isListed = rest === name || jointly(rest, own).includes(name);
  const lead = text
    .slice(line.start, at)
    .replace(TITLES, "")
    .replace(/[\s:]+$/u, "");
  const isLabelled = (isListed && label !== undefined) || text.slice(line.start, at).trimEnd().endsWith(":");
  if (ANSWERS.test(lead) || isRole(lead) || (isListed && label !== undefined && (ANSWERS.test(label) || isRole(label))))
    return STANDING.answering;
  if (isListed || isLabelled) return STANDING.alone;
  const isOpening = at === 0 || /[.!?]\s$/u.test(text.slice(0, at));
  return isOpening && !OF_OTHERS.test(text.slice(at + name.length)) ? STANDING.opening : STANDING.within;
}

/** The founder is called so in the very words that hold the full name. */
function isWithin(inner: SourceRef, outer: SourceRef): boolean {
  const isSame = inner.page === outer.page && inner.segment === outer.segment;
  return isSame && outer.start <= inner.start && inner.end <= outer.end;
}

function isTheirs({ source, standing }: FullName, called: SourceRef): boolean {
  if (standing === STANDING.answering || isWithin(source, called)) return true;
  if (standing === STANDING.within || source.page !== called.page) return false;
  return standing === STANDING.alone || Math.abs(source.segment - called.segment) <= REACH;
}

/** "Jane and John Roe" */
function isOfPair(name: string, said: string): boolean {
  const [first = "", ...surname] = name.split(" ");
  return new RegExp(`(?<!\\p{L})${first}\\s(?:${AND})\\s\\p{Lu}\\p{L}+\\s${surname.join(" ")}(?!\\p{L})`, "u").test(
    said,
  );
}

/**
 * A founder called by a first name alone, with the surname that the site gives to nobody else of that name: in a line of its
 * own, at the head of a sentence near by, where it calls them founder, as who answers for the site, or where they share it
 * with whom they are named beside. Somebody whom another sentence names in passing may be anybody.
 */
export function inFull(
  reading: SiteReading,
  one: Candidate<FounderValue>,
  full: ReturnType<typeof fullNames>,
): Candidate<FounderValue> {
  const found = one.value.name.includes(" ") ? undefined : full.get(one.value.name);
  if (!found) return one;
  const saidAt = ({ page, segment, start, end }: SourceRef) =>
    reading.pages[page]?.segments[segment]?.text.slice(start, end) ?? "";
  if (!one.sources.some((source) => isTheirs(found, source) || isOfPair(found.name, saidAt(source)))) return one;
  const sources = [...one.sources, found.source];
  return { value: { ...one.value, name: found.name }, sources, alternatives: [one] };
}
