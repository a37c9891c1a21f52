import { describe, expect, it } from "vitest";
import { payerCountry } from "./payer-country";

describe("the country of a payer", () => {
  it.each([
    ["US", { country: "US" }],
    ["C2", { country: "CN" }],
    ["de", { country: "DE" }],
    ["XX", {}],
    ["T1", {}],
    ["", {}],
    [undefined, {}],
  ])("that a provider calls %s is one that can be billed, or none", (told, country) => {
    expect(payerCountry(told)).toEqual(country);
  });
});
