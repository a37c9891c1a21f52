import { describe, expect, it } from "vitest";
import { snapshotOf } from "./site-snapshot";

/** The text "Globex" of the page is of an example. */
function isOfExample(html: string): boolean {
  const page = { url: "https://acme.test/", fetchedAt: new Date("2026-11-20T09:00:00Z"), sha256: "0".repeat(64) };
  const { segments } = snapshotOf(`<main><h1>Acmeflow</h1>${html}</main>`, page);
  const found = segments.filter((one) => one.text.includes("Globex"));
  expect(found.length).toBeGreaterThan(0);
  return found.every((one) => one.isTestimonial);
}

const LIGHTS = "<div><span></span><span></span><span></span></div>";
const DATA = "<div><p>Globex</p><p>$120 / month</p></div>";

describe("screens drawn for show", () => {
  it.each([
    ["a mock-up by its name", `<div class="hero-mockup">${DATA}</div>`],
    ["a device's frame", `<div class="phone-frame">${DATA}</div>`],
    [
      "an element that is a picture to readers aloud",
      `<div role="img" aria-label="The list of invoices">${DATA}</div>`,
    ],
    ["a window with three lights", `<div>${LIGHTS}${DATA}</div>`],
    ["a window in a stage", `<div><div>${LIGHTS}${DATA}</div></div>`],
    ["a figure of the app", `<figure class="app-preview">${DATA}</figure>`],
    ["a drawing that readers aloud skip", `<div class="heroVisual" aria-hidden="true">${DATA}</div>`],
  ])("know %s", (_, html) => {
    expect(isOfExample(html)).toBe(true);
  });

  it.each([
    [
      "a caption, which is the site's own word",
      `<figure class="app-preview">${DATA.replace("Globex", "Acme")}<figcaption>Made for Globex</figcaption></figure>`,
    ],
    ["an answer that is folded", `<div class="answer" aria-hidden="true">${DATA}</div>`],
    [
      "a section with a heading and a link",
      `<section class="demo window"><h2>Globex</h2><a href="/demo">See it</a></section>`,
    ],
    ["a menu's sign of three lines", `<div><button><span></span><span></span><span></span></button>${DATA}</div>`],
    ["classes for widths of the window", `<div class="screen:flex window:grid">${DATA}</div>`],
    ["a telephone number", `<p class="phone">Globex</p>`],
    ["what encloses the page's title", `<div class="browser-window"><h1>Globex</h1></div>`],
  ])("are not %s", (_, html) => {
    expect(isOfExample(html)).toBe(false);
  });
});
