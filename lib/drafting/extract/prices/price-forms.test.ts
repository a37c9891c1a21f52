import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string): string[] {
  const reading = acme(`<h1>Pricing</h1>${body}`, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map((plan) => [`${plan.name}:`, plan.price, plan.period].filter(Boolean).join(" "));
}

const grid = (...cards: string[]) =>
  `<div class="grid">${cards.map((one) => `<div class="c">${one}</div>`).join("")}</div>`;

describe("ways to build a price card", () => {
  it.each([
    [
      "a price as heading",
      grid("<h4>Crew</h4><h1>$9</h1><p>per month</p>", "<h4>Fleet</h4><h1>$19</h1><p>per month</p>"),
      ["Crew: $9 per month", "Fleet: $19 per month"],
    ],
    [
      "a ribbon in the heading",
      grid("<h3>Crew</h3><p>$9</p>", "<h3>Fleet <span>Most popular</span></h3><p>$19</p>"),
      ["Crew: $9", "Fleet: $19"],
    ],
    [
      "raised signs",
      grid(
        "<h3>Crew</h3><div><sup>$</sup>9<sub>/mo</sub></div>",
        "<h3>Fleet</h3><div><sup>$</sup>19<sub>/mo</sub></div>",
      ),
      ["Crew: $9 /mo", "Fleet: $19 /mo"],
    ],
    [
      "sign and code",
      grid("<h3>Crew</h3><p>€9.00 EUR</p>", "<h3>Fleet</h3><p>USD $19 per user</p>"),
      ["Crew: €9.00 EUR", "Fleet: $19 per user"],
    ],
    [
      "a rate and what may be paid beside it",
      grid(
        "<h3>Crew</h3><h4>€900 per year and €500 for optional training</h4>",
        "<h3>Fleet</h3><h4>€1,900 per year</h4>",
      ),
      ["Crew: €900 per year", "Fleet: €1,900 per year"],
    ],
    [
      "a number of users below the name",
      grid("<h3>Base</h3><p>1 User</p><h2>$7/user/month</h2>", "<h3>Plus</h3><p>1 - 4 User</p><h2>$11/user/month</h2>"),
      ["Base: $7 /user/month", "Plus: $11 /user/month"],
    ],
    [
      "editions of one beginning that is a word for a rate too",
      grid("<p>Pro Basic</p><p>$7.50/mo</p>", "<p>Pro Full</p><p>$14.50/mo</p>"),
      ["Pro Basic: $7.50 /mo", "Pro Full: $14.50 /mo"],
    ],
    [
      "a rate and what is paid for the start",
      grid(
        "<h3>Crew</h3><h4>from €900 per year and €500 for the first boat</h4>",
        "<h3>Fleet</h3><h4>€1,900 per year</h4>",
      ),
      ["Crew: from €900 + €500 per year", "Fleet: €1,900 per year"],
    ],
    [
      "two cycles in a line",
      grid("<h3>Crew</h3><p>$29/mo billed annually or $35 month-to-month</p>", "<h3>Fleet</h3><p>$49/mo</p>"),
      ["Crew: $35 month-to-month", "Crew: $29 /mo billed annually", "Fleet: $49 /mo"],
    ],
    [
      "two spans that a switch shows in turn",
      grid(
        "<h3>Crew</h3><p><span>$10</span><span>$8</span>/month</p>",
        "<h3>Fleet</h3><p><span>$20</span><span>$16</span>/month</p>",
      ),
      ["Crew: $10 /month", "Fleet: $20 /month"],
    ],
    [
      "the name below the price",
      grid("<p>$9</p><h3>Crew</h3>", "<p>$19</p><h3>Fleet</h3>"),
      ["Crew: $9", "Fleet: $19"],
    ],
    [
      "the tagline above the name",
      grid("<p>For small crews</p><h3>Crew</h3><p>$9</p>", "<p>For big ones</p><h3>Fleet</h3><p>$19</p>"),
      ["Crew: $9", "Fleet: $19"],
    ],
    [
      "a Japanese word for the month before it",
      grid("<h3>ライト</h3><p>月額 ¥3,980</p>", "<h3>スタンダード</h3><p>月額 ¥7,980</p>"),
      ["ライト: ¥3,980", "スタンダード: ¥7,980"],
    ],
    [
      "cards called by their cycle alone, each with a last line that could be a name",
      "<ul><li><div><span>Monthly</span><div>$12</div><span>Every month</span><div>All classes</div></div></li><li><div><span>Yearly</span><div>$99</div><span>Every year</span><div>All classes</div></div></li></ul>",
      ["Monthly: $12 Every month", "Yearly: $99 Every year"],
    ],
    [
      "what developers and employees cost",
      grid("<h3>Crew</h3><p>From $999 per developer, per year</p>", "<h3>Fleet</h3><p>$9 per employee / month</p>"),
      ["Crew: From $999 per developer, per year", "Fleet: $9 per employee / month"],
    ],
    [
      "crowns a month",
      grid("<h3>Crew</h3><p>99 kr/mån</p>", "<h3>Fleet</h3><p>199 kr/mån</p>"),
      ["Crew: 99 kr /mån", "Fleet: 199 kr /mån"],
    ],
    [
      "words for a price on request",
      grid("<h3>Crew</h3><p>$9</p>", "<h3>Fleet</h3><p>Price on application</p>", "<h3>Porto</h3><p>Su misura</p>"),
      ["Crew: $9", "Fleet: Price on application", "Porto: Su misura"],
    ],
    [
      "lines of what it is paid for, the currency first",
      grid(
        "<h3>Sync</h3><div>$4</div><div>USD per user<br>per month<br>Billed annually</div>",
        "<h3>Fleet</h3><div>$8</div><div>USD per user<br>per month<br>Billed annually</div>",
      ),
      ["Sync: $4 USD per user per month Billed annually", "Fleet: $8 USD per user per month Billed annually"],
    ],
    [
      "the product itself as a plan, with its tagline",
      grid("<h3>Acmeflow</h3><p>The core app</p><div>Free</div>", "<h3>Sync</h3><p>For all devices</p><div>$4</div>"),
      ["Acmeflow: Free", "Sync: $4"],
    ],
    [
      "names that are no headings, one of them Free",
      grid(
        "<div>Free</div><div>For you</div><div>$0 <span>Free forever</span></div>",
        "<div>Crew</div><div>For all</div><div>$10</div>",
      ),
      ["Free: $0", "Crew: $10"],
    ],
    [
      "list items",
      "<div><ul><li>Crew</li><li>$ 9.99 / year</li><li>10 GB</li></ul></div><div><ul><li>Fleet</li><li>$ 49.99 / year</li><li>100 GB</li></ul></div>",
      ["Crew: $ 9.99 / year", "Fleet: $ 49.99 / year"],
    ],
    [
      "headings in a row without boxes",
      "<h3>Crew</h3><h4>For starters</h4><p>$9 per month</p><h4>What you get</h4><p>Five boards</p><h3>Fleet</h3><h4>For pros</h4><p>$19 per month</p>",
      ["Crew: $9 per month", "Fleet: $19 per month"],
    ],
    [
      "bold lines",
      "<p><strong>Crew</strong><br>$9 per month</p><p><strong>Fleet</strong><br>$19 per month</p>",
      ["Crew: $9 per month", "Fleet: $19 per month"],
    ],
    [
      "buttons that hold the price",
      grid(
        "<h3>Personal license</h3><a href='/b'>Buy for $29</a>",
        "<h3>Team license</h3><a href='/b'>Buy for $99</a>",
      ),
      ["Personal license: $29", "Team license: $99"],
    ],
    [
      "a free plan told in a line",
      grid("<h3>Community</h3><p>Free for up to 5 users</p>", "<h3>Business</h3><p>€10 per user / month</p>"),
      ["Community: Free", "Business: €10 per user / month"],
    ],
    [
      "a button for a plan on request",
      grid("<h3>Pro</h3><p>$10</p>", "<h3>Enterprise</h3><p>For large crews</p><a href='/c'>Contact sales</a>"),
      ["Pro: $10", "Enterprise: Contact sales"],
    ],
    [
      "prices by use",
      grid("<h3>Pay as you go</h3><p>$0.02 per request</p>", "<h3>Pro</h3><p>$20 /mo + $0.01 per request</p>"),
      ["Pay as you go: $0.02 per request", "Pro: $20 /mo + $0.01 per request"],
    ],
    [
      "what is added to a price in its line",
      grid("<h3>Solo</h3><p>$9 / month</p>", "<h3>Team</h3><p><b>$29 + $5 per user</b> / month</p>"),
      ["Solo: $9 / month", "Team: $29 + $5 per user / month"],
    ],
    [
      "what is added to a price below it",
      grid(
        "<h3>Solo</h3><p>9 €</p><p>pro Monat</p>",
        "<h3>Verbund</h3><p>89 €</p><p>pro Standort / Monat</p><p>+ 3,80 € pro Mitarbeiter</p>",
      ),
      ["Solo: 9 € pro Monat", "Verbund: 89 € pro Standort / Monat + 3,80 € pro Mitarbeiter"],
    ],
    [
      "what is added each month by number",
      grid("<h3>Solo</h3><p>$9 / month</p>", "<h3>Team</h3><p>$29/month + $5/month per user</p>"),
      ["Solo: $9 / month", "Team: $29 /month + $5/month per user"],
    ],
    [
      "what is added by use",
      grid("<h3>Hobby</h3><p>$0</p>", "<h3>Team</h3><p>$25</p><p>/month</p><p>plus $0.40 per 1,000 events</p>"),
      ["Hobby: $0", "Team: $25 /month plus $0.40 per 1,000 events"],
    ],
    [
      "a month and a year as two plans, not as a sum",
      grid("<h3>Solo</h3><p>$9 / month</p>", "<h3>Team</h3><p>$29 per month and $290 per year</p>"),
      ["Solo: $9 / month", "Team: $29 per month", "Team: $290 per year"],
    ],
    [
      "no credit and no choice as a part of the price",
      grid(
        "<h3>Solo</h3><p>$9 per month</p><p>+ $10 per month in credits</p>",
        "<h3>Team</h3><p>$29 per month</p><p>Optional:</p><p>+ $20 per month phone support</p>",
      ),
      ["Solo: $9 per month", "Team: $29 per month"],
    ],
    [
      "no add-on of a list as a part of the price",
      grid("<h3>Solo</h3><p>$9 / month</p>", "<h3>Team</h3><p>$29 / month</p><ul><li>+ $5 per extra gate</li></ul>"),
      ["Solo: $9 / month", "Team: $29 / month"],
    ],
    [
      "words around the amount",
      grid("<h3>Pro</h3><p>Starting at $20/mo</p>", "<h3>Max</h3><p>ab 50 € pro Monat zzgl. MwSt.</p>"),
      ["Pro: Starting at $20 /mo", "Max: ab 50 € pro Monat"],
    ],
    [
      "the year's total below the month's price",
      grid(
        "<h3>Pro</h3><p>$20/mo</p><p>$192 billed annually</p>",
        "<h3>Max</h3><p>$50/mo</p><p>$480 billed annually</p>",
      ),
      ["Pro: $20 /mo", "Max: $50 /mo"],
    ],
    [
      "a comparison below the cards",
      `${grid("<h3>Pro</h3><p>$10 /mo</p>", "<h3>Max</h3><p>$20 /mo</p>")}<table><tr><th>Feature</th><th>Pro</th><th>Max</th></tr><tr><td>Extra seat</td><td>$5</td><td>$4</td></tr></table>`,
      ["Pro: $10 /mo", "Max: $20 /mo"],
    ],
    [
      "one price under the product's name",
      "<h2>Acmeflow Pro</h2><p>€4.99 / month</p><p>or €49.99 / year</p>",
      ["Acmeflow Pro: €4.99 / month", "Acmeflow Pro: €49.99 / year"],
    ],
    [
      "a sentence",
      "<p>A license for Acmeflow costs $49 per year for one user. Volume discounts start at ten users.</p>",
      ["license for Acmeflow: $49 per year"],
    ],
  ])("reads %s", (_, body, plans) => {
    expect(plansOf(body)).toEqual(plans);
  });
});
