import { describe, expect, it, vi } from "vitest";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { citing, reasonOf } from "@/lib/testing/drafting/citing";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { verifyField } from "../verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
}));

type Row = [path: string, value: string | number, cited: string, body?: string];

/** What the evidence rule says of a value that cites the words; the page holds the body, or the words as a text. */
function judged(field: ProfileField, [path, value, cited, body]: Row): string {
  const reading = acme(body ?? `<h1>Acmeflow</h1><p>${cited}</p>`, path);
  const given = { value: value as ProfileValues[typeof field], sources: citing(reading, cited) };
  return reasonOf(verifyField(reading, field, given));
}
const BELIEVED = "it was believed";

describe("a place that a reader tells", () => {
  it.each<Row>([
    ["/terms", "New Zealand", "I, me: Jane Roe, a sole trader in New Zealand doing business as Kelp Works."],
    ["/impressum", "Kelpdorf", "Ich bin Jane Roe, Einzelunternehmerin in Kelpdorf."],
    ["/about", "New Zealand", "I am from New Zealand and English is my native language."],
    ["/about", "Kelpton", "I'm from Kelpton and I like maps."],
    ["/privacy", "Kelpstad", "Personuppgiftsansvarig är Acmeflow AB (org.nr 559317-0462), Kelpstad, som bygger appen."],
    ["/", "Kelpstad", "© 2026 Acmeflow AB Org.nr 559317-0462 Kelpstad"],
    ["/", "Kelpborg", "Acmeflow ApS · CVR 12345678 · Kelpborg"],
    ["/", "Kelpton", "© 2026 Acmeflow. Task lists for crews. Kelpton, SC."],
    ["/contato", "Algares, SC", "Algares, SC", "<h1>Contato</h1><p>Onde estamos<br>Algares, SC — Serra</p>"],
    ["/contact", "Kelpton", "Kelpton", "<h1>Contact</h1><p>Where we are<br>Kelpton</p>"],
    ["/kontakt", "Kelpdorf", "Kelpdorf", "<h1>Kontakt</h1><p>Wo wir sind<br>Kelpdorf</p>"],
    ["/about", "Kelpton", "Acmeflow is made by Kelp Works, a small studio based in Kelpton."],
  ])("is believed of a trader, behind the company's name and number, below a label: on %s %s in %s", (...row) => {
    expect(judged("location", row)).toBe(BELIEVED);
  });

  it.each<Row>([
    ["/about", "Dresda", "Dal 1995 al 2000 ha fatto parte di un gruppo di studio con sede a Dresda."],
    ["/about", "Leeds", "From 1995 to 2000 Jane was with a team based in Leeds."],
    ["/about", "Leeds", "She gave talks to Kelp Circle, a company of players based in Leeds."],
    ["/about", "Kelpton", "We have offices in Kelpton and Leeds."],
    ["/", "Kelpton", "© 2026 Kelp Press. Kelpton, SC."],
    ["/terms", "Leeds", "Invoices are written by Jane Roe, a sole trader in Leeds."],
    ["/privacy", "Leeds", "Mails are sent by Kelp Post Ltd (VAT no 123456789), Leeds, for us."],
    ["/imprint", "Leeds", "Acmeflow AG, HRB 123456 Leeds"],
    ["/about", "Leeds", "Leeds", "<h1>About</h1><p>Where we met<br>Leeds</p>"],
  ])("is refused of studies, groups, others' firms and courts: on %s %s in %s", (...row) => {
    expect(judged("location", row)).not.toBe(BELIEVED);
  });
});

describe("a team that a reader counts", () => {
  const plan = (price: string) =>
    `<h1>Acmeflow</h1><section><div><h3>Crew</h3><h4>${price}</h4><ul><li>20 slots</li><li>8 team members</li></ul></div></section>`;

  it.each<Row>([
    ["/pricing", "8", "8 team members", "<h1>Pricing</h1><ul><li>8 team members</li></ul>"],
    [
      "/pricing",
      "8",
      "8",
      "<h1>Pricing</h1><ul><li>8 team members</li></ul><h3>What does “8 team members” mean?</h3><p>Your own people.</p>",
    ],
    ["/preise", "8", "8 Mitarbeiter", "<h1>Preise</h1><ul><li>8 Mitarbeiter</li></ul>"],
    ["/", "8", "8 team members", plan("$7 / month")],
    [
      "/about",
      "340",
      "Our core team has worked side by side for years, and we count around 340 integrations with insurers.",
    ],
    ["/about", "24", "Support by our team of farmers is given to you whenever you ask for it, 24/7 and in any season."],
    ["/docs", "40", "Wenn Sie mehrere Zusteller haben, legen Sie ein Werktagsteam mit 40 Personen an."],
    ["/docs", "40", "If different people deliver on weekdays, you may set up a weekday crew with 40 members."],
    ["/docs", "40", "Si vous avez plusieurs livreurs, créez une équipe de semaine avec 40 personnes."],
  ])("is refused of a plan and of the readers: on %s %s in %s", (...row) => {
    expect(judged("team_size", row)).not.toBe(BELIEVED);
  });

  it.each<Row>([
    ["/about", "8", "8 team members", "<h1>About us</h1><ul><li>8 team members</li><li>3 dogs</li></ul>"],
    ["/pricing", "8", "Why this price? We are a team of 8 people."],
    ["/pricing", "one person team", "The price pays for new features, as this is a one person team."],
    ["/press", "one person", "Programming, design and community are all done by one person."],
  ])("is believed of the makers: on %s %s in %s", (...row) => {
    expect(judged("team_size", row)).toBe(BELIEVED);
  });
});

