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
  ])("is a customer where there is %s", (_, pages) => {
    expect(foundersOf(pages)).toEqual([]);
  });

  it("is of her own company where she says so, whatever the imprint", () => {
    const other = quote().replace("Founder &amp; CEO", "Founder, Kelp Works");
    expect(foundersOf({ "/": other, "/imprint": law("Ada Quill") })).toEqual([]);
  });
});
