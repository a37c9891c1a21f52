import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const table = (...rows: string[][]) => `<h2>Pricing</h2><table>${rows.map(row).join("")}</table>`;
const fieldsOf = (body: string) => draftPart("commercial", acme(body, "/pricing")).fields;

describe("a table that compares the product with others", () => {
  it.each([
    ["columns", table(["", "Acmeflow", "Kelpio"], ["Price", "by area", "€1,200 a year"], ["Open source", "no", "yes"])],
    ["columns", table(["Acmeflow", "Kelpio", "Tabla"], ["Precio", "a medida", "desde 1.200 € al año", "0 €"])],
    ["rows", table(["Program", "Price"], ["Acmeflow", "ask us"], ["Kelpio", "€7.90 a month, 14 days free"])],
    ["rows", table(["Anbieter", "Preis"], ["Kelpio", "19 € im Monat"], ["Acmeflow", "auf Anfrage"])],
  ])("tells the others' prices and trials in their %s, and not this one's", (_, body) => {
    const { pricing_plans: plans, free_trial: trial } = fieldsOf(body);
    expect(plans?.value?.filter(({ amount_cents }) => amount_cents !== null) ?? []).toEqual([]);
    expect(trial ?? null).toBeNull();
  });

  it.each([
    ["under a corner that names it", table(["Acmeflow", "Solo", "Team"], ["Price", "€9 a month", "€19 a month"])],
    [
      "in rows of its own editions",
      table(["Product", "Price"], ["Acmeflow", "€9 a month"], ["Acmeflow Team", "€19 a month"]),
    ],
    [
      "with net and gross amounts",
      table(
        ["Plan", "Seats", "Price net", "gross"],
        ["Solo", "1", "€9 a month", "€11"],
        ["Team", "5", "€19 a month", "€23"],
      ),
    ],
  ])("is no table of the product's own plans %s", (_, body) => {
    expect(fieldsOf(body).pricing_plans?.value?.map(({ amount_cents }) => amount_cents)).toEqual([900, 1900]);
  });

  it("offers no system in a row that the product lacks", () => {
    const compared = (said: string) =>
      table(["", "Acmeflow", "Kelpio"], ["Windows and Linux", "yes", "no"], ["iPhone and iPad", said, "yes"]);
    const systemsOf = (said: string) => fieldsOf(compared(said)).platforms?.value ?? [];
    expect(systemsOf("no")).not.toContain("iOS");
    expect(systemsOf("–")).not.toContain("iOS");
    expect(systemsOf("geplant")).not.toContain("iOS");
    expect(systemsOf("No limit")).toContain("iOS");
    expect(systemsOf("yes")).toContain("iOS");
  });
});
