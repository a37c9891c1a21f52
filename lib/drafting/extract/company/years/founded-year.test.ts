import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { ProfileField } from "@/lib/schemas/profile";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function fieldOf(field: ProfileField, body: string, path = "/about", head = ""): unknown {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).fields[field]?.value ?? null;
}

describe("founded year", () => {
  it.each([
    ["Acmeflow was founded in 2014 in Leeds.", 2014],
    ["Founded in 2014, we build task lists.", 2014],
    ["I wrote the first version of Acmeflow in 2022, in a long weekend, after a customer lost a list.", 2022],
    ["In 2021 Acmeflow Ltd was set up and we never looked back.", 2021],
    ["Late in 2021, Acmeflow Ltd was set up and early 2022 the first crews were paying us.", 2021],
    ["Est. 2009", 2009],
    ["I wrote Acmeflow over the winter of 2010-2011 for two reasons.", 2010],
    ["Uptime has exceeded 99.8% since the service publicly launched in April 2014.", 2014],
    ["The first release date was in 1996 by its original author, Jane Roe.", 1996],
    ["The project started in March 2017.", 2017],
    ["Jane started Acmeflow in 2016.", 2016],
    ["We have been building Acmeflow since 2012.", 2012],
    ["Acmeflow is for macOS. I have been working on it without a break since 2012.", 2012],
    ["Acmeflow wurde im Jahr 2011 gegründet.", 2011],
    ["Wir entwickeln Acmeflow seit 2013.", 2013],
    ["Acmeflow a été créée en 2016.", 2016],
    ["Acmeflow fue fundada en 2018 en Vigo.", 2018],
    ["Acmeflow è stata fondata nel 2019.", 2019],
    ["Acmeflow is in 2010 opgericht.", 2010],
    ["2017 haben Jane Roe und Max Berg Acmeflow in Kiel gegründet.", 2017],
    ["Acmeflow was born in 2016 when Jane lost a list.", 2016],
    ["Acmeflow was born in March/2016 as a hobby project.", 2016],
    ["In 2022 we lost one list too many, so we started Acmeflow.", 2022],
    ["We started building Acmeflow in 2016.", 2016],
    ["Jane founded the company in 2014.", 2014],
    ["Acmeflow was started by Jane Roe and John Marsh at Leeds University in the fall of 1999.", 1999],
    ["Acmeflow nasce nel 2016 a Bologna.", 2016],
    ["Acmeflow nació en 2015 en Madrid.", 2015],
    ["Acmeflow foi criado em 2017 por duas amigas.", 2017],
    ["I created Acmeflow in 2020. Before that I founded Studio Om in 2012.", 2020],
    ["Acmeflow was founded in 2017 to support an open standard.", 2017],
    ["Jane started Acmeflow in 2011; Tom joined a year later.", 2011],
    ["It all started in 2014.", 2014],
    ["J'ai lancé Acmeflow au printemps 2020.", 2020],
    ["Firmę założyli w 2017 roku dwaj bracia.", 2017],
    ["W 2012 roku zaczęliśmy studia, a Acmeflow prowadzimy od 2016 roku.", 2016],
    ["Development of Acmeflow began in 2005.", 2005],
    ["We are Acmeflow, a company established in 2012.", 2012],
    ["What began in 1998 as a program for DOS is a platform today.", 1998],
    ["Depuis 2014, nous accompagnons les artisans.", 2014],
    ["Sinds 2013 helpen we fietsenmakers.", 2013],
    ["Founded: 2019 · Team: 6", 2019],
    ["Het begon in 2015 met een idee.", 2015],
    ["Unser Unternehmen wurde 2014 gegründet.", 2014],
    ["Wir sind ein kleines Team aus Kiel, gegründet 2014.", 2014],
    ["Notre petite entreprise a été fondée en 2015.", 2015],
    ["La nostra azienda è stata fondata nel 2016.", 2016],
    ["Nuestra empresa fue fundada en 2017.", 2017],
    ["Ons bedrijf is in 2018 opgericht.", 2018],
    ["Jane Roe, Piet Berg en Max Dijk richtten in 2019 Acmeflow op.", 2019],
    ["Con Gianna, che faceva la maestra, abbiamo costituito la società nel 2018.", 2018],
  ])("reads %j", (text, year) => {
    expect(fieldOf("founded_year", `<p>${text}</p>`)).toBe(year);
  });

  it.each([
    "© 2012–2026 Acmeflow",
    "Last updated in 2019",
    "In May 2016 I started working on a rewrite, which became what Acmeflow is today.",
    "Version 3 was released in 2020.",
    "Trusted by crews since 2012.",
    "Jane joined us in 2018.",
    "We raised money in 2021.",
    "Otherboard was founded in 2009.",
    "Customers since 2015",
    "Over a decade ago we started with one list.",
    "Was Acmeflow founded in 2014?",
    "The law of 1998 says so.",
    "Our founder was born in 1980.",
    "Acmeflow Mobile was launched in 2019.",
    "Since 2009 it is hosted by the Acmeflow association.",
    "Jane founded her first company in 2010.",
    "Acmeflow is a member of the Kelp Alliance, founded in 1999.",
    "We started taking payments in 2019.",
    "We began our beta in 2019.",
    "I started using Acmeflow in 2018.",
    "In 2019 our sales team started in Kiel.",
    "Our sales team started in 2019.",
    "Nuestra herramienta está hecha para cumplir con los requisitos de autenticación que han sido exigidos por Kelp y Globex desde 2024 para evitar el spam.",
    "Our accountant has been with Kelp since 2003.",
    "Unsere Werkbank stand in einer Gießerei, gegründet 1887.",
    "Das Museum nebenan wurde 1911 gegründet.",
    "Unser Haus wurde 1904 gegründet.",
    "Elle a travaillé chez Kelp & Fils, société créée en 1998.",
    "L'association des brasseurs a été fondée en 1975.",
    "Nos apoya el fondo Costa Kelp, fundado en 2001.",
    "La cooperativa vecina fue fundada en 1962.",
    "Ci sostiene Banca Kelp, fondata nel 1920.",
    "Il primo cliente è una vetreria, fondata nel 1955.",
    "De vereniging van molenaars is in 1950 opgericht.",
    "Onze klant is een drukkerij, opgericht in 1931.",
    "Apoia-nos o fundo Kelp, fundado em 2003.",
    "Pierwszy program powstał dla warsztatu, który działa od 1988 roku.",
    "Acmeflow is built on Kelpbase. The first release was in 1996 and it is still fast.",
    "Mary sang in a band before; their first release was in 1998.",
    "Conectamos con Kelpizum. Más de 20 millones lo usan desde que el servicio fue lanzado en 2016.",
  ])("reads no year in %j", (text) => {
    expect(fieldOf("founded_year", `<p>${text}</p>`)).toBeNull();
  });

  it.each([
    ["<dl><dt>Year founded</dt><dd>2018</dd><dt>Seat</dt><dd>Kiel</dd></dl>", 2018],
    ["<table><tr><th>Gründung</th><td>2017</td></tr></table>", 2017],
    ["<h3>2009</h3><p>Jane writes her first program.</p><h3>2011</h3><p>Gründung der Acmeflow GmbH in Kiel.</p>", 2011],
    ["<h3>2018</h3><p>We open an office in Chile.</p>", null],
  ])("reads a year in a line of its own with what stands beside it: %s", (body, year) => {
    expect(fieldOf("founded_year", body)).toBe(year);
  });

  it("reads no year of what a heading of the home page names", () => {
    const card = (name: string) => `<h1>Acmeflow</h1><h2>Runs on Acmeflow</h2><h3>${name}</h3><p>Founded in 2015.</p>`;
    expect(fieldOf("founded_year", card("Kelp Weekly"), "/")).toBeNull();
    expect(fieldOf("founded_year", card("Our history"), "/")).toBe(2015);
  });

  it("reads the organization's founding date", () => {
    expect(
      fieldOf(
        "founded_year",
        "",
        "/",
        '<script type="application/ld+json">{"@type":"Organization","name":"Acmeflow","foundingDate":"2013-05-01"}</script>',
      ),
    ).toBe(2013);
  });

  it("reads no founding date that is the year of the visit: pages fill it in by themselves", () => {
    const json = (date: string) =>
      `<script type="application/ld+json">{"@type":"Organization","name":"Acmeflow","foundingDate":"${date}"}</script>`;
    expect(fieldOf("founded_year", "<p>We are a studio.</p>", "/about", json("2026"))).toBeNull();
    expect(fieldOf("founded_year", "<p>We are a studio.</p>", "/about", json("2024-03"))).toBe(2024);
  });

  it.each([
    "Acmeflow is a child of Kelp Studio, the workshop of Jane, which since 2009 makes websites.",
    "Acmeflow was born in November of that year, and since 2024 it is my job.",
    "Ada Roe (Coimbra), fonética; fundó en 2009 la escuela Boca Abierta.",
    "Together they started Acmeflow, first at night and since 2018 full time.",
    "Samen begonnen ze Acmeflow, eerst als avondwerk en sinds 2018 helemaal.",
    "Zusammen gründeten sie Acmeflow, erst abends und seit 2018 hauptberuflich.",
    "Acmeflow es una cosa del taller de Juana, que desde 2009 hace webs.",
  ])("reads no year since which something else went on: %s", (text) => {
    expect(fieldOf("founded_year", `<h1>Our story</h1><p>${text}</p>`)).toBeNull();
  });

  it("reads no year of publication", () => {
    expect(
      fieldOf(
        "founded_year",
        "",
        "/",
        '<meta name="date" content="2019-09-05"><meta name="copyright" content="2019 Acmeflow"><script type="application/ld+json">{"@type":"Article","datePublished":"2018-01-01"}</script>',
      ),
    ).toBeNull();
  });

  it("reads no year of a copyright range, whatever the site says of its age", () => {
    const footer = "</main><footer><p>© 2007-2026 Acmeflow</p></footer><main>";
    expect(fieldOf("founded_year", `<p>Over 5 years of active development</p>${footer}`, "/")).toBeNull();
    expect(fieldOf("founded_year", `<p>Over 18 years of active development</p>${footer}`, "/")).toBeNull();
  });
});

