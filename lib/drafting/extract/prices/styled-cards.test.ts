import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractCommercial } from "../commercial";

function plansOf(body: string) {
  const reading = acme(body, "/pricing");
  const plans = judgeCandidates(reading, extractCommercial(reading)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, amount_cents }) => [name, amount_cents]);
}

/** Cards as style sheets name their parts, with a ribbon on the last. */
const cards = (name: string, ribbon: string) => `<div class="grid">
  <div class="pcard"><div class="${name}">Skiff</div><div>To begin with</div><div><b>7</b><span>€/month</span></div></div>
  <div class="pcard"><div class="${ribbon}">Le plus pris</div><div class="${name}">Barge</div><div>To grow with</div><div><b>24</b><span>€/month</span></div></div></div>`;

describe("cards whose class names tell what is what", () => {
  it.each([
    ["pname", "ptag"],
    ["plan-name", "badge"],
    ["pricing__title", "pricing__ribbon"],
    ["priceCardTitle", "mostPopularBadge"],
    ["tarif-nom", "popular"],
  ])("are named by .%s, never by .%s", (name, ribbon) => {
    expect(plansOf(cards(name, ribbon))).toEqual([
      ["Skiff", 700],
      ["Barge", 2400],
    ]);
  });

  it("tell their cents in an element of their own, which are no thousands", () => {
    const price = (figure: string, cents: string) =>
      `<div><h3>${figure === "9" ? "Skiff" : "Barge"}</h3><p><span>$</span>${figure}<span class="cents">${cents}</span> <span>/ month</span></p></div>`;
    expect(plansOf(`<div>${price("9", "50")}${price("44", "95")}</div>`)).toEqual([
      ["Skiff", 950],
      ["Barge", 4495],
    ]);
  });

  it("hold for a box's own text, not for the boxes within it", () => {
    const box = (name: string, price: string) =>
      `<div class="card-header"><div><h3>${name}</h3><p>For one crew</p></div><p>${price} per month</p></div>`;
    expect(plansOf(`<div class="pricing-heading">${box("Skiff", "$9")}${box("Barge", "$29")}</div>`)).toEqual([
      ["Skiff", 900],
      ["Barge", 2900],
    ]);
  });
});

describe("what is no plan, whatever stands beside it", () => {
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><p>For one harbour.</p></div>`;

  it.each(["Free", "Gratuit", "Kostenlos", "Gratis"])("is a price beside the name %s", (name) => {
    const cards = `<div>${card(name, "60 € / month")}${card("Barge plan", "90 € / month")}${card("Fleet plan", "120 € / month")}</div>`;
    expect(plansOf(cards).map(([one]) => one)).not.toContain(name);
  });

  it.each(["💳 Buy today — €34 per month", "⚓ Order now — €34 per month"])(
    "is a button that names the price: %s",
    (text) => {
      const sold = `<div><h3>Acmeflow Pro</h3><p>€34 per month</p></div><p><a href="/buy">${text}</a></p>`;
      expect(plansOf(sold).map(([one]) => one)).not.toContain(text.split(" — ")[0]);
    },
  );

  it.each(["What’s included", "Alles inbegriffen", "Zit er altijd bij", "Tout compris", "Todo incluido"])(
    "is what is had for it: %s",
    (text) => {
      expect(plansOf(card(text, "€24.99 per year")).map(([one]) => one)).not.toContain(text);
    },
  );

  it.each(["Eén keer per seizoen", "Einmal im Jahr", "Once a season", "Une fois par an"])(
    "is how often it is paid: %s",
    (text) => {
      expect(plansOf(card(text, "€24.99")).map(([one]) => one)).not.toContain(text);
    },
  );
});

describe("badges on every card", () => {
  const badged = (name: string, badge: string, price: number) =>
    `<div class="card">${name}<span class="badge">${badge}</span><p>€${price}/month</p><ul><li>Live tides</li></ul></div>`;

  it("name the plans where nothing else does", () => {
    expect(plansOf(`<div>${badged("", "Skiff", 7)}${badged("", "Barge", 24)}</div>`)).toEqual([
      ["Skiff", 700],
      ["Barge", 2400],
    ]);
  });

  it("name none beside their names", () => {
    expect(plansOf(`<div>${badged("<p>Skiff</p>", "Loved", 7)}${badged("<p>Barge</p>", "Fresh", 24)}</div>`)).toEqual([
      ["Skiff", 700],
      ["Barge", 2400],
    ]);
  });
});

describe("figures raised behind a price", () => {
  const priced = (price: string) =>
    `<div><div><h3>Skiff</h3><p>${price}</p></div><div><h3>Barge</h3><p>€24 / mois</p></div></div>`;

  it("are its cents, with the sign behind them too", () => {
    expect(plansOf(priced('<span>9</span><span class="cents">99</span> € / mois'))[0]).toEqual(["Skiff", 999]);
  });

  it("are none where they lead to a note", () => {
    expect(plansOf(priced('€9<sup><a href="#note-12">12</a></sup> / mois')).flat()).not.toContain(912);
  });
});

describe("sections of a page about prices", () => {
  it("are no cards beside each other: a way to get in touch is no plan", () => {
    const prices = `<section><h2>Licences</h2><div><div><h3>Skiff licence</h3><p>from $900 / year</p></div><div><h3>Barge</h3><p>Two variants</p></div></div></section>`;
    const contact = `<section><h2>Show us your boat</h2><div><a href="mailto:a@acmeflow.com"><h3>Send a mail</h3></a><a href="tel:+1"><span>Let's talk</span><h3>Call</h3></a></div></section>`;
    expect(plansOf(`<h1>Pricing</h1><main>${prices}${contact}</main>`)).toEqual([["Skiff licence", 90_000]]);
  });

  it("may hold a card that is called Regular", () => {
    const card = (name: string, price: string, link: string) =>
      `<div class="card"><div class="top"><h4>${name}</h4></div><div><h1 class="pricing-card-title">${price} <small>/ month</small></h1><ul><li>Boats</li></ul></div><a href="/go">${link}</a></div>`;
    const all =
      card("On your own", "?€", "Github") +
      card("Regular", "35€", "Write to us") +
      card("Patron", "70€", "Write to us");
    expect(plansOf(`<h1>For all of you</h1><div>${all}</div>`)).toEqual([
      ["Regular", 3500],
      ["Patron", 7000],
    ]);
  });
});

