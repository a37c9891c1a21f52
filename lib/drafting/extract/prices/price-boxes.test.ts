import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string, lang: string) =>
  `<html lang="${lang}"><title>Acmeflow</title><body><a href="/">Acmeflow</a><main>${main}</main></body></html>`;
const HOME = "<h1>Acmeflow keeps crews on time</h1><p>Acmeflow plans the shifts of harbour crews.</p>";

/** Name, price and period of each plan that a page about prices tells. */
function plansOf(prices: string, lang = "en"): string[] {
  const pages = { "/": page(HOME, lang), "/pricing": page(`<h1>Pricing</h1>${prices}`, lang) };
  const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  return plans.map(({ name, price, period }) => [name, price, period].filter(Boolean).join(" "));
}

const box = (name: string, ...lines: string[]) =>
  `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
const both = (...boxes: string[]) => `<div>${boxes.join("")}</div>`;

describe("cards that are pressed or chosen", () => {
  it.each([
    [
      "buttons with boxes in them, and what is had beside the name",
      both(
        ...["Basic 20", "Plus 45", "Office 85"].map((text, at) => {
          const [name, amount] = text.split(" ");
          return `<button><div><span>${name}</span> <span>${at + 1}00 Seiten / Monat</span></div><div><span>${amount}</span> CHF / Monat</div></button>`;
        }),
      ),
      ["Basic 20 CHF / Monat", "Plus 45 CHF / Monat", "Office 85 CHF / Monat"],
    ],
    [
      "labels around a field to choose by",
      both(
        ...["Solo €9", "Team €29"].map((text) => {
          const [name, amount] = text.split(" ");
          return `<label><input type="radio"><span>${name}</span><span>${amount} / month</span></label>`;
        }),
      ),
      ["Solo €9 / month", "Team €29 / month"],
    ],
    ["a switch and a button to buy, which are none", `<button>Monthly</button><button>Buy for $9</button>`, []],
  ])("%s", (_, body, plans) => expect(plansOf(body)).toEqual(plans));
});

describe("what a year's price comes to by the month", () => {
  it("is no price of its own, where it is told below it", () => {
    const cards = both(
      box("Skiff", "€59 per year", "€4.92 per month"),
      box("Barge", "€119 per year", "€9.92 per month"),
    );
    expect(plansOf(cards)).toEqual(["Skiff €59 per year", "Barge €119 per year"]);
  });
});

describe("a card with a ribbon above its name", () => {
  it.each(["Most popular", "El más pedido", "Save 20%", "Crews love it"])(
    "stands beside those without: %s",
    (ribbon) => {
      const card = (name: string, price: string, above = "") =>
        `<div>${above}<h3>${name}</h3><p>${price}</p><p>For one harbour</p></div>`;
      const cards = card("Jolle", "$9") + card("Skiff", "$19", `<p class="badge">${ribbon}</p>`) + card("Barge", "$49");
      expect(plansOf(`<div>${cards}</div>`)).toEqual(["Jolle $9", "Skiff $19", "Barge $49"]);
    },
  );
});

describe("what the list of a card adds to its price", () => {
  it("is no plan", () => {
    const card = (name: string, price: string, seat: string) =>
      `<div><p>${name}</p><p>${price}/month</p><ul><li>3 seats</li><li>One more seat: ${seat}/month</li><li>Without a year: $20/month</li></ul></div>`;
    expect(plansOf(both(card("Skiff", "$9", "$2"), card("Barge", "$19", "$3")))).toEqual([
      "Skiff $9 /month",
      "Barge $19 /month",
    ]);
  });
});

describe("a card of noughts", () => {
  it.each(["0 kr.", "0 zł", "CHF 0", "₹0", "0,00 €"])(
    "is of a free plan beside paid ones, in any money: %s",
    (price) => {
      const cards = both(box("Skiff", price, "no card needed"), box("Barge", "595 kr. / month"));
      expect(plansOf(cards).map((plan) => plan.split(" ")[0])).toEqual(["Skiff", "Barge"]);
    },
  );
});

describe("cells of a table that are laid out as cards", () => {
  const cell = (name: string, price: string) => `<th><h2>${name}</h2><div><p>${price}</p></div></th>`;
  const extra = `<tr><th>Module Bégaiement</th><td>+4€ HT / mois</td><td>+4€ HT / mois</td></tr>`;

  it("are plans by the heading in each, whatever rows of features follow", () => {
    const head = `<thead>${cell("Gratis", "Gratuit")}<th></th>${cell("Standard", "24€ / mois")}${cell("Premium", "42€ / mois")}</thead>`;
    expect(plansOf(`<table>${head}<tbody>${extra}</tbody></table>`, "fr")).toEqual([
      "Gratis Gratuit",
      "Standard 24€ / mois",
      "Premium 42€ / mois",
    ]);
  });

  it("are none where all that a cell holds is a heading: a table's header over its row of prices", () => {
    const head = `<tr><th></th><th><h3>Skiff</h3></th><th><h3>Barge</h3></th></tr>`;
    const prices = `<tr><td>Price</td><td>€9 / month</td><td>€19 / month</td></tr>`;
    expect(plansOf(`<table>${head}${prices}</table>`)).toEqual(["Skiff €9 / month", "Barge €19 / month"]);
  });
});

describe("a plan called as a module that every page names", () => {
  it("has its name all the same", () => {
    const cards = both(box("Quay", "€9 / month"), box("Crew", "€19 / month")).replaceAll("h3>", "p>");
    const told = (own: string) => page(`<h1>${own}</h1><p>${own} opens.</p><p>Crew</p><p>${own} ends.</p>`, "en");
    const pages = {
      "/": told("Acmeflow"),
      "/a": told("Aft"),
      "/b": told("Bow"),
      "/pricing": page(`<h1>Pricing</h1>${cards}`, "en"),
    };
    const plans = draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
    expect(plans.map(({ name }) => name)).toEqual(["Quay", "Crew"]);
  });
});

describe("plans for teams that a switch turns to", () => {
  const card = (name: string, price: string, more = "") =>
    `<div class="plan"><h3>${name}</h3><div>${price} / Monat</div><ul><li>Ablage</li><li>${more}</li></ul><a href="/go">Los</a></div>`;
  const groups = `<p><span data-g="one">Solo</span><span data-g="all">Team</span></p><div class="group" data-g="one">${card("Mole", "€29")}${card("Kai", "€69", "Zusatz je Platz (+12 €/Mo)")}</div>
    <div class="group" data-g="all" hidden>${card("Mole Team", "€52", "Zusatz je Platz (+12 €/Mo)")}${card("Kai Team", "€119")}</div>`;

  it("stand beside those for one, each with its name, whatever is added within a card", () => {
    const names = ["Mole €29", "Kai €69", "Mole Team €52", "Kai Team €119"];
    expect(plansOf(groups, "de")).toEqual(names.map((one) => `${one} / Monat`));
  });
});

describe("cards made of list items", () => {
  it("have their names over what is said of them, and their prices over what these are paid for", () => {
    const list = (name: string, price: string, period: string) =>
      `<li class="plan1"><ul><li class="title"><strong>${name}</strong><br>Host on Lagoon</li><li><strong>${price}</strong><br>${period}</li><li>8 boats</li><li><a href="/get">Get it</a></li></ul></li>`;
    const cards = list("Skiff", "$0", "/forever") + list("Barge", "$11", "/month") + list("Fleet", "$29", "/month");
    expect(plansOf(`<ul>${cards}</ul>`)).toEqual(["Skiff $0 /forever", "Barge $11 /month", "Fleet $29 /month"]);
  });
});

describe("a card whose price is a button to get in touch", () => {
  it.each([
    ["Write to us", "en"],
    ["Schreiben Sie uns", "de"],
    ["Nous contacter", "fr"],
    ["Escríbenos", "es"],
    ["Scrivici", "it"],
    ["Neem contact op", "nl"],
    ["Skontaktuj się z nami", "pl"],
    ["Fale conosco", "pt"],
    ["Kontakta oss", "sv"],
    ["Kontakt os", "da"],
  ])("takes its name from where the others have theirs: %s", (button, lang) => {
    const list = (name: string, price: string, call: string) =>
      `<ul><li>${name}</li>${price}<li>Live tides</li><li>Priority help</li><li><a href="/contact">${call}</a></li></ul>`;
    const cards = both(list("Quay", "<li>$17 / month</li>", "Start"), list("Harbour", "", button));
    expect(plansOf(cards, lang)).toEqual(["Quay $17 / month", `Harbour ${button}`]);
    const arrowed = both(list("Quay", "<li>$17 / month</li>", "› Start"), list("Harbour", "", `› ${button} →`));
    expect(plansOf(arrowed, lang)).toEqual(["Quay $17 / month", `Harbour ${button}`]);
  });
});

describe("what an amount is paid for", () => {
  it.each([
    ["24 € / 12 mesi", "it"],
    ["24 € je 6 Monate", "de"],
    ["24 € pour 3 ans", "fr"],
    ["$24 for two years", "en"],
    ["24 € por 12 meses", "es"],
  ])("may be several months or years: %s", (text, lang) => {
    expect(plansOf(both(box("Skiff", text), box("Barge", text.replace("24", "69"))), lang)).toEqual([
      `Skiff ${text}`,
      `Barge ${text.replace("24", "69")}`,
    ]);
  });

  it.each([
    ["ab 29,00 € zzgl. MwSt. pro Monat", "ab 29,00 € pro Monat"],
    ["29 € mtl.", "29 € mtl"],
    ["29,00 € inkl. MwSt. im Jahr", "29,00 € im Jahr"],
  ])("stands behind shortened words: %s", (text, told) => {
    expect(plansOf(both(box("Kahn", text), box("Barke", text.replace("29", "49"))), "de")).toEqual([
      `Kahn ${told}`,
      `Barke ${told.replace("29", "49")}`,
    ]);
  });

  it("may be the first sentence of the line below", () => {
    const card = (name: string, price: string) =>
      box(name, price, "Per stall, per month. Board, contracts, visits and the books of the whole barn.");
    expect(plansOf(both(card("Barn", "$6"), card("Manager", "$26")))).toEqual([
      "Barn $6 Per stall, per month",
      "Manager $26 Per stall, per month",
    ]);
    const text = "Pro Nutzer lassen sich beliebig viele Listen anlegen. Dazu kommen Karten, Berichte und mehr.";
    const plans = plansOf(both(box("Kahn", "9 €", text), box("Barke", "19 €", text)), "de");
    expect(plans).toEqual(["Kahn 9 €", "Barke 19 €"]);
  });

  it("may be a heading as the price is, in the same box", () => {
    const card = (name: string, price: string) => `<div><h2>${name}</h2><h3>${price}</h3><h4>per year</h4></div>`;
    expect(plansOf(both(card("Studio", "€420"), card("Yard", "€3600")))).toEqual([
      "Studio €420 per year",
      "Yard €3600 per year",
    ]);
  });

  it("is no heading below a price that is none", () => {
    const flat = "<div><h3>Basic</h3><p>$200</p><h3>Yearly</h3><ul><li>All maps</li></ul><p>$20</p></div>";
    expect(plansOf(flat).join()).not.toMatch(/Basic \$200 Yearly/);
  });

  it("is not the name of the next one", () => {
    const cell = (name: string, price: string) => `<div><p>${name}</p><p>${price}</p></div>`;
    const cards = both(cell("Monthly", "$3"), cell("Yearly", "$20"), cell("Lifetime", "$50"));
    expect(plansOf(cards)).toEqual(["Monthly $3", "Yearly $20", "Lifetime $50"]);
  });
});

describe("what an amount comes to by another measure", () => {
  it.each([
    "= 30 CHF / 100 pages",
    "= CHF 0.30 each",
    "soit 0,30 CHF la page",
    "entspricht 0,30 CHF je Seite",
    "works out at CHF 0.30 each",
  ])("is no price: %s", (line) => {
    const cards = (set: (price: string) => string) => both(box("Pack S", set("15 CHF")), box("Pack L", set("65 CHF")));
    const plans = ["Pack S 15 CHF", "Pack L 65 CHF"];
    expect(plansOf(both(box("Pack S", "15 CHF", line), box("Pack L", "65 CHF", line)))).toEqual(plans);
    expect(plansOf(cards((price) => `<span>${price}</span> <span>${line}</span>`))).toEqual(plans);
  });
});

describe("a price in a sentence below the name of a plan", () => {
  it.each([
    ["nl", "Webshop bruggen", "Onze webshopbruggen beginnen bij 8 euro per maand. Zonder maximum.", "8 euro per maand"],
    ["de", "Kanzlei", "Die Kanzlei-Edition kostet 49 Euro im Monat und deckt fünf Plätze ab.", "49 Euro im Monat"],
    ["fr", "Association", "L’offre Association coûte 8 € par mois, sans limite.", "8 € par mois"],
    ["en", "Clubs", "For clubs the price starts at $8 per month, whatever their size.", "$8 per month"],
    ["es", "Tienda", "El plan Tienda cuesta 8 € al mes y no tiene límite.", "8 € al mes"],
    ["pt", "Loja", "Para cada loja o plano custa 8 € por mês, sem limites.", "8 € por mês"],
  ])("is that plan's (%s)", (lang, name, sentence, told) => {
    const cards = both(box(name, sentence), box("Skiff", "Skiff costs $90 per month for all."));
    expect(plansOf(cards, lang)).toEqual([`${name} ${told}`, "Skiff $90 per month"]);
  });

  it.each([
    ["what others ask", "Save money", "A bookkeeper costs 400 euro per month."],
    ["what it was once", "Archive", "The archive used to cost 8 euro per month."],
    ["a question", "Archive", "Is the archive really 8 euro per month?"],
    ["a sum that is earned", "Archive", "With the archive crews earn 8 euro per month."],
  ])("is none where it tells %s", (_, name, sentence) => {
    expect(plansOf(both(box(name, sentence), box("Tides", "All tides at a glance.")))).toEqual([]);
    const hiring = "Whoever hires another hand for the boats knows that one costs 3000 euro per month.";
    expect(plansOf(both(box(name, sentence), box("Crew", hiring)))).toEqual([]);
  });
});

describe("what stands beside names and prices", () => {
  const rows = (...lines: string[][]) =>
    lines.map((line) => `<div>${line.map((text) => `<div>${text}</div>`).join("")}</div>`).join("");
  it.each([
    [
      "a count between the name and the price",
      rows(["Solo", "1 boat", "€9 / month"], ["Crew", "10 boats", "€19 / month"]),
      ["Solo €9 / month", "Crew €19 / month"],
    ],
    [
      "the same money with taxes",
      both(
        box("Klein", "9,90 € netto", "(11,78 € brutto)", "pro Monat"),
        box("Groß", "19,90 € netto", "(23,68 € brutto)", "pro Monat"),
      ),
      ["Klein 9,90 € pro Monat", "Groß 19,90 € pro Monat"],
    ],
    [
      "dots that lead to the price",
      "<ul><li>Solo ........ €9 / month</li><li>Crew … €19 / month</li></ul>",
      ["Solo €9 / month", "Crew €19 / month"],
    ],
    [
      "how often it is paid, at the end of the name",
      "<h2>In-app purchases</h2><ul><li>Acmeflow Pro Monthly $4.99</li><li>Acmeflow Pro Yearly $29.99</li></ul>",
      ["Acmeflow Pro Monthly $4.99 Monthly", "Acmeflow Pro Yearly $29.99 Yearly"],
    ],
    [
      "plans that sentences call plans",
      "<p>The Basic plan is $9 per month. The Pro plan is $19 per month and includes reports.</p>",
      ["Basic plan $9 per month", "Pro plan $19 per month"],
    ],
    [
      "a title over the only price",
      "<h2>One simple price</h2><p>€5<small>/month</small></p><p>Cancel any time.</p>",
      ["Acmeflow €5 /month"],
    ],
    ["what is said to be a price", "<p>The best part is $9 per month. The next harbour is $19 per month away.</p>", []],
  ])("is not taken for either: %s", (_, body, plans) => expect(plansOf(body)).toEqual(plans));
});

describe("boxes that nothing names", () => {
  const held = (...rows: [string, string][]) =>
    both(...rows.map(([price, jobs]) => `<div><h3>${price}</h3><p><strong>${jobs}</strong></p><p>5 workers</p></div>`));

  it("are called by how much each holds, where all count the same", () => {
    const boxes = held(["$12", "15k jobs"], ["$24", "60k jobs"], ["$45", "250k jobs"]);
    const stated = "<p>All prices are billed monthly. All plans include all features.</p>";
    expect(plansOf(boxes)).toEqual(["15k jobs $12", "60k jobs $24", "250k jobs $45"]);
    expect(plansOf(`${stated}${boxes}`)).toEqual([
      "15k jobs $12 billed monthly",
      "60k jobs $24 billed monthly",
      "250k jobs $45 billed monthly",
    ]);
  });

  it("are plans where they are paid by the month, whatever the page is about", () => {
    const monthly = held(["$9 / month", "10k emails"], ["$29 / month", "50k emails"], ["$59 / month", "100k emails"]);
    expect(plansOf(`<h2>Buy more, pay less</h2>${monthly}`)).toHaveLength(3);
  });

  it("are packs beside plans with names, and under what is given away or sent", () => {
    const packs = held(["€29", "10 credits"], ["€270", "100 credits"], ["€2400", "1000 credits"]);
    const plans = both(box("Crew", "€9 / month"), box("Fleet", "€29 / month"));
    expect(plansOf(`${plans}<h2>Need more?</h2>${packs}`)).toEqual(["Crew €9 / month", "Fleet €29 / month"]);
    for (const title of ["Gift cards", "Delivery", "Top up your balance"])
      expect(plansOf(`<h2>${title}</h2>${packs}`)).toEqual([]);
  });

  it.each([
    ["praised", held(["$12", "15 reviews"], ["$24", "60 reviews"], ["$45", "250 reviews"])],
    ["of several things", held(["$12", "15 jobs"], ["$24", "60 boats"], ["$45", "250 crews"])],
    ["of one size", held(["$12", "15 jobs"], ["$24", "15 jobs"], ["$45", "15 jobs"])],
    ["of words", held(["$12", "many jobs"], ["$24", "more jobs"], ["$45", "all jobs"])],
  ])("stay without where they are %s", (_, boxes) => {
    expect(plansOf(boxes)).toEqual([]);
  });
});

describe("what all prices of a page are paid for", () => {
  const cards = both(box("Crew", "€9"), box("Fleet", "€29"));
  it.each([
    ["en", "All prices are per month.", "per month"],
    ["en", "All prices in US dollars, billed monthly.", "billed monthly"],
    ["de", "Alle Preise netto pro Nutzer und Monat.", "pro Nutzer und Monat"],
    ["fr", "Tous les prix sont par mois, hors taxes.", "par mois"],
    ["en", "All prices are per month?", null],
    ["en", "Prices of others per month rise.", null],
    ["en", "All prices are per month. All prices are per year.", null],
  ])("is that of cards without: %s %s", (lang, text, period) => {
    const of = (price: string) => (period ? `${price} ${period}` : price);
    expect(plansOf(`<p>${text}</p>${cards}`, lang)).toEqual([`Crew ${of("€9")}`, `Fleet ${of("€29")}`]);
  });

  const more = both(box("Class", "€49"), box("School", "€490"));
  const bought = both(box("Crew", "€9"), box("Fleet", "€29"));
  it.each([
    ["of another section", `<h2>For crews</h2>${cards}<h2>For schools</h2><p>All prices are per year.</p>${more}`, 2],
    ["of prices that rise", `<p>All prices are yearly increased with inflation.</p>${cards}`, 0],
    ["of prices that change", `<p>The price per year drops after the first twelve months.</p>${cards}`, 0],
    ["of somebody else", `<p>The fees are charged monthly by Kelpay.</p>${cards}`, 0],
    ["of one of several", `<p>All prices per year exclude VAT; prices per month are in the app.</p>${cards}`, 0],
    [
      "of support for what is bought once",
      `<p>One-time purchase.</p>${bought}<h2>Support</h2><p>All prices are per year.</p>`,
      0,
    ],
  ])("is not that %s", (_, body, timed) => {
    expect(plansOf(body).filter((one) => /year|month/.test(one))).toHaveLength(timed);
  });

  it("may stand below them", () => {
    expect(plansOf(`<h2>Plans</h2>${cards}<p>All prices are per month, excl. VAT.</p>`)).toEqual([
      "Crew €9 per month",
      "Fleet €29 per month",
    ]);
  });

  it("is in the way of no section that has its own prices", () => {
    const yearly = both(box("Crew", "€90"), box("Fleet", "€290"));
    const told = `<p>All prices are per month.</p><h2>Pay monthly</h2>${cards}<h2>Pay yearly</h2>${yearly}`;
    expect(plansOf(told)).toHaveLength(4);
  });

  it("leaves alone what the cards say themselves", () => {
    const yearly = both(box("Crew", "€9 / year"), box("Fleet", "€29 / year"));
    expect(plansOf(`<p>All prices are per month.</p>${yearly}`)).toEqual(["Crew €9 / year", "Fleet €29 / year"]);
  });
});

describe("a title over a whole page of prices", () => {
  const cards = both(box("Crew", "$9 / month"), box("Fleet", "$29 / month"));
  const titled = (title: string) => {
    const pages = { "/": page(HOME, "en"), "/pricing": page(`<h1>${title}</h1>${cards}`, "en") };
    return draftPart("commercial", siteOf(pages)).fields.pricing_plans?.value ?? [];
  };

  it("may promise revenue, and names no sum when it is a slogan", () => {
    expect(titled("Start rescuing your revenue in minutes.")).toHaveLength(2);
    expect(titled("Your savings")).toEqual([]);
    expect(titled("How much revenue your harbour loses each month")).toEqual([]);
    expect(titled("Pricing calculator: estimate what you pay monthly")).toEqual([]);
    expect(titled("A sample invoice of an Acmeflow customer")).toEqual([]);
    expect(titled("See the return on investment of Acmeflow")).toEqual([]);
    expect(titled("Revenue calculator")).toEqual([]);
  });
});
