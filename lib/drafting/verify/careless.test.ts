import { describe, expect, it } from "vitest";
import type { FounderValue } from "@/lib/drafting/candidate";
import type { PricingPlan, ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { citing, site, verdictOn } from "@/lib/testing/drafting/citing";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { verifyFounder } from "./verify";

type Claim = [field: ProfileField, value: ProfileValues[ProfileField], ...lines: string[]];

const priced = (name: string, price: string, period: string | null = null): PricingPlan[] => [
  { name, price, period, amount_cents: Number(/\d+/.exec(price)?.[0]) * 100, currency: "EUR" },
];

const page = (lines: string[], below = "") =>
  site(`<h1>Know the tide before you sail</h1>${lines.map((text) => `<p>${text}</p>`).join("")}${below}`);

const REFUSED: Claim[] = [
  ["platforms", ["Windows"], "The key has to work on their Windows 7 studio tower."],
  ["team_size", "80", "As our community grows, so does our team: over 80 developers have helped create Tidewell!"],
  ["open_source", true, "40+ open-source plugins"],
  ["open_source", true, "Kelpdb is an open-source tide table made in Kiel.", "40+ open-source plugins"],
  ["pricing_plans", priced("99 × 67 mm", "6 €"), "99 × 67 mm", "6 € per 25 sheets"],
  ["pricing_plans", priced("Tide tables", "900 €"), "Tide tables", "Save 900 € on costs", "Saving you 900 € a season"],
  [
    "pricing_plans",
    priced("Junta de Kelp", "2500 €", "por contrato"),
    "Junta de Kelp",
    "Dotación: 2500 € por contrato",
  ],
];

const REFUSED_WORDS: Claim[] = [
  ["license", "License Agreement", "License Agreement"],
  ["license", "Lizenzbedingungen", "Es gelten unsere Lizenzbedingungen."],
  ["free_trial", "1 year", "Every license gets 1 year of free updates from the purchase date."],
  ["license", "CC0", "A hand-picked list of free CC0 drums, loops and field recordings."],
  ["free_trial", "free try", "Give Tidewell a free try!"],
  ["headline", "Tidewell Website", "Tidewell Website"],
  ["founded_year", 2022, "Tidewell was founded by two tinkerers who ran into each other on a pier in May 2022."],
  ["legal_name", "Tidewell. Tables for crews", "© 2026 Tidewell. Tables for crews. Kiel, DE."],
  ["pricing_plans", priced("In Stock", "8 €"), "Prices", "In Stock", "8 €"],
  ["pricing_plans", priced("Licence", "59 €"), "Prices", "Licence", "35 € in the beta, 59 € at release"],
  ["headline", "Suffering from late tides?", "Suffering from late tides?", "Tidewell tells you early."],
];

const TAKEN: Claim[] = [
  ["free_trial", "30 days", "Try it free for 30 days, updates included."],
  ["platforms", ["Windows"], "Tidewell runs on Windows, on your own machine."],
  ["platforms", ["Windows"], "Office staff install Tidewell on their Windows PC."],
  ["platforms", ["iOS"], "Crew members clock in with the app on their iPhone."],
  ["license", "CC0-1.0", "Tidewell is licensed under CC0-1.0."],
  ["free_trial", "free trial", "Start your free trial of Tidewell."],
  ["team_size", "14", "Our 14 developers have contributed to more than forty harbour projects."],
  ["open_source", true, "Open-source integration platform"],
  ["pricing_plans", priced("8x5 Support", "99 €"), "Prices", "8x5 Support", "99 € per month"],
  ["team_size", "80", "Our team of 80 developers builds Tidewell."],
  ["open_source", true, "Tidewell is open source.", "40+ open-source plugins"],
  ["founded_year", 2022, "Tidewell Ltd was founded in 2022."],
];

describe("what a careless reader says of a page", () => {
  it.each([...REFUSED, ...REFUSED_WORDS])("is not believed: %s %j of “%s”", (field, value, ...lines) => {
    expect(verdictOn(page(lines), field, value, ...lines)).toMatchObject({ ok: false });
  });

  it.each(TAKEN)("is believed where it says so: %s %j of “%s”", (field, value, ...lines) => {
    expect(verdictOn(page(lines), field, value, ...lines)).toMatchObject({ ok: true });
  });

  it("is no headline over those who use it", () => {
    const reading = page([], "<h2>Companies That Trust Tidewell</h2><p>Kelp Ltd</p>");
    expect(
      verdictOn(reading, "headline", "Companies That Trust Tidewell", "Companies That Trust Tidewell"),
    ).toMatchObject({
      ok: false,
    });
  });

  it("may be a question where the page is titled by one", () => {
    const reading = site("<h1>Who sails tonight?</h1><p>Tidewell tells you.</p>");
    expect(verdictOn(reading, "headline", "Who sails tonight?", "Who sails tonight?")).toMatchObject({ ok: true });
  });

  it("is no beginning because a day and what was made stand side by side", () => {
    const terms = ["Last updated August 9, 2022", "These terms are an agreement made between you and Tidewell Ltd."];
    const reading = siteOf({
      "/": "<title>Tidewell</title><h1>Know the tide</h1>",
      "/terms": `<h1>Terms</h1>${terms.map((text) => `<p>${text}</p>`).join("")}`,
    });
    expect(verdictOn(reading, "founded_year", 2022, ...terms)).toMatchObject({ ok: false });
  });

  it("is no headline because the opening is cited beside it", () => {
    const reading = page(
      ["Plan every passage with the tide."],
      `<h2>Routes</h2>${"<p>It reads the chart and plans the way home for you.</p>".repeat(9)}<h2>Our partners ashore at sea</h2><p>Kelp GmbH</p>`,
    );
    const [opening, label] = ["Know the tide before you sail", "Our partners ashore at sea"];
    expect(verdictOn(reading, "headline", label, label, opening)).toMatchObject({ ok: false });
    expect(verdictOn(reading, "headline", opening, opening, label)).toMatchObject({ ok: true });
  });

  it("is no headline over the people of it", () => {
    const reading = page([], "<h2>The Tidewell Crew</h2><p>Ada Byron</p>");
    expect(verdictOn(reading, "headline", "The Tidewell Crew", "The Tidewell Crew")).toMatchObject({ ok: false });
  });

  it("is no repository in a shop, nor a page of the host's own, nor another work of the same makers", () => {
    const links = [
      "https://github.com/ebb/tidewell",
      "https://github.com/ebb/harbour-serial",
      "https://github.com/contact",
      "https://chromewebstore.google.com/detail/source-viewer/abcdefghijklmnop",
    ];
    const text = ["Source", "Source of our tool", "Contact", "Source viewer"];
    const reading = site(
      `<h1>Tidewell is open source</h1>${links.map((url, at) => `<p><a href="${url}">${text[at]}</a></p>`).join("")}`,
    );
    expect(links.map((url) => verdictOn(reading, "repo_url", url, url).ok)).toEqual([true, false, false, false]);
  });

  it("is no founder by the office of the next person in structured data", () => {
    const person = (name: string, jobTitle: string) => ({ "@type": "Person", name, jobTitle });
    const member = [person("Ada Byron", "Founder & Engineer"), person("Cy Reed", "Writer")];
    const data = { "@context": "https://schema.org", "@type": "Organization", name: "Tidewell", member };
    const reading = site(
      "<h1>The Tidewell team</h1>",
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    );
    const value: FounderValue = { name: "Cy Reed", role: "Founder", bio: null, photo_url: null, links: {} };
    expect(verifyFounder(reading, { value, sources: citing(reading, "Cy Reed", "Founder & Engineer") }).ok).toBe(false);
  });

  it("is no founder by the heading of the card before, where a picture comes first", () => {
    const card = (name: string, role: string) =>
      `<div><div><img src="/p.jpg" alt="${name}"></div><h4>${name}</h4><h5>${role}</h5></div>`;
    const reading = page(
      [],
      `<h2>Team</h2>${card("Ada Byron", "Co-Founder & COO")}${card("Cy Reed", "VP of Engineering")}`,
    );
    const value: FounderValue = { name: "Cy Reed", role: "Founder", bio: null, photo_url: null, links: {} };
    expect(verifyFounder(reading, { value, sources: citing(reading, "Cy Reed", "Co-Founder & COO") }).ok).toBe(false);
  });

  it("is no founder by the role in the next person's card", () => {
    const reading = page(
      [],
      "<h2>Team</h2><div><p>Ada Byron<br>Co-Founder</p></div><div><p>Cy Reed<br>VP, Sales</p></div>",
    );
    const founder = (name: string): FounderValue => ({ name, role: "Founder", bio: null, photo_url: null, links: {} });
    const verdict = (name: string) =>
      verifyFounder(reading, {
        value: founder(name),
        sources: citing(reading, "Ada Byron\nCo-Founder", "Cy Reed\nVP, Sales"),
      });
    expect([verdict("Ada Byron").ok, verdict("Cy Reed").ok]).toEqual([true, false]);
  });
});
