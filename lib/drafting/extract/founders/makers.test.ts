import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function rolesOf(body: string, path = "/about", head = ""): Record<string, string | null> {
  return Object.fromEntries(draftPart("people", acme(body, path, head)).founders.map(({ name, role }) => [name, role]));
}
const card = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe("who made the product", () => {
  it.each([
    "<h2>Who is behind Acmeflow support?</h2><p>My name is Jane Roe, I answer your mails.</p>",
    "<h2>Who's behind Acmeflow's new look?</h2><p>I am Jane Roe, a designer from Kelpton.</p>",
    "<h2>Wer steckt hinter dem Acmeflow-Support?</h2><p>Ich bin Jane Roe und beantworte eure Fragen.</p>",
    "<h2>Who is behind this podcast?</h2><p>I am Jane Roe.</p>",
    "</main><footer><p>“Acmeflow saved our whole season of work.”</p><p>Jane Roe, Founder</p></footer><main>",
  ])("is not whoever is behind a part of it, or praises it: %s", (body) => {
    expect(rolesOf(body)).toEqual({});
  });

  it.each([
    "Acmeflow est une application conçue par Programmation KL, Rimouski, Canada.",
    "A Acmeflow é uma plataforma criada pela Kelptec para construtoras.",
    "Acmeflow wird von Kelp entwickelt.",
    "Acmeflow è sviluppata da Kelp Informatica di Trento.",
    "Acmeflow was built by Redwood Creek, a small house in Leeds.",
    "Acmeflow wordt gemaakt door Kelp Digitaal.",
    "Acmeflow jest tworzony przez Kelp Soft.",
    "Acmeflow is developed by the team at Kelp Marsh in Bristol.",
    "Written by Jane Roe on 3 May 2024.",
  ])("is no company, and no author of a text: %j", (text) => {
    expect(rolesOf(`<p>${text}</p>`)).toEqual({});
  });

  it.each([
    ["Acmeflow is the creation of Jane Roe, a sailor.", "Jane Roe"],
    ["Acmeflow est l’œuvre de Jeanne Roe.", "Jeanne Roe"],
    ["Acmeflow wurde von Jana Roe entwickelt.", "Jana Roe"],
    ["Acmeflow è sviluppata da Marco Roe.", "Marco Roe"],
    ["Acmeflow was founded by Zolgar Roe.", "Zolgar Roe"],
    ['Acmeflow is built by <a href="https://x.com/zolgar">Zolgar Roe</a>.', "Zolgar Roe"],
    ['Acmeflow is built by Zolgar Roe. <a href="mailto:zolgar@acmeflow.test">Mail</a>', "Zolgar Roe"],
  ])("is a person, by name or by what else is told of them: %j", (text, name) => {
    expect(Object.keys(rolesOf(`<p>${text}</p>`))).toEqual([name]);
  });

  it.each([
    ["<h2>Who Runs This</h2><p>Hi there, my name is Jane Roe, I live in Kelpton.</p>", ["Jane Roe"]],
    ["<h2>Who Is Behind This</h2><p>Hello, my name is Jane Roe, I live in Kelpton.</p>", ["Jane Roe"]],
    ["<h2>Wer steckt dahinter?</h2><p>Ich bin Jane Roe und wohne in Kelpdorf.</p>", ["Jane Roe"]],
    ["<p>After years of lists, Acmeflows founder Jane Roe was tired.</p>", ["Jane Roe"]],
    ["<h2>Who is behind the maps</h2><p>Hello, my name is Jane Roe.</p>", []],
    ["<h2>Who we are</h2><p>Hello, my name is Jane Roe, and I answer your mails.</p>", []],
    ["<h2>Who is behind this</h2><p>My name is Jane Roe, and Max Berg draws.</p>", []],
    ["<p>After years of lists, Kelplines founder Jane Roe was tired.</p>", []],
  ])(
    "is whoever says so below a heading that asks, and the founder whom the product's name stands before: %s",
    (body, names) => {
      expect(Object.keys(rolesOf(body))).toEqual(names);
    },
  );

  it.each([
    ["Mitgründerin von Acmeflow", "Mitgründerin"],
    ["Co-founder of Acmeflow", "Co-founder"],
    ["CEO & Co-Founder at Acmeflow", "CEO & Co-Founder"],
    ["Founder, Acmeflow", "Founder"],
    ["Acmeflow Founder", "Founder"],
    ["Cofondatrice d’Acmeflow", "Cofondatrice"],
    ["Fundadora de Acmeflow", "Fundadora"],
    ["Oprichter van Acmeflow", "Oprichter"],
    ["CEO y cofundadora", "CEO y cofundadora"],
  ])("has a role without whose it is: %j", (line, role) => {
    expect(rolesOf(`<h2>Team</h2>${card("Jana Roe", line)}`)).toEqual({ "Jana Roe": role });
  });

  it("has the duty that stands below the name where the heading tells of founding", () => {
    const cards = `${card("Jane Roe", "CEO")}${card("John Marsh", "Likes to sail in winter.")}`;
    expect(rolesOf(`<h2>Meet the founders</h2>${cards}`)).toEqual({ "Jane Roe": "CEO", "John Marsh": null });
    expect(rolesOf(`<h2>Das Gründerteam</h2>${card("Jana Roe", "Technik")}`)).toEqual({ "Jana Roe": "Technik" });
  });

  it("is named without what people are addressed by", () => {
    const imprint = "<p>Verantwortlich für den Inhalt: Herr Jan Roe, Gründer.</p>";
    expect(rolesOf(imprint, "/impressum")).toEqual({ "Jan Roe": "Gründer" });
  });
});

