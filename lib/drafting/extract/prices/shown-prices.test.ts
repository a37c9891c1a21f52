import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(pages: Record<string, string>): string[] {
  const reading = siteOf(pages, "https://acmeflow.test");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => `${plan.name} ${plan.price}`);
}

const card = (name: string, ...lines: string[]) =>
  `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
const HOME = "<title>Acmeflow – software for crews</title><h1>Acmeflow keeps your crew's lists</h1>";
const PRICED = `${HOME}<a href="/pricing">Pricing</a>`;
const PLANS = card("Basic", "$9/month") + card("Pro", "$29/month");
const OWN = ["Basic $9", "Pro $29"];
const priced = (rest: string) => plansOf({ "/": PRICED, "/pricing": `<h1>Pricing</h1>${PLANS}${rest}` });

describe("amounts that a home page shows", () => {
  it.each([
    ["a budget", card("Rent", "€950 / month") + card("Groceries", "€420 / month")],
    ["wages", card("Ski guide – Zermatt", "CHF 4,500 per month") + card("Chef – Davos", "CHF 5,200 per month")],
    [
      "rooms",
      "<ul><li><h3>T1 in Cedofeita</h3><p>€900 / month</p></li><li><h3>T2 in Foz</h3><p>€1,400 / month</p></li></ul>",
    ],
    ["what others charge", card("Hetzner CX22", "€3.79/mo") + card("DigitalOcean 1 GB", "$6/mo")],
  ])("are no plans where a page tells the prices: %s", (_, body) => {
    expect(plansOf({ "/": `${PRICED}${body}`, "/pricing": "<h1>Pricing</h1><p>Ask us.</p>" })).toEqual([]);
    expect(plansOf({ "/": `${PRICED}${body}`, "/pricing": `<h1>Pricing</h1>${PLANS}` })).toEqual(OWN);
  });

  it("are plans under a heading or label that says so, or where one is called so", () => {
    expect(plansOf({ "/": `${PRICED}<section><h2>Prices</h2><div>${PLANS}</div></section>` })).toEqual(OWN);
    expect(plansOf({ "/": `${PRICED}<div>${PLANS}</div>` })).toEqual(OWN);
  });
});

describe("what stands in a section of its own beneath the plans", () => {
  it.each([
    ["Need more?", card("Remove branding", "$10/month") + card("Custom domain", "$5/month")],
    ["Terminals and tags", card("Wall terminal T2", "€249") + card("Replacement battery", "€12")],
    ["Domains", "<table><tr><td>.com</td><td>$12 / year</td></tr><tr><td>.io</td><td>$39 / year</td></tr></table>"],
    ["Getting started", card("Do it yourself", "$0") + card("Guided", "$290")],
    ["Premium support", card("Business hours", "$200/month") + card("Round the clock", "$900/month")],
    ["Win prizes", card("Grand prize", "$5,000") + card("Runner-up", "$1,000")],
    ["Your margin as a partner", card("5 clients", "$75/month") + card("20 clients", "$420/month")],
    ["The average crew pays", card("Slack", "$145 per month") + card("Notion", "$200 per month")],
  ])("is no plan: %s", (heading, body) => {
    expect(priced(`<h2>${heading}</h2>${body}`)).toEqual(OWN);
    expect(priced(`<h2>${heading}</h2><div>${body}</div>`)).toEqual(OWN);
  });

  it("is one under a heading that speaks of plans, or names the product", () => {
    for (const heading of ["Plans for fleets", "Acmeflow for fleets"])
      expect(
        priced(`<h2>${heading}</h2><div>${card("Fleet", "$90/month")}${card("Armada", "$190/month")}</div>`),
      ).toEqual([...OWN, "Fleet $90", "Armada $190"]);
  });
});

describe("a page about prices", () => {
  it.each([
    [
      "a share of sales",
      "<table><tr><td>Online</td><td>2.5% + €0.25</td></tr><tr><td>Chargeback</td><td>€15</td></tr></table>",
    ],
    [
      "pennies for what is used",
      `<div>${card("Daytime", "€0.38 / kWh")}${card("Public charger", "€0.59 / kWh")}</div>`,
    ],
    ["what is asked to begin with", `<div>${card("Start", "$1 first month")}${card("Grow", "$1 first month")}</div>`],
    [
      "a question",
      `<h2>What you pay today</h2><ul><li>Calendly $12/mo</li><li>Kajabi $149/mo</li></ul><p>Total: $206/mo</p>`,
    ],
    ["a reduction", `<div>${card("Student discount", "$2/month")}${card("Mengenrabatt", "$1/month")}</div>`],
  ])("names no plan by %s", (_, body) => {
    expect(plansOf({ "/": PRICED, "/pricing": `<h1>Pricing</h1>${body}` })).toEqual([]);
  });

  it("leaves plans that are sold no more beside those that are", () => {
    const legacy = `<h2>Legacy plans (no longer sold)</h2><div>${card("Bronze", "$9/month")}${card("Silver", "$19/month")}</div>`;
    expect(plansOf({ "/": PRICED, "/pricing": `<h1>Pricing</h1><div>${PLANS}</div>${legacy}` })).toEqual(OWN);
  });

  it.each([
    ["Was $59", "$29", "Was $99", "$49", ["Solo $29", "Team $49"]],
    ["Antes 12 €", "8 € al mes", "Antes 40 €", "25 € al mes", ["Solo 8 €", "Team 25 €"]],
    ["Van € 12 voor € 8 per maand", "", "Van € 40 voor € 25 per maand", "", ["Solo € 8", "Team € 25"]],
  ])("asks what is asked today: %s", (was, now, wasOther, nowOther, plans) => {
    const body = `<div>${card("Solo", was, now)}${card("Team", wasOther, nowOther)}</div>`;
    expect(plansOf({ "/": PRICED, "/pricing": `<h1>Pricing</h1>${body}` })).toEqual(plans);
  });

  it("is none that shows what customers made: a demo, a template", () => {
    const made =
      "<h1>Prices</h1><table><tr><td>Pitch</td><td>€22 per night</td></tr><tr><td>Cabin</td><td>€65 per night</td></tr></table>";
    for (const path of ["/demo", "/templates/camping"]) expect(plansOf({ "/": HOME, [path]: made })).toEqual([]);
  });
});
