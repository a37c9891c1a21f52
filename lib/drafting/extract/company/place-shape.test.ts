import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function placeOf(body: string, path = "/about", head = ""): string | null {
  return draftPart("people", acme(body, path, head)).fields.location?.value ?? null;
}
const foot = (html: string) =>
  draftPart(
    "people",
    siteOf({ "/": homeOf(`<main><h1>Acmeflow keeps crews on time</h1></main><footer>${html}</footer>`) }),
  ).fields.location?.value ?? null;
const marked = (address: Record<string, string>) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Organization", name: "Acmeflow", address: { "@type": "PostalAddress", ...address } })}</script>`;

describe("the shape of a place", () => {
  it.each([
    ["/impressum", "<p>Allgemeine Verbraucherschlichtungsstelle, Straßburger Str. 8, 77694 Kehl</p>"],
    ["/note-legali", "<p>Il sito è realizzato da Kelp Web Srl, Via Roma 1, 20121 Milano.</p>"],
    ["/privacy", "<p>Acmeflow korzysta z usług Kelp sp. z o.o., ul. Długa 1, 00-001 Warszawa.</p>"],
    ["/privacy", "<p>Prezes Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa</p>"],
    ["/contact", "<h2>Our distributors</h2><p>Kelp Benelux<br>Kade 4<br>1011 AB Amsterdam</p>"],
    ["/about", "<p>Made in Switzerland cheese boards are tracked by Acmeflow.</p>"],
  ])("is none of others at %s: %s", (path, body) => {
    expect(placeOf(body, path)).toBeNull();
  });

  it.each([
    "<p>Or ring 0800 ACMENOW</p>",
    "<p>0800 Acmenow</p>",
    "<p>Call 1800 KELPERS today</p>",
    "<p>Trusted by</p><p>5000 Teams</p>",
    "<p>Over 5000 Teams trust us</p>",
    "<p>Schon 12000 Handwerker nutzen Acmeflow</p>",
    "<p>Plus de 3000 Artisans</p>",
    "<p>Acmeflow 2025 Release</p>",
    "<p>Acmeflow GmbH: 10000 Bilder</p>",
    "<p>Ya somos 2500 Talleres</p>",
  ])("is not that of %s at the foot", (html) => {
    expect(foot(html)).toBeNull();
  });

  it.each([
    ["<p>Acmeflow GmbH, Hafenstr. 1, 24103 Kiel</p>", "Kiel"],
    ["<p>Acmeflow SAS<br>12 rue des Tanneurs<br>75011 PARIS</p>", "PARIS"],
    ["<p>Acmeflow GmbH · Hafenstr. 1 · 24103 Kiel · Deutschland</p>", "Kiel, Deutschland"],
    ["<div><span>Kai 4</span><span>24103 Kiel</span></div>", "Kiel"],
    ["<address>Acmeflow<br>Kade 4<br>1011 AB Amsterdam</address>", "Amsterdam"],
  ])("is that of %s at the foot", (html, place) => {
    expect(foot(html)).toBe(place);
  });

  it.each([
    [
      {
        streetAddress: "1 Kai Road",
        addressLocality: "Ste 320",
        addressRegion: "Kelpton",
        addressCountry: "United States",
      },
      "United States",
    ],
    [{ streetAddress: "1 Kai Road", addressLocality: "Suite #4" }, null],
    [{ addressLocality: "Unit 7B", addressCountry: "Ireland" }, "Ireland"],
    [{ addressLocality: "P.O. Box 12" }, null],
    [{ addressLocality: "Floor 3" }, null],
    [{ addressLocality: "Ste-Foy", addressCountry: "Canada" }, "Ste-Foy, Canada"],
    [{ addressLocality: "KIEL", postalCode: "24103", addressCountry: "DE" }, "KIEL"],
    [{ addressLocality: "Block Island", addressCountry: "US" }, "Block Island"],
  ])("is asked of structured data: %j", (address, place) => {
    expect(placeOf("<p>Acmeflow keeps lists.</p>", "/about", "") ?? null).toBeNull();
    const reading = siteOf({
      "/": homeOf("<main><h1>Acmeflow keeps crews on time</h1></main>", marked(address as Record<string, string>)),
    });
    expect(draftPart("people", reading).fields.location?.value ?? null).toBe(place);
  });

  it("has its country as the pages write it, where the data give its code", () => {
    const locate = (foot: string) => {
      const address = { addressLocality: "Kelpton", addressCountry: "IE" };
      const page = homeOf(
        `<main><h1>Acmeflow keeps crews on time</h1></main><footer>${foot}</footer>`,
        marked(address),
      );
      return draftPart("people", siteOf({ "/": page })).fields.location?.value ?? null;
    };
    expect(locate("<p>Unit 4, Kelp Park<br>Kelpton, Co. Galway<br>Ireland</p>")).toBe("Kelpton, Ireland");
    expect(locate("<p>Our crews in Kelpton sail to Norway.</p>")).toBe("Kelpton");
    expect(locate("<p>Kelpton, 4 Kelp Park<br>London, 1 Tide Street<br>United Kingdom</p>")).toBe("Kelpton");
  });

  it.each(["We are based in EMEA.", "We are based in PREMIUM plans only.", "Acmeflow is headquartered in READYNOW."])(
    "is not that of %j",
    (text) => {
      expect(placeOf(`<p>${text}</p>`)).toBeNull();
    },
  );
});
