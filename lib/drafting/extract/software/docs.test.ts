import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

describe("documentation", () => {
  function docsOf(body: string): string | null {
    const reading = acme(body);
    return judgeCandidates(reading, extractPeople(reading)).fields.docs_url?.value ?? null;
  }

  it.each([
    [`<nav><a href="https://docs.acmeflow.test/en/">Docs</a></nav>`, "https://docs.acmeflow.test/en/"],
    [`<nav><a href="/documentation/">Documentation</a></nav>`, "https://acmeflow.test/documentation/"],
    [`<footer><a href="/handbuch">Handbuch</a></footer>`, "https://acmeflow.test/handbuch"],
    [`<nav><a href="/guide/">User Guides</a></nav>`, "https://acmeflow.test/guide/"],
    [`<nav><a href="/learn">Guide</a></nav>`, "https://acmeflow.test/learn"],
    [`<nav><a href="/docs/">Docs / FAQ</a></nav>`, "https://acmeflow.test/docs/"],
    [`<a href="https://acmeflow.readthedocs.io/">Read the docs</a>`, "https://acmeflow.readthedocs.io/"],
    [
      `<p><a href="https://docs.acmeflow.test/guide/start">Getting started</a></p><nav><a href="https://docs.acmeflow.test/">Docs</a></nav>`,
      "https://docs.acmeflow.test/",
    ],
  ])("is read from %j", (body, url) => {
    expect(docsOf(body)).toBe(url);
  });

  it.each([
    `<a href="https://docs.otherboard.test/">Documentation</a>`,
    `<a href="/blog/docs-launch">We launched docs</a>`,
    `<a href="/features">Document management</a>`,
    `<a href="/developers">Developers</a>`,
    `<a href="/docs/">Read our story</a>`,
    `<nav><a href="/docs">Docs</a><a href="/sheets">Sheets</a><a href="/slides">Slides</a></nav>`,
  ])("is not read from %j", (body) => {
    expect(docsOf(body)).toBeNull();
  });

  it("is no menu of articles in Italian", () => {
    const home = (lang: string) =>
      `<html lang="${lang}"><head><title>Acmeflow</title></head><body><nav><a href="/guida/">Guide</a></nav><main><h1>Acmeflow</h1></main></body></html>`;
    const of = (lang: string) => {
      const reading = siteOf({ "/": home(lang) });
      return judgeCandidates(reading, extractPeople(reading)).fields.docs_url?.value ?? null;
    };
    expect([of("it"), of("en")]).toEqual([null, "https://acmeflow.test/guida/"]);
  });

  const linked = (heading: string, text: string) => {
    const home = homeOf(`<nav><a href="/docs">Documentation</a></nav><main><h1>Acmeflow</h1></main>`);
    const reading = siteOf({ "/": home, "/docs": homeOf(`<main><h1>${heading}</h1><p>${text}</p></main>`) });
    return judgeCandidates(reading, extractPeople(reading)).fields.docs_url?.value ?? null;
  };

  it.each([
    ["Acmeflow Docs", "The text editor for teams. From €4 a month."],
    ["Dokumentation der Pflege", "Wunden, Vitalwerte, Berichte."],
    ["Documentation des soins", "Plaies et rapports."],
  ])("is not read where the page offers it as a product or a part of its work: %s", (heading, text) => {
    expect(linked(heading, text)).toBeNull();
  });

  it("is read where the page explains the product", () => {
    expect(linked("Documentation of Acmeflow", "Install it, then open the board.")).toBe("https://acmeflow.test/docs");
  });
});
