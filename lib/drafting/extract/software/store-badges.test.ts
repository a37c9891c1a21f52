import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const platformsOf = (html: string, path = "/"): string[] =>
  draftPart("commercial", acme(html, path)).fields.platforms?.value ?? [];

describe("a shop's badge", () => {
  it.each([
    ['<a href="https://acme.app.link/x"><img src="a.svg" alt="Download on the App Store"></a>', ["iOS"]],
    ['<a href="https://acme.app.link/y"><img src="b.svg" alt="Get it on Google Play"></a>', ["Android"]],
    ["<p><span>Disponible en App Store y Google Play</span></p>", ["iOS", "Android"]],
    ['<a href="#">Add to Chrome — it\'s free</a>', ["Chrome"]],
    ["<p>Jetzt im App Store erhältlich</p>", []],
  ])("tells the system, wherever it leads: %s", (html, platforms) => {
    expect(platformsOf(`<h1>Acmeflow</h1>${html}`)).toEqual(platforms);
  });

  it.each([
    "<p>Coming soon to Google Play</p>",
    "<p>Not available on the App Store</p>",
    "<blockquote><p>Download on the App Store</p></blockquote>",
    "<h2>Publish your app</h2><p>We submit what you build to the App Store and Google Play for you.</p>",
  ])("tells none where it is of another time, of nobody, or a sentence of something else: %s", (html) => {
    expect(platformsOf(`<h1>Acmeflow</h1>${html}`)).toEqual([]);
  });
});

describe("an answer to which systems there are", () => {
  const answer = (text: string) => `<h3>Which platforms does Acmeflow support?</h3><p>${text}</p>`;

  it.each([
    ["Currently, Acmeflow only supports Windows 10 and 11, but Linux support is in development.", ["Windows"]],
    ["Only macOS at the moment.", ["macOS"]],
    ["Aktuell nur Windows.", ["Windows"]],
  ])("names those of today: %s", (text, platforms) => {
    expect(platformsOf(answer(text), "/faq")).toEqual(platforms);
  });
});

describe("a question about systems", () => {
  it.each([
    ["How do I install Acmeflow on Linux?", "Acmeflow is not on Linux."],
    ["Is Acmeflow available for Windows?", "Acmeflow: Mac only, at the moment."],
    ["Is Acmeflow available on Windows?", "No, on Windows use Kelpline."],
    ["Is there a Windows version?", "Yes, but it is no longer supported."],
    ["Does Acmeflow work on Linux?", "It should work on Linux, but we never tried it."],
    ["Which platforms can I publish my app to?", "iOS and Android."],
    ["Which phones can Acmeflow recover?", "It works with iPhone and Android."],
    ["Which operating system do your servers use?", "Linux only."],
  ])("is answered for none by a no, or of something else: %s %s", (question, said) => {
    expect(platformsOf(`<h1>FAQ</h1><h3>${question}</h3><p>${said}</p>`, "/faq")).toEqual([]);
  });

  it("is answered for all by a list below it", () => {
    const list = "<ul><li>macOS (Intel and Apple Silicon)</li><li>Linux (all distributions)</li></ul>";
    expect(platformsOf(`<h3>Which platforms does Acmeflow support?</h3>${list}`, "/faq")).toEqual(["macOS", "Linux"]);
  });
});

it("reads a desktop application by the system in brackets, and MacOS in any spelling", () => {
  expect(platformsOf("<h1>Acmeflow</h1><p>Acmeflow is a desktop app (Windows) for harbours.</p>")).toEqual(["Windows"]);
  expect(platformsOf("<h2>Download</h2><p>Download for MacOS</p><p>Download for Windows</p>")).toEqual([
    "macOS",
    "Windows",
  ]);
});

it("takes no make of instruments and no list of credits for open source", () => {
  const open = (html: string, path = "/") => draftPart("commercial", acme(html, path)).fields.open_source?.value;
  expect(open("<h1>Acmeflow</h1><ul><li>FOSS WineScan</li></ul>")).toBeUndefined();
  expect(
    open("<h1>Open source &amp; credits</h1><p>Everything it depends on is credited below.</p>", "/about"),
  ).toBeUndefined();
});