describe("a year on a fact sheet", () => {
  const yearOf = (body: string, path = "/press") => {
    const reading = acme(body, path);
    return judgeCandidates(reading, extractPeople(reading)).fields.founded_year?.value ?? null;
  };

  it.each([
    ["<h4>Release date:</h4><p>March 2017<br>October 2016 (beta)</p>", 2017],
    ["<dl><dt>Date de sortie</dt><dd>mai 2018</dd></dl>", 2018],
    ["<table><tr><td>Launched</td><td>May 2018</td></tr></table>", 2018],
    ["<p><strong>Founding date:</strong> January 2014</p>", 2014],
    ["<p>Gründungsdatum: 3. Mai 2014</p>", 2014],
    ["<p>Acmeflow is a company that has been supplying chips on the web since 1999.</p>", 1999],
  ])("is read from %s", (body, year) => {
    expect(yearOf(body)).toBe(year);
  });

  it.each([
    ["/press", "<dl><dt>Release date of version 3</dt><dd>May 2022</dd></dl>"],
    ["/press", "<dl><dt>Last release</dt><dd>May 2022</dd></dl>"],
    ["/press", "<dl><dt>Next update</dt><dd>May 2026</dd></dl>"],
    ["/about", "<p>Version 2.1</p><dl><dt>Release date</dt><dd>May 2022</dd></dl>"],
    ["/about", "<p>We work with a company that has been supplying chips since 1999.</p>"],
  ])("is none on %s in %s", (path, body) => {
    expect(yearOf(body, path)).toBeNull();
  });
});
