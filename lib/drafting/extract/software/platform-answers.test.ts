import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string, path = "/"): string[] {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

describe("answers to questions about platforms", () => {
  it.each([
    ["Is there an app?", "Android and iPhone change too often."],
    ["Is there a Windows app?", "No, and none is planned. Android users open the website."],
    ["Is there an app?", "Not yet. Android comes first."],
    ["Can I import from an app?", "Android backups are read."],
    ["Why is there no app?", "Android and iPhone change too often."],
    ["Who fixes my computer?", "Our friends who know Windows and macOS."],
  ])("name none: %s %s", (question, answer) => {
    expect(platformsOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual([]);
  });
});

describe("platforms in other words", () => {
  it.each([
    ["Crews use the iPhone and Android app on board.", ["iOS", "Android"]],
    ["Acmeflow er en app til iPhone og Android.", ["iOS", "Android"]],
    ["Acmeflow es una extensión para Firefox y Chrome.", ["Firefox", "Chrome"]],
    ["Requires macOS 13 or later.", ["macOS"]],
    ["Potrzebny jest Linux albo FreeBSD.", ["Linux", "FreeBSD"]],
    ["Acmeflow is een takenprogramma in de browser.", ["Web"]],
    ["We build iPhone and Android apps for harbours.", []],
    ["Reads what the iPhone and Android apps of others write.", []],
    ["Requires Windows for its import.", []],
    ["Get the app in your browser", []],
  ])("reads %j as %j", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });

  it("reads the files of a download page", () => {
    const files = "<p>Version 5.2 for Windows 8, 10 and 11 (14 MB)</p><p>Version 5.2 for macOS 11 or later (22 MB)</p>";
    expect(platformsOf(`<h1>Download</h1>${files}`, "/download")).toEqual(["Windows", "macOS"]);
  });
});
