import { describe, expect, it, vi } from "vitest";
import { citing, reasonOf, site } from "@/lib/testing/drafting/citing";
import { verifyField } from "../verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPlans: () => [],
}));

type Row = [name: string, price: string, cents: number, currency: string, body: string];

/** The verdict on a plan that cites its name and the whole text with its price. */
const judged = ([name, price, amount_cents, currency, body]: Row) => {
  const reading = site(`<main><h1>Tidewell</h1><h2>Prices</h2>${body}</main>`);
  const texts = reading.pages[0]?.segments.flatMap(({ text }) => (text.includes(price) ? text : [])) ?? [];
  const value = [{ name, price, period: null, amount_cents, currency }];
  return verifyField(reading, "pricing_plans", { value, sources: citing(reading, name, ...texts) });
};

describe("amounts that a reader takes for a plan's", () => {
  it.each<Row>([
    ["Licencia", "85 €", 8_500, "EUR", "<h3>Licencia</h3><p>+85 € por cada centro de más</p>"],
    ["Licencia", "85 €", 8_500, "EUR", "<h3>Licencia</h3><p>340 € para un centro · 85 € por cada centro de más</p>"],
    ["Module Son", "4€", 400, "EUR", "<table><tr><td>Module Son</td><td>+4€ HT / mois</td></tr></table>"],
    ["Rappels", "35€", 3_500, "EUR", "<table><tr><td>Rappels</td><td>35€ HT / 500 sms</td></tr></table>"],
    ["Crew", "$5", 500, "USD", "<h3>Crew</h3><p>$5 per additional seat</p>"],
    ["Crew", "9 €", 900, "EUR", "<h3>Crew</h3><p>9 € je weiterem Platz</p>"],
    ["Fact sheet", "$39", 3_900, "USD", "<h3>Fact sheet</h3><p>$24 during the beta · $39 at 1.0</p>"],
    ["Beta", "$39", 3_900, "USD", "<h3>Beta</h3><p>After the beta the price will go up to $39.</p>"],
    ["Beta", "49 €", 4_900, "EUR", "<h3>Beta</h3><p>Danach steigt der Preis auf 49 €.</p>"],
    ["Solo", "$39", 3_900, "USD", "<h3>Solo</h3><p>$39 $24 one-time payment</p>"],
    [
      "In advance",
      "80 euro",
      8_000,
      "EUR",
      "<h3>In advance</h3><p>Kelpay takes fees (at worst 80 euro) of the price.</p>",
    ],
    ["Common questions", "$9", 900, "USD", "<h3>Common questions</h3><p>The plan costs $9.</p>"],
    ["No fees", "$9", 900, "USD", "<h3>Solo</h3><p>$9 once</p><ul><li>✓ No fees</li></ul>"],
    ["Some adapters:", "$9", 900, "USD", "<p>Some adapters:</p><ul><li>Kelpair costs $9</li></ul>"],
    ["Download Kelpapp", "$9", 900, "USD", "<h3>Download Kelpapp</h3><p>$9 once</p>"],
    ["4) Pre-payment", "$9", 900, "USD", "<h3>4) Pre-payment</h3><p>$9 once</p>"],
    ["Kelpapp logo", "$9", 900, "USD", "<p>Kelpapp logo</p><p>$9 once</p>"],
    ["Kelpapp", "$9", 900, "USD", "<p>Kelpapp: Kelpapp is a subscription to hundreds of apps for $9.</p>"],
  ])("are refused where they are no plan's own, or not today's: %s, %s", (...row) => {
    expect(reasonOf(judged(row))).toMatch(/added to a price|not the name of a plan|among no prices/);
  });

  it.each<Row>([
    ["Lifetime", "$27.99", 2_799, "USD", "<p>Lifetime $27.99 for a limited time</p>"],
    ["Pro", "$4.49", 449, "USD", "<dl><dt>Pro pricing</dt><dd>Pro pricing: $4.49</dd></dl>"],
    ["Licencia", "340 €", 34_000, "EUR", "<h3>Licencia</h3><p>340 € para un centro · 85 € por cada centro de más</p>"],
    ["Crew", "$20", 2_000, "USD", "<h3>Crew</h3><p>$20, +$5 per additional seat</p>"],
    ["Solo", "$24", 2_400, "USD", "<h3>Solo</h3><p>$39 $24 one-time payment</p>"],
    ["Beta", "$24", 2_400, "USD", "<h3>Beta</h3><p>$24 now, going up to $39 at 1.0.</p>"],
    ["Solo", "$9", 900, "USD", "<h3>Solo</h3><p>$9 with 1.5 GB of space</p>"],
    ["Additional seat", "$5", 500, "USD", "<h3>Additional seat</h3><p>+$5</p>"],
    ["Module Son", "500 €", 50_000, "EUR", "<ul><li><b>Module Son</b> Une fois par poste. +500 €</li></ul>"],
    ["Hosted", "150 €", 15_000, "EUR", "<p>Hosted: 150 € per school.</p>"],
    ["Licence", "24 €", 2_400, "EUR", "<h3>Licence</h3><p>24 € par poste</p>"],
  ])("are believed where they are its price: %s, %s", (...row) => {
    expect(judged(row)).toMatchObject({ ok: true });
  });

  it("are believed in a shop beside a name of the product's own alone", () => {
    const shop = site(
      "<main><h1>Tidewell</h1><table><tr><td>Tidewell Pro<br>@ $79</td></tr><tr><td>Kelpshelf<br>@ $34</td></tr></table></main>",
    );
    const sold = (name: string, price: string, amount_cents: number) => {
      const value = [{ name, price, period: null, amount_cents, currency: "USD" }];
      return verifyField(shop, "pricing_plans", { value, sources: citing(shop, name, price) });
    };
    expect(sold("Tidewell Pro", "$79", 7_900)).toMatchObject({ ok: true });
    expect(sold("Kelpshelf", "$34", 3_400)).toMatchObject({ ok: false });
    expect(sold("Tidewell Pro", "$34", 3_400)).toMatchObject({ ok: false });
  });

  it("are judged where their name stands beside its price, not where it stands again", () => {
    const twice = site(
      `<main><h1>Tidewell</h1><h2>Prices</h2><section><div><div><h3>Basic</h3><p>$ 9 USD</p></div><div><h3>Pro</h3><p>$ 16 USD</p></div></div></section>
      <table><tr><th>Basic<br>$9</th><th>Pro<br>$19</th></tr></table></main>`,
    );
    const column = (text: string, length: number) => citing(twice, text).map((one) => ({ ...one, end: length }));
    const plan = (name: string, price: string, amount_cents: number) => ({
      name,
      price,
      period: null,
      amount_cents,
      currency: "USD",
    });
    const value = [plan("Basic", "$ 9 USD", 900), plan("Pro", "$19", 1_900)];
    const columns = [...column("Basic\n$9", 5), ...column("Pro\n$19", 3), ...column("Pro\n$19", 7)];
    const sources = [...citing(twice, "Basic", "$ 9 USD"), ...columns];
    expect(verifyField(twice, "pricing_plans", { value, sources })).toMatchObject({ ok: true });
  });
});

describe("things that a market shows, many of them with pictures", () => {
  const things = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `<div><img src="/${at}.jpg" alt=""><p>€${210 + at} / week</p><p>Attic number ${at}</p></div>`,
    ).join("");

  it("are no plans, where a few such cards may be", () => {
    const row = (count: number): Row => [
      "Attic number 3",
      "€213",
      21_300,
      "EUR",
      `<section>${things(count)}</section>`,
    ];
    expect(reasonOf(judged(row(14)))).not.toBe("it was believed");
    expect(reasonOf(judged(row(4)))).toBe("it was believed");
  });
});
