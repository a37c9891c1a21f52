import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function nameOf(body: string, path = "/"): string | null {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractPeople(reading)).fields.legal_name?.value ?? null;
}

const foot = (line: string) => nameOf(`<h1>Acmeflow</h1></main><footer>${line}</footer><main>`);

describe("the company that signs at the foot of a page", () => {
  it.each([
    ["<div>by <strong>Nordkelp Sàrl</strong></div>", "Nordkelp Sàrl"],
    ["<p>Acmeflow by Nordkelp Ltd</p>", "Nordkelp Ltd"],
    ["<span>A Nordkelp Ltd product</span>", "Nordkelp Ltd"],
    ["<p>Made with ♥ by <a href='https://nordkelp.test'>Nordkelp GmbH</a></p>", "Nordkelp GmbH"],
    ["<p>Ein Produkt der Nordkelp GmbH</p>", "Nordkelp GmbH"],
    ["<p>Acmeflow est une marque de Nordkelp SRL</p>", "Nordkelp SRL"],
    ["<p>Nordkelp Srl<br>Via Roma 1, 20121 Milano</p>", "Nordkelp Srl"],
    ["<p>Nordkelp Oy</p><p>Kelpkatu 3, 00100 Helsinki</p>", "Nordkelp Oy"],
    ["<p>© 2025 nord kelp GmbH</p>", "nord kelp GmbH"],
    ["<p>© Nordkelp spol. s r.o.</p>", "Nordkelp spol. s r.o."],
    ["<p>© 2025 Nordkelp Sdn. Bhd.</p>", "Nordkelp Sdn. Bhd."],
    ["<p>© 2025 Nordkelp Sagl</p>", "Nordkelp Sagl"],
    ["<p>© 2025 Nordkelp BVBA</p>", "Nordkelp BVBA"],
    ["<p>© 2025 Nordkelp S.A. de C.V.</p>", "Nordkelp S.A. de C.V."],
    ["<p>© 2025 NORDKELP TECNOLOGIA LTDA - CNPJ 12.345.678/0001-90</p>", "NORDKELP TECNOLOGIA LTDA"],
    ["<p>NORDKELP SOLUTIONS SL | CIF B12345678</p>", "NORDKELP SOLUTIONS SL"],
    ["<p>Nordkelp ApS · CVR 12345678 · Kelphavn</p>", "Nordkelp ApS"],
  ])("is read from %s", (line, name) => {
    expect(foot(line)).toBe(name);
  });

  it.each([
    "<p>Site by Nordkelp Web Ltd</p>",
    "<p>Website made by Nordkelp GmbH</p>",
    "<p>Design: Nordkelp GmbH</p>",
    "<p>Realizzato da Nordkelp Srl</p>",
    "<p>Theme by Nordkelp Ltd</p>",
    "<p>Powered by Nordkelp, Inc.</p>",
    "<p>Hosted by Nordkelp Ltd</p>",
    "<p>Illustrations by Nordkelp Ltd</p>",
    "<p>© Acmeflow. Icons created by Kelp Works Ltd.</p>",
    "<p>Proudly sponsored by Nordkelp Ltd</p>",
    "<p>Trusted by Nordkelp Ltd</p>",
    "<p>Acmeflow is not affiliated with or operated by Kelp Works Ltd.</p>",
  ])("is nobody of %s", (line) => {
    expect(foot(line)).toBeNull();
  });
});

describe("the company that is said to be behind the product", () => {
  it.each([
    ["/terms", "<p>Acmeflow is an extension created by Jane Roe of Nordkelp Lda for crews.</p>", "Nordkelp Lda"],
    ["/terms", "<p>Acmeflow ist ein Dienst, der von der Nordkelp Sàrl angeboten wird.</p>", "Nordkelp Sàrl"],
    ["/voorwaarden", "<p>Acmeflow wordt door Nordkelp B.V. aangeboden.</p>", "Nordkelp B.V."],
    ["/privacy", "<p>Nordkelp Ltd (“we”, “us”) operates the Acmeflow app.</p>", "Nordkelp Ltd"],
    ["/terms", "<p>These terms bind you and Nordkelp Ltd, registered in Ireland (“we”).</p>", "Nordkelp Ltd"],
    ["/cgu", "<p>Nordkelp SAS édite le site acmeflow.test.</p>", "Nordkelp SAS"],
    ["/regulamin", "<p>Nordkelp sp. z o.o. prowadzi serwis Acmeflow.</p>", "Nordkelp sp. z o.o."],
    ["/datenschutz", "<h2>Verantwortlicher</h2><p>Nordkelp GmbH<br>Kai 1<br>24103 Kiel</p>", "Nordkelp GmbH"],
    [
      "/impressum",
      "<h2>Impressum</h2><p>nord kelp GmbH Software &amp; Karten<br>Kai 3<br>24103 Kiel</p>",
      "nord kelp GmbH",
    ],
    ["/aviso-legal", "<p>Denominación social: NORDKELP SOFTWARE, S.L.U.</p>", "NORDKELP SOFTWARE, S.L.U."],
    [
      "/kontakt",
      "<h1>Kontakt</h1><p>Nordkelp Spółka z o.o.<br>ul. Morska 1<br>81-001 Gdynia</p>",
      "Nordkelp Spółka z o.o.",
    ],
  ])("is read on %s from %s", (path, body, name) => {
    expect(nameOf(body, path)).toBe(name);
  });

  it.each([
    ["/terms", "<p>Acmeflow is built on a library created by Jane Roe of Nordkelp Ltd.</p>"],
    ["/about", "<p>Acmeflow works with a scanner made by Kelp Works Ltd.</p>"],
    ["/about", "<p>The Acmeflow icons were created by Kelp Works Ltd.</p>"],
    ["/about", "<p>Kelp Works Ltd runs its crews with Acmeflow.</p>"],
    ["/about", "<p>Kelp Works Ltd offers training for Acmeflow.</p>"],
    ["/privacy", "<p>The Acmeflow forum is hosted by Nordkelp Ltd.</p>"],
    ["/privacy", "<p>Our newsletter is sent with a tool provided by Nordkelp Ltd.</p>"],
    ["/privacy", "<p>Nordkelp Inc. (“Nordkelp”) provides our analytics.</p>"],
    ["/impressum", "<h1>Impressum</h1><p>Realisierung der Website: Nordkelp GmbH</p>"],
  ])("is nobody on %s of %s", (path, body) => {
    expect(nameOf(body, path)).toBeNull();
  });
});

describe("a company without a form", () => {
  const signed = (text: string, name: string) =>
    nameOf(`<p>${text}</p></main><footer><p>© 2025 ${name} – Tous droits réservés.</p></footer><main>`, "/terms");

  it("is read where it signs and is said to run the product", () => {
    expect(signed("Acmeflow est une application conçue par Programmation KL, Québec.", "Programmation KL")).toBe(
      "Programmation KL",
    );
    expect(signed("Acmeflow is operated by Kelp Works.", "Kelp Works")).toBe("Kelp Works");
  });

  it("is neither a crowd, nor whoever only signs, nor whose work is used", () => {
    expect(signed("Acmeflow is operated by the Kelp Team.", "Kelp Team")).toBeNull();
    expect(signed("Acmeflow keeps crews on time.", "Kelp Works")).toBeNull();
    expect(signed("Acmeflow uses maps made by Kelp Works.", "Kelp Works")).toBeNull();
  });
});
