import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import type { ProfileField } from "@/lib/schemas/profile";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { extractPeople } from "../people";

function fieldOf(field: ProfileField, body: string, path = "/about", head = ""): unknown {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).fields[field]?.value ?? null;
}

describe("location", () => {
  it.each([
    ["Acmeflow is a company based in Bonn, Germany.", "Bonn, Germany"],
    ["We are based in Leeds, UK.", "Leeds, UK"],
    ["I make Acmeflow on my own, in the spare room of a house in Hobart, Tasmania.", "Hobart, Tasmania"],
    [
      "Acmeflow is made by two people above a bicycle shop in Hebden Bridge, West Yorkshire.",
      "Hebden Bridge, West Yorkshire",
    ],
    ["Acmeflow is headquartered in Austin, TX.", "Austin, TX"],
    ["We are seventeen people, most of them in a former showroom in Clerkenwell, London.", "Clerkenwell, London"],
    ["Acmeflow, basée à Lyon, emploie des gens.", "Lyon"],
    ["Acmeflow mit Sitz in Kiel baut Listen.", "Kiel"],
    ["Acmeflow è con sede legale in Via Roma 3, 22031 Bellano.", "Bellano"],
    ["Acmeflow ma siedzibę, z siedzibą w Gdyni, blisko morza.", "Gdyni"],
    ["We are based in Spain and ship everywhere.", "Spain"],
    ["Acmeflow está sediada em Aveiro.", "Aveiro"],
    ["We are headquartered in the small town of Millport, Ohio.", "Millport, Ohio"],
  ])("reads %j", (text, place) => {
    expect(fieldOf("location", `<p>${text}</p>`)).toBe(place);
  });

  it.each([
    ["a German imprint", "<p>Acmeflow GmbH<br>Hafenstr. 1<br>24103 Kiel<br>Deutschland</p>", "Kiel, Deutschland"],
    [
      "one with its county and postcode in lines of their own",
      "<p>Acmeflow CIC<br>Old Shed, Low Bridge<br>Keighley<br>West Yorkshire<br>BD21 4QZ</p>",
      "Keighley",
    ],
    [
      "one of a state that is not shortened",
      "<p>Acmeflow Inc., with its office at 57 Wharf Row, Portland, Maine 04101</p>",
      "Portland",
    ],
    [
      "one with its town before a part of a country",
      "<p>Acmeflow Ltd, whose registered office is at 4 Quay, Larne, Northern Ireland, BT1 2ZZ</p>",
      "Larne, Northern Ireland",
    ],
    [
      "one behind a number of its company",
      "<p>Acmeflow Ltd (Company No 12345678), 4 Garden, London, EC1N 8ZZ, United Kingdom</p>",
      "London, United Kingdom",
    ],
    ["an Irish one", "<p>Acmeflow<br>22B Merchants Lane<br>Galway H91 X2T4</p>", "Galway"],
    ["a Dutch town with an article", "<p>Acmeflow<br>Kade 4<br>2582KP ’s-Gravenhage</p>", "’s-Gravenhage"],
    ["a Dutch one", "<p>Acmeflow B.V.<br>Kade 4<br>1011 AB Amsterdam</p>", "Amsterdam"],
    ["a British one", "<p>Acmeflow Ltd, 4 Canal Yard, Leeds LS1 4XY, United Kingdom</p>", "Leeds, United Kingdom"],
    ["an American one", "<p>Acmeflow, Inc.<br>1 Main Street<br>Portland, OR 97201<br>USA</p>", "Portland, USA"],
    ["a French one", "<p>Acmeflow SAS<br>12 rue des Tanneurs<br>44000 Nantes</p>", "Nantes"],
    [
      "a French sentence",
      "<p>Le site est édité par la société Acmeflow, SAS au capital de 10 000 €, immatriculée au RCS de Nantes, dont le siège social est situé 12 rue des Tanneurs, 44000 Nantes.</p>",
      "Nantes",
    ],
    [
      "a British sentence",
      "<p>© 2011–2026 Acmeflow Ltd. Registered in England and Wales. Registered office: 4 Canal Yard, Whitby, YO22 4XY.</p>",
      "Whitby",
    ],
    ["a house number like a code", "<p>2261 Market Street #50<br>San Mateo, CA 94401</p>", "San Mateo"],
    ["a Singaporean one", "<p>Acmeflow Ltd<br>160 Robin Road<br>Singapore 068914</p>", "Singapore"],
    ["a Canadian one", "<p>Acmeflow Inc., 100 Kings Road, Toronto, Ontario M5X 1B8, Canada</p>", "Toronto, Canada"],
    ["a Cypriot one", "<p>Legal: Acmeflow Group, Quay 84, Limassol 4004, Cyprus</p>", "Limassol, Cyprus"],
    ["a Latvian one", "<p>Liepu iela 4-2, Valmiera, Valmieras nov., LV-4201, Latvia</p>", "Valmiera, Latvia"],
    ["a person at home", "<p>Jane Roe, Tampere, Finland</p>", "Tampere, Finland"],
  ])("reads the address of %s", (_, body, place) => {
    expect(fieldOf("location", `<h1>Legal notice</h1>${body}`, "/imprint")).toBe(place);
  });

  it.each([
    ["under the company's name", "<p>Acmeflow B.V.<br>Kade 4<br>1011 AB Amsterdam<br>The Netherlands</p>"],
    ["behind a label of a press kit", "<dl><dt>Based in</dt><dd>Amsterdam, The Netherlands</dd></dl>"],
    ["behind the question where", "<table><tr><td>Where</td><td>Amsterdam, The Netherlands</td></tr></table>"],
    ["behind a label", "<dl><dt>Address</dt><dd>Kade 4, 1011 AB Amsterdam, The Netherlands</dd></dl>"],
  ])("reads an address of the about page %s", (_, body) => {
    expect(fieldOf("location", `<h1>About</h1>${body}`)).toBe("Amsterdam, The Netherlands");
  });

  it("reads a line of a footer that is a place, in the site's own language", () => {
    expect(fieldOf("location", "</main><footer><p>Haldenau, Alsace, Frankreich<br>+33 1</p></footer><main>", "/")).toBe(
      "Haldenau, Frankreich",
    );
  });

  it("reads an address below the footer's accounts", () => {
    const accounts =
      '<div><a href="https://github.com/acmeflow">GitHub</a><a href="https://www.youtube.com/@acmeflow">YouTube</a></div>';
    const footer = `</main><footer>${accounts}<p>Registered office: 10 Queen Place, London EC4R 1AG.</p></footer><main>`;
    expect(fieldOf("location", footer, "/")).toBe("London");
  });

  it("reads the company's address of its privacy notice, and no processor's", () => {
    const processor = "<p>We use Rechenhaus GmbH, Elbweg 1, 20095 Hamburg, as our host.</p>";
    expect(fieldOf("location", processor, "/privacy")).toBeNull();
    const company = "<p>Acmeflow Inc., 71 Harbour Crescent, Singapore 139951</p>";
    expect(fieldOf("location", processor + company, "/privacy")).toBe("Singapore");
  });

  it.each([
    "© 2014 - 2026 Orsolya Varga and contributors",
    "Copyright 2026 Acmeflow Software",
    "1200 Amber Street",
    "Company number 12345 Acmeflow",
    "Meet us at Lists 2026, Messe Kiel, Hafenstr. 1, 24103 Kiel",
  ])("takes no name behind a year or a number for a town: %j", (line) => {
    expect(fieldOf("location", `</main><footer><p>${line}</p></footer><main>`, "/")).toBeNull();
    expect(fieldOf("location", `<p>${line}</p>`, "/contact")).toBeNull();
  });

  it("reads a structured address", () => {
    const head =
      '<script type="application/ld+json">{"@type":"Organization","name":"Acmeflow","address":{"@type":"PostalAddress","addressLocality":"Kiel","addressCountry":"DE"}}</script>';
    expect(fieldOf("location", "", "/", head)).toBe("Kiel");
  });

  it.each([
    "Jane is an Australian engineer.",
    "Our servers are located in Frankfurt, Germany.",
    "Our customers are based in Norway.",
    "I make Acmeflow for a school in Leeds.",
    "I wrote Acmeflow in Kotlin.",
    "We build Acmeflow in Kotlin, Swift and Rust.",
    "Acmeflow serves 2,000 schools, most of them in Finland.",
    "Acmeflow is used by 300 people, most of them in Finland.",
    "We build Acmeflow in Public.",
    "I started Acmeflow at a hackathon in Berlin, Germany.",
    "Acmeflow is made for crews who sail in Hobart, Tasmania.",
    "We build Acmeflow with friends in Norway.",
    "Data is hosted in Sweden.",
    "We are a team of volunteers from various countries, including Italy and Germany.",
    "The switch is located in Settings.",
    "Jane lives in Lisbon, Portugal.",
    "We are not based in the Bahamas.",
    "Acmeflow has offices in London, Rennes and Berlin.",
  ])("reads no place of the company in %j", (text) => {
    expect(fieldOf("location", `<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "<p>Acmeflow B.V., Kade 8, 7411 ZZ.</p>",
    "<p>Acmeflow GmbH, Kai 8, 20354 HH</p>",
    "<p>Acmeflow SA, 12000 XX</p>",
  ])("reads no part of a code as a town: %j", (body) => {
    expect(fieldOf("location", body, "/imprint")).toBeNull();
  });

  it("reads no address of an insurer, a host or an authority", () => {
    const body =
      "<h1>Impressum</h1><h2>Versicherung</h2><p>Elbschutz AG<br>20354 Hamburg</p><h2>Hosting</h2><p>Rechenhaus GmbH, 20095 Hamburg</p>";
    expect(fieldOf("location", body, "/impressum")).toBeNull();
  });

  it.each([
    "Dal 1995 al 2000 ha fatto parte di un gruppo con sede a Dresda.",
    "From 1995 to 2000 he ran a company based in Leeds, UK.",
    "Von 1995 bis 2000 war er bei einem Unternehmen mit Sitz in Kiel.",
  ])("is not where somebody was before: %s", (text) => {
    expect(fieldOf("location", `<p>${text}</p>`)).toBeNull();
  });
});

describe("a place said in a sentence", () => {
  it.each([
    ["Our registered office is Unit 4, Kelp's Yard, Cork, Ireland.", "Cork, Ireland"],
    ["Our head office is located at 12 Quay, Galway, Ireland; letters reach us there.", "Galway, Ireland"],
    ["We host with Kelphost. Its head office is Unit 4, Kelp's Yard, Cork, Ireland.", null],
    ["“Our office is at 5 Kelp Lane, Galway, Ireland”, says the sample letter.", null],
    ["Our office is at Kelp House, Quay Road, Ireland.", null],
    ["Our registered office is not Unit 4, Kelp's Yard, Cork, Ireland.", null],
    ["The bank's registered office is Unit 4, Kelp's Yard, Cork, Ireland.", null],
  ])("is the town before the country, behind the street: %s", (line, place) => {
    expect(fieldOf("location", `<h1>Privacy</h1><p>Acmeflow Ltd keeps little. ${line}</p>`, "/privacy")).toBe(place);
  });

  it.each([
    ["Made with ☕ in Coimbra.", "Coimbra"],
    ["Made by sailors · Published in Annals of Coastal Research", null],
  ])("is a town in which it is made, and no journal: %s", (line, place) => {
    expect(fieldOf("location", `</main><footer><p>Tide tables for crews. ${line}</p></footer><main>`, "/")).toBe(place);
  });
});

describe("where the one who makes it sits", () => {
  it.each([
    [
      "Acmeflow is a product built and operated by Wen-Hao Lai, a solo developer based in Tainan, Taiwan.",
      "Tainan, Taiwan",
    ],
    ["Acmeflow est développé par Jane Roe, une développeuse basée à Nantes.", "Nantes"],
    ["The logo of Acmeflow was designed by Jane Roe, a designer from Leeds.", null],
    ["Acmeflow themes are made by Jane Roe, a designer from Leeds.", null],
    ["Acmeflow has a plug-in for Kelp, made by Jane Roe, a developer in Leeds.", null],
    ["Acmeflow is not built by Jane Roe, a developer in Leeds.", null],
  ])("is where the product comes from: %s", (line, place) => {
    expect(fieldOf("location", `<h1>About Acmeflow</h1><p>${line}</p>`)).toBe(place);
  });
});
