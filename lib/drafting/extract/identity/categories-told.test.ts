import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const NAMES = [
  "Compliance",
  "Construction & Trades",
  "Browser Extensions",
  "Content Management",
  "Dashboards & Reports",
  "Events & Tickets",
  "Games",
  "Habits & Self-tracking",
  "Logistics & Transport",
  "Notes & Writing",
  "Real Estate & Property",
  "Restaurants & Hospitality",
  "SEO",
  "Sensors & IoT",
  "Time Tracking & Attendance",
  "Weather & Outdoors",
];

/** The category of a site with this title, description and first heading. */
function categoryOf(title: string, description: string, heading: string) {
  const html = `<title>${title}</title><meta name="description" content="${description}"><h1>${heading}</h1>`;
  const categories = NAMES.map((name) => ({ name, parent: "Top", keywords: [] }));
  return draftPart("identity", { ...siteOf({ "/": html }, "https://quillmere.test"), categories }).fields.categories
    ?.value?.[0];
}

describe("what products say of themselves", () => {
  it.each([
    ["Compliance", "Quillmere", "Emissions reporting and permits for foundries.", "Permits, kept"],
    ["Compliance", "Quillmere", "Canal de denuncias y prevención de riesgos laborales.", "Cumplir es fácil"],
    ["Construction & Trades", "Quillmere", "Dziennik budowy i kosztorysowanie w telefonie.", "Budowa bez papieru"],
    ["Browser Extensions", "Quillmere", "This extension closes browser tabs you forgot.", "Fewer tabs"],
    ["Events & Tickets", "Quillmere", "Vente de billets, plan de table et émargement.", "Billetterie en ligne"],
    ["Games", "Quillmere", "Een woordpuzzel en een kaartspel per dag.", "Speel mee"],
    ["Habits & Self-tracking", "Quillmere", "Zykluskalender und Symptomtagebuch ohne Konto.", "Bleibt bei dir"],
    ["Logistics & Transport", "Quillmere", "Planowanie tras i zarządzanie flotą.", "Krótsze trasy"],
    ["Real Estate & Property", "Quillmere", "Tasaciones de viviendas para tasadores.", "Informes a tiempo"],
    ["Real Estate & Property", "Quillmere", "Woningtaxatie: taxatierapporten op tijd.", "Klaar voor vandaag"],
    ["Sensors & IoT", "Quillmere", "Mikrocontroller und Leiterplatten für Bastelabende.", "Kleine Platinen"],
    ["Weather & Outdoors", "Quillmere", "Maanstanden en een buienradar voor onderweg.", "Droog thuis"],
  ])("tells %s: %s, %s", (name, ...texts) => {
    const [title = "", description = "", heading = ""] = texts;
    expect(categoryOf(title, description, heading)).toBe(name);
  });

  it.each([
    ["Quillmere: Tourenplanungssoftware", "Tourenplanungssoftware für Fahrer und Fuhrpark", "Logistics & Transport"],
    ["Zeiterfassungssoftware", "Arbeitszeiterfassung und Stundenzettel für Betriebe", "Time Tracking & Attendance"],
    ["Dla kierowców", "Flota i kierowcami zarządzanie", "Logistics & Transport"],
  ])("is found in compounds and cases that no list holds: %s", (title, description, name) => {
    expect(categoryOf(title, description, title)).toBe(name);
  });

  it("is what it is beside what it is not", () => {
    const told = "Browser extension for tabs, without any account. Not a game.";
    expect(categoryOf("Quillmere", told, "The browser extension for tabs")).toBe("Browser Extensions");
    expect(categoryOf("Quillmere", "Gestão de frota no computador.", "Gestão de frota")).toBe("Logistics & Transport");
  });

  it("is what comes out of something, and not what that is made of", () => {
    const turned = "Quillmere turns timesheets into digital menus.";
    expect(categoryOf("Quillmere", turned, turned)).toBe("Restaurants & Hospitality");
  });

  it("is what the title says, before what only the page does", () => {
    const page = "Attendance, clocked.";
    expect(categoryOf("Quillmere: property management", page, "Attendance lists at hand")).toBe(
      "Real Estate & Property",
    );
  });

  it.each([
    ["one word in passing", "Quillmere", "Ein Begleiter für Restaurants.", "Alles in Ruhe"],
    ["a page about a blog", "Quillmere", "Read our blog.", "Our blog"],
    ["a code on paper", "Quillmere", "Scan the QR code to begin.", "QR code"],
    ["a report of whatever kind", "Quillmere", "Every report in one document.", "A report a day"],
    ["a diary of whatever kind", "Quillmere", "Un cuaderno para todo.", "Tu cuaderno"],
    ["a quality of any product", "Quillmere", "DSGVO-konform und offline.", "GDPR compliant"],
    ["a channel it sends by", "Quillmere", "Alles über WhatsApp Business.", "WhatsApp für alle"],
    ["parts counted up with an and", "Quillmere", "Buzzer, drivers and referees.", "Buzzer, drivers and referees"],
    ["a kind it is not", "Quillmere", "Not a browser extension, no Chrome extension either.", "No browser tabs"],
    ["a kind it is not, in German", "Quillmere", "Kein Fuhrpark-Programm.", "Keine Tourenplanung"],
    ["an object of its work", "Quillmere", "Sort your notes.", "Drone flight log"],
    ["words of another language", "Quillmere", "It will have a stable port by fall.", "Ships fast"],
  ])("tells nothing by %s", (_, title, description, heading) => {
    expect(categoryOf(title, description, heading)).toBeUndefined();
  });
});

describe("a description that a template left behind", () => {
  it("tells no category", () => {
    const said = "Description will go into a meta tag in &lt;head /&gt;";
    expect(categoryOf("Quillmere", said, "Quillmere")).toBeUndefined();
  });
});
