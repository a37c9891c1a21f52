import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function peopleOf(path: string, body: string, foot = "") {
  const home = homeOf(`<main><h1>Acmeflow keeps crews on time</h1></main><footer>${foot}</footer>`);
  const pages = path === "/" ? { "/": home } : { "/": home, [path]: homeOf(`<main>${body}</main>`) };
  const { fields, founders } = draftPart("people", siteOf(pages));
  return { legal: fields.legal_name?.value ?? null, place: fields.location?.value ?? null, founders };
}
const atFoot = (foot: string) => peopleOf("/", "", foot).legal;

describe("who publishes a site", () => {
  it.each([
    [
      "/mentions-legales",
      "<h2>Editeur</h2><p>Le present site est publie par la societe Nordkelp, societe par actions simplifiee (SAS).</p>",
      "Nordkelp",
    ],
    [
      "/mentions-legales",
      "<p>Le site acmeflow.test est édité par Nordkelp, société au capital de 1 000 euros.</p><p>Réalisation : Agence Kelp</p>",
      "Nordkelp",
    ],
    ["/aviso-legal", "<p>Acmeflow es una marca de NORDKELP S.A.C. | RUC 20698114372</p>", "NORDKELP S.A.C."],
    ["/contacts", "<h3>Nordkelp Rešenja DOO</h3><p>Futoška 7, 21000 Novi Sad</p>", "Nordkelp Rešenja DOO"],
    ["/impressum", "<p>Diese Website wird betrieben von Jane Roe, Hafenstr. 1, 24103 Kiel</p>", "Jane Roe"],
    [
      "/aviso-legal",
      "<p>Este sitio web es propiedad de Nordkelp Talleres, con NIF B12345678.</p>",
      "Nordkelp Talleres",
    ],
    [
      "/mentions-legales",
      "<p>Le site www.acmeflow.test appartient à la société ACMEFLOW, simplifiée au capital de 2 310 euros.</p>",
      "ACMEFLOW",
    ],
    ["/mentions-legales", "<p>Le présent site appartient à Nordkelp.</p>", "Nordkelp"],
    ["/terms", "<p>The Service is supplied by Nordkelp Works Ltd. (“Company”).</p>", "Nordkelp Works Ltd."],
    [
      "/terms",
      "<p>Your contract is with Nordkelp Works, LLC, located at 9 Kelp Road, Viroqua, WI 54665.</p>",
      "Nordkelp Works, LLC",
    ],
    ["/impressum", "<p>Acmeflow<br>Inhaber: Jane Roe<br>Hafenstr. 1<br>24103 Kiel</p>", "Jane Roe"],
    ["/impressum", "<h2>Acmeflow</h2><p>Inhaberin: Jane Roe</p><p>Hafenstr. 1, 24103 Kiel</p>", "Jane Roe"],
    ["/impressum", "<p>Nordkelp GmbH<br>Hafenstr. 1<br>24103 Kiel</p><p>Inhaber: Jane Roe</p>", "Nordkelp GmbH"],
    ["/privacy", "<p>I am Jane Roe, a sole trader in the Republic of Ireland.</p>", "Jane Roe"],
    ["/terms", "<p>Acmeflow is provided by Jane Roe, a sole trader.</p>", "Jane Roe"],
    [
      "/privacy",
      "<h2>Titolare del trattamento</h2><p><strong>Jane Roe</strong><br>Kelpano (MS)<br>ciao@acmeflow.test</p>",
      "Jane Roe",
    ],
    [
      "/privacidade",
      "<p>O Acmeflow é operado por Nordkelp Tecnologia para Oficinas Ltda., com sede em Aveiro, Portugal.</p>",
      "Nordkelp Tecnologia para Oficinas Ltda.",
    ],
  ])("is read at %s from %j", (path, body, name) => {
    expect(peopleOf(path, `<h1>Legal</h1>${body}`).legal).toBe(name);
  });

  it.each([
    ["/mentions-legales", "<p>Site réalisé par Agence Kelp, Nantes.</p>"],
    ["/mentions-legales", "<p>Le site est hébergé par la société Nordkelp, SAS.</p>"],
    [
      "/mentions-legales",
      "<h2>Hebergement</h2><p>Le site est heberge par :</p><div><p><strong>Nordkelp SA</strong></p></div>",
    ],
    ["/mentions-legales", "<p>Ce site appartient à Acmeflow.</p>"],
    ["/mentions-legales", "<p>Le site utilise une police qui appartient à la société Nordkelp.</p>"],
    ["/mentions-legales", "<p>Le site de réservation Kelpbook appartient à Nordkelp.</p>"],
    ["/mentions-legales", "<p>Le site www.kelp.test appartient à Nordkelp.</p>"],
    ["/terms", "<p>SMS messages are supplied by Nordkelp Inc.</p>"],
    ["/terms", "<p>When you book a room, your contract is with Nordkelp Works, LLC, the hotel.</p>"],
    ["/mentions-legales", "<p>La photo du site appartient à la société Nordkelp.</p>"],
    ["/note-legali", "<p>Il sito è realizzato da Kelp Web Srl, Via Roma 1, 20121 Milano.</p>"],
    ["/aviso-legal", "<p>Este sitio web ha sido diseñado por Kelp Diseño SL, Calle Mayor 1, 28013 Madrid.</p>"],
    ["/aviso-legal", "<p>El dominio de este sitio es gestionado por Kelp Dominios.</p>"],
    ["/impressum", "<p>Der Blog auf dieser Website wird betrieben von Kelp Redaktion.</p>"],
    ["/impressum", "<p>Diese Website wurde von der Kelp Agentur GmbH erstellt.</p>"],
    ["/impressum", "<h2>Datenschutzbeauftragter</h2><p>Kelp Datenschutz GmbH<br>Am Deich 2<br>20095 Hamburg</p>"],
    ["/impressum", "<h2>Vertreten durch</h2><p>Kundin: Jane Roe</p>"],
    ["/terms", "<p>Our accountant is Jane Roe, a sole trader.</p>"],
    ["/privacy", "<p>Data is stored by Kelp Inc., operated by Nordkelp Ltd.</p>"],
    ["/privacy", "<p>Acmeflow data is kept by Kelp Inc., provided by Nordkelp Ltd.</p>"],
    ["/about", "<p>Our accountant, Kelp Tax Ltd, offers the Acmeflow invoices.</p>"],
    ["/about", "<p>Unsere Agentur, die Nordkelp GmbH, betreibt Acmeflow Kampagnen.</p>"],
    ["/about", "<p>Nordkelp Ltd makes the Acmeflow stickers.</p>"],
  ])("is nobody at %s in %j", (path, body) => {
    expect(peopleOf(path, `<h1>Legal</h1>${body}`).legal).toBeNull();
  });

  it.each(["sponsor", "member", "seller"])("is no %s that structured data names", (key) => {
    const other = { "@type": "Organization", name: "Kelp", legalName: "Kelp Ltd", foundingDate: "1999" };
    const data = JSON.stringify({ "@type": "Organization", name: "Acmeflow", [key]: other });
    const home = homeOf(`<main><h1>Acmeflow</h1></main><script type="application/ld+json">${data}</script>`);
    const { fields } = draftPart("people", siteOf({ "/": home }));
    expect([fields.legal_name, fields.founded_year]).toEqual([undefined, undefined]);
  });

  it("is whom an imprint names first, and so is its address", () => {
    const host = "<h2>Technik</h2><p>Kelp Netz GmbH<br>Am Deich 2<br>20095 Hamburg</p>";
    const owner = "<p>Jane Roe<br>Hafenstr. 1<br>24103 Kiel</p>";
    expect(peopleOf("/impressum", `<h1>Impressum</h1>${owner}${host}`).legal).not.toBe("Kelp Netz GmbH");
    const told = "<p>Acmeflow est édité par Jean Roe.</p>";
    const servers = "<h2>Où sont nos serveurs</h2><p>Kelp Cloud SA</p><p>2 rue Haute, 59100 Roubaix</p>";
    expect(peopleOf("/mentions-legales", `<h1>Mentions légales</h1>${told}${servers}`)).toMatchObject({
      legal: "Jean Roe",
      place: null,
    });
  });

  it.each([
    [
      "<p>© 2026 Acmeflow — Nordkelp Services. All rights reserved.</p><p>A product by Nordkelp Services</p>",
      "Nordkelp Services",
    ],
    ["<p>© 2026 Acmeflow | Nordkelp Services</p><p>Un produit Nordkelp Services</p>", "Nordkelp Services"],
    ["<p>© 2026 Acmeflow — Nordkelp Services</p>", null],
    ["<p>© 2026 Acmeflow — Privacy Policy</p><p>A product tour</p>", null],
    ["<p>© Nordkelp. Built on Kelpbase, Inc. technology</p>", null],
    ["<p>© 2026 Acmeflow. Runs on Kelpbase Ltd. servers</p>", null],
    ["<p>© 2026 Acmeflow</p><p>Kelpbase Ltd. technology inside</p>", null],
    ["<p>© 2026</p><p>Nordkelp Ltd</p>", "Nordkelp Ltd"],
  ])("signs at the foot: %s", (foot, name) => {
    expect(atFoot(foot)).toBe(name);
  });
});

