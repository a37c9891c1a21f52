import { describe, expect, it } from "vitest";
import type { SiteReading } from "@/lib/drafting/candidate";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { ProfileField } from "@/lib/schemas/profile";
import { FOUNDED_YEAR } from "@/lib/testing/drafting/statements/founded-year";
import { FOUNDED_YEAR_FORMS } from "@/lib/testing/drafting/statements/founded-year-forms";
import { FOUNDED_YEAR_MORE } from "@/lib/testing/drafting/statements/founded-year-more";
import { FOUNDERS } from "@/lib/testing/drafting/statements/founders";
import { FOUNDERS_MORE } from "@/lib/testing/drafting/statements/founders-more";
import { FOUNDERS_PAGES } from "@/lib/testing/drafting/statements/founders-pages";
import { LEGAL_NAME } from "@/lib/testing/drafting/statements/legal-name";
import { LOCATION } from "@/lib/testing/drafting/statements/location";
import { PLANS } from "@/lib/testing/drafting/statements/plans";
import { PLATFORMS } from "@/lib/testing/drafting/statements/platforms";
import { PRICING_MODEL } from "@/lib/testing/drafting/statements/pricing-model";
import { SOCIALS } from "@/lib/testing/drafting/statements/socials";
import { type Statement, siteSaying } from "@/lib/testing/drafting/statements/statement";
import { extractCommercial } from "./commercial";
import { extractPeople } from "./people";

const fieldOf = (field: ProfileField) => (reading: SiteReading) =>
  [judgeCandidates(reading, extractPeople(reading)).fields[field]?.value ?? []].flat().map(String);
const founders = (reading: SiteReading) =>
  judgeCandidates(reading, extractPeople(reading)).founders.map(({ name }) => name);

const commercial = (field: ProfileField) => (reading: SiteReading) =>
  [judgeCandidates(reading, extractCommercial(reading)).fields[field]?.value ?? []].flat().map(String);

const socials = (reading: SiteReading) =>
  Object.values(judgeCandidates(reading, extractPeople(reading)).company_socials).flatMap(({ value }) => value ?? []);

const plans = (reading: SiteReading) =>
  (judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? []).map(
    ({ name, amount_cents, currency, period }) =>
      `${name} | ${amount_cents ?? "-"} ${currency ?? "-"} | ${period ?? "-"}`,
  );

const isAmong = (told: string[], read: string[]) => read.every((one) => told.includes(one));
const isTown = ([told]: string[], [read]: string[]) => told !== undefined && read?.split(", ")[0] === told;

/** The share of statements that must be read at least; they were written before anything was made to read them. */
const FIELDS: [string, Statement[], (reading: SiteReading) => string[], typeof isAmong, number][] = [
  ["founders", [...FOUNDERS, ...FOUNDERS_MORE, ...FOUNDERS_PAGES], founders, isAmong, 0.85],
  [
    "founded_year",
    [...FOUNDED_YEAR, ...FOUNDED_YEAR_MORE, ...FOUNDED_YEAR_FORMS],
    fieldOf("founded_year"),
    isAmong,
    0.85,
  ],
  ["location", LOCATION, fieldOf("location"), isTown, 0.9],
  ["legal_name", LEGAL_NAME, fieldOf("legal_name"), isAmong, 0.8],
  ["platforms", PLATFORMS, commercial("platforms"), isAmong, 0.8],
  ["pricing_model", PRICING_MODEL, commercial("pricing_model"), isAmong, 0.85],
  ["pricing_plans", PLANS, plans, isAmong, 0.85],
  ["socials", SOCIALS, socials, isAmong, 0.9],
];

describe.each(FIELDS)("ways to say %s", (_field, statements, read, isRight, share) => {
  const said = statements.map((one) => ({ ...one, read: read(siteSaying(one)) }));

  it("reads nothing from what is said of somebody or something else", () => {
    expect(said.filter((one) => one.told.length === 0 && one.read.length > 0)).toEqual([]);
  });

  it("reads nothing that a statement does not say", () => {
    const others = said.filter((one) => one.told.length > 0 && one.read.length > 0 && !isRight(one.told, one.read));
    expect(others).toEqual([]);
  });

  it("reads what is said in prose, cards, tables, footers and structured data", () => {
    const known = said.filter((one) => one.told.length > 0);
    const missed = known.filter((one) => one.read.length === 0);
    expect(1 - missed.length / known.length, missed.map(({ html }) => html).join("\n")).toBeGreaterThanOrEqual(share);
  });
});