describe("a year that a reader tells", () => {
  it.each<Row>([
    [
      "/guide",
      2012,
      "I have been working on it without a break since 2012.",
      "<p>Acmeflow is for macOS. It is paid. I have been working on it without a break since 2012.</p>",
    ],
    [
      "/guide",
      2012,
      "Seit 2012 arbeite ich daran.",
      "<p>Acmeflow ist ein Programm für den Mac. Seit 2012 arbeite ich daran.</p>",
    ],
    ["/guide", 2012, "J'y travaille depuis 2012.", "<p>Acmeflow est une app pour Mac. J'y travaille depuis 2012.</p>"],
    ["/about", 2012, "Our company has been around since 2012."],
  ])("is believed of work on the product ever since: on %s %s in %s", (...row) => {
    expect(judged("founded_year", row)).toBe(BELIEVED);
  });

  it.each<Row>([
    ["/faq", 2005, "Unsere Profile sind seit 2005 im Einsatz."],
    ["/faq", 2005, "Our profiles have been in use since 2005."],
    ["/faq", 2005, "Nos profils existent depuis 2005."],
    [
      "/guide",
      2012,
      "I have been working on it since 2012.",
      "<p>There is a map, too. I have been working on it since 2012.</p>",
    ],
    [
      "/guide",
      2012,
      "I have been working on it since 2012.",
      "<p>Acmeflow 3 is a new start. I have been working on it since 2012.</p>",
    ],
    [
      "/guide",
      2012,
      "I have been working on it since 2012.",
      "<p>Acmeflow Mobile is for phones. I have been working on it since 2012.</p>",
    ],
    [
      "/guide",
      2012,
      "I have not been working on it since 2012.",
      "<p>Acmeflow is for macOS. I have not been working on it since 2012.</p>",
    ],
  ])("is refused of things of the makers', versions, and work that ended: on %s %s in %s", (...row) => {
    expect(judged("founded_year", row)).not.toBe(BELIEVED);
  });
});

describe("a company that a reader names", () => {
  it.each<Row>([
    [
      "/terms",
      "Kelp Ridge Software, LLC",
      "Your contract is with Kelp Ridge Software, LLC. Mail goes to the contact of your invoice.",
    ],
    ["/agb", "Nordkelp GmbH", "Der Vertrag kommt mit Nordkelp GmbH zustande."],
    ["/cgu", "Kelp SARL", "Vous contractez avec Kelp SARL."],
    [
      "/mentions-legales",
      "Jane Roe",
      "Jane Roe, entrepreneure individuelle travaillant sous le nom commercial Acmeflow",
      "<h1>Mentions légales</h1><p>Le site et l'espace client Acmeflow ont pour éditeur :</p><p>Jane Roe, entrepreneure individuelle travaillant sous le nom commercial Acmeflow</p>",
    ],
    ["/", "Acmeflow Systems Ltd", "© 2026 Acmeflow Systems Ltd"],
    ["/terms", "Acmeflow Systems", "These terms are between you and Acmeflow Systems."],
  ])("is believed of a contract, a trader and a legal form: on %s %s in %s", (...row) => {
    expect(judged("legal_name", row)).toBe(BELIEVED);
  });

  it.each<Row>([
    ["/", "Acmeflow.test", "© 2020 Acmeflow.test. All rights reserved."],
    ["/", "www.acmeflow.test", "© 2020 www.acmeflow.test"],
    ["/", "Acmeflow Systems", "© 2026 Acmeflow Systems"],
    ["/terms", "Kelppay Ltd", "If you buy through our store, your contract is with Kelppay Ltd."],
    ["/agb", "Kelppay GmbH", "Der Vertrag kommt mit Kelppay GmbH zustande, wenn Sie dort buchen."],
    ["/terms", "Kelp Ridge Software, LLC", "Your contract is not with Kelp Ridge Software, LLC, who only hosts it."],
    [
      "/mentions-legales",
      "Jane Roe",
      "Jane Roe, entrepreneure individuelle",
      "<h1>Mentions légales</h1><p>L'éditeur fait héberger le site et l'espace client chez :</p><p>Jane Roe, entrepreneure individuelle</p>",
    ],
  ])("is refused of a web address, a bare copyright, a denial and a host: on %s %s in %s", (...row) => {
    expect(judged("legal_name", row)).not.toBe(BELIEVED);
  });
});
