import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function foundersOf(body: string, path = "/about", head = "") {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading)).founders;
}

const names = (body: string, path = "/about", head = "") => foundersOf(body, path, head).map((one) => one.name);

describe("cards of a team page", () => {
  it("are read whatever the duty is that is named before", () => {
    const cards = [
      ["Ada Quill", "CEO, Co-Founder"],
      ["Ben Oakley", "CRO, Co-Founder"],
    ].map(([name, role]) => `<div class="card"><div><h4>${name}</h4><p>${role}</p></div></div>`);
    expect(names(`<h1>Who we are</h1><div>${cards.join("")}</div>`, "/team")).toEqual(["Ada Quill", "Ben Oakley"]);
  });
});

describe("a founder's role", () => {
  it("ends where the duties are told", () => {
    const card = `<div><h3>Jane Roe</h3><p>Founder &amp; Lead Engineering — planning, backend, servers.</p></div>`;
    const other = card.replace("— planning, backend, servers.", "— Kelp Works, the chandler of Harwich.");
    const nouns = card.replace("planning, backend, servers.", "Produkt-Richtung, Technik, Betrieb.");
    for (const one of [card, nouns])
      expect(foundersOf(`<h2>Our team</h2>${one}`)[0]).toMatchObject({ role: "Founder & Lead Engineering" });
    expect(names(`<h2>Our team</h2>${other}`)).toEqual([]);
  });
});

