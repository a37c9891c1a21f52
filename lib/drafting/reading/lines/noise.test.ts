import { expect, it } from "vitest";
import { isPlumbing } from "./noise";

it.each([
  ["Diese Website verwendet Cookies, um besser zu werden."],
  ["Ce site utilise des cookies."],
  ["Deze website gebruikt cookies"],
  ["Questo sito utilizza i cookie tecnici."],
  ["Kies welke cookies u toestaat."],
  ["Wir setzen auf dieser Seite Cookies ein."],
  ["Licensed under the Apache License, Version 2.0; you may not use this file except in compliance with the License."],
])("runs the site, and tells nothing of the product: %s", (text) => {
  expect(isPlumbing(text, "Acmeflow")).toBe(true);
});

it.each([
  ["Acmeflow asks your visitors for consent to cookies."],
  ["Wir backen Cookies nach Plan."],
  ["Recipes for cookies, by weight."],
  ["Licensed electricians plan their day."],
])("tells of the product: %s", (text) => {
  expect(isPlumbing(text, "Acmeflow")).toBe(false);
});
