import { describe, expect, it } from "vitest";
import type { Listing } from "@/lib/schemas/listing";
import { fictionalListing } from "@/lib/testing/api/fictional-listing";
import { listingJsonLd } from "./listing-json-ld";

const withoutEvidence: Listing = {
  ...fictionalListing,
  facts: {
    license: { value: "AGPL-3.0", evidence: [] },
    pricing_plans: {
      value: [{ name: "Team", price: "$6", period: null, amount_cents: 600, currency: "USD" }],
      evidence: [],
    },
  },
  faqs: fictionalListing.faqs.map((faq) => ({ ...faq, evidence: [] })),
  founders: fictionalListing.founders.map((founder) => ({ ...founder, evidence: [] })),
  sources: { name: [], headline: [], summary: [], description: [] },
};

describe("listingJsonLd", () => {
  it("tells the proven facts", () => {
    const [application, faqs] = listingJsonLd(fictionalListing);
    expect(application).toMatchObject({
      "@type": "SoftwareApplication",
      name: "Hedgerow",
      operatingSystem: "Linux, macOS",
      offers: [{ name: "Team", price: "6.00", priceCurrency: "USD" }],
      author: [{ name: "Ines Marlow", jobTitle: "Founder" }],
    });
    expect(faqs).toMatchObject({ "@type": "FAQPage", mainEntity: [{ name: "Does it work offline?" }] });
  });

  it("leaves out everything the product's site was not quoted for", () => {
    const data = JSON.parse(JSON.stringify(listingJsonLd(withoutEvidence)));
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0]).sort()).toEqual([
      "@context",
      "@id",
      "@type",
      "applicationCategory",
      "mainEntityOfPage",
      "name",
      "url",
    ]);
  });

  it("never holds a rating or a vote", () => {
    expect(JSON.stringify(listingJsonLd(fictionalListing))).not.toMatch(
      /"(aggregateRating|review|interactionStatistic)|149/,
    );
  });
});
