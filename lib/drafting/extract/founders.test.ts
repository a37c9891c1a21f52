import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/judge";
import { acme } from "./fixtures/read-site";
import { extractPeople } from "./people";

function foundersOf(body: string, path = "/about", head = "") {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).founders;
}

const names = (body: string, path = "/about", head = "") => foundersOf(body, path, head).map((one) => one.name);

describe("founders in sentences", () => {
  it.each([
    ["Acmeflow was founded in 2015 by Jane Roe and John Marsh.", ["Jane Roe", "John Marsh"]],
    ["Acmeflow was created by Jane Roe.", ["Jane Roe"]],
    [
      "Founded by Jane Roe, Ana de la Cruz and Tim O'Hare, we build task lists.",
      ["Jane Roe", "Ana de la Cruz", "Tim O'Hare"],
    ],
    ["Jane Roe and John Marsh founded Acmeflow in a garage.", ["Jane Roe", "John Marsh"]],
    ["Jane Roe started the company in 2015.", ["Jane Roe"]],
    ["Jane Roe, founder of Acmeflow, lives by the sea.", ["Jane Roe"]],
    ["Jane Roe is the co-founder and CEO of Acmeflow.", ["Jane Roe"]],
    ["Our founder Jane Roe answers every mail.", ["Jane Roe"]],
    ["Acmeflow's founders, Jane Roe and John Marsh, met at school.", ["Jane Roe", "John Marsh"]],
    ["Hi, I'm Jane Roe, the founder of Acmeflow.", ["Jane Roe"]],
    ["Hey! I'm Jane, a developer from Leeds and the creator of Acmeflow.", ["Jane"]],
    ["My name is Jane and I created Acmeflow.", ["Jane"]],
    ["I'm Jane Roe. I created Acmeflow because lists got lost.", ["Jane Roe"]],
    ["Oliver is an engineer. He started Acmeflow in 2017.", ["Oliver"]],
    ["Acmeflow wurde 2015 von Jane Roe und Max Berg gegründet.", ["Jane Roe", "Max Berg"]],
    ["Jane Roe gründete Acmeflow im Jahr 2015.", ["Jane Roe"]],
    ["Acmeflow a été fondée en 2015 par Jane Roe et Luc Morin.", ["Jane Roe", "Luc Morin"]],
    ["Acmeflow fue fundada en 2015 por Jane Roe y Luis Soto.", ["Jane Roe", "Luis Soto"]],
    ["Acmeflow è stata fondata nel 2015 da Jane Roe e Luca Neri.", ["Jane Roe", "Luca Neri"]],
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
    "Acmeflow was not founded by Jane Roe.",
    "Acmeflow was founded by engineers from Berlin.",
    "Founded by Sandpiper Ventures and Otherboard Inc.",
    "Was Acmeflow founded by Jane Roe?",
    "Serial founder Jane Roe invested in us.",
    "Built for founders like Jane Roe.",
    "Acmeflow is developed by Kelp Works, founded by Ada Kelp.",
    "In 2019 Acmeflow was acquired by Otherboard, a company founded by Ada Kelp.",
    "Acmeflow was inspired by the founder of Listland, Ada Kelp.",
    "Acmeflow was created by Kelp Hosting.",
  ])("reads no founder in %j", (text) => {
    expect(names(`<h1>About</h1><p>${text}</p>`)).toEqual([]);
  });

  it("adds no surname that the page does not give", () => {
    expect(
      names("<h1>Team</h1><h4>oli_dev</h4><p>Oliver is an engineer. He started Acmeflow in 2017.</p>", "/team"),
    ).toEqual(["Oliver"]);
  });
});