describe("who made the product, in structured data", () => {
  const jane = { "@type": "Person", "@id": "#jane", name: "Jane Roe" };
  const company = { "@type": "Organization", name: "Acmeflow" };

  it.each([
    ["a reference", [{ ...company, founder: { "@id": "#jane" } }, jane]],
    ["a reference told before", [jane, { ...company, founder: [{ "@id": "#jane" }] }]],
    ["the author of the software", [{ "@type": "SoftwareApplication", name: "Acmeflow", author: jane }]],
    [
      "a reference to who created it",
      [jane, { "@type": "WebApplication", name: "Acmeflow", creator: { "@id": "#jane" } }],
    ],
  ])("is %s", (_, graph) => {
    expect(Object.keys(rolesOf("<p>Lists.</p>", "/", data({ "@graph": graph })))).toEqual(["Jane Roe"]);
  });

  it("has the role of the same object", () => {
    const graph = [
      { ...company, founder: { "@id": "#jane" } },
      { ...jane, jobTitle: "Founder & CEO" },
    ];
    expect(rolesOf("<p>Lists.</p>", "/", data({ "@graph": graph }))).toEqual({ "Jane Roe": "Founder & CEO" });
  });

  it.each([
    [
      "the author of an article",
      [company, { "@type": "BlogPosting", headline: "Acmeflow 2", author: { "@id": "#jane" } }, jane],
    ],
    ["the author of the page", [company, { "@type": "WebPage", author: { "@id": "#jane" } }, jane]],
    ["a reviewer", [{ "@type": "SoftwareApplication", name: "Acmeflow", review: { "@type": "Review", author: jane } }]],
    [
      "a company",
      [{ "@type": "SoftwareApplication", name: "Acmeflow", author: { "@type": "Organization", name: "Kelp Works" } }],
    ],
    [
      "a reference in a ring",
      [
        { ...company, founder: { "@id": "#a" } },
        { "@id": "#a", "@type": "Thing", author: { "@id": "#a" } },
      ],
    ],
  ])("is not %s", (_, graph) => {
    expect(rolesOf("<p>Lists.</p>", "/", data({ "@graph": graph }))).toEqual({});
  });
});

