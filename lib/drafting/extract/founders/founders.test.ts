import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string, path = "/about", head = "") {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).founders;
}

const names = (body: string, path = "/about", head = "") => foundersOf(body, path, head).map((one) => one.name);

describe("founders in sentences", () => {
  it.each([
    ["Acmeflow was founded in 2015 by Jane Roe and John Marsh.", ["Jane Roe", "John Marsh"]],
    ["Acmeflow was created by Jane Roe.", ["Jane Roe"]],
    ["The project itself was started by Jane Roe in 1998.", ["Jane Roe"]],
    ["Acmeflow is a free task list created by Jane Roe.", ["Jane Roe"]],
    ["Acmeflow Software Ltd, the company behind Acmeflow, was founded in 2015 by Jane Roe.", ["Jane Roe"]],
    ["In 2015, the company behind Acmeflow was founded by Jane Roe.", ["Jane Roe"]],
    [
      "Founded by Jane Roe, Ana de la Cruz and Tim O'Hare, we build task lists.",
      ["Jane Roe", "Ana de la Cruz", "Tim O'Hare"],
    ],
    ["Jane Roe and John Marsh founded Acmeflow in a garage.", ["Jane Roe", "John Marsh"]],
    ["Jane Roe started the company in 2015.", ["Jane Roe"]],
    ["Jane Roe, founder of Acmeflow, lives by the sea.", ["Jane Roe"]],
    ["Jane Roe is the co-founder and CEO of Acmeflow.", ["Jane Roe"]],
    ["Jane Roe, oprichter · Nederland", ["Jane Roe"]],
    ["– Jane, Founder", ["Jane"]],
    ["Our founder Jane Roe answers every mail.", ["Jane Roe"]],
    ["Acmeflow's founders, Jane Roe and John Marsh, met at school.", ["Jane Roe", "John Marsh"]],
    ["Hi, I'm Jane Roe, the founder of Acmeflow.", ["Jane Roe"]],
    ["Hey! I'm Jane, a developer from Leeds and the creator of Acmeflow.", ["Jane"]],
    ["My name is Jane and I created Acmeflow.", ["Jane"]],
    ["I'm Jane Roe. I created Acmeflow because lists got lost.", ["Jane Roe"]],
    ["Oliver is an engineer. He started Acmeflow in 2017.", ["Oliver"]],
    ["We're Jane Roe and John Marsh. In 2022 we lost a list, so we started Acmeflow.", ["Jane Roe", "John Marsh"]],
    ["Jane Roe built the first version of Acmeflow in her attic.", ["Jane Roe"]],
    ["Acmeflow began in 2020 as a weekend project of Jane Roe.", ["Jane Roe"]],
    ["Tom was there. In 2022 Acmeflow was founded together with nobody.", []],
    ["In 2022 she founded Acmeflow B.V. in Delft together with John Marsh.", ["John Marsh"]],
    ["2017 haben Jane Roe und Max Berg Acmeflow in Kiel gegründet.", ["Jane Roe", "Max Berg"]],
    ["Acmeflow wurde 2015 von Jane Roe und Max Berg gegründet.", ["Jane Roe", "Max Berg"]],
    ["Jane Roe gründete Acmeflow im Jahr 2015.", ["Jane Roe"]],
    ["Acmeflow a été fondée en 2015 par Jane Roe et Luc Morin.", ["Jane Roe", "Luc Morin"]],
    ["Acmeflow fue fundada en 2015 por Jane Roe y Luis Soto.", ["Jane Roe", "Luis Soto"]],
    ["Acmeflow è stata fondata nel 2015 da Jane Roe e Luca Neri.", ["Jane Roe", "Luca Neri"]],
    ["Firmę założył w 2016 roku Jan Wrona.", ["Jan Wrona"]],
    ["In 2013 begon Jeroen Terp aan Acmeflow.", ["Jeroen Terp"]],
    ["The company was set up by three friends: Jane Roe, Max Berg and Tom Ash.", ["Jane Roe", "Max Berg", "Tom Ash"]],
    ["Acmeflow nació en 2011 de la mano de Jane Roe, veterinaria, y Luis Soto.", ["Jane Roe", "Luis Soto"]],
    ["O Acmeflow foi criado por Jane Roe, neta da dona Célia.", ["Jane Roe"]],
    ["Acmeflow is the work of Jane Roe.", ["Jane Roe"]],
    ["Acmeflow grundades 2015 av Jane Roe och Max Berg i Umeå.", ["Jane Roe", "Max Berg"]],
    ["Our co-founders Jane Roe (CEO) and John Marsh (CTO) met at sea.", ["Jane Roe", "John Marsh"]],
    ["Jane Roe looks after crews and is a co-founder of Acmeflow.", ["Jane Roe"]],
    ["Acmeflow is developed and maintained by Jane Roe.", ["Jane Roe"]],
    ["Acmeflow został stworzony przez Jana Nowak.", ["Jana Nowak"]],
    ["Acmeflow foi criada em 2015 por Jane Roe e Luis Soto.", ["Jane Roe", "Luis Soto"]],
    ["Jane Roe, Mitgründerin von Acmeflow, wohnt am Meer.", ["Jane Roe"]],
    ["Jane Roe, cofondatrice d'Acmeflow, vit à la mer.", ["Jane Roe"]],
    ["Ich bin Jane Roe und habe ich auch Acmeflow entwickelt.", ["Jane Roe"]],
    ["I'm Jane Roe. I quit my job at the harbour, learned to code and built Acmeflow.", ["Jane Roe"]],
    ["Ich heiße Jane Roe, singe gern und habe Acmeflow geschrieben.", ["Jane Roe"]],
    ["Me llamo Jane y he creado Acmeflow.", ["Jane"]],
    ["Mi chiamo Jane e ho creato Acmeflow.", ["Jane"]],
    ["Acmeflow is in 2015 opgericht door Jane Roe en Piet de Wit.", ["Jane Roe", "Piet de Wit"]],
  ])("reads %j", (text, expected) => {
    expect(names(`<h1>About</h1><p>${text}</p>`)).toEqual(expected);
  });

  it.each([
    "Jane Roe, founder of Otherboard, uses Acmeflow every day.",
    "Otherboard was founded by Jane Roe.",
    "Acmeflow is loved by Jane Roe, CEO of Otherboard.",
    "Jane Roe is the managing director of Acmeflow.",
    "Board members: Jane Roe and John Marsh",
    "This website was created by Jane Roe.",
    "The logo was created by Jane Roe.",
    "Acmeflow is based on Otherboard, which was created by Jane Roe.",
    "Jane Roe joined Acmeflow in 2018.",
    "Jane Roe created Acmeflow's logo.",
    "Jane Roe launched Acmeflow Mobile in 2019.",
    "Jane Roe established Acmeflow's office in Leeds.",
    "Jane Roe created the project logo.",
    "Jane Roe started the company newsletter.",
    "Jane Roe created integrations for Acmeflow.",
    "I'm Jane Roe. I built the Acmeflow API.",
    "Jane Roe built the first version of Otherboard.",
    "We're Jane Roe and John Marsh. We started as waiters.",
    "2017 haben Jane Roe und Max Berg Otherboard in Kiel gegründet.",
    "Acmeflow was not founded by Jane Roe.",
    "Acmeflow was founded by engineers from Berlin.",
    "Founded by Sandpiper Ventures and Otherboard Inc.",
    "Was Acmeflow founded by Jane Roe?",
    "Serial founder Jane Roe invested in us.",
    "Built for founders like Jane Roe.",
    "Co-founder, Kelp Mutual",
    "I'm Jane Roe. I quit my job and built a boat to use Acmeflow at sea.",
    "Acmeflow is developed by Kelp Works, founded by Ada Kelp.",
    "In 2019 Acmeflow was acquired by Otherboard, a company founded by Ada Kelp.",
    "Acmeflow was inspired by the founder of Listland, Ada Kelp.",
    "Acmeflow was created by Kelp Hosting.",
    "Acmeflow's logo was created by Jane Roe.",
    "The Acmeflow website was created by Jane Roe.",
    "Translations of Acmeflow were created by Jane Roe.",
    "Acmeflow integrates with Otherboard, which was created by Ada Kelp.",
    "Acmeflow supports Marlin, a format invented by Ada Kelp.",
    "Acmeflow is an implementation of a protocol created by Ada Kelp.",
    "Acmeflow was featured in a list created by Ada Kelp.",
  ])("reads no founder in %j", (text) => {
    expect(names(`<h1>About</h1><p>${text}</p>`)).toEqual([]);
  });

  it("reads no founder of what a heading of the home page names", () => {
    const card = (name: string) =>
      `<h1>Acmeflow</h1><h2>Runs on Acmeflow</h2><h3>${name}</h3><p>Founded by Jane Roe in 2015.</p>`;
    expect(names(card("The Kelp"), "/")).toEqual([]);
    expect(names(card("Our story"), "/")).toEqual(["Jane Roe"]);
  });

  it("reads the founder's own answer on a page of questions", () => {
    const answer = "<h3>Who runs it?</h3><p>My name is Dan and I am the founder and lead maintainer of Acmeflow.</p>";
    expect(names(`<h1>FAQ</h1>${answer}`, "/faq")).toEqual(["Dan"]);
  });

  it("joins an introduction with what the speaker says to have made, a paragraph later", () => {
    const told = (made: string) =>
      `<h1>À propos</h1><p>Moi, c'est Jane.</p><p>J'aime la mer.</p><p>J'ai créé ${made} pour elle.</p>`;
    expect(names(told("Acmeflow"), "/")).toEqual(["Jane"]);
    expect(names(told("un logo"), "/")).toEqual([]);
  });

  it("gives a first name the surname that the page gives to nobody else of that name", () => {
    const page = (others: string) =>
      `<h3>Jane Roe</h3><p>Jane is technical lead and co-founder of Acmeflow.</p>${others}`;
    expect(names(page(""), "/team")).toEqual(["Jane Roe"]);
    expect(names(page("<h3>Jane Marsh</h3><p>Jane sails.</p>"), "/team")).toEqual(["Jane"]);
  });

  it("lends a founder no surname of somebody whom a sentence only names", () => {
    const founded = "<p>Our founder Max started Acmeflow in 2019.</p>";
    expect(names(`${founded}<p>Max Weber of the harbour office uses it daily.</p>`)).toEqual(["Max"]);
    expect(names(`${founded}<h3>Max Weber</h3><p>Sails on Sundays.</p>`)).toEqual(["Max Weber"]);
  });

  it("reads who signs as founders, and no founder among customers", () => {
    expect(names("<h1>Acmeflow</h1><p>Jane and Max<br>Co-founders</p>", "/about")).toEqual(["Jane", "Max"]);
    const wall = (role: string) =>
      `<h1>Acmeflow</h1><h2>Meet people</h2><ul><li><p>Ada Kelp</p><p>${role}</p></li><li><p>Jane Roe</p><p>Designer and founder</p></li></ul>`;
    expect(names(wall("Sailor"), "/about")).toEqual(["Jane Roe"]);
    expect(names(wall("Co-founder at Otherboard"), "/about")).toEqual([]);
  });

  it("adds no surname that the page does not give", () => {
    expect(
      names("<h1>Team</h1><h4>oli_dev</h4><p>Oliver is an engineer. He started Acmeflow in 2017.</p>", "/team"),
    ).toEqual(["Oliver"]);
  });
});

