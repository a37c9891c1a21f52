import { describe, expect, it } from "vitest";
import { isDenied } from "./polarity";

/** Whether the claim, given by its own words in the text, is denied there. */
const denied = (text: string, claim: string) => isDenied(text, text.indexOf(claim));

describe("a word of denial", () => {
  it.each([
    ["There is no free plan, but we do refunds.", "free plan"],
    ["We have no office in São Paulo or Dos Santos.", "office"],
    ["There is no app by Uma Das.", "app"],
    ["Los equipos que han pagado siguen sin plan gratuito.", "plan gratuito"],
    ["Dos personas, sin plan gratuito y con soporte de Hans.", "plan gratuito"],
    ["Acmeflow no es gratis para dos equipos.", "gratis"],
  ])("denies whatever else the text holds: %j", (text, claim) => {
    expect(denied(text, claim)).toBe(true);
  });

  it.each([
    ["Acmeflow foi fundada no Porto em 2014.", "2014"],
    ["A empresa começou no Recife em 2014.", "2014"],
    ["Hon startade Acmeflow med sin bror 2014.", "2014"],
    ["Im Mai 2019 gründeten wir Acmeflow.", "gründeten"],
    ["En mai 2019, nous avons fondé Acmeflow.", "fondé"],
    ["Hun startede Acmeflow med sin bror og en ven i 2014.", "2014"],
  ])("is none where the language has another word of its form: %j", (text, claim) => {
    expect(denied(text, claim)).toBe(false);
  });
});