describe("under a heading over others", () => {
  it.each(["Advisory board", "Our investors", "Beirat", "Nos conseillers", "Advisors and investors", "Inversores"])(
    "such as %s nobody is a founder",
    (heading) => {
      expect(rolesOf(`<h1>About us</h1><h2>${heading}</h2>${card("John Roe", "Co-founder & CEO")}`)).toEqual({});
    },
  );

  it.each(["Team & Advisors", "For advisors", "Our team"])("%s is none of them", (heading) => {
    const names = Object.keys(rolesOf(`<h1>About us</h1><h2>${heading}</h2>${card("John Roe", "Co-founder & CEO")}`));
    expect(names).toEqual(["John Roe"]);
  });
});

describe("a line at the foot about who developed it", () => {
  const foot = (sign: string, credit = "Entwickelt von Jane Roe") =>
    `</main><footer><p>${sign}</p><p>${credit}</p></footer><main>`;

  it("tells the maker where she signs the site", () => {
    expect(rolesOf(foot("© 2026 Jane Roe · Impressum"), "/")).toEqual({ "Jane Roe": null });
    expect(rolesOf(foot("© 2026 Jane Roe", "Sviluppato da Jane Roe"), "/")).toEqual({ "Jane Roe": null });
  });

  it.each([
    ["© 2026 Acmeflow", "Developed by Jane Roe"],
    ["© 2026 Acmeflow GmbH</p><p>Photo © Jane Roe", "Developed by Jane Roe"],
    ["© 2026 Jane Roe", "Website developed by Jane Roe"],
    ["© 2026 Jane Roe", "Website developed by Studio Marsh for Jane Roe"],
    ["© 2026 Jane Roe", "WordPress theme developed by Jane Roe"],
    ["© 2026 Blue Harbour", "Developed by Blue Harbour"],
  ])("tells else who made its pages, and no company: %s, %s", (sign, credit) => {
    expect(rolesOf(foot(sign, credit), "/")).toEqual({});
  });
});

describe("somebody of the founders' people", () => {
  it.each([
    "Acmeflow was founded by the daughter of Dr. Max Berg.",
    "Acmeflow was founded by students of Prof. Dr. Max Berg.",
    "Acmeflow a été fondée par une élève de Mme Anne Roe.",
  ])("is none: %s", (text) => {
    expect(rolesOf(`<p>${text}</p>`)).toEqual({});
  });
});

describe("a founder of two duties", () => {
  it.each([
    ["The fund is run by Acmeflow's creator and lead developer Ada Quill.", { "Ada Quill": "creator" }],
    ["The fund is run by Acmeflow's creator and his wife Ada Quill.", {}],
    ["Acmeflow's founders and lead investor Ada Quill met.", {}],
  ])("is named behind both: %j", (text, founders) => {
    expect(rolesOf(`<p>${text}</p>`, "/")).toEqual(founders);
  });
});

describe("a maker who signs a letter", () => {
  const page = (told: string) => {
    const about = `<html><head><title>About</title></head><body><main><h1>Story</h1>${told}</main></body></html>`;
    const reading = siteOf({
      "/": "<title>Acmeflow</title><main><h1>Acmeflow keeps crews on time</h1></main>",
      "/about": about,
    });
    return judgeCandidates(reading, extractPeople(reading)).founders.map(({ name }) => name);
  };
  const letter = `<p>Acmeflow is born out of a personal need to know the tides. I decided to open it up.</p><p>Every dollar we make on this project goes back into it.</p><p>Thanks for reading.</p><p>Jane Roe</p>`;

  it("tells that it was born of a need of their own, whatever we do since", () => {
    expect(page(letter)).toEqual(["Jane Roe"]);
  });

  it.each([
    ["the need is of others", letter.replace("a personal need", "a need of all harbours")],
    ["the need is of customers", letter.replace("a personal need to know", "a personal need of our customers for")],
    ["the page goes on with its staff", `${letter}<p>Support</p><p>Tom Marsh</p><p>Design</p>`],
  ])("is nobody where %s", (_, told) => {
    expect(page(told)).toEqual([]);
  });
});
