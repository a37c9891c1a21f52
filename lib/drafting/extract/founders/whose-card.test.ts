import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const page = (main: string, head = "") =>
  `<title>Acmeflow – Shifts for crews</title>${head}<body><main>${main}</main><footer><p>© 2026 Acmeflow</p></footer></body>`;

function foundersOf(about: string, { home = "", origin = "https://acmeflow.test" } = {}): string[] {
  const pages = { "/": page(`<h1>Acmeflow</h1><p>Acmeflow plans shifts.</p>${home}`), "/about": page(about) };
  return draftPart("people", siteOf(pages, origin)).founders.map(({ name }) => name);
}

const card = (name: string, role: string, picture = "") =>
  `<div>${picture}<p>${name}</p><p>${role}</p><p>Sails.</p></div>`;

it("reads a founder's card whose picture is called after a founder", () => {
  const picture = `<img src="/of-the-founder-photo.jpg, x" alt="Ada Kelp">`;
  expect(
    foundersOf(
      `<h1>About</h1><section><div>${picture}</div>${card("Ada Kelp", "Founder & Chief Pledge Officer")}</section>`,
    ),
  ).toEqual(["Ada Kelp"]);
});

it.each([
  ["Co-Fondateur & Développeur front-end"],
  ["Co-founder & Developer relations"],
  ["Fundadora y responsable técnica"],
])("takes the field behind a further role for no company: %s", (role) => {
  expect(foundersOf(`<h1>Our team</h1><section>${card("Ada Kelp", role)}</section>`)).toEqual(["Ada Kelp"]);
});

it.each([["Co-founder & Developer at kelpworks"], ["Founder & Engineer Kelp Works"], ["Founder, Kelp Works"]])(
  "names nobody whose card is of another company: %s",
  (role) => {
    expect(foundersOf(`<h1>Stories</h1><section>${card("Ada Kelp", role)}</section>`)).toEqual([]);
  },
);

it("reads a maker whose surname the domain is", () => {
  const home = "<p>Ada Kelpman, author and maintainer of Acmeflow.</p>";
  expect(foundersOf("<h1>About</h1>", { home, origin: "https://kelpman.dev" })).toEqual(["Ada Kelpman"]);
});

const marked = (name: string) =>
  `<script type="application/ld+json">{"@type":"Organization","name":"Acmeflow","founder":{"@type":"Person","name":"${name}"}}</script>`;
it("reads a marked founder after whom the firm is called, and none whom visitors are shown as somebody else", () => {
  const foundersWith = (text: string) =>
    draftPart(
      "people",
      siteOf({ "/": page(`<h1>Acmeflow</h1><p>Acmeflow plans shifts.</p><p>${text}</p>`, marked("Ada Kelp")) }),
    ).founders;
  expect(foundersWith("© Ada Kelp Software").map(({ name }) => name)).toEqual(["Ada Kelp"]);
  expect(foundersWith("Ada Kelp, support")).toEqual([]);
});

describe("whom the product is made by, of a name that no list holds", () => {
  it.each([
    ["Made by Joriel Casteval - ex-Harbour skipper, lecturer at Kelp State."],
    ["Made by Joriel Casteval.", "<p>Sail with Joriel Casteval. He goes over your lists.</p>"],
  ])("is a person where something is said of them that nobody says of companies: %s", (made, more = "") => {
    expect(foundersOf("<h1>About</h1>", { home: `<p>${made}</p>${more}` })).toEqual(["Joriel Casteval"]);
  });

  it.each([
    ["Made by Joriel Casteval."],
    ["Made by Joriel Casteval - ex-works since 2012."],
    ["Made by Joriel Casteval. It goes over your lists."],
  ])("may be a company elsewhere: %s", (made) => {
    expect(foundersOf("<h1>About</h1>", { home: `<p>${made}</p>` })).toEqual([]);
  });
});