describe("founders on team pages", () => {
  const person = (name: string, role: string, rest = "") =>
    `<div class="member"><h3>${name}</h3><p>${role}</p>${rest}</div>`;

  it("reads name and role of a card, with the rest of what the card says", () => {
    const rest = `<p>Jane sailed for ten years and kept the crew's lists on paper until she had enough of it.</p><a href="https://x.com/janeroe">X</a>`;
    const body = `<h1>Team</h1><div>${person("Jane Roe", "Co-Founder &amp; CEO", rest)}${person("Tom Baker", "Designer")}</div>`;
    const [jane, ...others] = foundersOf(body, "/team");
    expect(others).toEqual([]);
    expect(jane).toMatchObject({ name: "Jane Roe", role: "Co-Founder & CEO", links: { x: "https://x.com/janeroe" } });
    expect(jane?.bio).toMatch(/^Jane sailed for ten years/);
  });

  it.each([
    ["one line", "<h1>Team</h1><ul><li>Jane Roe, Founder</li><li>Tom Baker, Designer</li></ul>"],
    ["the role first", "<h1>Team</h1><p>Founder: Jane Roe</p>"],
    ["lines of one paragraph", "<h1>Team</h1><p>Jane Roe<br>Founder &amp; developer</p>"],
    [
      "a table",
      "<h1>Team</h1><table><tr><td>Jane Roe</td><td>Founder</td></tr><tr><td>Tom Baker</td><td>Designer</td></tr></table>",
    ],
    [
      "another language",
      "<h1>Team</h1><div><div><h3>Jane Roe</h3><p>Gründerin und Geschäftsführerin</p></div><div><h3>Tom Baker</h3><p>Geschäftsführer</p></div></div>",
    ],
  ])("reads %s", (_, body) => {
    expect(names(body, "/team")).toEqual(["Jane Roe"]);
  });

  it.each([
    [
      "a heading over founders alone",
      "<h1>About</h1><h2>Our founders</h2><div><div><h3>Jane Roe</h3><p>Loves lists.</p></div><div><h3>John Marsh</h3><p>Loves crews.</p></div></div><h2>Advisors</h2><div><h3>Tom Baker</h3></div>",
    ],
    [
      "names in one line under such a heading",
      "<h1>Press</h1><h2>Founders</h2><p>Jane Roe and John Marsh</p><h2>Press contact</h2><p>Tom Baker</p>",
    ],
    [
      "an apposition",
      "<h1>About</h1><p>It began when Jane Roe and John Marsh, the founders of Acmeflow, met in Leeds.</p>",
    ],
  ])("reads %s", (_, body) => {
    expect(names(body)).toEqual(["Jane Roe", "John Marsh"]);
  });

  it.each([
    [
      "roles above names",
      "<div><div><span>Founder</span><h3>Jane Roe</h3></div><div><span>Engineer</span><h3>Tom Baker</h3></div></div>",
    ],
    ["definitions", "<dl><dt>Founder</dt><dd>Jane Roe</dd><dt>Maintainer</dt><dd>Tom Baker</dd></dl>"],
    ["brackets", "<p>Jane Roe (founder), Tom Baker (designer)</p>"],
    ["handles", "<ul><li>Jane Roe (@jroe) – founder, backend</li><li>Tom Baker (@tb) – apps</li></ul>"],
    ["a signature", "<p>In 2014 I lost a list.</p><p>— Jane Roe, Founder</p>"],
    [
      "a founding engineer beside",
      "<div><div><h4>Jane Roe</h4><h5>Co-Founder, Product</h5></div><div><h4>Sam Lee</h4><h5>Founding Engineer</h5></div></div>",
    ],
    [
      "another company's founder beside",
      "<div><div><h4>Jane Roe</h4><h5>Founder @ Acmeflow</h5></div><div><h4>Ada Kelp</h4><h5>Founder @ Kelp Works</h5></div></div>",
    ],
  ])("reads %s", (_, body) => {
    expect(names(`<h1>Team</h1>${body}`, "/team")).toEqual(["Jane Roe"]);
  });

  it("reads a founder's card of the home page under a heading about the team", () => {
    expect(
      names(`<h2>Meet the team</h2><div>${person("Jane Roe", "Founder")}${person("Tom Baker", "Sales")}</div>`, "/"),
    ).toEqual(["Jane Roe"]);
  });

  it.each([
    ["another company's founder", `<h1>Team</h1><div>${person("Jane Roe", "Founder, Otherboard")}</div>`],
    ["an adviser", `<h1>Team</h1><div>${person("Jane Roe", "Founder of Otherboard and adviser")}</div>`],
    [
      "directors and board",
      `<h1>Team</h1><div>${person("Jane Roe", "Managing Director")}${person("Tom Baker", "Board member")}${person("Ann Lee", "CEO")}</div>`,
    ],
    ["a former founder elsewhere", `<h1>Team</h1><div>${person("Jane Roe", "Serial founder")}</div>`],
    ["sponsors", `<h1>About</h1><h2>Sponsors</h2><div>${person("Jane Roe", "Founder")}</div>`],
  ])("leaves out %s", (_, body) => {
    expect(names(body, "/team")).toEqual([]);
  });

  it("leaves out testimonials, however they are marked", () => {
    const quote = "<p>“It changed how our crew works, and I would not go back to paper.”</p>";
    expect(
      names(`<section class="testimonials"><div>${quote}${person("Jane Roe", "Founder")}</div></section>`, "/"),
    ).toEqual([]);
    expect(names(`<h2>What our customers say</h2><div>${person("Jane Roe", "Founder &amp; CEO")}</div>`, "/")).toEqual(
      [],
    );
    expect(names(`<div>${quote}${person("Jane Roe", "Founder &amp; CEO")}</div>`, "/")).toEqual([]);
  });

  it("leaves out authors of posts and people of customer stories", () => {
    for (const path of ["/blog/a", "/customers/harbor"])
      expect(names(`<h1>Team</h1>${person("Jane Roe", "Founder")}`, path)).toEqual([]);
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
