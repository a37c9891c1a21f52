import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

describe("figures below a heading", () => {
  const figures = "<p>Our team of 40 people. Founded in 2009.</p>";
  const factsOf = (html: string) => {
    const { fields } = draftPart("people", acme(html, "/about"));
    return [fields.team_size?.value ?? null, fields.founded_year?.value ?? null];
  };

  it.each(["Kelp Media", "About Kelp Labs", "Nordkelp GmbH", "Über Nordkelp Systems", "À propos de Nordkelp SAS"])(
    "that is another company's, %s, are theirs",
    (heading) => {
      expect(factsOf(`<h1>About Acmeflow</h1><h2>${heading}</h2>${figures}`)).toEqual([null, null]);
    },
  );

  it.each(["Our story", "The studio", "About Acmeflow Labs", "Our Group", "Who we are"])(
    "such as %s are ours",
    (heading) => {
      expect(factsOf(`<h1>About Acmeflow</h1><h2>${heading}</h2>${figures}`)).toEqual(["40", 2009]);
    },
  );
});

describe("the name", () => {
  it("is that of the home page, where further pages and the address have an older one", () => {
    const page = (title: string) =>
      `<html lang="en"><head><title>${title}</title></head><body><main><p>Text.</p></main></body></html>`;
    const reading = siteOf(
      {
        "/": page("Kelp-Tools – Sheets, belts and springs"),
        "/info": page("Info – Kelp-Tools"),
        "/imprint": page("Imprint – Kelp-Sheet"),
        "/privacy": page("Privacy – Kelp-Sheet"),
      },
      "https://kelp-sheet.test",
    );
    expect(draftPart("identity", reading).fields.name?.value).toBe("Kelp-Tools");
  });

  it("is that of further pages where the home page has none", () => {
    expect(
      draftPart(
        "identity",
        siteOf({
          "/": homeOf("<main><p>Text.</p></main>").replace(/<title>.*<\/title>/, "<title>Welcome to lists</title>"),
          "/info": homeOf("").replace(/<title>.*<\/title>/, "<title>Info – Acmeflow</title>"),
          "/faq": homeOf("").replace(/<title>.*<\/title>/, "<title>Questions – Acmeflow</title>"),
        }),
      ).fields.name?.value,
    ).toBe("Acmeflow");
  });
});