describe("a founder with a form of address", () => {
  it.each([
    ["M. Jean Roe", "Fondateur", "Acmeflow a été fondé par Jean Roe.", "Jean Roe"],
    ["Frau Jane Roe", "Gründerin", "Acmeflow wurde 2019 von Jane Roe gegründet.", "Jane Roe"],
    ["Dr. Jane Roe", "Co-founder", "Acmeflow was founded by Jane Roe.", "Dr. Jane Roe"],
  ])("%s is one person", (shown, role, told, name) => {
    const body = `<h1>Team</h1><div><p>${shown}</p><p>${role}</p></div><p>${told}</p>`;
    expect(peopleOf("/about", body).founders.map((one) => one.name)).toEqual([name]);
  });

  it.each([
    ["/impressum", "<p>nordkelp gmbh<br>Lindenstraße 40<br>4600 Wels</p>", "nordkelp gmbh"],
    [
      "/privacy",
      "<p>This Privacy Policy governs the manner in which Nord Kelp SIA collects, uses and discloses information.</p>",
      "Nord Kelp SIA",
    ],
    ["/privacy", "<p>Our privacy policy explains how Nordkelp Ltd handles data.</p>", "Nordkelp Ltd"],
    [
      "/contact",
      "<p>Bedrijfsnaam: Kelpriek<br>Adres: Wulpenveld 31<br>Postcode: 7475 ZX<br>Plaats: Markelo</p>",
      "Kelpriek",
    ],
    ["/contact", "<p>Bedrijfsnaam: Kelpriek</p><p>We call you back.</p>", null],
    [
      "/contact",
      "<h2>They use it</h2><div><h3>Kelp Rinks SA</h3><p>Jane Roe, CEO</p><blockquote>“Acmeflow is clear.”</blockquote></div>",
      null,
    ],
    ["/contact", "<h2>Write to us</h2><p>Nordkelp Ltd, 9 Kelp Road, Leeds LS1 4AB</p>", "Nordkelp Ltd"],
  ])("is read at %s from %j as it signs there", (path, body, name) => {
    expect(peopleOf(path, body).legal).toBe(name);
  });

  it.each([
    "Acmeflow – Versicherungs-Assistent<br>betrieben durch<br>Jane Roe | Digitale Dienste<br>Hafenstr. 9<br>29320 Kelpburg",
    "Acmeflow<br>operated by:<br>Jane Roe<br>Hafenstr. 9<br>29320 Kelpburg",
  ])("is the person below a line that says so, and the town is theirs: %j", (body) => {
    const { legal, place } = peopleOf("/impressum", `<h3>Angaben gemäß § 5 TMG</h3><p>${body}</p>`);
    expect([legal, place]).toEqual(["Jane Roe", "Kelpburg"]);
  });

  it("is an association that gives its number in a register", () => {
    const name = "Association pour le Clavier Francophone";
    const line = (text: string) => `<h2>Éditeur</h2><ul><li>${text}</li></ul>`;
    expect(peopleOf("/mentions-legales", line(`${name} (RNA W872014473, SIREN 938214507)`)).legal).toBe(name);
    expect(peopleOf("/mentions-legales", line(`Avec le soutien de l’${name}`)).legal).toBeNull();
  });

  it.each([
    ["/", "", "© 2024 Acmeflow. All Prices inc. 20% VAT.", null],
    ["/", "", "Acmeflow Pro inc. free updates", null],
    [
      "/imprint",
      "<p>Trading name: Acmeflow<br>Proprietor: Jane Roe<br>4 Quay Street, Bristol BS1 4QA</p>",
      "",
      "Jane Roe",
    ],
    ["/imprint", "<p>Firmenname: Einzelunternehmen<br>Hauptstr. 3, 34117 Kassel</p>", "", null],
    ["/mentions-legales", "<p>Hébergement</p><p>Raison sociale : OVH<br>2 rue Kellermann, 59100 Roubaix</p>", "", null],
    [
      "/contatti",
      "<p>Fattura di esempio</p><p>Ragione sociale: Panificio Rossi<br>Via Roma 3, 10100 Torino</p>",
      "",
      null,
    ],
    ["/imprint", "<h2>Forum</h2><p>operated by:<br>Tom Willard – volunteer<br>4 Quay Street</p>", "", null],
    [
      "/imprint",
      "<p>Jana Vogt, Hauptstr. 3, 34117 Kassel</p><p>Vermittelt durch Stiftung Digitale Bildung, HRB 12345</p>",
      "",
      null,
    ],
  ])("is no other name that stands at %s in %j and %j", (path, body, foot, name) => {
    expect(peopleOf(path, body, foot).legal).toBe(name);
  });
});

