import { describe, expect, it } from "vitest";
import { draftOf } from "@/lib/testing/drafting/fixtures/draft-site";

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
      team_size: "19",
      contact_email: "hello@brightledger.test",
      docs_url: "https://help.brightledger.test/",
      socials: { x: "https://twitter.com/brightledger", linkedin: "https://www.linkedin.com/company/brightledger/" },
      founders: ["Ines Calloway", "Ravi Penhale"],
      faqs: 3,
      rejected: [],
    });
  });

  it("drafts a tool of volunteers: no gifts or sponsors, its spelled-out address in plain", () => {
    expect(draftOf("ferrotide")).toEqual({
      plans: [],
      pricing_model: "free",
      open_source: true,
      license: "Apache License 2.0",
      platforms: ["Linux", "macOS", "FreeBSD"],
      contact_email: "hello@ferrotide.test",
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
      team_size: "7",
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
        ["Pyme", "19,95 €", "/mes"],
        ["A medida", "A consultar", null],
      ],
      free_trial: "15 days",
      legal_name: "Clara Programas S.L.",
      location: "Vigo, España",
      team_size: "11",
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
});
