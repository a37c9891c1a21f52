import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const foundersOf = (pages: Record<string, string>) => draftPart("people", siteOf(mapped(pages))).founders;
const mapped = (pages: Record<string, string>) =>
  Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, homeOf(`<main>${body}</main>`)]));
const quote = (more = "") =>
  `<figure><blockquote>“We give small harbours their evenings back, every single week.”</blockquote><figcaption><p>Ada Quill</p><p>Founder &amp; CEO</p>${more}</figcaption></figure>`;
const mail = (address: string) => `<a href="mailto:${address}">Write</a>`;
const law = (name: string) => `<h1>Legal notice</h1><p>Responsible for the content: ${name}, managing director.</p>`;

describe("a founder who speaks in a quotation", () => {
  it.each([
    ["her mailbox", { "/": quote(mail("ada@acmeflow.test")) }],
    ["her mailbox in full", { "/": quote(mail("ada.quill@acmeflow.test")) }],
    ["the imprint", { "/": quote(), "/imprint": law("Ms Ada Quill") }],
  ])("is the product's where %s says that she is of the house", (_, pages) => {
    expect(foundersOf(pages)).toMatchObject([{ name: "Ada Quill", role: "Founder & CEO", bio: null }]);
  });

  it.each([
    ["nothing", { "/": quote() }],
    ["a mailbox elsewhere", { "/": quote(mail("ada@kelpworks.com")) }],
    ["a mailbox of all", { "/": quote(mail("hello@acmeflow.test")) }],
    ["an imprint of somebody else", { "/": quote(), "/imprint": law("Jane Roe") }],
    ["a longer name in the imprint", { "/": quote(), "/imprint": law("Ada Quillfeather") }],
    ["a name with more before it", { "/": quote(), "/imprint": law("Maria Ada Quill") }],
    [
      "another task in the imprint",
      { "/": quote(), "/imprint": "<p>Our data protection officer: Ada Quill, Kelp Legal.</p>" },
    ],
    ["a mention in the imprint", { "/": quote(), "/imprint": "<p>Thanks to Ada Quill for testing.</p>" }],
    [
      "a consent in the privacy notice",
      { "/": quote(), "/privacy": "<p>We show the name of Ada Quill with her consent.</p>" },
    ],
    [
      "a page for lawyers",
      { "/": quote(), "/solutions/legal": "<p>Managing director Ada Quill runs her firm on Acmeflow.</p>" },
    ],
  ])("is a customer where there is %s", (_, pages) => {
    expect(foundersOf(pages)).toEqual([]);
  });

  it("is of her own company where she says so, whatever the imprint", () => {
    const other = quote().replace("Founder &amp; CEO", "Founder, Kelp Works");
    expect(foundersOf({ "/": other, "/imprint": law("Ada Quill") })).toEqual([]);
  });
});

describe("a role in a quotation without a name", () => {
  it.each([
    ["the heading above", `<section><h3>Jane Roe</h3><p>Support</p>`],
    ["a card above", `<h1>About</h1><div><h3>Jane Roe</h3><p>Director</p></div><section>`],
  ])("takes none from %s", (_, before) => {
    const praise = `${before}<blockquote><p>“Jane answers in minutes, every single day of the week.”</p><p>Founder, bakery</p></blockquote></section>`;
    expect(foundersOf({ "/": praise, "/imprint": law("Jane Roe") })).toEqual([]);
    expect(foundersOf({ "/": "<p>Hi</p>", "/about": praise, "/imprint": law("Jane Roe") })).toEqual([]);
  });
});
