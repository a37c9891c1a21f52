import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function legalName(path: string, body: string) {
  const home = homeOf("<main><h1>Acmeflow keeps crews on time</h1></main>");
  const reading = siteOf({ "/": home, [path]: homeOf(`<main><h1>Legal</h1>${body}</main>`) });
  return draftPart("people", reading).fields.legal_name?.value ?? null;
}

describe("the name a company is registered by", () => {
  it.each([
    [
      "/terms",
      "<p>This is a contract between you (“You”/“Customer”) and Kelp HCM Limited(“Acmeflow” “Us” “We”).</p>",
      "Kelp HCM Limited",
    ],
    ["/terms", "<p>These Terms are a contract between you and Kelp Works (“Acmeflow”, “we”, “us”).</p>", "Kelp Works"],
    ["/mentions-legales", "<p>Le site appartient à la société ACMEFLOW, au capital de 900 euros.</p>", "ACMEFLOW"],
    ["/mentions-legales", "<p>Acmeflow est une application conçue et gérée par Nordkelp, Québec.</p>", "Nordkelp"],
    ["/mentions-legales", "<p>Le site et Acmeflow sont édités par Nordkelp Logiciels.</p>", "Nordkelp Logiciels"],
    ["/note-legali", "<p>Ragione sociale: Acmeflow Servizi Digitali<br>Sede: Kelpano</p>", "Acmeflow Servizi Digitali"],
    [
      "/uzaktan-satis-sozlesmesi",
      "<p>Ünvan: Acmeflow Yazılım Hizmetleri<br>Adres: Yosun</p>",
      "Acmeflow Yazılım Hizmetleri",
    ],
    [
      "/imprint",
      "<dl><dt>Company name</dt><dd>Acmeflow Works</dd><dt>Town</dt><dd>Kelpton</dd></dl>",
      "Acmeflow Works",
    ],
    ["/privacy", "<h2>Titolare</h2><p>Jane Roe, P. IVA 01234567890, email ciao@acmeflow.test.</p>", "Jane Roe"],
    ["/note-legali", "<p>Titolare: Jane Roe, P. IVA 01234567890</p>", "Jane Roe"],
  ])("is read at %s from %j", (path, body, name) => {
    expect(legalName(path, body)).toBe(name);
  });

  it.each([
    ["/terms", "<p>Acmeflow Services (“Acmeflow”, “we”, “us”) are provided as they are.</p>"],
    ["/privacy", "<p>This Privacy Policy (“Acmeflow Policy”, “our”) tells what we keep.</p>"],
    ["/terms", "<p>Payments are handled by Kelp Pay Ltd (“Kelp Pay”, “they”).</p>"],
    ["/terms", "<p>Resellers sign a contract between Harbour Works and their own client (“Acmeflow user”).</p>"],
    ["/mentions-legales", "<p>Le blog appartient à la société Nordkelp Médias, qui en garde les textes.</p>"],
    ["/mentions-legales", "<p>Les serveurs de Acmeflow sont gérés par Nordkelp Infogérance.</p>"],
    ["/mentions-legales", "<p>Le site est la propriété de Acmeflow, et de ses auteurs.</p>"],
    ["/impressum", "<h2>Bildnachweis</h2><p>Die Bilder auf dieser Seite gehören Nordkelp Bildagentur.</p>"],
    ["/aviso-legal", "<p>El sitio utiliza Nordkelp Pagos, que pertenece a Grupo Algas.</p>"],
    ["/privacy", "<h2>Hosting</h2><p>Company name: Kelp Hosting Works<br>Address: Pier 3, Kelpton</p>"],
    ["/terms", "<h2>Order form</h2><p>Company name:</p><p>Acmeflow</p>"],
    ["/note-legali", "<p>Sito realizzato da Jane Roe, P. IVA 01234567890</p>"],
    ["/note-legali", "<p>Web design<br>Jane Roe, P. IVA 01234567890</p>"],
    ["/privacy", "<h2>Titolare</h2><p>Jane Roe, P. IVA 01234567890, tiene i conti.</p>"],
  ])("is not read at %s from %j", (path, body) => {
    expect(legalName(path, body)).toBeNull();
  });
});