describe("founders in structured data", () => {
  const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

  it("reads the founder of the site's own organization", () => {
    expect(
      names(
        "<p>Tasks.</p>",
        "/",
        ld('{"@type":"Organization","name":"Acmeflow","founder":{"@type":"Person","name":"Jane Roe"}}'),
      ),
    ).toEqual(["Jane Roe"]);
  });

  it("needs a word that visitors see where they are shown the person", () => {
    const head = ld('{"@type":"Organization","name":"Acmeflow","founder":{"@type":"Person","name":"Jane Roe"}}');
    const card = (role: string) => `<h2>Team</h2><div><h3>Jane Roe</h3><p>${role}</p></div>`;
    expect(names(card("CEO"), "/", head)).toEqual([]);
    expect(names(card("Founder"), "/", head)).toEqual(["Jane Roe"]);
  });

  it("leaves out the founder of another organization and the author of a page", () => {
    expect(
      names(
        "<p>Tasks.</p>",
        "/about",
        ld('{"@type":"Organization","name":"Otherboard","founder":{"@type":"Person","name":"Jane Roe"}}'),
      ),
    ).toEqual([]);
    expect(
      names("<p>Tasks.</p>", "/", ld('{"@type":"Article","author":{"@type":"Person","name":"Jane Roe"}}')),
    ).toEqual([]);
  });
});
