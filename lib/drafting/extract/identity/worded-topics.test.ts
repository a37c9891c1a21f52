import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { verifyField } from "@/lib/drafting/verify/verify";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const LIST = [
  { name: "Farming & Food Producers", parent: "Top", keywords: [] },
  { name: "Accounting & Invoicing", parent: "Top", keywords: [] },
  { name: "Audio & Music", parent: "Top", keywords: [] },
  { name: "Kelp Works", parent: "Top", keywords: ["kelp dryer", "kelp dryers"] },
];

const readingOf = (title: string, texts: string[], lang = "en", categories = LIST) => ({
  ...siteOf(
    {
      "/": `<html lang="${lang}"><title>${title}</title><h1>${title}</h1>${texts.map((one) => `<p>${one}</p>`).join("")}`,
    },
    "https://fennelow.test",
  ),
  categories,
});
const categoryOf = (...args: Parameters<typeof readingOf>) =>
  draftPart("identity", readingOf(...args)).fields.categories;

const FARM = [
  "Keep the records of your orchard in one place.",
  "Fields, tractors and harvest are planned in the barn.",
  "Livestock, pasture and feed have pages of their own.",
  "Irrigation follows the weather of each paddock.",
];

describe("a category by the words of the home page", () => {
  it("is found where the title says nothing, with the texts that use most of its words", () => {
    const found = categoryOf("Fennelow: made for you", FARM);
    expect(found?.value).toEqual(["Farming & Food Producers"]);
    expect(found?.evidence.map(({ quote }) => quote).join(" ")).toMatch(/orchard|harvest|pasture|Irrigation/);
  });

  it("stays blank where the product says all along that it is something else", () => {
    const called = ["Fennelow is invoicing software.", "Fennelow is invoicing software for one."];
    const more = [
      "Sheep, cattle and poultry.",
      "Seeds, crops and fertiliser.",
      "Milk, eggs and grain.",
      "Beehives and vineyards.",
      "Tractors, ploughs and greenhouses.",
    ];
    const told = categoryOf("Fennelow: invoicing software", [...called, ...FARM, ...more]);
    expect(told?.value ?? []).not.toContain("Farming & Food Producers");
  });

  it("is found in the page's own language", () => {
    const texts = [
      "Alle Belege und Rechnungen liegen beieinander.",
      "Die Umsatzsteuer geht an das Finanzamt, die Mahnung an den Kunden.",
      "Buchhaltung, Kontenrahmen und Bilanz ohne Steuerberater.",
    ];
    expect(categoryOf("Fennelow: für Sie gemacht", texts, "de")?.value).toEqual(["Accounting & Invoicing"]);
  });

  it("stays blank where two are as near", () => {
    const music = [
      "A metronome and a tuner for the guitar.",
      "Chords, melody and lyrics.",
      "Record the drums, mix the vocals.",
    ];
    const both = [...FARM.slice(0, 2), ...music];
    expect(categoryOf("Fennelow: made for you", both)).toBeUndefined();
  });

  it("counts what the product spares its users", () => {
    const texts = ["No lost invoices, no unpaid bills.", "VAT, ledgers and receipts for your bookkeeper."];
    expect(categoryOf("Fennelow: made for you", texts)?.value).toEqual(["Accounting & Invoicing"]);
  });

  it("stays blank where a page has too few of them", () => {
    expect(categoryOf("Fennelow: made for you", ["Bring it to the barn.", "It is ready in a minute."])).toBeUndefined();
  });

  it("is not what every page has: questions about paying, partners, news", () => {
    const html = (more: string) =>
      `<html lang="en"><title>Fennelow: made for you</title><h1>Fennelow: made for you</h1>${FARM.map((one) => `<p>${one}</p>`).join("")}${more}`;
    const billing = `<h2>Frequently asked questions</h2><h3>Do I get an invoice?</h3><p>Yes, with VAT, and receipts for your accountant.</p>
      <h3>How is billing done?</h3><p>Invoices are due in fourteen days; bookkeeping and ledger exports are there.</p><h3>Refunds?</h3><p>By credit note.</p>`;
    const found = (more: string) =>
      draftPart("identity", { ...siteOf({ "/": html(more) }, "https://fennelow.test"), categories: LIST }).fields
        .categories;
    expect(found(billing)?.value).toEqual(["Farming & Food Producers"]);
  });

  it("is read in the page's language though the page says that it is English", () => {
    const texts = [
      "Alle Belege und Rechnungen liegen für Sie beieinander.",
      "Die Umsatzsteuer geht an das Finanzamt, die Mahnung an den Kunden.",
      "Buchhaltung, Kontenrahmen und Bilanz ohne die Hilfe eines Steuerberaters.",
    ];
    expect(categoryOf("Fennelow: für Sie und Ihre Kunden gemacht", texts, "en")?.value).toEqual([
      "Accounting & Invoicing",
    ]);
  });

  it("stays blank where the page is of a kind that the list lacks", () => {
    const list = LIST.filter(({ name }) => !name.startsWith("Farming"));
    const texts = [...FARM, "Every harvest has its invoice.", "VAT is reckoned for the tractor, too."];
    expect(categoryOf("Fennelow: made for you", texts, "en", list)).toBeUndefined();
  });

  it("is the operator's own where the page uses words of a known kind, too", () => {
    const texts = ["The kelp dryer is watched by day and by night.", ...FARM];
    expect(categoryOf("Fennelow: software for the kelp dryer", texts)?.value).toEqual(["Kelp Works"]);
  });

  it("is the operator's own by its keywords where no vocabulary knows it", () => {
    const texts = ["The kelp dryer is watched by day and by night.", "Kelp dryers report when they are done."];
    expect(categoryOf("Fennelow: software for the kelp dryer", texts)?.value).toEqual(["Kelp Works"]);
  });
});

describe("a category that is claimed", () => {
  const reading = readingOf("Fennelow: made for you", FARM);
  const cited = (text: string) => {
    const segment = reading.pages[0]?.segments.findIndex((one) => one.text === text) ?? -1;
    return [{ page: 0, segment, start: 0, end: text.length }];
  };
  const verdict = (name: string, text: string) =>
    verifyField(reading, "categories", { value: [name], sources: cited(text) });

  it("is proven by a sentence with its words, and by no other", () => {
    expect(verdict("Farming & Food Producers", FARM[0] ?? "")).toMatchObject({ ok: true });
    const german = "Die Umsatzsteuer geht an das Finanzamt, die Mahnung an den Kunden.";
    const marked = readingOf(
      "Fennelow: für Sie und Ihre Kunden gemacht",
      [german, "Belege und Rechnungen für Sie."],
      "en",
    );
    const segment = marked.pages[0]?.segments.findIndex(({ text }) => text === german) ?? -1;
    const source = { page: 0, segment, start: 0, end: german.length };
    expect(verifyField(marked, "categories", { value: ["Accounting & Invoicing"], sources: [source] }).ok).toBe(true);
    expect(verdict("Audio & Music", FARM[0] ?? "")).toMatchObject({
      ok: false,
      reason: "nothing cited speaks of Audio & Music",
    });
  });
});
