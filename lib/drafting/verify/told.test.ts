import { describe, expect, it, vi } from "vitest";
import type { Candidates, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { ownNames } from "@/lib/drafting/reading/own-names";
import { isPersonName, NAME } from "@/lib/drafting/reading/person-name";
import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { FOUNDED_YEAR } from "@/lib/testing/drafting/statements/founded-year";
import { FOUNDED_YEAR_MORE } from "@/lib/testing/drafting/statements/founded-year-more";
import { FOUNDERS } from "@/lib/testing/drafting/statements/founders";
import { FOUNDERS_MORE } from "@/lib/testing/drafting/statements/founders-more";
import { LEGAL_NAME } from "@/lib/testing/drafting/statements/legal-name";
import { LOCATION } from "@/lib/testing/drafting/statements/location";
import { PLATFORMS } from "@/lib/testing/drafting/statements/platforms";
import { type Statement, siteSaying } from "@/lib/testing/drafting/statements/statement";
import { TOLD_FOUNDERS, TOLD_LOCATION } from "@/lib/testing/drafting/statements/told";

vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
  knownCommercial: () => ({}),
  knownPlans: () => [],
}));

type Field = "founders" | "founded_year" | "location" | "legal_name" | "platforms";
/** Segments that a model cites at most, with those of the subject. */
const CITED_MAX = 24;
const COMPANY =
  /(?:\p{Lu}[\p{L}&'’-]*\s){1,4}(?:Ltd|Inc|LLC|GmbH|AG|SARL|SAS|S\.L\.|S\.p\.A\.|B\.V\.|Sp\. z o\.o\.|Corp)/gu;
const PLACE = /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?/gu;
const SYSTEMS = ["Windows", "macOS", "Linux", "iOS", "iPadOS", "Android"];

/** What a careless reader may take from a text for a field. */
const GUESSES: Record<Field, (text: string, reading: SiteReading) => string[]> = {
  founders: (text, reading) => {
    const names = (text.match(new RegExp(`(?<!\\p{L})${NAME}`, "gu")) ?? []).map((one) => one.split(" "));
    const parts = names.flatMap((words) =>
      words.flatMap((_, at) => [words.slice(at).join(" "), words.slice(0, at + 1).join(" ")]),
    );
    return parts.filter((one) => isPersonName(one, ownNames(reading), true));
  },
  founded_year: (text) => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [],
  location: (text) => (text.match(PLACE) ?? []).filter((one) => !COUNTRY_LINE.test(one)),
  legal_name: (text) => text.match(COMPANY) ?? [],
  platforms: () => SYSTEMS,
};

/** The value, citing all that stands on the page of the statement. */
function claim(field: Field, value: string, reading: SiteReading): Candidates {
  const page = reading.pages.length - 1;
  const sources: SourceRef[] = (reading.pages[page]?.segments ?? [])
    .flatMap(({ kind, text }, segment) =>
      kind === "link" || kind === "image" ? [] : [{ page, segment, start: 0, end: text.length }],
    )
    .slice(0, CITED_MAX);
  if (field === "founders")
    return { founders: [{ value: { name: value, role: null, bio: null, photo_url: null, links: {} }, sources }] };
  if (field === "founded_year") return { fields: { founded_year: { value: Number(value), sources } } };
  return { fields: { [field]: { value: field === "platforms" ? [value] : value, sources } } };
}

function isBelieved(field: Field, value: string, reading: SiteReading): boolean {
  const part = judgeCandidates(reading, claim(field, value, reading));
  return field === "founders" ? part.founders.length > 0 : part.fields[field] !== undefined;
}

/** Statements, and the share of what they tell that must be believed of who cites them, without the rules' agreement. */
const FIELDS: [Field, Statement[], number][] = [
  ["founders", [...FOUNDERS, ...FOUNDERS_MORE, ...TOLD_FOUNDERS], 0.9],
  ["founded_year", [...FOUNDED_YEAR, ...FOUNDED_YEAR_MORE], 0.9],
  ["location", [...LOCATION, ...TOLD_LOCATION], 0.95],
  ["legal_name", LEGAL_NAME, 0.9],
  ["platforms", PLATFORMS, 0.95],
];

describe.each(FIELDS)("%s that a reader tells, whatever the rules know", (field, statements, share) => {
  const said = statements.map((one) => ({ ...one, reading: siteSaying(one) }));

  it("are believed where the quotes say them", () => {
    const told = said.flatMap((one) => one.told.map((value) => ({ ...one, value })));
    const refused = told.filter(({ value, reading }) => !isBelieved(field, value, reading));
    const list = refused.map(({ value, html }) => `${value}: ${html}`).join("\n");
    expect(1 - refused.length / told.length, list).toBeGreaterThanOrEqual(share);
  });

  it("are refused where the quotes say them of somebody or something else", () => {
    const lies = said.flatMap(({ told, html, reading }) => {
      const text =
        reading.pages
          .at(-1)
          ?.segments.map((one) => one.text)
          .join("\n") ?? "";
      const guesses = new Set(GUESSES[field](text, reading));
      const wrong = [...guesses].filter((guess) => !told.some((one) => one.includes(guess) || guess.includes(one)));
      return wrong.map((guess) => ({ guess, html, reading }));
    });
    const through = lies.filter(({ guess, reading }) => isBelieved(field, guess, reading));
    expect(through.map(({ guess, html }) => `${guess}: ${html}`)).toEqual([]);
  });
});
