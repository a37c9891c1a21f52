import type { Candidate, FounderValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { escaped } from "@/lib/drafting/text/escaped";
import { linesOf, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { jointly } from "./role-lines";
import { VERB } from "./words/telling-words";

const TWO_WORDS = /(?<![\p{L}\p{N}.])\p{Lu}[\p{L}'’-]{1,24}\s\p{Lu}[\p{L}'’-]{1,24}(?!\p{L}|\s\p{Lu}\p{Ll})/gu;
const TEXT_MAX = 600;
/** "Jane and John Roe": the surname is of both. */
const AND = "and|und|et|y|e|en|i|och|og|&";

/** A full name on an own page; `isAlone` where nothing else stands in its line. */
interface FullName {
  name: string;
  source: SourceRef;
  isAlone: boolean;
}

/** Full names by first name, as own pages give them; null where a first name has two. A line of the name alone goes first. */
export function fullNames(reading: SiteReading, own: OwnNames): Map<string, FullName | null> {
  const full = new Map<string, FullName | null>();
  for (const { segment, page, index } of statementsOf(reading)) {
    const text = segment.text.slice(0, TEXT_MAX);
    const lines = new Set(linesOf(text).flatMap((line) => [line.text.trim(), ...jointly(line.text, own)]));
    for (const match of text.matchAll(TWO_WORDS)) {
      const name = match[0].replace(/['’]s$/u, "");
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

/** A page that tells what somebody made, with the full name, calls them by the first from there on. */
function isNamedAbove(reading: SiteReading, full: SourceRef, one: SourceRef): boolean {
  const isAbove = full.page === one.page && full.segment <= one.segment && one.segment - full.segment <= NAME_REACH;
  const told = isAbove ? (reading.pages[full.page]?.segments[full.segment]?.text.slice(full.start) ?? "") : "";
  return told.search(VERB) !== -1;
}
/** Texts between a full name and the first name alone. */
const NAME_REACH = 6;

/**
 * A founder called by a first name alone, with the surname that the site gives to nobody else of that name: in a line of
 * its own, right above, where it calls them founder, or where they share it with whom they are named beside. Somebody whom
 * another page names may be anybody.
 */
export function inFull(
  reading: SiteReading,
  one: Candidate<FounderValue>,
  full: ReturnType<typeof fullNames>,
): Candidate<FounderValue> {
  const found = one.value.name.includes(" ") ? undefined : full.get(one.value.name);
  const isTheirs = (source: SourceRef) =>
    found?.isAlone || (found && isNamedAbove(reading, found.source, source))
      ? source.page === found?.source.page
      : found && isWithin(found.source, source);
  const isOfPair = (source: SourceRef) => {
    const said = reading.pages[source.page]?.segments[source.segment]?.text.slice(source.start, source.end) ?? "";
    const [first = "", ...surname] = found?.name.split(" ") ?? [];
    return new RegExp(`(?<!\\p{L})${first}\\s(?:${AND})\\s\\p{Lu}\\p{L}+\\s${surname.join(" ")}(?!\\p{L})`, "u").test(
      said,
    );
  };
  if (!found || !one.sources.some((source) => isTheirs(source) || isOfPair(source))) return one;
  const sources = [...one.sources, found.source];
  return { value: { ...one.value, name: found.name }, sources, alternatives: [one] };
}

/** Whom a whole page is about, by its title: "Jane Roe – Acme", where its first heading goes by the given name. */
export function personOfPage(spots: Spot[], own: OwnNames): { spot: Spot; line: Stretch } | undefined {
  const spot = spots.find(({ segment }) => segment.kind === "title");
  const text = spot?.segment.text.split(/\s[|·–—-]\s/u)[0] ?? "";
  const first = spots.find(({ segment }) => segment.kind === "heading" && segment.level === 1);
  if (!spot || spot.page === 0 || !first || !text.includes(" ") || !isPersonName(text, own)) return undefined;
  const given = new RegExp(`(?<!\\p{L})${escaped(text.split(" ")[0] ?? "")}(?!\\p{L})`, "u");
  return given.test(first.segment.text) ? { spot, line: { text, start: 0, end: text.length } } : undefined;
}