describe("a company that runs a part of the site", () => {
  it.each([
    "<p>Le formulaire de contact (/contact) est géré par <strong>Kelpforms, Inc.</strong> Les données saisies sont transmises.</p>",
    "<p>Das Kontaktformular wird betrieben von Kelpforms Inc. in Portland.</p>",
    "<p>Our newsletter is run by Kelpforms, Inc.</p>",
    "<p>Kontaktformuläret drivs av Kelpforms AB.</p>",
  ])("is not behind it: %s", (body) => {
    expect(peopleOf("/mentions-legales", `<h1>Mentions légales</h1>${body}`).legal).toBeNull();
  });

  it.each([
    ["/terms", "<p>The contact form is operated by Acmeflow Ltd.</p>", "Acmeflow Ltd."],
    [
      "/impressum",
      "<p>Diese Seite und ihr Kontaktformular werden betrieben von Kelp GmbH, Hafenstr. 3</p>",
      "Kelp GmbH",
    ],
    ["/terms", "<p>This platform is operated by Kelp Labs Ltd.</p>", "Kelp Labs Ltd."],
    ["/impressum", "<p>Diese Lernplattform wird betrieben von Kelp GmbH, Kiel.</p>", "Kelp GmbH"],
    ["/imprint", "<p>This newsletter is run by Kelp Labs Ltd.</p>", "Kelp Labs Ltd."],
    ["/imprint", "<p>The Acmeflow newsletter and website are operated by Kelp Labs Ltd</p>", "Kelp Labs Ltd"],
    ["/imprint", "<p>Our tool for online forms is provided by Kelp Labs Ltd, 3 Quay Street</p>", "Kelp Labs Ltd"],
  ])("is behind it where the site or the product is meant: %s %s", (path, body, legal) => {
    expect(peopleOf(path, `<h1>Legal</h1>${body}`).legal).toBe(legal);
  });

  it("is behind it where the whole site is", () => {
    const told = "<p>Ce site, comme ses formulaires, est édité par Kelpforms SAS, 3 rue du Port, 29200 Brest.</p>";
    expect(peopleOf("/mentions-legales", `<h1>Mentions légales</h1>${told}`).legal).toBe("Kelpforms SAS");
  });
});

describe("a form in capitals", () => {
  it.each([
    ["ACMEFLOW LTD · Registered in England and Wales · Company No. 16290574", "ACMEFLOW LTD"],
    ["© 2026 NORDKELP GMBH", "NORDKELP GMBH"],
    ["© 2026 Nordkelp INC. All rights reserved.", "Nordkelp INC."],
    ["© 2026 Acmeflow. EDITION LIMITED.", null],
    ["THE USE OF ACMEFLOW IS LIMITED.", null],
    ["Copyright ACMEFLOW LTD 2026", "ACMEFLOW LTD"],
    ["THE ACMEFLOW LTD EDITION OF 200 BOATS IS SOLD OUT", null],
  ])("is one where the name ends there: %s", (foot, name) => {
    expect(atFoot(`<p>${foot}</p>`)).toBe(name);
  });
});
