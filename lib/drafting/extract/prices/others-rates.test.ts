import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const plansOf = (rows: string[][]) => {
  const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  const body = `<h2>Pricing</h2><table><tr><th>Option</th><th>Usual cost</th></tr>${table}</table>`;
  return (draftPart("commercial", acme(body, "/pricing")).fields.pricing_plans?.value ?? []).map(({ name }) => name);
};

describe("rows beside the product's own", () => {
  it("are others' where one of them costs from so much to so much", () => {
    const names = plansOf([
      ["Acmeflow review", "$4,500"],
      ["Agency audit", "$12,000-$35,000"],
      ["Freelance rigger", "$1,800-$5,500"],
    ]);
    expect(names.filter((name) => !name.startsWith("Acmeflow"))).toEqual([]);
  });

  it("are plans where each has its price", () => {
    expect(
      plansOf([
        ["Acmeflow Crew", "$45"],
        ["Fleet", "$120"],
      ]),
    ).toEqual(["Acmeflow Crew", "Fleet"]);
  });
});
