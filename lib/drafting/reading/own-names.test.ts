import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { isOwnName, namesOwn, ownNames } from "./own-names";

const ORIGIN = "https://goodtools.test";
const page = (title: string, body = "") => `<title>${title}</title><main>${body}</main>`;

describe("a site's own names", () => {
  it("include a brand that is not in the domain when other pages' titles carry it", () => {
    const reading = siteOf(
      {
        "/": page("Fernwick: invoices in order"),
        "/about": page("About - Fernwick"),
        "/pricing": page("Pricing - Fernwick"),
      },
      ORIGIN,
    );
    expect(isOwnName(ownNames(reading), "Fernwick")).toBe(true);
    expect(isOwnName(ownNames(reading), "invoices in order")).toBe(false);
  });

  it("include one before what it stands for", () => {
    const name = `<meta property="og:site_name" content="OmoDrift (One more Drift Dial)">`;
    const reading = siteOf({ "/": `${name}${page("Home | OmoDrift (One more Drift Dial)")}` }, ORIGIN);
    expect(isOwnName(ownNames(reading), "OmoDrift")).toBe(true);
    expect(isOwnName(ownNames(reading), "One more Drift Dial")).toBe(false);
  });

  it("include one that the title of the only other page read carries", () => {
    const pages = { "/": page("Fernwick: invoices in order"), "/license": page("License - Fernwick") };
    expect(isOwnName(ownNames(siteOf(pages, ORIGIN)), "Fernwick")).toBe(true);
  });

  it("include one that the home page claims its copyright by", () => {
    const reading = siteOf(
      { "/": `${page("Fernwick | Invoices in order")}<footer><p>© 2026 Fernwick Ltd</p></footer>` },
      ORIGIN,
    );
    expect(isOwnName(ownNames(reading), "Fernwick")).toBe(true);
  });

  it("include the part of the site's name that its domain begins with, and no other part", () => {
    const head = '<meta property="og:site_name" content="Agora - Civil Talk">';
    const own = ownNames(siteOf({ "/": head + page("A place to talk") }, "https://agoratalk.test"));
    expect([isOwnName(own, "Agora"), isOwnName(own, "Civil Talk")]).toEqual([true, false]);
  });

  it("include what the start page's folder and title call it", () => {
    const read = siteOf({ "/fernwick/": page("Fernwick 2 for Mac"), "/": page("Good Tools") }, ORIGIN);
    const reading = { ...read, startUrl: `${ORIGIN}/fernwick/` };
    expect(isOwnName(ownNames(reading), "Fernwick")).toBe(true);
    const photo = siteOf({ "/photo/": page("Photography workflow"), "/": page("Good Tools") }, ORIGIN);
    expect(isOwnName(ownNames({ ...photo, startUrl: `${ORIGIN}/photo/` }), "Photo")).toBe(false);
    const apps = siteOf({ "/apps/": page("Apps by Good Tools"), "/": page("Good Tools") }, ORIGIN);
    expect(isOwnName(ownNames({ ...apps, startUrl: `${ORIGIN}/apps/` }), "Apps")).toBe(false);
  });

  it("do not include words that only the home title has", () => {
    expect(isOwnName(ownNames(siteOf({ "/": page("Otherco: great tools") }, ORIGIN)), "Otherco")).toBe(false);
  });

  it("let facts about the brand be the site's own", () => {
    const about = page("About - Fernwick", "<h1>About</h1><p>Fernwick was founded in 2019 by Ada Quill.</p>");
    const reading = siteOf(
      {
        "/": page("Fernwick: invoices in order", "<h1>Fernwick</h1>"),
        "/about": about,
        "/pricing": page("Pricing - Fernwick"),
      },
      ORIGIN,
    );
    const found = extractPeople(reading);
    expect(found.fields?.founded_year?.value).toBe(2019);
    expect(found.founders?.map((one) => one.value.name)).toEqual(["Ada Quill"]);
  });
});

describe("a name in sentences", () => {
  it.each([
    ["pl", "Marramnik", "Marramnika"],
    ["pl", "Marrama", "Marramy"],
    ["sv", "Marram", "Marrams"],
  ])("is known with the endings of the site's language: %s %s", (lang, name, said) => {
    const reading = siteOf(
      { "/": `<html lang="${lang}"><title>${name}</title><p>x</p></html>` },
      `https://${name.toLowerCase()}.test`,
    );
    expect(isOwnName(ownNames(reading), said)).toBe(true);
  });

  it("has no such endings in another language", () => {
    const reading = siteOf({ "/": `<html lang="en"><title>Marram</title><p>x</p></html>` }, "https://marram.test");
    expect(isOwnName(ownNames(reading), "Marrams")).toBe(false);
  });

  it("leave out versions and words for a website", () => {
    const named = (title: string) =>
      siteOf(
        { "/": `<title>${title}</title><meta name="application-name" content="${title}">` },
        "https://fernwick.maker.test",
      );
    expect(isOwnName(ownNames(named("Fernwick v3")), "Fernwick")).toBe(true);
    expect(isOwnName(ownNames(named("Fernwick Website")), "Fernwick")).toBe(true);
    expect(isOwnName(ownNames(named("Fernwick Website")), "Fernwick Website")).toBe(false);
  });

  it("are none of what a version is of, but in an address of its own", () => {
    const page = `<title>Charts</title><meta property="og:site_name" content="Kelpular v17">`;
    const at = (origin: string) => isOwnName(ownNames(siteOf({ "/": page }, origin)), "Kelpular");
    expect([at("https://kelpular-charts.test"), at("https://kelpular.charts.test")]).toEqual([false, true]);
  });

  it("are no words or given names of the language that a case would be: each invoice is not Fakturo", () => {
    const named = (lang: string, name: string) =>
      ownNames(
        siteOf({ "/": `<html lang="${lang}"><title>${name}</title></html>` }, `https://${name.toLowerCase()}.test`),
      );
    expect(namesOwn(named("pl", "Fakturo"), "Każda faktura była ręczna.")).toBe(false);
    expect(namesOwn(named("fi", "Mari"), "Maria perusti yhtiön.")).toBe(false);
  });

  it.each([
    ["cs", "fernwick.cz", "zakladatel Fernwicku"],
    ["cs", "kelpunio.cz", "zakladatel Kelpunia"],
    ["cs", "vlnova.cz", "Vlnovou i na cesty"],
    ["pl", "kelpunio.pl", "twórca Kelpunia"],
    ["pl", "fernwick.pl", "założyciel Fernwicka"],
    ["fi", "keinula.fi", "Keinulan perustaja"],
  ])("stand in the cases of the site's language, %s: %s in %j", (lang, host, text) => {
    const name = (host.split(".")[0] ?? "").replace(/^./, (letter) => letter.toUpperCase());
    const own = ownNames(siteOf({ "/": `<html lang="${lang}"><title>${name}</title></html>` }, `https://${host}`));
    expect(namesOwn(own, text)).toBe(true);
    const english = ownNames(siteOf({ "/": `<html lang="en"><title>${name}</title></html>` }, `https://${host}`));
    expect(namesOwn(english, text)).toBe(false);
  });
});
