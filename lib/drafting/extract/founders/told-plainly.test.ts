import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const foundersOf = (html: string, path = "/about"): string[] =>
  draftPart("people", acme(html, path)).founders.map(({ name }) => name);
const PAIR = ["Jane Roe", "Max Berg"];

describe("founders in ordinary words", () => {
  it.each([
    "Acmeflow is the brainchild of soil survey professionals Jane Roe and Max Berg, who joined forces.",
    "Acmeflow is the brainchild of 2 co-founders:<br>Jane Roe and Max Berg.",
    "Acmeflow is a rota company founded in 2012 in Kiel, Germany by brothers Jane Roe and Max Berg.",
    "Acmeflow was founded by two professionals - Jane Roe (CEO & Lead Developer) and Max Berg (COO & Project Manager).",
    "Acmeflow was founded by CEO Jane Roe and Max Berg.",
    "Ideato e sviluppato da Jane Roe e Max Berg",
    "Acmeflow.app is a side project by Jane Roe and Max Berg.",
  ])("are read: %j", (text) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual(PAIR);
  });

  it.each([
    "We have run it from Kelp County since Jane Roe founded the company in 2007.",
    "L'application Acmeflow a été créée par Jane Roe, designer.",
    "Die Marke Acmeflow© wurde im Jahr 2016 von Jane Roe gegründet.",
    "Opgericht in 2021 door Jane Roe.",
    "Hi, I'm Jane Roe. I'm the founder of Acmeflow.",
    "I am Jane Roe – founder of Kelpline. Acmeflow is a side project by me.",
    "Before founding Acmeflow, Jane Roe led a harbour.",
    "Acmeflow began when Jane Roe, a keen farmer and programmer, founded the company.",
    "This game was created by Jane Roe, a passionate developer.",
  ])("may be one: %j", (text) => {
    expect(foundersOf(`<p>${text}</p>`)).toEqual(["Jane Roe"]);
  });

  it.each([
    ["Co-Founder & CEO · Reads every menu twice"],
    ["Founder, SVP of Operations"],
    ["Medeoprichter & AI Specialist"],
    ["Co-Gründer und Drohnenpilot"],
    ["Fundadora y visionaria"],
    ["Founder — formerly Director of Kelp Works"],
  ])("are called so by a card, whatever else they are: %j", (role) => {
    expect(foundersOf(`<h2>Our team</h2><div><h3>Jane Roe</h3><p>${role}</p></div>`)).toEqual(["Jane Roe"]);
  });

  it.each([["Founder, Kelpline"], ["Founder and director of Kelp Works"], ["Founder, Head of Kelpline Labs"]])(
    "are none where a card calls them so of another company: %j",
    (role) => {
      expect(foundersOf(`<h2>Our team</h2><div><h3>Jane Roe</h3><p>${role}</p></div>`)).toEqual([]);
    },
  );

  it.each([
    "<p>A note from our founder</p><h3>Jane Roe</h3><p>Rent is one of the biggest costs.</p>",
    "<p>The founder</p><h2>Meet Jane Roe</h2><p>She has been building shops.</p>",
    "<h3>👋 Meet the founders</h3><p>Jane Roe — a student and tech enthusiast, passionate about boats.</p>",
    "<h3>Who is behind the app?</h3><p>Jane Roe runs Acmeflow on her own.</p>",
    "<h2>About the developer</h2><p>Hi, I'm Jane Roe, a software engineer.</p>",
    "<h2>Team</h2><div><h3>Jane Roe</h3><p>Chief Executive</p><p>Prior to founding Acmeflow, she led a team.</p></div>",
    "<h2>Fact sheet</h2><ul><li>Genre: simulation</li><li>Developer: Jane Roe</li></ul>",
    "<dl><dt>Headquartered</dt><dd>Durham, North Carolina</dd><dt>Founder &amp; CEO</dt><dd>Jane Roe</dd></dl>",
    "<p>Jane Roe (founder), Max Berg, Ida Lund &amp; team.</p>",
    "<div><div>Founder &amp; CEO</div><div>Jane Roe</div></div><p>Jane sails.</p>",
  ])("are shown: %j", (html) => {
    expect(foundersOf(html)).toEqual(["Jane Roe"]);
  });

  it.each([
    "<h2>Our Story</h2><p>Acmeflow was set up in 2012 by two friends in Kelp City, and together they launched Acmeflow.</p>",
    "<p>Launched in 2021, Acmeflow is the work of its co-founders.</p>",
    "<p>Nach Jahren in der Vermietung von Ferienwohnungen haben wir Acmeflow gegründet.</p>",
    "<h2>Team</h2><div><h3>Ida Lund</h3><p>Designer</p><p>Prior to Acmeflow she held posts at Kelp Works.</p></div>",
  ])("are no towns, headings, first words or things: %j", (html) => {
    expect(foundersOf(html)).toEqual([]);
  });
});

