import { describe, expect, it, vi } from "vitest";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { citing, reasonOf, site } from "@/lib/testing/drafting/citing";
import { verifyField } from "../verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
}));

type Row = [ProfileField, ProfileValues[ProfileField], string, ...string[]];

const judged = ([field, value, text, ...beside]: Row) => {
  const reading = site(`<main><h1>About</h1>${[text, ...beside].map((one) => `<p>${one}</p>`).join("")}</main>`);
  return verifyField(reading, field, { value, sources: citing(reading, text, ...beside) });
};

describe("facts on a company that a reader tells", () => {
  it.each<Row>([
    ["founded_year", 2024, "04 Mar 2024 - Why I wrote Tidewell"],
    ["founded_year", 2016, "August 22, 2016", "We created Tidewell for crews."],
    ["founded_year", 2023, "3. Mai 2023 – Warum wir Tidewell gebaut haben"],
    ["founded_year", 2017, "CEO: Ada Byron, Maintainer of Tidewell since 2017-03."],
    ["founded_year", 2019, "Ada Byron, gérante chez Tidewell depuis 2019."],
    ["team_size", "thirty", "There is no staff of thirty, and no marketing floor."],
    ["team_size", "12 Leute", "Wir sind keine 12 Leute im Team, sondern zwei."],
    ["team_size", "50 people", "Perfect for teams of 50 people."],
    ["team_size", "20 personnes", "Idéal pour les équipes de 20 personnes."],
    ["legal_name", "Lakeview Plaza", "Lakeview Plaza, 1400 Northup Way, Suite 230, Bellevue, WA 98005"],
    ["legal_name", "Torre Norte", "Torre Norte, Calle Mayor 7, 28013 Madrid"],
    ["legal_name", "Team Kelpwave", "Tidewell is made by Team Kelpwave."],
  ])("are refused of a post, an office, readers, a building, or denied: %s %s, %s", (...row) => {
    expect(reasonOf(judged(row))).not.toBe("it was believed");
  });

  it.each<Row>([
    ["founded_year", 2017, "Tidewell has been around since 2017."],
    ["founded_year", 2019, "Tidewell was founded in Oslo on 3 May 2019."],
    ["founded_year", 2018, "In 2018 I quit my job and built Tidewell."],
    ["founded_year", 2020, "Co-founder of Tidewell since 2020."],
    ["team_size", "team of thirty", "We are a team of thirty, with no marketing floor."],
    ["team_size", "12 Leute", "Wir sind 12 Leute im Team."],
    ["legal_name", "Tidewell Plaza GmbH", "Tidewell Plaza GmbH, Hauptstraße 3, 10115 Berlin"],
  ])("are believed of the company itself: %s %s, %s", (...row) => {
    expect(judged(row)).toMatchObject({ ok: true });
  });
});
