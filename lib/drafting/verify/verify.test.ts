import { describe, expect, it } from "vitest";
import { reasonOf, site, verdictOn } from "@/lib/testing/drafting/citing";
import { verifyField } from "./verify";

describe("the evidence rule: quotes", () => {
  const reading = site(
    `<h1>Know the tide</h1><p>Tidewell shows tides for 9,000 harbours. It works offline — always.</p>`,
  );

  it("stores the page's own characters, as the whole sentence around what was cited", () => {
    const verdict = verdictOn(reading, "summary", "It works offline - always.", "It works offline — always.");
    expect(verdict).toMatchObject({
      ok: true,
      evidence: [
        { quote: "It works offline — always.", url: "https://tidewell.test/", page_title: "Tidewell – Tide tables" },
      ],
    });
    const widened = verdictOn(reading, "team_size", "9,000", "9,000");
    expect(reasonOf(widened)).toMatch(/team/);
  });

  it("tells where each quote stands", () => {
    const verdict = verdictOn(reading, "summary", "It works offline — always.", "It works offline");
    expect(reasonOf(verdict)).toMatch(/not the page's words/);
    const whole = verdictOn(reading, "headline", "Know the tide", "Know the tide");
    expect(whole).toMatchObject({
      ok: true,
      spans: [{ position: 0, pageUrl: "https://tidewell.test/", start: 0, end: 13 }],
    });
  });

  it.each([
    ["no source", []],
    ["a page that was not read", [{ page: 7, segment: 0, start: 0, end: 4 }]],
    ["a segment that does not exist", [{ page: 0, segment: 999, start: 0, end: 4 }]],
    ["an empty span", [{ page: 0, segment: 1, start: 3, end: 3 }]],
    ["a span past the end", [{ page: 0, segment: 1, start: 0, end: 9_999 }]],
    ["a fraction of a character", [{ page: 0, segment: 1, start: 0.5, end: 4 }]],
  ])("refuses %s", (_, sources) => {
    expect(verifyField(reading, "headline", { value: "Know the tide", sources }).ok).toBe(false);
  });

  it("refuses a paraphrase, a changed word and a changed figure", () => {
    const quote = "Tidewell shows tides for 9,000 harbours.";
    for (const value of [
      "Tidewell displays tides for 9,000 harbours.",
      "Tidewell shows tides for 90,000 harbours.",
      "Tidewell shows tides for 9,000 harbours worldwide.",
      "TIDEWELL IS THE BEST.",
    ]) {
      expect(verdictOn(reading, "summary", value, quote).ok, value).toBe(false);
    }
  });

  it("refuses values that the field cannot hold", () => {
    expect(reasonOf(verdictOn(reading, "repo_url", "not a url", "Know the tide"))).toMatch(/not a value/);
    expect(reasonOf(verdictOn(reading, "founded_year", 99_999, "9,000"))).toMatch(/not a value/);
  });

  it.each(["__proto__", "constructor", "toString"])(
    "refuses the platform %s like any other that is not named",
    (name) => {
      expect(reasonOf(verdictOn(reading, "platforms", [name], "Know the tide"))).toBe(`${name} is not cited`);
    },
  );

  it("joins whole sentences from several places, and quotes each", () => {
    const value = "Know the tide\n\nIt works offline — always.";
    const verdict = verdictOn(reading, "description", value, "Know the tide", "It works offline — always.");
    expect(verdict.ok && verdict.evidence.map((one) => one.quote)).toEqual([
      "Know the tide",
      "It works offline — always.",
    ]);
  });

  it("refuses words that leave out their denial", () => {
    const denying = site(`<p>We do not sell your data.</p>`);
    expect(reasonOf(verdictOn(denying, "summary", "sell your data.", "sell your data."))).toMatch(/deny/);
  });

  it("refuses the words of a customer as the product's own", () => {
    const praised = site(`<blockquote>The best tide table ever made.</blockquote>`);
    expect(
      reasonOf(verdictOn(praised, "headline", "The best tide table ever made.", "The best tide table ever made.")),
    ).toMatch(/testimonial/);
  });
});

describe("the evidence rule: names and companies", () => {
  const reading = site(
    `<p>Works with Google Drive.</p><p>Windows is a trademark of Microsoft Corporation.</p><p>Tidewell is made by Ebb Software GmbH.</p>`,
  );

  it("takes the site's own name and no other that stands on the page", () => {
    expect(verdictOn(reading, "name", "Tidewell", "Tidewell").ok).toBe(true);
    expect(reasonOf(verdictOn(reading, "name", "Google Drive", "Google Drive"))).toMatch(/not a name of this site/);
  });

  it("takes the maker's legal name and not the owner of a trademark", () => {
    expect(verdictOn(reading, "legal_name", "Ebb Software GmbH", "Ebb Software GmbH").ok).toBe(true);
    expect(reasonOf(verdictOn(reading, "legal_name", "Microsoft Corporation", "Microsoft Corporation"))).toMatch(
      /another/,
    );
  });

  it("takes a founding year where the page speaks of founding", () => {
    const page = site(`<p>Founded in 2014 in Kiel.</p><p>© 2026 Ebb</p><p>We shipped 2019 boxes.</p>`);
    expect(verdictOn(page, "founded_year", 2014, "Founded in 2014 in Kiel.").ok).toBe(true);
    expect(verdictOn(page, "founded_year", 2026, "© 2026 Ebb").ok).toBe(false);
    expect(verdictOn(page, "founded_year", 2019, "We shipped 2019 boxes.").ok).toBe(false);
    expect(verdictOn(page, "founded_year", 2013, "Founded in 2014 in Kiel.").ok).toBe(false);
  });

  it("takes no founding year whose own sentence tells of no beginning, whatever else is cited", () => {
    const told = site("<p>Tidewell was founded in 2014.</p><p>We launched an app.</p><p>We shipped 2014 boxes.</p>");
    expect(verdictOn(told, "founded_year", 2014, "Tidewell was founded in 2014.", "We shipped 2014 boxes.").ok).toBe(
      true,
    );
    expect(verdictOn(told, "founded_year", 2014, "We launched an app.", "We shipped 2014 boxes.").ok).toBe(false);
  });
});
