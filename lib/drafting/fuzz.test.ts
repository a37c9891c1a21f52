import { describe, expect, it } from "vitest";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { judgedCpuMs } from "@/lib/testing/steady/cpu-time";
import fc, { fuzzRuns } from "@/lib/testing/steady/random";
import { afresh } from "../testing/drafting/fixtures/read-site";
import { DRAFT_PARTS, type SiteReading } from "./candidate";
import { draftPart } from "./draft-part";
import { snapshotOf } from "./snapshot/site-snapshot";

/** A page of 2 MiB is the most that is fetched; reading one takes at most this long on a core of one's own. */
const PAGE_BYTES = 2 * 1024 * 1024;
const PAGE_MS = 1_000;

const PAGE = { url: "https://acme.test/", fetchedAt: new Date("2026-11-20T09:00:00Z"), sha256: "0".repeat(64) };

function readingOf(...htmls: string[]): SiteReading {
  const pages = htmls.map((html, i) => snapshotOf(html, { ...PAGE, url: `https://acme.test/${i === 0 ? "" : i}` }));
  return { startUrl: PAGE.url, pages, categories: [{ name: "Sync", parent: null, keywords: ["sync", "a"] }] };
}

/** Time for all parts of a draft, from pages that nobody has looked at. */
function draftingMs(site: SiteReading): number {
  return judgedCpuMs(PAGE_MS, () => {
    const reading = afresh(site);
    return () => DRAFT_PARTS.map((part) => draftPart(part, { ...reading }));
  });
}

function filled(unit: string): string {
  return unit.repeat(Math.ceil(PAGE_BYTES / unit.length)).slice(0, PAGE_BYTES);
}

const TAGS =
  "html head body title meta div p span a b i h1 h2 h3 ul li dl dt dd table tr td th section article header footer nav main button details summary img br script style template noscript svg select option form input blockquote figure iframe textarea".split(
    " ",
  );
const ATTRIBUTES = [
  "",
  ' class="price card testimonial hidden"',
  ' id="faq"',
  ' style="display:none"',
  ' style="opacity:0;left:-9999px"',
  ' href="mailto:a@b.co"',
  ' href="https://github.com/acme/acme"',
  ' href="//["',
  ' src="/logo.png" alt="Acme"',
  ' itemprop="price" content="9"',
  ' property="og:site_name" content="Acme"',
  ' type="application/ld+json"',
  ' hidden aria-controls="faq" role="heading"',
  " x='",
];
const WORDS = [
  "Acme",
  "Founder & CEO",
  "$9.99 / month",
  "30-day free trial",
  "MIT license",
  "© 2014–2026 Acme GmbH",
  "Is it free?",
  "Jane Doe, founder of Acme",
  '{"@type":"Organization","name":"Acme"',
  "\u0000\ud800\u202e",
  "🎉🎉",
  "a@b.co",
  "Windows, macOS and Linux",
  "“Great” – Jo",
  "&amp;&nbsp;&#x110000;&bogus;",
  "<!--",
  "-->",
  "]]>",
  "1.".repeat(40),
  " ".repeat(50),
];
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES)).map(([tag, attribute]) => `<${tag}${attribute}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
  fc.constantFrom(...WORDS),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const html = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(""));

describe("any page", () => {
  it("is read and drafted from without a throw, and every quote is cut from it", () => {
    fc.assert(
      fc.property(html, html, (home, other) => {
        const reading = readingOf(home, other);
        for (const part of DRAFT_PARTS) {
          const drafted = draftPart(part, reading);
          for (const span of drafted.spans) {
            const page = reading.pages.find((one) => one.url === span.pageUrl);
            expect(page?.segments[span.segment]?.text.slice(span.start, span.end)).toBeTruthy();
          }
        }
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it("gives the same draft twice", () => {
    fc.assert(
      fc.property(html, (home) => {
        const all = () => DRAFT_PARTS.map((part) => draftPart(part, readingOf(home)));
        expect(all()).toEqual(all());
      }),
      { numRuns: fuzzRuns(50) },
    );
  });

  it("survives a trip through JSON", () => {
    fc.assert(
      fc.property(html, (home) => {
        const reading = readingOf(home);
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});

describe("a hostile page", () => {
  const attributes = Array.from({ length: 200_000 }, (_, i) => ` a${i}=1`).join("");
  const pages: [string, string][] = [
    ...["<div>", "<p>", "<b>", "<a href=x>y</a>", "<span>x</span>", "</p>", "x<br>", "<", "<a", "&amp", "\u0000"].map(
      (unit): [string, string] => [`2 MiB of ${JSON.stringify(unit)}`, filled(unit)],
    ),
    ["a table of loose text", `<table>${filled("x<br>")}`],
    ["nested tables", filled("<table><tr><td>")],
    ["one cell of a wide box", `<table><tr><td><div>${filled("<i>x</i>")}`],
    ["cells with headings", `<table><tr>${filled("<td><h3>a</h3>b")}`],
    ["boxes that turn", filled('<p data-g="a" class="b" hidden><h3>x</h3>')],
    ["misnested formatting", filled("<b><p><i>")],
    ["one tag of 200,000 attributes", `<div${attributes}>x</div>`],
    ["an attribute that never ends", `<a title="${filled("x")}`],
    ["a class of a million names", `<div class="${filled("a ")}">x</div>`],
    ["a style sheet of hiding rules", `<style>${filled(".a{display:none}")}</style><p class="a">x</p>`],
    ["a style sheet that never closes", `<style>${filled("{")}`],
    ["deep JSON-LD", `<script type="application/ld+json">${"[".repeat(400_000)}`],
    ["wide JSON-LD", `<script type="application/ld+json">[${filled('"a",')}"a"]</script>`],
    ["blank JSON-LD", `<script type="application/ld+json">${filled(" ")}x</script>`],
    ["long links", filled(`<a href="${"x".repeat(900)}">y</a>`)],
    ["pictures", filled('<img src="a.png" alt="b">')],
    ["headings", filled("<h1>reviews")],
    ["unclosed comments", filled("<!--")],
  ];
  it.each(pages)("is read within a second, and drafted from within another: %s", (_, page) => {
    const snapshots: PageSnapshot[] = [];
    const reads = () => snapshots.push(snapshotOf(page, PAGE));
    expect(judgedCpuMs(PAGE_MS, () => reads)).toBeLessThan(PAGE_MS);
    expect(draftingMs({ ...readingOf(), pages: snapshots.slice(-1) })).toBeLessThan(PAGE_MS);
  });

  it.each([
    ["one endless sentence", "word ".repeat(200_000)],
    ["quotation marks", "“a ”. ".repeat(50_000)],
    ["prices", "$9.99 per month ".repeat(20_000)],
    ["capital words", "Ada Byron founder ".repeat(20_000)],
    ["numbers", "1,234.".repeat(40_000)],
    ["paragraphs of prices", "<p>Pro $9 / month, 30-day trial</p>".repeat(5_000)],
    ["questions", "<h3>Is it free?</h3><p>Yes.</p>".repeat(5_000)],
    ["cards of people", "<div><h3>Ada Byron</h3><p>Founder</p></div>".repeat(5_000)],
    ["list items", "<li>Windows macOS Linux open source MIT license".repeat(5_000)],
  ])("of words is drafted from within a second: %s", (_, body) => {
    expect(draftingMs(readingOf(`<title>Acme</title><h1>Acme</h1><p>${body}`))).toBeLessThan(PAGE_MS);
  });
});
