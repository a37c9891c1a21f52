import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { ProfileField } from "@/lib/schemas/profile";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function fieldOf(field: ProfileField, body: string, path = "/about", head = ""): unknown {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).fields[field]?.value ?? null;
}

describe("legal name", () => {
  it("is not the host's, named under a heading or behind a colon", () => {
    const host = "<p>Cloudkelp Inc.<br>1 Main Street</p>";
    expect(fieldOf("legal_name", `<h1>Mentions légales</h1><h2>2. Hébergement</h2>${host}`, "/legal")).toBeNull();
    expect(
      fieldOf("legal_name", `<h1>Legal</h1><p>Diese Seite wird gehostet von:</p>${host}`, "/impressum"),
    ).toBeNull();
    const label = "<p>Contact: post@acmeflow.test</p><p>Hébergeur<br>Cloudkelp, Inc., 1 Main Street</p>";
    expect(fieldOf("legal_name", `<h1>Mentions légales</h1>${label}`, "/mentions-legales")).toBeNull();
  });

  it("keeps the pronoun that a company is called by", () => {
    const line = (name: string) => `<footer><p>© 2024 ${name}</p></footer>`;
    expect(fieldOf("legal_name", line("We Are Acmeflow Ltd"))).toBe("We Are Acmeflow Ltd");
    expect(fieldOf("legal_name", "<h1>Legal</h1><p>We, Acmeflow Ltd, run this site.</p>", "/legal")).toBe(
      "Acmeflow Ltd",
    );
  });

  it.each([
    ["<h1>Impressum</h1><p>Stiller Hafen OG<br>Griesgasse 31<br>8020 Graz</p>", "Stiller Hafen OG"],
    [
      "</main><footer><p>© 2026 Acmeflow, a product of Kelp Systems (Pty) Ltd</p></footer><main>",
      "Kelp Systems (Pty) Ltd",
    ],
    ["<p>Kelp Programvare ENK, org. no. 928 114 506</p>", "Kelp Programvare ENK"],
    ["</main><footer><p>Copyright © kw geodat GmbH</p></footer><main>", "kw geodat GmbH"],
    ["</main><nav><p>Copyright© Kelpdew Co., Ltd. All rights reserved.</p></nav><main>", "Kelpdew Co., Ltd."],
    ["</main><footer><p>Marco Roe<br>P. IVA 01874620338<br>info@acmeflow.test</p></footer><main>", "Marco Roe"],
    [
      `<script type="application/ld+json">{"@type":"Organization","name":"Marco Roe"}</script></main><footer><p>Marco Roe<br>P. IVA 01874620338</p></footer><main>`,
      "Marco Roe",
    ],
    ["</main><footer><p>Acmeflow<br>P. IVA 01874620338</p></footer><main>", null],
    [
      `<script type="application/ld+json">{"@type":"Organization","name":"Jasper AI"}</script></main><footer><p>Jasper AI<br>VAT ID DE123456789</p></footer><main>`,
      null,
    ],
    ["</main><nav><p>Stiller Hafen GmbH</p></nav><main>", null],
    ["</main><footer><p>Marco Roe<br>Photos of the harbour</p></footer><main>", null],
    ["<h2>Photos</h2><p>Marco Roe<br>P. IVA 01874620338</p>", null],
    ["<p>Acmeflow is made by Kelpworks,<br>an LLC registered in Delaware</p>", null],
    ["</main><footer><p>© 2026 Acmeflow OG Image Generator</p></footer><main>", null],
  ])("is that of whoever signs, whatever the form: %s", (body, name) => {
    expect(fieldOf("legal_name", body, "/impressum")).toBe(name);
  });

  it("holds a Polish name together", () => {
    const line = "<p>Latarnia i Spółka sp. z o.o.<br>ul. Morska 1</p>";
    expect(fieldOf("legal_name", `<h1>Dane firmy</h1>${line}`, "/kontakt")).toBe("Latarnia i Spółka sp. z o.o.");
  });

  it.each([
    [
      "an imprint",
      "/impressum",
      "<h1>Impressum</h1><p>Nordlicht Software GmbH<br>Hafenstr. 1</p>",
      "Nordlicht Software GmbH",
    ],
    [
      "an imprint of a sole trader",
      "/impressum",
      "<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Jane Roe<br>Hafenstr. 1<br>24103 Kiel</p>",
      "Jane Roe",
    ],
    [
      "a brand in small letters",
      "/impressum",
      "<h1>Impressum</h1><p>acmeflow GmbH<br>Hafenstr. 1</p>",
      "acmeflow GmbH",
    ],
    [
      "a footer",
      "/",
      "</main><footer><p>© 2026 Acmeflow, Inc. All rights reserved.</p></footer><main>",
      "Acmeflow, Inc.",
    ],
    [
      "a footer in small letters",
      "/",
      "</main><footer><p>© 2023 - 2026 acmeflow ltd. All rights reserved.</p></footer><main>",
      "acmeflow ltd.",
    ],
    [
      "a footer of a company that hosts",
      "/",
      "</main><footer><p>© 2009–2026 Acmeflow Hosting Ltd. Prices are listed without VAT.</p></footer><main>",
      "Acmeflow Hosting Ltd.",
    ],
    [
      "a footer of two abbreviations",
      "/",
      "</main><footer><p>© 2026 Acmeflow Lists Pte. Ltd.</p></footer><main>",
      "Acmeflow Lists Pte. Ltd.",
    ],
    [
      "a Polish one",
      "/",
      "</main><footer><p>Acmeflow is a product of Northern Lists Sp. z o.o., ul. Morska 12, Gdynia.</p></footer><main>",
      "Northern Lists Sp. z o.o.",
    ],
    [
      "a form before the name",
      "/terms",
      "<p>Acmeflow is operated by SIA Northern Lists, a company registered in Latvia.</p>",
      "SIA Northern Lists",
    ],
    [
      "a statement",
      "/",
      "</main><footer><p>Acmeflow is a product of Northern Lists Ltd.</p></footer><main>",
      "Northern Lists Ltd.",
    ],
    [
      "terms",
      "/terms",
      "<p>This agreement is between you and Northern Lists B.V., registered in Utrecht.</p>",
      "Northern Lists B.V.",
    ],
    ["French notices", "/mentions-legales", "<p>Ce site est édité par Encre Vive SAS.</p>", "Encre Vive SAS"],
    ["Spanish notices", "/aviso-legal", "<p>Titular: Listas del Norte S.L.</p>", "Listas del Norte S.L."],
    ["Italian notices", "/note-legali", "<p>Liste del Nord S.r.l. – P. IVA 00000000000</p>", "Liste del Nord S.r.l."],
    [
      "a foundation",
      "/about",
      "<p>The Acmeflow Foundation is a registered non-profit foundation.</p>",
      "The Acmeflow Foundation",
    ],
  ])("reads %s", (_, path, body, name) => {
    expect(fieldOf("legal_name", body, path)).toBe(name);
  });

  it.each([
    ["a trademark", "/", "</main><footer><p>Mac is a trademark of Apple Inc.</p></footer><main>"],
    ["a host", "/impressum", "<h1>Impressum</h1><p>Hosting: Rechenhaus Nord GmbH</p>"],
    ["an insurer", "/impressum", "<h1>Impressum</h1><h2>Berufshaftpflichtversicherung</h2><p>Elbschutz AG</p>"],
    ["a customer", "/", "<h2>Our customers</h2><p>Harbor Works Ltd.</p>"],
    ["a payment service", "/privacy", "<p>Payments are processed by Stripe, Inc.</p>"],
    ["a team without a form", "/", "</main><footer><p>Copyright © 2007-2026 Acmeflow Team</p></footer><main>"],
    ["a disclaimer in capitals", "/legal", "<p>THE SOFTWARE IS PROVIDED AS IS, WITHOUT WARRANTY OF ANY KIND.</p>"],
    ["a foundation of others", "/about", "<p>We give to the Kelp Foundation.</p>"],
    ["a parking service", "/privacy", "<p>This page is operated by Lot Parking GmbH on behalf of the registrant.</p>"],
    ["a broker of domains", "/", "</main><footer><p>© 2026 Kelp Domain Marketplace LLC</p></footer><main>"],
    ["who acts for others", "/legal", "<p>Diese Seite wird im Auftrag betrieben von Kelp Holding GmbH.</p>"],
  ])("does not take %s for the company", (_, path, body) => {
    expect(fieldOf("legal_name", body, path)).toBeNull();
  });
});

