import { describe, expect, it } from "vitest";
import type { SiteReading } from "@/lib/drafting/candidate";
import type { Segment } from "@/lib/schemas/snapshot";
import { acme, afresh, siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { judgedCpuMs } from "@/lib/testing/steady/cpu-time";
import fc, { fuzzRuns } from "@/lib/testing/steady/random";
import { extractCommercial } from "./commercial";
import { extractFaqs } from "./faqs/faqs";
import { extractPeople } from "./people";

const EXTRACTORS = [extractCommercial, extractPeople, extractFaqs];
/** Time for one page however it is made; ordinary ones take a few milliseconds. */
const PAGE_MS = 500;

const pieces = fc.constantFrom(
  "<h2>Pricing</h2>",
  "<h3>Pro</h3>",
  "<p>$9 / month</p>",
  "<del>€30</del>",
  "<table><tr><td>",
  "</table>",
  "<li>",
  "<dl><dt>Why?",
  "<dd>",
  "<details><summary>",
  "Acmeflow",
  " was founded in 2014 by ",
  "Jane Roe",
  " and ",
  "GmbH",
  "© 2012–2026 ",
  "mailto:",
  "<a href='https://x.com/acmeflow'>",
  "<a href='//'>",
  "<a href='mailto:%'>",
  "free trial ",
  "30 days ",
  "<footer>",
  "\u0000",
  "\ud800",
  "&#0;",
  '<script type=\'application/ld+json\'>{"@type":"Organization",',
  "</script>",
  "𝒥",
  "ا",
  "$$$",
  "((((",
  "????",
  "<blockquote>",
  "12,",
  "…",
);

describe("arbitrary pages", () => {
  it("are read without an error, twice the same", () => {
    const html = fc
      .array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 20 })), { maxLength: 60 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(html, fc.constantFrom("/", "/pricing", "/about", "/imprint", "/faq", "/contact"), (body, path) => {
        for (const extract of EXTRACTORS) expect(extract(acme(body, path))).toEqual(extract(acme(body, path)));
      }),
      { numRuns: fuzzRuns(150) },
    );
  });

  it("cite spans of their segments", () => {
    const html = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(html, (body) => {
        const reading = acme(body, "/pricing");
        const { fields = {} } = extractCommercial(reading);
        for (const candidate of Object.values(fields)) {
          for (const source of candidate?.sources ?? []) {
            const text = reading.pages[source.page]?.segments[source.segment]?.text ?? "";
            expect(source.start).toBeGreaterThanOrEqual(0);
            expect(source.end).toBeLessThanOrEqual(text.length);
            expect(source.start).toBeLessThan(source.end);
          }
        }
      }),
      { numRuns: fuzzRuns(150) },
    );
  });
});

describe("arbitrary segments", () => {
  const segment: fc.Arbitrary<Segment> = fc.record({
    kind: fc.constantFrom("heading", "text", "item", "cell", "title", "meta", "jsonld", "alt", "link", "image"),
    text: fc.oneof(
      fc.string({ minLength: 1, maxLength: 200 }),
      fc.constantFrom("$9", "Why?", "Founder", "MIT License", "Acmeflow GmbH"),
    ),
    level: fc.integer({ min: 1, max: 6 }),
    region: fc.constantFrom("header", "nav", "main", "aside", "footer", "head"),
    name: fc.constantFrom(
      "dt",
      "dd",
      "summary",
      "button",
      "Offer.price",
      "Person.name",
      "Question.name",
      "Organization.sameAs",
      "description",
    ),
    block: fc.integer({ min: 0, max: 9 }),
    blocks: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 5 }),
    isTestimonial: fc.boolean(),
    isBoilerplate: fc.boolean(),
  });

  it("are read without an error", () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 40 }), (segments) => {
        const [page] = siteOf({ "/": "" }).pages;
        if (!page) throw new Error("no page");
        const reading: SiteReading = {
          startUrl: "https://acmeflow.test/",
          pages: [{ ...page, segments }],
          categories: [],
        };
        for (const extract of EXTRACTORS) extract(reading);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });
});

describe("hostile pages", () => {
  it.each([
    ["digits", "1".repeat(200_000)],
    ["capitals", "Aa ".repeat(70_000)],
    ["names", "Jane Roe and ".repeat(15_000)],
    ["signs", "$9 ".repeat(70_000)],
    ["at signs", "a@".repeat(100_000)],
    ["dots", "a.".repeat(100_000)],
    ["founders", "founder ".repeat(25_000)],
    ["licences", "GNU General Public License version ".repeat(6_000)],
    ["price cards", "<div><h3>Pro</h3><p>$9</p></div>".repeat(3_000)],
    ["questions", "<h3>Why is it so?</h3><p>So.</p>".repeat(3_000)],
    ["links", "<a href='https://github.com/a/b'>GitHub</a>".repeat(3_000)],
    ["mails", "<p>hello@acmeflow.test</p>".repeat(3_000)],
    ["cells", `<table>${"<tr><td>Pro</td><td>$9</td></tr>".repeat(2_000)}</table>`],
    ["one word", "x".repeat(500_000)],
    ["spaces", " \u00a0".repeat(100_000)],
  ])("of %s take their time and no more", (_, body) => {
    for (const path of ["/", "/pricing", "/about"]) {
      const site = acme(`<h1>Pricing FAQ</h1>${body}`, path);
      for (const extract of EXTRACTORS) {
        const extracting = () => {
          const reading = afresh(site);
          return () => extract(reading);
        };
        expect(judgedCpuMs(PAGE_MS, extracting)).toBeLessThan(PAGE_MS);
      }
    }
  });
});
