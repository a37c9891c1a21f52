import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const plansOf = (body: string) =>
  (draftPart("commercial", acme(body)).fields.pricing_plans?.value ?? []).map(({ name }) => name);
const thing = (name: string, price: string) =>
  `<a href="/one"><img src="/img/${name}.jpg" alt=""><div>${price} / week</div><h4>${name}</h4></a>`;
const shelf = (town: string, price: number) =>
  `<section><h2>Rooms in ${town}</h2><div>${["Attic", "Loft", "Cellar"].map((one, at) => `<div>${thing(`${one} ${town}`, `€${price + at * 10}`)}</div>`).join("")}</div></section>`;
const card = (name: string, price: string) =>
  `<div><img src="/icons/${name}.svg" alt=""><h3>${name}</h3><p>${price} / month</p><ul><li>Rooms</li><li>Mail</li></ul><a href="/buy">Choose</a></div>`;

describe("things that a market shows with pictures and prices", () => {
  it("stand on shelves that are no plans", () => {
    const names = plansOf(
      `<h1>Rooms for a season</h1>${shelf("Kelpton", 210)}${shelf("Port Kelp", 265)}${shelf("Marsh", 305)}`,
    );
    expect(names.filter((name) => name.startsWith("Rooms"))).toEqual([]);
  });

  it("are told from one plan's prices, each with a sign of its own", () => {
    const prices = ["€9 / month", "€24 / quarter", "€90 / year"].map(
      (one) => `<div><img src="/check.svg" alt=""><span>${one}</span></div>`,
    );
    const plan = (name: string) => `<div><h3>${name}</h3>${prices.join("")}</div>`;
    expect(plansOf(`<h2>Pricing</h2><div>${plan("Crew")}${plan("Fleet")}</div>`)).toContain("Crew");
  });

  it("leave plans beside them alone", () => {
    const plans = `<h2>Pricing</h2><div>${card("Crew", "€9")}${card("Fleet", "€29")}</div>`;
    expect(plansOf(`${plans}${shelf("Kelpton", 210)}${shelf("Port Kelp", 265)}`)).toEqual(
      expect.arrayContaining(["Crew", "Fleet"]),
    );
  });

  it("are told from plans with a picture each", () => {
    expect(plansOf(`<h2>Pricing</h2><div>${card("Crew", "€9")}${card("Fleet", "€29")}</div>`)).toEqual([
      "Crew",
      "Fleet",
    ]);
  });
});