describe("team size", () => {
  it.each([
    ["We are a team of 12 people.", "12"],
    ["Acmeflow has 40 employees.", "40"],
    ["We are a five-person team in Leeds.", "five-person team"],
    ["The company employs 35 people.", "35"],
    ["We are a team of 60 people from 18 countries.", "60"],
    ["Wir sind ein Team aus 8 Entwicklern.", "8"],
    ["Nous sommes une équipe de 6 personnes.", "6"],
    ["There are fourteen of us now, most of us in Leeds.", "There are fourteen of us"],
    ["We are a cooperative of five, and every one of us answers mail.", "We are a cooperative of five"],
    ["Seven people work at Acmeflow.", "Seven people work"],
    ["Acmeflow is just me.", "just me"],
    ["Zu viert sitzen wir in einem alten Laden.", "Zu viert"],
    ["Inzwischen sind wir zwölf.", "sind wir zwölf"],
    ["L’équipe compte six personnes, dont deux à Brest.", "équipe compte six personnes"],
    ["Hoy somos doce personas en Vigo.", "somos doce personas"],
    ["Hoy trabajan en Acmeflow doce personas.", "trabajan en Acmeflow doce personas"],
    ["Siamo in otto, quasi tutti di Genova.", "Siamo in otto"],
    ["Inmiddels zijn we met z’n negenen.", "met z’n negenen"],
    ["We zijn nu met elf mensen.", "We zijn nu met elf mensen"],
    ["W sumie jest nas jedenaścioro.", "jest nas jedenaścioro"],
    ["Hoje somos vinte pessoas.", "somos vinte pessoas"],
    ["Vi är nu sju personer.", "Vi är nu sju personer"],
    ["Our team is now about 20 people strong.", "about 20 people strong"],
    ["Six people make Acmeflow.", "Six people make"],
    ["Unser Team besteht aus fünf Menschen.", "Team besteht aus fünf Menschen"],
    ["Nous voilà quatre.", "Nous voilà quatre"],
    ["Con ellas trabajan cinco personas más, en total somos siete.", "somos siete"],
    ["Pracujemy we troje.", "Pracujemy we troje"],
    ["Acmeflow is a one-person company.", "one-person company"],
  ])("reads %j", (text, size) => {
    expect(fieldOf("team_size", `<p>${text}</p>`)).toBe(size);
  });

  it.each([
    "Perfect for a team of 12.",
    "For companies with up to 50 employees",
    "Our customers have 3 to 40 employees.",
    "Invite your team of 8 people.",
    "We started as a company of two in 2009.",
    "Zu zweit haben wir 2019 angefangen.",
    "Em 2015 começámos: éramos dois.",
    "Somos dos empresas del mismo grupo.",
    "We are two steps ahead of paper.",
    "Siamo due volte più veloci.",
    "Mit Acmeflow arbeiten Sie zu viert an einem Plan.",
    "There are three of us in every crew that uses your app.",
    "Our customers: a family of five.",
    "Six of ten bakers plan on paper.",
    "Wir sind seit neun Jahren da.",
    "Nous sommes à six minutes de la gare.",
  ])("reads no size of the makers in %j", (text) => {
    expect(fieldOf("team_size", `<p>${text}</p>`)).toBeNull();
  });
});
