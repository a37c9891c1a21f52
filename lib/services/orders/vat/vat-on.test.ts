import SalesTax from "sales-tax";
import { describe, expect, it } from "vitest";
import type { VatNumberStatus } from "@/lib/core/statuses";
import { useDatabase } from "@/lib/testing/database/database";
import { ratesOn } from "./seller";
import { EU_COUNTRIES, territoryOf } from "./territories";
import { type VatSeller, vatOn } from "./vat-on";

const database = useDatabase();
const NOW = new Date("2026-11-18T12:00:00Z");
const GERMAN: VatSeller = { country: "DE", registrations: ["DE", "EU"] };
const rates = () => ratesOn(database().db, NOW);
const STATUSES: VatNumberStatus[] = ["none", "valid", "invalid", "unverified"];

describe("VAT of a seller in Germany", () => {
  const cases = EU_COUNTRIES.flatMap((country) => STATUSES.map((status) => [country, status] as const));

  it.each(cases)("in %s with a number that is %s", async (country, status) => {
    const rateOf = await rates();
    const on = vatOn(GERMAN, territoryOf(country), status, rateOf);
    const isReversed = status === "valid" && country !== "DE";
    expect(on).toEqual(
      isReversed ? { rateBp: 0, treatment: "reverse_charge" } : { rateBp: rateOf(country), treatment: "charged" },
    );
    expect(rateOf(country)).toBeGreaterThan(1_000);
  });

  it.each([
    ["ES", "35001", "Canary Islands"],
    ["ES", "51001", "Ceuta"],
    ["FI", "22100", "Åland"],
    ["FR", "97400", "Réunion"],
    ["IT", "23041", "Livigno"],
    ["DE", "27498", "Heligoland"],
    ["DE", "78266", "Büsingen"],
    ["GR", "630 86", "Mount Athos"],
    ["AX", "", "Åland by its own code"],
    ["US", "", "the United States"],
    ["GB", "BT1 1AA", "Northern Ireland, for services"],
    ["XI", "", "Northern Ireland by its code"],
    ["CH", "", "Switzerland"],
    ["NO", "", "Norway"],
  ])("is none in %s %s: %s", async (country, postalCode) => {
    for (const status of STATUSES)
      expect(vatOn(GERMAN, territoryOf(country, postalCode), status, await rates())).toEqual({
        rateBp: 0,
        treatment: "outside_scope",
      });
  });

  it.each([
    ["MC", "98000", 2_000],
    ["PT", "9000-017", 2_200],
    ["PT", "9500-321", 1_600],
    ["AT", "6691", 1_900],
    ["AT", "1010", 2_000],
  ])("of %s %s has the rate of that place", async (country, postalCode, rateBp) => {
    const on = vatOn(GERMAN, territoryOf(country, postalCode), "none", await rates());
    expect(on).toEqual({ rateBp, treatment: "charged" });
  });
});

describe("VAT of other sellers", () => {
  it.each([
    ["GB", 2_000],
    ["CH", 810],
    ["LI", 810],
    ["NO", 2_500],
  ])("is charged in %s where they are registered there", async (country, rateBp) => {
    const seller = { country: "DE", registrations: ["DE", "GB", "CH", "NO"] };
    expect(vatOn(seller, territoryOf(country), "none", await rates())).toEqual({ rateBp, treatment: "charged" });
  });

  it("is none for who is registered nowhere, and unknown while the customer's country is", async () => {
    const rateOf = await rates();
    expect(vatOn({ country: null, registrations: [] }, territoryOf("DE"), "none", rateOf).treatment).toBe(
      "not_registered",
    );
    expect(vatOn({ country: "DE", registrations: [] }, territoryOf("DE"), "none", rateOf).treatment).toBe(
      "not_registered",
    );
    expect(vatOn(GERMAN, null, "none", rateOf)).toEqual({ rateBp: 0, treatment: null });
  });

  it("is charged in the Union by one from outside who is registered for its One Stop Shop", async () => {
    const seller = { country: "US", registrations: ["EU"] };
    expect(vatOn(seller, territoryOf("FI"), "none", await rates())).toEqual({ rateBp: 2_550, treatment: "charged" });
    expect(vatOn(seller, territoryOf("FI"), "valid", await rates()).treatment).toBe("reverse_charge");
  });

  it("is refused where no rate is kept, and never guessed", () => {
    expect(() => vatOn(GERMAN, territoryOf("FR"), "none", () => undefined)).toThrow("unavailable");
  });
});

describe("kept rates", () => {
  it.each([...EU_COUNTRIES, "GB", "CH", "NO"])("of %s are those that the package sales-tax knows", async (country) => {
    const known = await SalesTax.getSalesTax(country);
    expect((await rates())(country)).toBe(Math.round(known.rate * 10_000));
  });

  it("hold from their day on", async () => {
    const before = await ratesOn(database().db, new Date("2025-06-30T23:59:59Z"));
    const after = await ratesOn(database().db, new Date("2025-07-01T00:00:00Z"));
    expect([before("EE"), after("EE")]).toEqual([2_200, 2_400]);
  });
});
