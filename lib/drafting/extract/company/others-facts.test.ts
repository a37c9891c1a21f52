import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

type Facts = Partial<Record<"legal_name" | "location" | "contact_email", string>>;

function factsOf(body: string, path = "/", head = ""): Facts {
  const reading = acme(body, path, head);
  const { fields } = judgeCandidates(reading, extractPeople(reading));
  const facts = (["legal_name", "location", "contact_email"] as const).flatMap((field) => {
    const value = fields[field]?.value;
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  return Object.fromEntries(facts);
}
const jsonLd = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe("company facts on the home page", () => {
  it.each([
    "<h2>Sample invoice</h2><p>Kelp Works Ltd<br>12 King Street<br>Manchester M2 4LQ<br>info@kelpworks.test</p>",
    "<h2>Voorbeeldfactuur</h2><p>Kelp BV<br>Kerkstraat 1<br>1017 GA Amsterdam<br>KvK 12345678<br>info@kelp.test</p>",
    "<h2>So sieht Ihre Rechnung aus</h2><div><p>Muschel GmbH<br>Deichstraße 1<br>12345 Muschelstadt</p></div>",
    "<h2>Your bill in a minute</h2><p>Kelp BV<br>Kerkstraat 1<br>1017 GA Amsterdam<br>KvK 12345678</p>",
    "<h2>Customer spotlight</h2><table><tr><td>Company</td><td>Kelpwear AS</td></tr><tr><td>Location</td><td>Bergen, Norway</td></tr></table>",
    "<h2>Cas client</h2><ul><li>Entreprise : Maison Varech SARL</li><li>Siège : Dijon</li></ul>",
    "<h2>Letters</h2><div><p>Hi {first_name},</p><p>I'm Kate, founder of Kelply. We are a team of 8 based in Austin.</p></div>",
    "<h2>Template gallery</h2><div><h3>About us</h3><p>Founded in 2012 in Copenhagen, we are a team.</p></div>",
    '<div><b>Sara Holm</b> <a href="mailto:sara@demo.acmeflow.test">sara@demo.acmeflow.test</a></div>',
  ])("are not those of an example or a customer: %s", (body) => {
    expect(factsOf(`<h1>Quotes</h1>${body}`)).toEqual({});
  });

  it.each([
    {
      "@type": "LocalBusiness",
      name: "Kelp Plumbing",
      address: { "@type": "PostalAddress", addressLocality: "Dayton" },
      email: "joe@kelpplumbing.test",
    },
    {
      "@type": "Event",
      name: "Acmeflow Summit",
      location: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: "Prague" } },
      organizer: { "@type": "Organization", name: "Kelp Events s.r.o.", email: "info@kelpevents.test" },
    },
  ])("are not those of another in structured data: %j", (data) => {
    expect(factsOf("<h1>Quotes</h1>", "/", jsonLd(data))).toEqual({});
  });

  it("are those of the site itself in its data and at its foot", () => {
    const address = { "@type": "PostalAddress", addressLocality: "Kiel" };
    const data = { "@type": "LocalBusiness", name: "Acmeflow", address, email: "info@acmeflow.test" };
    expect(factsOf("<h1>Quotes</h1>", "/", jsonLd(data))).toEqual({
      location: "Kiel",
      contact_email: "info@acmeflow.test",
    });
    const foot = "<h1>Quotes</h1><h2>Contact</h2><p>Acmeflow Ltd<br>12 King Street<br>Manchester M2 4LQ</p>";
    expect(factsOf(foot)).toEqual({ legal_name: "Acmeflow Ltd", location: "Manchester" });
  });
});

describe("dealers and who made the website", () => {
  it.each([
    [
      "/kontakt",
      "<h2>Vertriebspartner Schweiz</h2><p>Kelpplus AG, Baarerstrasse 5, 6300 Zug<br>info@kelpplus.test</p>",
    ],
    ["/kontakt", "<p>Vertrieb Deutschland:<br>Kelphandel GmbH<br>Isarstraße 3<br>84028 Landshut</p>"],
    ["/contact", "<p>Onze dealer in België: Kelpkassa BVBA, Gent – verkoop@kelpkassa.test</p>"],
    [
      "/kontakt",
      "<p>Technischer Dienstleister: Kelpküche GmbH, Mainzer Straße 8, 65185 Wiesbaden, E-Mail: support@kelpkueche.test</p>",
    ],
    ["/about", "</main><footer>© 1989–2025 Kelpsoft Ltd, authorised reseller</footer><main>"],
    ["/about", "</main><footer>© 2012–2025 Kelp Theme GmbH. Theme by Kelp Theme GmbH</footer><main>"],
  ])("are not the company: %s %s", (path, body) => {
    expect(factsOf(body, path)).toEqual({});
  });

  it.each([
    ["/impressum", "<h2>Konzept und Gestaltung</h2><p>Blaupause Agentur<br>kontakt@blaupause.test</p>"],
    ["/aviso-legal", "<h2>Diseño y desarrollo web</h2><p>Agencia Mar – contacto@agenciamar.test</p>"],
    ["/mentions-legales", "<h2>Hébergement</h2><p>Varech SAS, 75008 Paris — support@varech.test</p>"],
    ["/mentions-legales", "<h2>Conception</h2><p>Agence Varech SARL, Rennes. contact@varech.test</p>"],
    ["/imprint", "<p>EU ODR contact: help@odr.test</p>"],
  ])("do not lend the company their mailbox: %s %s", (path, theirs) => {
    const own = "<p>Nordkelp GmbH<br>Bergstraße 7<br>70182 Stuttgart</p>";
    expect(factsOf(own + theirs, path).contact_email).toBeUndefined();
    expect(factsOf(`${own}<p>E-Mail: info@kelpmail.test</p>`, path).contact_email).toBe("info@kelpmail.test");
  });

  it.each(["Investor relations: ir@", "Accounts payable: ap@", "Jobba hos oss: jobb@", "Databeskyttelse: persondata@"])(
    "no more than a desk of its own does: %s",
    (label) => {
      expect(factsOf(`<ul><li>${label}acmeflow.test</li></ul>`, "/contact")).toEqual({});
    },
  );
});

describe("towns of others", () => {
  it.each([
    [
      "/contact",
      "<h2>Visit us at a trade fair</h2><address>Hall 7, Booth B12<br>Messedamm 22<br>14055 Berlin, Germany</address>",
    ],
    ["/contact", "<h2>Local groups</h2><ul><li>Vienna group – meets at Cafe Kelp, 1070 Wien</li></ul>"],
    ["/a-propos", "<p>Notre incubateur, Le Village Varech, fondé en 2014 à Paris, nous accompagne.</p>"],
    ["/ueber-uns", "<p>Unser Kunde Kelptafel e.V. mit Sitz in Essen nutzt Acmeflow.</p>"],
    ["/nosotros", "<p>Acmeflow nace de la experiencia de Clínica Alga, fundada en 1994 en Zaragoza.</p>"],
    ["/about", "<p>Our office is in the Old Mill, established 1846.</p>"],
  ])("are not where the company sits: %s %s", (path, body) => {
    expect(factsOf(body, path).location).toBeUndefined();
  });

  it.each([
    ["/about", "<p>Our office is in Leeds, a short walk from the Old Mill.</p>", "Leeds"],
    ["/about", "<p>We are based in the Netherlands.</p>", "Netherlands"],
    ["/ueber-uns", "<p>Wir sind ein Team mit Sitz in Essen.</p>", "Essen"],
  ])("leave its own: %s %s", (path, body, place) => {
    expect(factsOf(body, path).location).toBe(place);
  });
});
