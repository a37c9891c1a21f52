import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const TABLE =
  "<table><tr><th>Offer</th><th>Annual subscription</th><th>Included crews</th></tr><tr><td>Small</td><td>$240.00</td><td>5</td></tr><tr><td>Large</td><td>$780.00</td><td>50</td></tr></table>";

function plansOf(pages: Record<string, string>): string[] {
  const all = { "/": "<h1>Acmeflow keeps crews on time</h1>", ...pages };
  const site = siteOf(
    Object.fromEntries(Object.entries(all).map(([path, body]) => [path, homeOf(`<main>${body}</main>`)])),
  );
  const { pricing_plans } = draftPart("commercial", site).fields;
  return (pricing_plans?.value ?? []).map(({ name, price }) => `${name} ${price}`);
}

describe("prices that the documentation tells", () => {
  it.each(["/docs/pricing-and-usage", "/docs/pricing", "/docs/plans-and-pricing.html"])(
    "are read where no other page has them: %s",
    (path) => {
      expect(plansOf({ [path]: `<h1>Understanding your subscription</h1>${TABLE}` })).toEqual([
        "Small $240.00",
        "Large $780.00",
      ]);
    },
  );

  it("are not read beside a page of prices", () => {
    const own =
      "<h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Fleet</h3><p>$29 / month</p></div></div>";
    expect(plansOf({ "/pricing": own, "/docs/pricing": `<h1>Pricing</h1>${TABLE}` })).toEqual(["Crew $9", "Fleet $29"]);
  });

  it("are those of its readers on other pages of it", () => {
    expect(plansOf({ "/docs/subscriptions": `<h1>Subscriptions</h1>${TABLE}` })).toEqual([]);
    expect(plansOf({ "/docs/pricing-models": `<h1>Pricing models</h1>${TABLE}` })).toEqual([]);
  });
});
