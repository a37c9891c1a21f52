import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function legalNameOf(body: string, path: string): string | null {
  return draftPart("people", acme(body, path)).fields.legal_name?.value ?? null;
}

describe("legal name", () => {
  it.each(["PHU Kelp Jan Kowalski", "P.P.H.U. Kelp Jan Kowalski", "FHU Kelp"])(
    "is a Polish trader's, by what stands before it: %s",
    (name) => {
      const body = `<h1>Kontakt</h1><p>${name}<br>ul. Lipowa 9<br>38-420 Korczyna<br>NIP 684-199-88-71</p>`;
      expect(legalNameOf(body, "/kontakt")).toBe(name);
    },
  );

  it.each(["Verein Acmeflow", "Stiftung Acmeflow", "Associazione Acmeflow"])(
    "is that of the body whose address opens the imprint: %s",
    (name) => {
      expect(legalNameOf(`<h1>Impressum</h1><p>${name}<br>Hafenstr. 1<br>24103 Kiel</p>`, "/impressum")).toBe(name);
    },
  );

  it("is that of whoever trades under the product's name, below the label of an imprint", () => {
    const body = (who: string) =>
      `<h1>Mentions légales</h1><p>Le site et l'espace client ont pour éditeur :</p><p>${who}</p>`;
    const trader = "Jane Roe, entrepreneure individuelle travaillant sous le nom commercial Acmeflow";
    expect(legalNameOf(body(trader), "/mentions-legales")).toBe("Jane Roe");
  });

  it("is not the sole trader's who drew the site, nor a body's of another name", () => {
    expect(
      legalNameOf("<h1>Impressum</h1><p>Webdesign: Kelp Digital, Einzelunternehmen, Kiel</p>", "/impressum"),
    ).toBeNull();
    expect(legalNameOf("<h1>Impressum</h1><p>Verein Kelp<br>Mitglied seit 2014</p>", "/impressum")).toBeNull();
  });
});

describe("a French sole trader", () => {
  it.each([
    ["Basile Kelpon EI / Acmeflow<br>Entrepreneur individuel – SIREN 904 118 327", "Basile Kelpon EI"],
    ["Acmeflow, un logiciel EI pour les ports", null],
  ])("is told by the letters that the law asks for behind the name: %s", (line, name) => {
    expect(legalNameOf(`<h1>Mentions légales</h1><h2>Propriétaire</h2><p>${line}</p>`, "/mentions-legales")).toBe(name);
  });
});

describe("a trader's own name with what they do", () => {
  const imprint = (body: string) => legalNameOf(`<h1>Imprint</h1>${body}`, "/imprint");
  const address = (name: string) => `<p>${name}<br>Hafenstr. 1<br>24103 Kiel</p>`;

  it.each(["Jane Roe Software", "Jane Roe IT", "Jane Roe – Softwareentwicklung", "Jane Roe Webdesign & Services"])(
    "opens the imprint with an address: %s",
    (name) => expect(imprint(address(name))).toBe(name),
  );

  it.each([
    ["whoever made the site", `<h2>Webdesign</h2>${address("Jane Roe Webdesign")}`],
    ["whom data are asked of", `<h2>Data protection officer</h2>${address("Jane Roe Consulting")}`],
    [
      "whoever made it, below a line in bold",
      `<p>Acmeflow ist ein Projekt der Kelpfreunde.</p><p><b>Technische Umsetzung</b></p>${address("Jane Roe Webdesign")}`,
    ],
    ["a line without an address", "<p>Jane Roe Software</p>"],
    ["what the product is called", address("Tide Table Software")],
  ])("is not that of %s", (_, body) => expect(imprint(body)).toBeNull());
});

describe("a company that a template left behind", () => {
  it.each(["My Project, Inc.", "Your Company Ltd", "Company Name, Inc.", "Ihre Firma GmbH", "Acme Inc."])(
    "is nobody's: %s",
    (name) => {
      expect(
        legalNameOf(`<p>Hi</p><footer>Copyright © 2026 ${name}. Built with Docusaurus.</footer>`, "/about"),
      ).toBeNull();
    },
  );
});
