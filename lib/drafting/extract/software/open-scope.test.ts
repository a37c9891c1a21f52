import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function softwareOf(body: string, path = "/") {
  const reading = acme(body, path);
  const { open_source, license } = judgeCandidates(reading, extractCommercial(reading)).fields;
  return { open: open_source?.value ?? null, license: license?.value ?? null };
}

const NOTHING = { open: null, license: null };
const row = (ours: string, theirs: string) =>
  `<table><tr><th></th><th>Acmeflow</th><th>Kelpboard</th></tr><tr><td>Open source</td><td>${ours}</td><td>${theirs}</td></tr></table>`;

describe("open source and licences of others", () => {
  it.each([
    row("–", "✓"),
    row("No", "Yes, GPLv2"),
    "<dl><dt>Open source</dt><dd>–</dd></dl>",
    "<div><div><h3>Kelpboard</h3><ul><li>Open source</li><li>MIT licence</li></ul></div><div><h3>Acmeflow</h3><ul><li>Hosted</li></ul></div></div>",
    "<div class='card'><h3>Kelpboard</h3><p>AGPL-3.0</p></div>",
    "<p>License: MIT</p><p>License: WTFPL</p>",
    "<div class='plan'><h3>Open Source</h3><p>$0</p><p>For public repositories</p></div>",
    "<h3>Open source</h3><p>We sponsor Kelpdb and Tidelog.</p>",
    "<h3>Open source</h3><p>We publish parts of our work:</p><p>A tiny queue.</p>",
    "<h1>Open source risk</h1>",
    "<h1>Open source alternatives</h1>",
    "<h1>Fund open source</h1>",
    "<p>Acmeflow scans repositories and lists every open source licence: MIT, Apache-2.0, GPL-3.0</p>",
    "<p>Acmeflow watches the open source packages you use.</p>",
    "<p>Acmeflow pays the maintainers of the open source software your firm uses.</p>",
    "<p>Licence conflicts: GPL in a closed product</p>",
    "<p>Free for MIT and Apache licensed repositories.</p>",
    "<p>The open-source calendar projects I have built are used by Kelpco and Tidelog.</p>",
    "<p>Kostenlos für MIT-lizenzierte Projekte.</p>",
  ])("are none of the product: %s", (body) => {
    expect(softwareOf(body)).toEqual(NOTHING);
  });

  it.each([
    "Acmeflow builds on the open source shop system Kelpcart.",
    "Acmeflow sells themes for the open source publishing platform Kelpboard.",
    "Acmeflow is a calendar for the free, open source CMS Kelpboard.",
    "Acmeflow ist ein Kalender für das quelloffene System Kelpboard.",
  ])("are none of the product that goes with theirs: %s", (text) => {
    expect(softwareOf(`<p>${text}</p>`)).toEqual(NOTHING);
  });

  it.each([
    "The command line client is open source (Apache-2.0).",
    "Our tracking script is open source.",
    "The browser extension is open source.",
    "Our status page software is open source.",
    "Unser Tracking-Skript ist quelloffen.",
    "Nasza wtyczka jest open source.",
  ])("are a part's, and not the product's: %s", (text) => {
    expect(softwareOf(`<p>${text}</p>`).open).toBeNull();
  });

  it.each([
    "Not yet. We may open the code under the MIT licence one day.",
    "If we ever close, we will release the code under the GPL.",
    "Noch nicht. Wir überlegen, den Quellcode unter der AGPL zu veröffentlichen.",
    "Pas encore. Nous envisageons de publier le code sous licence MIT.",
    "Todavía no. Pensamos publicar el código bajo la licencia MIT.",
    "Non ancora. Vorremmo pubblicare il codice sotto licenza MIT.",
    "Nog niet. We overwegen de code onder de MIT-licentie vrij te geven.",
    "Jeszcze nie. Może kiedyś udostępnimy kod na licencji MIT.",
    "Ainda não. Pretendemos publicar o código sob a licença MIT.",
    "Inte än. Vi funderar på att släppa koden under MIT-licensen.",
    "Ikke endnu. Vi overvejer at frigive koden under MIT-licensen.",
    "Since version 8 Acmeflow is no longer open source; version 7 remains available under the Apache 2.0 licence.",
  ])("are of another day: %s", (text) => {
    expect(softwareOf(`<h3>Is Acmeflow open source?</h3><p>${text}</p>`, "/faq")).toEqual(NOTHING);
  });

  it.each([
    "<ul><li>Open source</li><li>No ads</li></ul>",
    "<h3>Open source</h3><p>Read the code, change it and host it yourself.</p>",
    "<h3>Open</h3><ul><li>Open Source. Our open code is on the web.</li></ul>",
    "<p>The whole app is open source.</p>",
    "<p>Everything we write is open source, for all crews.</p>",
    "<p>Unsere gesamte Software ist quelloffen.</p>",
    "<p>The team behind the open source task list Acmeflow.</p>",
    "<p>Acmeflow will always be open source.</p>",
  ])("are the product's: %s", (body) => {
    expect(softwareOf(body).open).toBe(true);
  });

  it("are the product's by a licence alone in a section of its own", () => {
    expect(softwareOf("<h2>License</h2><p>MIT License</p>")).toEqual({ open: true, license: "MIT License" });
  });
});