describe("a line on one card alone", () => {
  it.each(["Chosen most often", "Was Crews nehmen"])("is no plan's name, however it is worded: %s", (line) => {
    const card = (name: string, about: string, price: string, ribbon = "") =>
      `<div>${ribbon}<div>${name}</div>${about}<div>${price} / month</div><ul><li>Boats</li></ul></div>`;
    const all =
      card("Skiff", "<span>For whoever sails a small boat alone</span>", "$16") +
      card("Barge", "<span>For the crew that sails with others</span>", "$34", `<span>${line}</span>`) +
      card("Armada", "<span>For federations and fleets</span>", "$88");
    expect(plansOf(`<h1>Pricing</h1><div>${all}</div>`)).toEqual([
      ["Skiff", 1600],
      ["Barge", 3400],
      ["Armada", 8800],
    ]);
  });

  it("may be the heading of the section: small letters over it say that these are the prices", () => {
    const home = (label: string) => {
      const cards = ["Refill", "Base", "Plus"].map(
        (name, at) => `<div><div>${name}</div><div>${at + 1}79 kr</div><p>More trips, when yours are gone</p></div>`,
      );
      return acme(
        `<h1>Acmeflow</h1><section><div><p>${label}</p><h2>Pay once</h2></div><div>${cards.join("")}</div></section>`,
        "/",
      );
    };
    const named = (label: string) =>
      judgeCandidates(home(label), extractCommercial(home(label))).fields.pricing_plans?.value?.map(({ name }) => name);
    expect(named("Priser")).toEqual(["Refill", "Base", "Plus"]);
    expect(named("Trips")).toBeUndefined();
  });
});

describe("columns of boxes", () => {
  it("are called by their first line, and not by what they hold", () => {
    const column = (
      name: string,
      price: string,
    ) => `<div class="col"><div class="line"><strong>${name}</strong><br>cloud</div>
      <div class="line">2,000</div><div class="line">Unlimited</div><div class="line">All</div><div class="line">${price}</div></div>`;
    const table = [
      column("Basic", "€17 monthly"),
      column("Medium", "€45 monthly"),
      column("Self-hosted", "Gratis"),
    ].join("");
    const plans = plansOf(`<div><div>${table}</div></div>`);
    expect(plans.map(([name]) => name)).toEqual(expect.arrayContaining(["Basic", "Medium"]));
    expect(plans.flat().join()).not.toMatch(/Unlimited|All/);
  });
});
