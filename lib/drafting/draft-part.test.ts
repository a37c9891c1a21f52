import { describe, expect, it } from "vitest";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { draftPart } from "./draft-part";

/** Every field that is drafted of a site, and how many people and questions. */
function draftedOf(pages: Record<string, string>): string[] {
  const reading = siteOf(pages, "https://marlpit.test");
  const parts = (["identity", "commercial", "people", "faq"] as const).map((part) => draftPart(part, reading));
  return parts.flatMap(({ fields, founders, faqs, company_socials, seo }) => [
    ...Object.keys({ ...fields, ...company_socials, ...seo }),
    ...[...founders, ...faqs].map(() => "person or question"),
  ]);
}

describe("a site whose home page only holds a place", () => {
  const seller = "<p>This page is operated by Meadow Domains Ltd, Leeds. We were founded in 2011.</p>";
  const listed = "<ul><li><a href='/?q=crm'>CRM with a free trial, from $9 a month</a></li></ul>";

  it.each(["This domain may be for sale!", "Dieser Platz: diese Domain steht zum Verkauf."])(
    "gives its name at most: %s",
    (notice) => {
      const home = `<title>Marlpit</title><meta name="description" content="${notice} Inquire within for the price."><h1>Marlpit</h1><p>${notice}</p>${listed}`;
      const drafted = draftedOf({ "/": home, "/imprint": `<title>Imprint</title><h1>Imprint</h1>${seller}` });
      expect(drafted.filter((field) => field !== "name")).toEqual([]);
    },
  );

  it("is drafted in full where a product stands there instead", () => {
    const home = `<title>Marlpit</title><meta name="description" content="Marlpit keeps the minutes of every meeting."><h1>Minutes that write themselves</h1>`;
    expect(draftedOf({ "/": home })).toEqual(expect.arrayContaining(["name", "headline", "summary"]));
  });
});