describe("founders on team pages", () => {
  const person = (name: string, role: string, rest = "") =>
    `<div class="member"><h3>${name}</h3><p>${role}</p>${rest}</div>`;

  it.each([
    ["Jane Doe", "/img/jane.jpg"],
    ["Ada Kelp", "https://picsum.photos/seed/team1/200/200"],
    ["Ada Kelp", "https://i.pravatar.cc/150?img=3"],
  ])("takes no founder from what a template left: %s beside %s", (name, image) => {
    const left = `<div class="member"><img src="${image}" alt="${name}"><h3>${name}</h3><p>CEO & Founder</p></div>`;
    expect(names(`<h2>Our team</h2>${left}`)).toEqual([]);
    expect(names(`<h2>Our team</h2>${left.replace(image, "/img/ada.jpg").replaceAll(name, "Ada Kelp")}`)).toEqual([
      "Ada Kelp",
    ]);
  });

  it("reads name and role of a card, with the rest of what the card says", () => {
    const rest = `<p>Jane sailed for ten years and kept the crew's lists on paper until she had enough of it.</p><a href="https://x.com/janeroe">X</a>`;
    const body = `<h1>Team</h1><div>${person("Jane Roe", "Co-Founder &amp; CEO", rest)}${person("Tom Baker", "Designer")}</div>`;
    const [jane, ...others] = foundersOf(body, "/team");
    expect(others).toEqual([]);
    expect(jane).toMatchObject({ name: "Jane Roe", role: "Co-Founder & CEO", links: { x: "https://x.com/janeroe" } });
    expect(jane?.bio).toMatch(/^Jane sailed for ten years/);
  });

  it("names no company of whoever is quoted in a figure", () => {
    const said = "We were the ones who said that we did not need it, and we were wrong.";
    const figure = `<figure><blockquote>${said}</blockquote><figcaption>Jane Roe — Co-founder &amp; CEO, Kelp Marine</figcaption></figure>`;
    expect(names(`<h1>About</h1>${figure}`)).toEqual([]);
    expect(names(figure, "/")).toEqual([]);
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
    ["years behind the role", "<ul><li><div>Jane Roe</div><div>Co-founder (2016–2022)</div></li></ul>"],
    ["a long second office", "<div><h4>Jane Roe</h4><p>Co-founder and Director of Communications</p></div>"],
    ["a second office behind a comma", "<ul><li><div>Jane Roe</div><div>Co-founder, COO</div></li></ul>"],
    ["a role in small letters", "<p>Jane Roe, founder and sole gardener</p>"],
    ["French", "<p>Jane Roe, cofondatrice et directrice technique</p><p>Ana Bois, directrice technique</p>"],
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
    [
      "the founder of a company in small letters",
      `<h1>Team</h1><div>${person("Jane Roe", "Founder of kelp works")}</div>`,
    ],
    ["an adviser", `<h1>Team</h1><div>${person("Jane Roe", "Founder of Otherboard and adviser")}</div>`],
    [
      "directors and board",
      `<h1>Team</h1><div>${person("Jane Roe", "Managing Director")}${person("Tom Baker", "Board member")}${person("Ann Lee", "CEO")}</div>`,
    ],
    ["a former founder elsewhere", `<h1>Team</h1><div>${person("Jane Roe", "Serial founder")}</div>`],
    [
      "a plan beside a sentence on the founder",
      `<h1>Team</h1><div><h3>Business Basic</h3><p>Support directly from the Acmeflow creator.</p></div>`,
    ],
    ["sponsors", `<h1>About</h1><h2>Sponsors</h2><div>${person("Jane Roe", "Founder")}</div>`],
  ])("leaves out %s", (_, body) => {
    expect(names(body, "/team")).toEqual([]);
  });

  it("reads whom a line below such a heading begins with", () => {
    expect(names("<h2>Meet the founders</h2><p>Jane Roe ran a market</p><p>Max Berg writes the software</p>")).toEqual([
      "Jane Roe",
      "Max Berg",
    ]);
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

describe("a heading that calls those below it founders of the product by its name", () => {
  const below = (heading: string) =>
    names(
      `<h1>Team</h1><h2>${heading}</h2><div><h3>Jane Roe</h3><p>CEO</p></div><div><h3>John Marsh</h3><p>CTO</p></div>`,
    );

  it.each(["Acmeflow Co-founders", "Acmeflow's founders", "The founders of Acmeflow", "Acmeflow – Das Gründerteam"])(
    "is over founders: %s",
    (heading) => expect(below(heading)).toEqual(["Jane Roe", "John Marsh"]),
  );

  it.each(["Kelp Works Co-founders", "Acmeflow for founders"])(
    "is over nobody of them where it is of others: %s",
    (heading) => expect(below(heading)).toEqual([]),
  );
});

describe("a role that names the product", () => {
  it.each(["Gründer von Acmeflow", "Acmeflow Gründer", "The founder of Acmeflow"])(
    "is of who stands above it, though it is a heading: %s",
    (role) => {
      const cards = `<div><strong>Jane Roe</strong><h6>${role}</h6></div><div><strong>John Marsh</strong><h6>Entwickler</h6></div>`;
      expect(names(`<h1>Team</h1>${cards}`)).toEqual(["Jane Roe"]);
    },
  );
  it("is no other company's where a list follows that may be its name", () => {
    for (const rest of ["Kelp Works, Marsh Labs, Tide Inc.", "Kelp Verlag, Berlin, Deutschland."])
      expect(names(`<h2>Our team</h2><div><h3>Jane Roe</h3><p>Founder — ${rest}</p></div>`)).toEqual([]);
  });

  it.each(["DPT", "M.D.", "MSc, MBA", "OTR/L", "PhD"])("have names without the letters behind: %s", (letters) => {
    const card = `<div><img src="/j.jpg" alt="Jane Roe, ${letters}"><span>Jane Roe, ${letters}</span><div>Co-Founder &amp; CTO</div></div>`;
    expect(names(`<h1>About us</h1><h2>The team</h2>${card}`)).toEqual(["Jane Roe"]);
  });

  it.each([
    ["Développeur", "J’ai créé Acmeflow pour en finir avec le papier.", ["Jane Roe"]],
    ["Developer", "I built Acmeflow to be done with paper.", ["Jane Roe"]],
    ["Developer", "We use Acmeflow to be done with paper.", []],
    ["Developer", "I built the Acmeflow icons.", []],
  ])("whose person speaks of having made it, %s: %j", (role, said, found) => {
    const card = `<div><img src="/j.jpg" alt="Jane Roe"><h3>Jane Roe</h3><p>${role}</p><p>${said}</p><p>"A tool must bend to those who use it."</p></div>`;
    expect(names(`<h1>About</h1><h2>A project with heart</h2>${card}`)).toEqual(found);
  });

  it("are not read from what somebody's team did", () => {
    const told = "Acmeflow was ahead of its time when Jane Roe's team started developing Acmeflow in 2007.";
    expect(names(`<h1>About us</h1><p>${told}</p>`)).toEqual([]);
    expect(names(`<h1>About us</h1><p>${told.replace("'s team", "")}</p>`)).toEqual(["Jane Roe"]);
  });

  it.each(['Vsevolod ("Sam") Roe', "Anatole (Toly) Roe", "Rubén “Tato” Roe"])(
    "may hold what they are called: %s",
    (name) => {
      const card = `<div><h3>${name}</h3><p>Co-founder</p></div>`;
      expect(names(`<h1>About us</h1><h2>The team</h2>${card}`)).toEqual([name]);
    },
  );

  it("are none of a section's title over what the maker tells", () => {
    const told = "<h2>Just Getting Started</h2><p>I built Acmeflow to solve my own problem of complicated rotas.</p>";
    expect(names(`<h1>Why I built it</h1><div>${told}</div>`, "/about")).toEqual([]);
  });

  it.each([
    ["The first release was in 1996 by its original author, Jane Roe, who has retired.", ["Jane Roe"]],
    ["Kelp Works and its founder, Jane Roe, gave us the idea.", []],
    ["The idea is of Kelp Works and its founder, Jane Roe.", []],
  ])("are those of the page's own subject: %j", (text, found) => {
    expect(names(`<h1>About Acmeflow</h1><p>${text}</p>`)).toEqual(found);
  });

  it("may trade under their own names", () => {
    const card = "<div><h3>Jane Roe</h3><p>Founder and developer</p></div>";
    const data = { "@type": "Organization", name: "Acmeflow", legalName: "Jane Roe", url: "https://acmeflow.test" };
    const head = `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`;
    expect(names(`<h1>About us</h1><h2>The team</h2>${card}`, "/about", head)).toEqual(["Jane Roe"]);
  });

  it("are read in a wall beside a picture of them all, whose words name the product", () => {
    const wall = `<div>${["Ada Kelp", "Jane Roe"].map((name) => `<div><h4>${name}</h4><p>Medeoprichter &amp; CEO</p></div>`).join("")}<img src="/all.jpg" alt="De oprichters van Acmeflow voor het Kelpyard-kantoor in Diksmuide"></div>`;
    expect(names(`<h1>Acmeflow</h1><div><p>Our story</p>${wall}</div>`, "/about")).toEqual(["Ada Kelp", "Jane Roe"]);
  });

  it("are listed below words for who did it, without what else is told of them there", () => {
    const body = "<h2>Founded by</h2><div><h3>Jane Roe [Kelpghost] (they/them)</h3><li>Tester</li></div>";
    expect(names(`<h1>About us</h1>${body}`)).toEqual(["Jane Roe"]);
  });

  it.each([
    ["<p>Torben<br>Founder of Acmeflow</p>", ["Torben"]],
    ["<p>Torben<br>Founder of Kelpline</p>", []],
    ["<p>Roadmap<br>Founder of Acmeflow</p>", []],
  ])("may go by a given name where the role names the product: %s", (card, found) => {
    expect(names(`<h1>About us</h1>${card}`)).toEqual(found);
  });

  it("are none whose duty is told with a noun that is a verb elsewhere", () => {
    const card = `<div><img src="/a.jpg" alt="Jane Roe"><h3>Jane Roe</h3><p>Head of Product</p><p>Guida lo sviluppo di Acmeflow, coordinando design e roadmap.</p></div>`;
    expect(names(`<h1>Chi siamo</h1><h2>Il team</h2>${card}`)).toEqual([]);
  });

  it.each([
    "<h3>Santa Rosa, CA</h3><p>Founders meetup</p>",
    "<h3>Grand Rapids, MI</h3><p>Founder</p>",
    "<h3>Mary Bell</h3><p>Backend developer</p><p>I joined in 2019. I build Acmeflow every day with a great team.</p>",
    "<h3>Mary Bell</h3><p>Developer</p><p>As its first employee I built Acmeflow for iOS.</p>",
    "<h3>Mary Bell</h3><p>Operations lead, Kelpboats</p><blockquote>I started Acmeflow with two crews, and now all forty are on it.</blockquote>",
    "<h3>Mary Bell</h3><p>Entwicklerin</p><p>Ich entwickle Acmeflow seit 2021 im Team mit.</p>",
    "<p>Peter<br>Founder of Acmeflow Academy</p>",
    "<p>With Acmeflow, a one-woman shop run by Mary Bell grew to ten people.</p>",
    "<p>Acmeflow speaks Markdown. The syntax was named by its creator, John Marsh.</p>",
    "<p>La escuela lleva el nombre de su fundador, Pedro Marín.</p>",
    "<h2>Kelp Fund</h2><p>Our investor.</p><h3>Founded by</h3><p>Tom Marsh</p>",
    "<h2>Latest threads</h2><h3>Started by</h3><p>Mary Bell</p>",
  ])("are none of whom nothing says that they founded it: %s", (body) => {
    expect(names(`<h1>About us</h1><div>${body}</div>`)).toEqual([]);
  });

  it.each(["Mary Rolle", "Sergio Cargo"])("may be called as a label is: %s", (name) => {
    expect(names(`<h1>About us</h1><h2>The team</h2><div><h3>${name}</h3><p>Co-founder</p></div>`)).toEqual([name]);
  });
});

describe("one person by two names", () => {
  it("is one founder, without what they are called by their trade", () => {
    const cards = "<h2>Team</h2><div><h3>Jane Roe</h3><p>Founder &amp; Director</p></div>";
    const told = "<p>Acmeflow was founded by Chef Jane Roe in the galley of a ferry.</p>";
    expect(foundersOf(`${cards}${told}`)).toMatchObject([{ name: "Jane Roe", role: "Founder & Director" }]);
  });
});

describe("somebody called only by the other name", () => {
  it("is a founder by it", () => {
    expect(names("<h1>About</h1><p>Hi, I'm known as Jane Roe, the developer behind Acmeflow.</p>")).toEqual([
      "Jane Roe",
    ]);
  });
});

describe("two people with names alike", () => {
  it.each([
    ["Anna Maria Roe", "Maria Roe"],
    ["José Luis García", "Luis García"],
    ["Jean Marc Petit", "Marc Petit"],
    ["Ragnhild Marie Berg", "Marie Berg"],
  ])("are two founders: %s and %s", (one, other) => {
    const cards = [one, other].map((name) => `<div><h3>${name}</h3><p>Co-founder</p></div>`).join("");
    expect(names(`<h2>Our team</h2><div>${cards}</div>`)).toEqual([one, other]);
  });
});

describe("somebody who is called by a nickname, too", () => {
  it("is one founder", () => {
    const told = "Hi, I'm Jane Roe (though most people know me as Salty Jay), the developer behind Acmeflow.";
    expect(names(`<h1>About</h1><p>${told}</p>`)).toEqual(["Jane Roe"]);
  });
});

describe("cards below a heading that says who founded it", () => {
  const card = (name: string, role: string) =>
    `<div><img alt="${name} - ${role}" src="/${name}.png"><h3>${name}</h3><p>${role}</p><p>Expert</p></div>`;
  const cards = [card("Rasmus", "VD &amp; Grundare"), card("Tobias", "Grundare"), card("Jonatan", "Grundare")].join("");

  it("are of founders, by their given names too", () => {
    const found = foundersOf(`<h2>Grundat av experter inom sjöfart</h2><div>${cards}</div>`, "/");
    expect(found.map(({ name, role }) => [name, role])).toEqual([
      ["Rasmus", "VD & Grundare"],
      ["Tobias", "Grundare"],
      ["Jonatan", "Grundare"],
    ]);
  });

  it("are nobody's where the heading founds something else", () => {
    expect(names(`<h2>Used by founders</h2><div>${cards}</div>`, "/")).toEqual([]);
  });
});

describe("cards titled by a given name", () => {
  const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
  const pair = `<div>${card("Wannes", "Mede-oprichter · Product &amp; Design")}${card("Ilse", "Mede-oprichter · Technologie &amp; Architectuur")}</div>`;

  it("are of founders on a page about the makers", () => {
    expect(foundersOf(`<h1>Over ons</h1><h2>De oprichters</h2>${pair}`)).toMatchObject([
      { name: "Wannes", role: "Mede-oprichter" },
      { name: "Ilse", role: "Mede-oprichter" },
    ]);
  });

  it("give way to the full name in the same card", () => {
    const shown = `<div><img alt="Jane Roe" src="/jane.png"><h3>Jane</h3><p>Founder</p></div>`;
    const below = `<div><h3>Austin</h3><p>Founder</p><p>Jane Roe</p></div>`;
    expect(names(`<h1>About us</h1>${shown}`)).toEqual(["Jane Roe"]);
    expect(names(`<h1>About us</h1><h2>Offices</h2>${below}`)).toEqual(["Jane Roe"]);
  });

  it("are of anybody elsewhere, and of nobody where the title is no name", () => {
    expect(names(`<h1>Acmeflow</h1><h2>Zij gebruiken het</h2>${pair}`, "/")).toEqual([]);
    expect(names(`<h1>About us</h1><h2>Values</h2><div>${card("Grace", "Founder-led, crew-first")}</div>`)).toEqual([]);
    expect(names(`<h1>About us</h1><h2>Products</h2><div>${card("Iris", "Founder tool for pitches")}</div>`)).toEqual(
      [],
    );
    expect(
      names(`<h1>About us</h1><h2>Personas</h2><div>${card("Emma", "Founder")}${card("Max", "Freelancer")}</div>`),
    ).toEqual([]);
    expect(names(`<h1>About us</h1><h2>Impulsado por</h2><p>Fondo Mar</p><p>Banco Sur</p>`)).toEqual([]);
    expect(names(`<h1>About us</h1><div>${card("Harbour", "Founder")}${card("Product", "Co-founder")}</div>`)).toEqual(
      [],
    );
  });
});