describe("founders whose company is another", () => {
  const quote = "<blockquote><p>Acmeflow is the best we bought.</p><cite>Jane Roe, Founder</cite></blockquote>";

  it.each([
    "<p>After starting Acmeflow, Jane Roe saw her bookings triple.</p>",
    "<p>We learned a lot from other founders:</p><p>Jane Roe</p><p>Max Berg</p>",
    "<p>Our investors are Jane Roe (founder), Max Berg and Ida Lund.</p>",
    "<h2>A note from our founder</h2><p>Jane Roe called me in March.</p><p>Max Berg came next.</p>",
    `<h2>Meet our founders</h2><p>We make lists.</p>${quote}`,
  ])("are none of ours: %j", (html) => {
    expect(foundersOf(html)).toEqual([]);
  });

  it.each([
    "Founder, user of Acmeflow",
    "Founder and happy customer of Acmeflow",
    "CEO & founder · client of Acmeflow",
  ])("are customers where their role says so: %s", (role) => {
    const praise = `<div><p>We would not go back.</p><p>Jane Roe</p><p>${role}</p></div>`;
    expect(foundersOf(`<h2>What people say</h2>${praise}`, "/")).toEqual([]);
  });

  it.each(["Founder and managing partner of Acmeflow", "Founder, board member of Acmeflow"])(
    "are ours where they are partners in it: %s",
    (role) => {
      expect(foundersOf(`<h2>Team</h2><div><h3>Jane Roe</h3><p>${role}</p></div>`)).toEqual(["Jane Roe"]);
    },
  );

  it("are ours where a quotation stands in their own card", () => {
    const card =
      "<div><h3>Jane Roe</h3><p>Founder &amp; CEO</p><div><h3>Jane Roe</h3><p>“Crews need maps.”</p></div></div>";
    expect(foundersOf(`<h2>Meet the directors</h2>${card}`)).toEqual(["Jane Roe"]);
  });
});

describe("founders told over a dash, or without a pronoun", () => {
  it("are read", () => {
    const dash = "Meet the founders of Acmeflow — Jane Roe (CEO) and Max Berg (CTO), the team behind it.";
    expect(foundersOf(`<p>${dash}</p>`)).toEqual(PAIR);
    expect(foundersOf("<p>Jane Roe è una sviluppatrice indipendente. Ha fondato Acmeflow nel 2024.</p>")).toEqual([
      "Jane Roe",
    ]);
  });

  it("are a pair of cards on the home page that say nothing else, and no customers who praise", () => {
    const card = (name: string, said = "") => `<div><p>${name}</p><p>Founder</p>${said}</div>`;
    expect(foundersOf(`<h2>Advice that speaks your language</h2>${card("Jane Roe")}${card("Max Berg")}`, "/")).toEqual(
      PAIR,
    );
    const praise = "<p>My crew stopped calling me at night, and I sleep again.</p>";
    expect(foundersOf(`<h2>Advice</h2>${card("Jane Roe", praise)}${card("Max Berg", praise)}`, "/")).toEqual([]);
  });
});

describe("a name of somebody whose team it was", () => {
  it("is without the sign of whose", () => {
    const told = "<p>Acmeflow was far ahead when Jochen Kelpbaum's team started developing it in 2005.</p>";
    const after = "<p>In 2008 Jochen, the original developer of Acmeflow, went on.</p>";
    expect(foundersOf(`<h1>About</h1>${told}${after}`)).toEqual(["Jochen Kelpbaum"]);
  });
});

describe("a life told by the founding", () => {
  const card = (links: string) =>
    `<h1>About</h1><div class="team"><div class="card"><h3>Deirdrewyn Molloy</h3><p>Chief Keeper</p>
    <p>Deirdrewyn was an engineer. Before founding Acmeflow, she worked at a port.</p><ul>${links}</ul></div></div>`;

  it("is somebody's whose profile goes by the name of the card", () => {
    expect(
      foundersOf(card('<li><a href="https://linkedin.com/in/deirdrewynmolloy"><img src="l.svg"></a></li>')),
    ).toEqual(["Deirdrewyn Molloy"]);
    expect(foundersOf(card('<li><a href="https://linkedin.com/in/someoneelse"><img src="l.svg"></a></li>'))).toEqual(
      [],
    );
  });
});

describe("founders who are told by where they come from", () => {
  it.each([
    "Acmeflow was founded by Purdue students Jane Roe and Max Berg to modernize permits.",
    "Acmeflow was founded by Stanford University graduates Jane Roe and Max Berg.",
    "Acmeflow was founded by ex-Google engineers Jane Roe and Max Berg in 2019.",
  ])("are read: %s", (text) => {
    expect(foundersOf(`<h1>About</h1><p>${text}</p>`)).toEqual(PAIR);
  });

  it.each([
    "Acmeflow was reviewed by Purdue students Jane Roe and Max Berg.",
    "The Kelp plug-in for Acmeflow was made by Purdue students Jane Roe and Max Berg.",
    "Acmeflow was founded by Purdue students in a shed that Jane Roe and Max Berg let to them.",
  ])("are not who did another thing: %s", (text) => {
    expect(foundersOf(`<h1>About</h1><p>${text}</p>`)).toEqual([]);
  });
});

describe("a maker who says so of themselves", () => {
  it.each([
    "The Acmeflow project was started by me, Wilf Ashgrove.",
    "Acmeflow wird gebaut von mir, Wilf Ashgrove.",
    "Acmeflow est développé par moi, Wilf Ashgrove.",
  ])("is read, whatever their name: %j", (text) => expect(foundersOf(`<p>${text}</p>`)).toEqual(["Wilf Ashgrove"]));

  it("may be a company where nobody says “me”", () => {
    expect(foundersOf("<p>The Acmeflow project was started by Kelpline Works.</p>")).toEqual([]);
    expect(foundersOf("<p>Acmeflow was built by me, North Yorkshire born and bred.</p>")).toEqual([]);
  });
});
