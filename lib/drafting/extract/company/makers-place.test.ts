import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** The place of a site whose pages all end with the given foot, in no landmark of its own. */
function placeOf({ foot = "", about = "", head = "" }): string | null {
  const page = (text: string) => homeOf(`<div><p>${text}</p></div><div>${foot}</div>`, head);
  const site = siteOf({
    "/": page("Acmeflow keeps crews on time."),
    "/about": page(about || "We keep lists."),
    "/tour": page("How lists are kept."),
  });
  return draftPart("people", site).fields.location?.value ?? null;
}

describe("the place of a small maker", () => {
  it.each([
    ["a part of a line", "<p>Acmeflow Co. · Savannah, Georgia · help@acmeflow.test</p>", "Savannah, Georgia"],
    ["a line of its own", "<ul><li>Bergen, Norway</li></ul>", "Bergen, Norway"],
    ["the end of an address", "<p>Rua das Flores 27<br>1º andar<br>Vila Nova</p>", "Vila Nova"],
    ["the company's address", "<p>Acmeflow<br>P.O. Box 417<br>Viroqua, WI 54665</p>", "Viroqua"],
  ])("stands at the foot of every page, though nothing calls it the foot: %s", (_, foot, place) => {
    expect(placeOf({ foot })).toBe(place);
  });

  it.each([
    ["Acmeflow is made in Stromness, Orkney, mostly when it rains.", "Stromness, Orkney"],
    ["Ik woon en werk in Franeker.", "Franeker"],
    ["Aus Kelpstadt: Wir bauen Acmeflow für Häfen.", "Kelpstadt"],
    ["Vivo a Gubbio, sopra un forno.", "Gubbio"],
    ["I live in Kelpton, Maine, with two cats.", "Kelpton, Maine"],
  ])("is where they say that they live or make it: %s", (about, place) => {
    expect(placeOf({ about })).toBe(place);
  });

  it.each([
    "I don't live in Kelpton.",
    "Von Scan über Analyse bis Betrieb: Wir bauen, was Häfen brauchen.",
    "Acmeflow is made in Rust.",
    "Would I live in Kelpton?",
    "I live in fear of lists.",
  ])("is not told by %j", (about) => {
    expect(placeOf({ about })).toBeNull();
  });
});

describe("the place of who runs it", () => {
  it.each([
    ["Acmeflow is operated by Jane Roe, based in Leeds, UK.", "Leeds, UK"],
    ["Acmeflow is operated by Jane Roe, based in the United Kingdom.", "United Kingdom"],
    ["Acmeflow is used by Kelp Ltd, based in Leeds, UK.", null],
    ["Acmeflow is hosted by Kelp Ltd, based in Leeds, UK.", null],
    ["Acmeflow wird genutzt von Kelp, ansässig in Kiel.", null],
    ["Acmeflow is a startup backed by Kelp Ventures, based in Leeds, UK.", "Leeds, UK"],
    ["Acmeflow is built by Jane Roe, based in Leeds until 2019, then in Oslo.", null],
    ["Acmeflow was designed by Jane Roe, based in Berlin, for Kelp Ltd.", null],
  ])("is told behind their name, and no customer's: %s", (about, place) => {
    expect(placeOf({ about })).toBe(place);
  });

  it("ends where the next line of the foot begins", () => {
    expect(
      placeOf({ foot: "<p>© 2026 Acmeflow · <span>Made in the UK</span> <span>Hosted in the EU</span></p>" }),
    ).toBe("UK");
  });
});
