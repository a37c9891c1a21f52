import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/judge";
import { extractCommercial } from "./commercial";
import { extractFaqs } from "./faqs";
import { readSite } from "./fixtures/read-site";
import { extractPeople } from "./people";

/** What passes the evidence rule, as plain values. */
function draftOf(site: string) {
  const reading = readSite(site);
  const parts = [extractCommercial, extractPeople, extractFaqs].map((extract) =>
    judgeCandidates(reading, extract(reading)),
  );
  const values = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part.fields)).map(([field, one]) => [field, one?.value]),
  );
  const { pricing_plans: _plans, ...others } = values;
  const plans = parts
    .flatMap((part) => part.fields.pricing_plans?.value ?? [])
    .map((plan) => [plan.name, plan.price, plan.period]);
  return {
    ...others,
    plans,
    socials: Object.fromEntries(
      parts.flatMap((part) => Object.entries(part.company_socials)).map(([key, one]) => [key, one?.value]),
    ),
    founders: parts.flatMap((part) => part.founders).map((one) => one.name),
    faqs: parts.flatMap((part) => part.faqs).length,
    rejected: parts.flatMap((part) => part.rejected),
  };
}

describe("whole sites", () => {
  it("drafts a subscription service: regular prices, own founders, own figures", () => {
    expect(draftOf("brightledger")).toEqual({
      plans: [
        ["Solo", "$12", "/month"],
        ["Studio", "$36", "per user / month"],
        ["Enterprise", "Custom", null],
      ],
      pricing_model: "paid",
      free_trial: "30 days",
      platforms: ["Web", "iOS", "Android"],
      legal_name: "Brightledger Ltd.",
      founded_year: 2014,
      location: "Leeds, United Kingdom",
      team_size: "team of 19 people",
      contact_email: "hello@brightledger.test",
      socials: { x: "https://twitter.com/brightledger", linkedin: "https://www.linkedin.com/company/brightledger/" },
      founders: ["Ines Calloway", "Ravi Penhale"],
      faqs: 3,
      rejected: [],
    });
  });

  it("drafts a tool of volunteers: no gifts, sponsors or spelled-out addresses", () => {
    expect(draftOf("ferrotide")).toEqual({
      plans: [],
      pricing_model: "free",
      open_source: true,
      license: "Apache License 2.0",
      platforms: ["Linux", "macOS", "FreeBSD"],
      repo_url: "https://github.com/ferrotide/ferrotide",
      docs_url: "https://docs.ferrotide.test/",
      socials: { github: "https://github.com/ferrotide/ferrotide" },
      founders: [],
      faqs: 0,
      rejected: [],
    });
  });

  it("drafts a German site with imprint and price table", () => {
    expect(draftOf("wolkenpost")).toMatchObject({
      plans: [
        ["Privat", "1,50 €", "/ Monat"],
        ["Verein", "ab 9,– €", "/ Monat"],
        ["Betrieb", "1.290,00 €", "/ Jahr"],
      ],
      free_trial: "30 days",
      license: "GPLv3",
      legal_name: "Wolkenpost UG (haftungsbeschränkt)",
      location: "Kiel, Deutschland",
      founded_year: 2019,
      team_size: "7 Mitarbeitende",
      contact_email: "post@wolkenpost.test",
      founders: ["Frauke Timm", "Jannis Ohlsen"],
      faqs: 2,
    });
  });

  it("drafts a French site with legal notice", () => {
    expect(draftOf("plumelle")).toMatchObject({
      plans: [
        ["Mensuel", "6,90 €", "par mois"],
        ["Licence perpétuelle", "89 €", "paiement unique"],
        ["Écoles", "Sur devis", null],
      ],
      free_trial: "14 days",
      legal_name: "Encre Vive SAS",
      location: "Nantes, France",
      founded_year: 2016,
      contact_email: "bonjour@plumelle.test",
      founders: ["Maëlle Kervran", "Yann Le Goff"],
    });
  });

  it("drafts a Spanish site", () => {
    expect(draftOf("nubeclara")).toMatchObject({
      plans: [
        ["Autónomo", "9,95 €", "/mes"],
        ["Pyme", "29,95 €", "/mes"],
        ["A medida", "A consultar", null],
      ],
      free_trial: "15 days",
      legal_name: "Clara Programas S.L.",
      location: "Vigo, España",
      team_size: "equipo de 11 personas",
      founders: ["Marta Iglesias", "Pablo Rueda"],
      faqs: 3,
    });
  });

  it("drafts a Dutch site with a table of one plan a row", () => {
    expect(draftOf("kaartwerk")).toMatchObject({
      plans: [
        ["Dorp", "€ 49,-", "per maand"],
        ["Stad", "€ 149,-", "per maand"],
        ["Regio", "Op aanvraag", null],
      ],
      legal_name: "Kaartwerk B.V.",
      location: "Utrecht, Nederland",
      founded_year: 2012,
      founders: ["Femke de Boer", "Ruud Visser"],
    });
  });

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
      plans: [
        ["Pixelbarn", "$24.99", null],
        ["Ten seats", "$149", null],
      ],
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
    expect(draftOf("barecurrent")).toEqual({ plans: [], socials: {}, founders: [], faqs: 0, rejected: [] });
  });
});
