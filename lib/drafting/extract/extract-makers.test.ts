import { describe, expect, it } from "vitest";
import { draftOf } from "@/lib/testing/drafting/fixtures/draft-site";

describe("sites of small makers and volunteers", () => {
  it("drafts a page of bare boxes by one maker", () => {
    expect(draftOf("lumafold")).toMatchObject({
      plans: [
        ["Personal license", "$39", "one-time payment"],
        ["Family license", "$59", "one-time payment"],
      ],
      free_trial: "14 days",
      platforms: ["macOS"],
      founded_year: 2020,
      contact_email: "support@lumafold.test",
      founders: ["Noor Haddad"],
      socials: { mastodon: "https://mastodon.social/@lumafold" },
    });
  });

  it("drafts a site of plain paragraphs that states its price in a sentence", () => {
    expect(draftOf("pixelbarn")).toMatchObject({
      plans: [["Pixelbarn", "$24.99", null]],
      platforms: ["Windows", "macOS", "Linux"],
      legal_name: "Harlow Pixel Co., Ltd.",
      docs_url: "https://pixelbarn.test/manual/",
      socials: { x: "https://twitter.com/pixelbarn", youtube: "https://www.youtube.com/@pixelbarn" },
      founders: [],
      faqs: 3,
    });
  });

  it("drafts a self-hosted product with a paid cloud and malformed JSON-LD", () => {
    expect(draftOf("tidepool")).toMatchObject({
      plans: [
        ["Puddle", "€3", "/mo"],
        ["Bay", "€9", "/mo"],
        ["Ocean", "€24", "/mo"],
      ],
      pricing_model: "freemium",
      open_source: true,
      license: "GNU AGPL v3",
      repo_url: "https://github.com/tidepool-photos/tidepool",
      contact_email: "hey@tidepool.test",
      founded_year: 2019,
      founders: ["Sven Makinen"],
    });
  });

  it("drafts a page of generated class names with monthly and yearly prices", () => {
    expect(draftOf("quillsafe")).toMatchObject({
      plans: [
        ["Free", "CHF 0", "forever"],
        ["Plus", "CHF 4.90", "monthly"],
        ["Plus", "CHF 3.50", "per month, billed annually"],
        ["Family", "CHF 7.90", "per month, billed annually"],
      ],
      pricing_model: "freemium",
      legal_name: "Quillsafe AG",
      location: "Basel, Switzerland",
      founded_year: 2018,
      founders: ["Lea Aebi", "Nils Frei"],
    });
  });

  it("leaves blank what a site of volunteers does not say of itself", () => {
    expect(draftOf("barecurrent")).toEqual({
      contact_email: "help@barecurrent.test",
      plans: [],
      socials: {},
      founders: [],
      faqs: 0,
      rejected: [],
    });
  });
});
