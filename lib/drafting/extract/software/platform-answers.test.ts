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

  it.each([
    ["Is there a Windows version?", "Yes.", ["Windows"]],
    ["Does it work on Linux?", "Yes, it does.", ["Linux"]],
    ["Which devices does it work on?", "On anything with a browser.", ["Web"]],
    ["Do I have to install anything?", "No. Acmeflow runs in any modern browser.", ["Web"]],
    ["Is there an app for phones?", "Yes, for iPhone and Android.", ["iOS", "Android"]],
    ["Gibt es Acmeflow auch für den Mac?", "Ja, für Windows und macOS.", ["Windows", "macOS"]],
    ["Faut-il installer quelque chose ?", "Non, Acmeflow fonctionne dans le navigateur.", ["Web"]],
    ["Can I import from Windows?", "Yes.", []],
    ["Why Linux?", "Yes, we are asked that a lot.", []],
  ])("name what they say yes to: %s %s", (question, answer, names) => {
    expect(platformsOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual(names);
  });
});

describe("answers about another time", () => {
  it.each([
    ["Kommt eine App für Android?", "Ja, im Herbst."],
    ["Kommt eine App?", "Ja, für Android und iPhone."],
    ["Wird es eine Version für Linux geben?", "Ja."],
    ["Will there be a Linux version?", "Yes."],
    ["Une version Android est-elle prévue ?", "Oui, pour l'année prochaine."],
    ["¿Habrá una versión para Linux?", "Sí."],
    ["Ci sarà una versione per Linux?", "Sì."],
    ["Komt er een versie voor Linux?", "Ja."],
    ["Czy będzie wersja na Androida?", "Tak, w przyszłym roku."],
    ["Haverá uma versão para Linux?", "Sim."],
    ["Kommer det en version för Linux?", "Ja."],
    ["Kommer der en version til Linux?", "Ja."],
    ["Did it ever run on Android?", "Yes, until 2019."],
    ["Does it run on Android?", "Yes, from next spring."],
    ["Is there a Windows version?", "Sure, one day."],
    ["Do I need a version of Windows?", "Yes and no."],
    ["Gibt es eine Version für Windows?", "Natürlich nicht."],
  ])("name nothing of today: %s %s", (question, answer) => {
    expect(platformsOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual([]);
  });

  it.each([
    ["Will it run on Linux?", "Yes.", ["Linux"]],
    ["Will there be an app?", "No need for one: Acmeflow runs in any browser.", ["Web"]],
    ["Wird Linux unterstützt? Läuft es dort?", "Ja.", ["Linux"]],
    ["Gibt es eine Version für Windows?", "Ja.", ["Windows"]],
    ["¿Hay versión para Linux?", "Sí, no hace falta una cuenta.", ["Linux"]],
    ["Is there a Windows version?", "Yes, and you don’t need an account.", ["Windows"]],
  ])("name what is so now: %s %s", (question, answer, names) => {
    expect(platformsOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual(names);
  });
});

describe("what stands in a browser, on a machine or under a label", () => {
  it.each([
    ["<p>Funciona no navegador, sem instalar nada.</p>", ["Web"]],
    ["<p>Tout se passe dans votre navigateur, rien à installer.</p>", ["Web"]],
    ["<p>Se entra con un navegador cualquiera.</p>", ["Web"]],
    ["<p>100% browser-based. No installation.</p>", ["Web"]],
    ["<p>La agenda, sea Android o iPhone, y en cualquier navegador.</p>", ["Android", "iOS", "Web"]],
    ["<p>Die App gibt es für Android und iPhone, geplant wird im Browser.</p>", ["Android", "iOS", "Web"]],
    ["<p>Sur Android et sur iPhone</p>", ["Android", "iOS"]],
    ["<p>Läuft ab macOS 14.</p>", ["macOS"]],
    ["<dl><dt>Requirements</dt><dd>Windows 10 or newer, 4 GB of memory</dd></dl>", ["Windows"]],
    ["<p>Open the link in your browser to confirm.</p>", []],
    ["<p>Watch the demo in your browser, no download needed.</p>", []],
    ["<p>Our servers run on Linux.</p>", []],
    ["<p>Unsere Server laufen unter Linux.</p>", []],
    ["<p>Tus clientes reservan desde cualquier navegador, sin instalar nada.</p>", []],
    ["<p>Simply in the browser, no installation.</p>", ["Web"]],
    ["<p>The editor uses a web-based toolkit.</p>", []],
    ["<h2>Coming soon</h2><p>An app for Android.</p>", []],
    ["<p>A version for the Windows tablets of some tills is pencilled in for next spring.</p>", []],
    ["<p>Owen wrote programs for Windows at his old job.</p>", []],
  ])("%s says %j", (body, names) => {
    expect(platformsOf(body)).toEqual(names);
  });
});

describe("platforms in other words", () => {
  it.each([
    ["Crews use the iPhone and Android app on board.", ["iOS", "Android"]],
    ["Acmeflow er en app til iPhone og Android.", ["iOS", "Android"]],
    ["Acmeflow es una extensión para Firefox y Chrome.", ["Firefox", "Chrome"]],
    ["Requires macOS 13 or later.", ["macOS"]],
    ["Potrzebny jest Linux albo FreeBSD.", ["Linux", "FreeBSD"]],
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
