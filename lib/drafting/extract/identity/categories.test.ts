import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const NAMES = ["Pets", "Accounting & Invoicing", "Calendars & Scheduling", "Audio & Music"];

/** The categories drafted of a home page. */
function categoriesOf(html: string) {
  const categories = NAMES.map((name) => ({ name, parent: "Top", keywords: [] }));
  const reading = { ...siteOf({ "/": html }, "https://fennelow.test"), categories };
  return draftPart("identity", reading).fields.categories;
}

const page = (title: string, text: string): string =>
  `<title>Fennelow: ${title}</title><meta name="description" content="${text}"><h1>${title}</h1>`;

const TRADES = [
  "Construction & Trades",
  "Restaurants & Hospitality",
  "Hobbies",
  "Farming & Food Producers",
  "Calendars & Scheduling",
  "Shipping & Returns",
  "Time Tracking & Attendance",
  "Email & Newsletters",
  "Notes & Writing",
];

/** The category of a site that says these words of itself. */
function found(words: string) {
  const categories = TRADES.map((name) => ({ name, parent: "Top", keywords: [] }));
  const reading = { ...siteOf({ "/": page(words, words) }, "https://fennelow.test"), categories };
  return draftPart("identity", reading).fields.categories?.value;
}

describe("categories", () => {
  it("are the nearest to what the product says of itself, with the sentence that says so", () => {
    const found = categoriesOf(
      `<title>Fennelow</title><meta name="description" content="Rechnungen schreiben in zwei Minuten."><h1>Buchhaltung, die keiner merkt</h1>`,
    );
    expect(found?.value).toEqual(["Accounting & Invoicing"]);
    expect(found?.evidence[0]?.quote).toMatch(/Rechnungen|Buchhaltung/);
  });

  it("stay blank where nothing comes near, or one word in passing", () => {
    expect(
      categoriesOf(`<title>Fennelow</title><h1>Made with care</h1><p>For everyone with a dog.</p>`),
    ).toBeUndefined();
  });

  const TOOLS = { "Testing & CI": "tests", Monitoring: "uptime", "Code & Git": "pull requests", Planning: "plans" };
  const FOLDERS = { Documents: "board", Notes: "list", Files: "page" };
  function broadOf(words: string, narrow: Record<string, string>, parent: string) {
    const page = `<title>Fennelow: ${words}</title><meta name="description" content="${words}"><h1>${words}</h1>`;
    const kin = Object.entries(narrow).map(([name, word]) => ({ name, parent, keywords: [word] }));
    const broad = { name: parent, parent: null, keywords: [] };
    const music = { name: "Songs", parent: "Music", keywords: ["pull songs"] };
    const reading = { ...siteOf({ "/": page }, "https://fennelow.test"), categories: [broad, ...kin, music] };
    return draftPart("identity", reading).fields.categories?.value;
  }

  it("are no broad one where that is not said", () => {
    expect(broadOf("Pull requests, uptime and tests in one place.", TOOLS, "Developer Tools")).not.toEqual([
      "Developer Tools",
    ]);
  });

  it.each([
    "Pages for your kennels and invoice printing for your accountants.",
    "Stock, factures, caisse, crédits : tout pour la boutique.",
    "Invoice pattern analysis software.",
  ])("stay blank where one word tells for whom, a part, or what something else is of: %s", (words) => {
    expect(categoriesOf(page(words, words))).toBeUndefined();
  });

  it("stay blank where only the rest of the page says it by the way", () => {
    const rest = "<h2>Also there</h2><p>Send invoices to your accountant.</p>".repeat(3);
    expect(categoriesOf(`<title>Fennelow</title><h1>Calm days ahead</h1>${rest}`)).toBeUndefined();
  });

  it("stay blank where another is as near as the nearest of a family, or everyday words alone speak for it", () => {
    expect(broadOf("Pull songs, pull requests, uptime and tests.", TOOLS, "Developer Tools")).toBeUndefined();
    expect(broadOf("A board, a list and a page of your own.", FOLDERS, "Office")).toBeUndefined();
  });

  it.each(["Runs in Docker, self-hosted.", "Ein Wolf am Rand: Die Buchung."])(
    "stay blank where software says how it is run or booked: %s",
    (words) => {
      const page = `<title>Fennelow: ${words}</title><meta name="description" content="${words}"><h1>${words}</h1>`;
      const categories = ["Hosting & Deployment", "Books & Publishing"].map((name) => ({
        name,
        parent: "Top",
        keywords: ["docker"],
      }));
      const reading = { ...siteOf({ "/": page }, "https://fennelow.test"), categories };
      expect(draftPart("identity", reading).fields.categories).toBeUndefined();
    },
  );

  it("stay blank where two are as near", () => {
    const page = `<title>Fennelow</title><meta name="description" content="Invoices and songs."><h1>Songs and invoices</h1>`;
    expect(categoriesOf(page)).toBeUndefined();
  });

  it.each([
    ["Restaurants & Hospitality", "bars", "A bar at the edge of your screen."],
    ["Books & Publishing", "library", "A library for buttons and menus."],
    ["Maintenance & Facilities", "machines", "Sounds of machines from an old mill."],
    ["Courses & Classrooms", "Prüfungen", "Die Prüfung jeder Leiter, im Griff."],
  ])("stay blank where %s is told by an everyday word alone", (name, keyword, text) => {
    const page = (words: string) =>
      `<title>Fennelow: ${words}</title><meta name="description" content="${words}"><h1>${words}</h1>`;
    const told = (words: string, keywords: string[]) => {
      const reading = {
        ...siteOf({ "/": page(words) }, "https://fennelow.test"),
        categories: [{ name, parent: "Top", keywords }],
      };
      return draftPart("identity", reading).fields.categories?.value;
    };
    expect(told(text, [keyword])).toBeUndefined();
    expect(told(`${text} Fennelgrove.`, [keyword, "fennelgrove"])).toEqual([name]);
  });

  it.each([
    ["Software für Tischlereien und Zimmereien.", "Construction & Trades"],
    ["Le logiciel des boulangeries et pâtisseries.", "Restaurants & Hospitality"],
    ["An app for potters and their kilns.", "Hobbies"],
    ["Il gestionale per frantoi.", "Farming & Food Producers"],
    ["Verhuurplanning met kalender en reserveringen.", "Calendars & Scheduling"],
  ])("are told by the trade it is made for: %j", (words, name) => {
    expect(found(words)).toEqual([name]);
  });

  it.each([
    ["Dienstplan-Software für Bäckereien und Konditoreien.", "Time Tracking & Attendance"],
    ["Grafiki pracy dla restauracji.", "Time Tracking & Attendance"],
    ["Newsletters in plain Markdown.", "Email & Newsletters"],
    ["Agenda de citas para viticultores.", "Calendars & Scheduling"],
  ])("are what it is, before whom it is for or what with: %j", (words, name) => {
    expect(found(words)).toEqual([name]);
  });

  it("stay blank where one word tells what it does, and not for whom", () => {
    expect(found("Encomendas para floristas de bairro.")).toBeUndefined();
    expect(found("Encomendas e devoluções.")).toEqual(["Shipping & Returns"]);
  });

  it("are what the product does, before whom it does it for", () => {
    expect(
      categoriesOf(page("Scheduling for dog groomers", "Online booking for small grooming salons."))?.value,
    ).toEqual(["Calendars & Scheduling"]);
    expect(categoriesOf(page("Scheduling for anybody", "Of dogs, too."))?.value).not.toEqual(["Pets"]);
  });

  it.each([
    ["Schede per negozi di animali, in software libre.", undefined],
    ["Riego por goteo, corre en tu servidor libre.", "Farming & Food Producers"],
    ["Punto de cruz y bordado.", "Hobbies"],
    ["Punto de encuentro.", undefined],
    ["Schéma unifilaire en ligne.", "Construction & Trades"],
    ["Drukarki 3D pod kontrolą.", "Hobbies"],
    ["Software para caficultores.", "Farming & Food Producers"],
    ["Registro para caficultores.", undefined],
  ])("are not told by namesakes of a trade's words: %j", (words, name) => {
    expect(found(words)?.[0]).toBe(name);
  });

  it("do not hear the product's own name", () => {
    const page = `<title>Kennels</title><meta property="og:site_name" content="Kennels"><meta name="description" content="Kennels is fast."><h1>Kennels</h1>`;
    expect(categoriesOf(page)).toBeUndefined();
  });

  it.each([
    ["Bookkeeping in Danish", "Bogføring og fakturaer for små virksomheder.", "Accounting & Invoicing"],
    ["bookings in Swedish", "Bokningssystem för gästlägenheter, med kalender.", "Calendars & Scheduling"],
    ["a kennel in Danish", "Hundepension? Hold styr på hunde og katte.", "Pets"],
  ])("are known of %s", (_, text, name) => {
    expect(categoriesOf(`<title>Fennelow</title><meta property="og:description" content="${text}">`)?.value).toEqual([
      name,
    ]);
  });
});
