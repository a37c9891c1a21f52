import { describe, expect, it } from "vitest";
import { citing } from "@/lib/testing/drafting/citing";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { ownersOf } from "./subject";
import { verifyField, verifyFounder } from "./verify";

const SENTENCE = "Slow Tide Works is Mara Quill's solo publishing venture.";

/** A product on a domain of its own, made by a studio of another name. */
function siteWith(home: string, contact: string) {
  return siteOf(
    {
      "/": `<title>Lanternway – Route books</title><main><h2>Who we are</h2><p>${SENTENCE}</p><p>Questions: ${home}</p></main>`,
      "/contact": `<title>Contact – Lanternway</title><main><h1>Contact</h1><p>Write to ${contact}.</p></main>`,
    },
    "https://lanternway.test",
  );
}

describe("whose a fact may be", () => {
  const isFounder = (reading: ReturnType<typeof siteWith>) => {
    const value = { name: "Mara Quill", role: null, bio: null, photo_url: null, links: {} };
    return verifyFounder(reading, { value, sources: citing(reading, SENTENCE) }).ok;
  };

  it("is the company's whose mailbox the site gives again and again", () => {
    const reading = siteWith("mara@slowtideworks.test", "hello@slowtideworks.test");
    expect(ownersOf(reading).keys).toContain("slowtideworks");
    expect(isFounder(reading)).toBe(true);
  });

  it("is the company's that one person runs, whose own mailbox there the site gives", () => {
    const contact = "<main><p>mara.quill@slowtideworks.test</p></main>";
    const of = (home: string) => siteOf({ "/": home, "/help": contact }, "https://lanternway.test");
    const home = (sentence: string, box: string) =>
      of(`<title>Lanternway</title><main><h2>Slow Tide Works</h2><p>${sentence}</p><p>${box}</p></main>`);
    expect(isFounder(home(SENTENCE, "mara.quill@slowtideworks.test"))).toBe(true);
    // Anybody's mailbox, or somebody who only serves the makers.
    const pages = {
      "/": `<main><p>${SENTENCE}</p><p>hello@slowtideworks.test</p></main>`,
      "/help": "<p>hello@slowtideworks.test</p>",
    };
    expect(ownersOf(siteOf(pages, "https://lanternway.test")).keys).not.toContain("slowtideworks");
    const agency = "Slow Tide Works is Mara Quill's solo company, the agency that drew our logo.";
    expect(ownersOf(home(agency, "mara.quill@slowtideworks.test")).keys).not.toContain("slowtideworks");
  });

  it("is the company's that has the copyright and the mailbox", () => {
    const foot = "<footer><p>© 2024 Slow Tide Works</p><p>hello@slowtideworks.test</p></footer>";
    const pages = {
      "/": `<title>Lanternway</title><main><p>Route books.</p></main>${foot}`,
      "/help": `<main></main>${foot}`,
    };
    expect(ownersOf(siteOf(pages, "https://lanternway.test")).keys).toContain("slowtideworks");
  });

  it.each([
    ["a bare sign", "<p>© Slow Tide Works</p>"],
    ["a template", "<p>© 2024 Slow Tide Works website templates</p>"],
  ])("is nobody's whose mailbox stands beside %s", (_, line) => {
    const foot = `<footer>${line}<p>hello@slowtideworks.test</p></footer>`;
    const pages = {
      "/": `<title>Lanternway</title><main><p>Route books.</p></main>${foot}`,
      "/help": `<main></main>${foot}`,
    };
    expect(ownersOf(siteOf(pages, "https://lanternway.test")).keys).toEqual(["lanternway"]);
  });

  it.each([
    [
      "of a reseller",
      "Payments: write to help@harbourpay.test.",
      "Orders are taken by our reseller Harbourpay. Write to help@harbourpay.test.",
    ],
    [
      "of a known one",
      "Payments: write to help@paddle.com.",
      "The order is conducted by our reseller Paddle. Write to help@paddle.com.",
    ],
    ["of an agency", "Bilder: foto@harbourpay.test", "Wir arbeiten mit der Agentur Harbourpay, foto@harbourpay.test."],
    ["of an authority", "Complaints: post@harbourpay.test.", "You may complain to Harbourpay, post@harbourpay.test."],
    ["of a host", "Servers: help@harbourpay.test.", "Harbourpay keeps our servers: help@harbourpay.test."],
  ])("is nobody's for a mailbox %s, be it given on two pages", (_, home, terms) => {
    const name = /paddle/.test(home) ? "Paddle" : "Harbourpay";
    const began = `${name} was founded in 2012 by Christian Roe.`;
    const page = (text: string, h1 = "Lanternway") =>
      `<title>Lanternway</title><main><h1>${h1}</h1><p>${text}</p></main><footer><p>© 2024 Lanternway</p></footer>`;
    const reading = siteOf(
      {
        "/": page(home),
        "/terms": page(terms, "Terms"),
        "/contact": page(home, "Contact"),
        "/about": page(began, "About us"),
      },
      "https://lanternway.test",
    );
    expect(ownersOf(reading).keys).toEqual(["lanternway"]);
    const value = { name: "Christian Roe", role: null, bio: null, photo_url: null, links: {} };
    expect(verifyFounder(reading, { value, sources: citing(reading, began) }).ok).toBe(false);
    expect(verifyField(reading, "founded_year", { value: 2012, sources: citing(reading, began) }).ok).toBe(false);
  });

  it.each([
    "Harbourpay is our reseller and takes the payments.",
    "Our reseller is Harbourpay.",
    "We are a crew of two and sell through Harbourpay.",
  ])("is nobody's whom the makers only name where they say who they are: %j", (text) => {
    const mail = "Questions: help@harbourpay.test.";
    const reading = siteOf(
      {
        "/": `<title>Lanternway</title><main><h2>Who we are</h2><p>${text}</p><p>${mail}</p></main>`,
        "/contact": `<title>Contact – Lanternway</title><main><h1>Contact</h1><p>${mail}</p></main>`,
      },
      "https://lanternway.test",
    );
    expect(ownersOf(reading).keys).toEqual(["lanternway"]);
  });

  it.each([
    ["given once", "mara@slowtideworks.test", "hello@lanternway.test"],
    ["of a host for everybody", "lanternway@fastmail.test", "mara@fastmail.test"],
    ["of another company", "hello@halfmoontours.test", "otto@halfmoontours.test"],
  ])("is nobody's for a mailbox %s", (_, home, contact) => {
    const reading = siteWith(home, contact);
    expect(ownersOf(reading).keys).not.toContain("slowtideworks");
    expect(ownersOf(reading).keys).not.toContain("fastmail");
    expect(isFounder(reading)).toBe(false);
  });
});
