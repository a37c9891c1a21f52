import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** The name drafted of a home page on a host of the product's own. */
const nameOf = (html: string) =>
  draftPart("identity", siteOf({ "/": html }, "https://tidewell.test")).fields.name?.value;

const page = (title: string, text: string, head = "", logo = "", foot = "") =>
  `<title>${title}</title>${head}<header><a href="/">${logo}</a></header><main>${text}</main><footer>${foot}</footer>`;

const SAID = "<p>Tidewell läuft überall. Mit Tidewell geht es schneller.</p>";

describe("what is no name", () => {
  it.each([
    ["Software für Bestatter", "<p>Mit Tidewell verwalten Sie Sterbefälle.</p>"],
    ["Startseite | Praxissoftware für Hausärzte", "<h1>Herzlich willkommen</h1>"],
    ["Accueil - Logiciel de gestion de camping", "<h1>Votre camping</h1>"],
    ["Inicio - Programa de gestión para talleres", "<h1>Bienvenidos</h1>"],
    ["Home | Warehouse Management Software", "<h1>Welcome</h1>"],
    ["Velkommen", "<h1>Velkommen</h1>"],
    ["Just a moment...", "<h1>Just a moment...</h1>"],
    ["Try Tidewell free", "<h1>Try Tidewell free</h1>"],
  ])("leaves the name blank where the page only says: %s", (title, text) => {
    expect(nameOf(page(title, text))).toBeUndefined();
  });

  it.each([
    ["a slogan", '<meta property="og:site_name" content="Start your free trial">'],
    ["a default", '<meta property="og:site_name" content="My WordPress Site">'],
  ])("is the site name left at %s", (_, head) => {
    expect(nameOf(page("Tidewell – Tides", "<h1>Tides</h1>", head))).toBe("Tidewell");
  });

  it.each([
    ["Software für Bestatter", ""],
    ["Fristenkalender für Kanzleien - Fristen im Blick", '<img src="/l.png" alt="Fristenkalender">'],
    ["Home | Warehouse Management Software", ""],
  ])("gives way to the address's word, which texts say as a name: %s", (title, logo) => {
    expect(nameOf(page(title, SAID, "", logo))).toBe("Tidewell");
  });

  it.each([
    ["an owner", "Tidewell - University of Kelp", "University of Kelp", "© 2026 University of Kelp"],
    ["a maker", "Ada Kelp – maker of Tidewell", "Ada Kelp", ""],
    ["a maker who speaks", "Tidewell | Ada Kelp", "Ada Kelp", "© Ada Kelp"],
  ])("is that of %s, beside the product's", (_, title, logo, foot) => {
    expect(nameOf(page(title, "<h1>Hi, I'm Ada Kelp</h1>", "", logo, foot))).toBe("Tidewell");
  });

  it.each([
    ["Tidewell 2.3.1 documentation", "Tidewell"],
    ["Tidewell BETA", "Tidewell"],
    ["Tidewell v0.9", "Tidewell"],
    ["Tidewell 2", "Tidewell 2"],
  ])("are versions and stages, and a whole number may be one: %s", (logo, name) => {
    expect(nameOf(page(logo, `<h1>${logo}</h1>`, "", logo))).toBe(name);
  });

  it("is no name of the address's own that holds a kind", () => {
    expect(nameOf(page("Tidewell Software for crews", "<h1>Tidewell Software</h1>", "", "Tidewell Software"))).toBe(
      "Tidewell Software",
    );
  });
});
