import { describe, expect, it } from "vitest";
import { afresh } from "@/lib/testing/drafting/fixtures/read-site";
import { leastCpuMs } from "@/lib/testing/steady/cpu-time";
import { DRAFT_PARTS, type SiteReading } from "./candidate";
import { outlineOf } from "./crawl/plan/page-links";
import { EXTRACTORS, markedReading } from "./draft-part";
import { excerptFor } from "./model/snippets";
import { snapshotOf } from "./snapshot/site-snapshot";
import { visibleLinks } from "./snapshot/visible-links";
import { judgeCandidates } from "./verify/judge";

/** Twice the text takes at most this many times the time. */
const GROWTH_MAX = 2.5;
/** Times below this say nothing about growth. */
const TELLING_MS = 20;
/** A neighbour's work may slow one measure and not the other; what does grow too much fails them all. */
const TRIES = 5;
/** Any time is little enough for a first look. */
const ONCE = Number.POSITIVE_INFINITY;
const MODEL_TOKENS = 6_000;

const PATHS = ["/", "/contact", "/pricing"];
const page = (path: string) => ({
  url: `https://acme.test${path}`,
  fetchedAt: new Date("2026-11-20T09:00:00Z"),
  sha256: path,
});

function readingOf(html: string): SiteReading {
  const pages = PATHS.map((path) => snapshotOf(html, page(path)));
  return {
    startUrl: pages[0]?.url ?? "",
    pages,
    categories: [{ name: "Sync", parent: null, keywords: ["sync", "a"] }],
  };
}

/** Every step from the bytes of a page to proven values, by name; each prepares its own input and answers the work to measure. */
function stepsOf(html: string): [string, () => () => unknown][] {
  const site = readingOf(html);
  const unread = () => markedReading(afresh(site));
  return [
    ["snapshot", () => () => snapshotOf(html, page("/"))],
    ["outline", () => () => outlineOf(html, new URL(page("/").url))],
    ["links", () => () => visibleLinks(html, new URL(page("/").url))],
    ["boilerplate", () => unread],
    ...DRAFT_PARTS.flatMap((part): [string, () => () => unknown][] => [
      [
        `${part}: extract`,
        () => {
          const reading = unread();
          return () => EXTRACTORS[part](reading);
        },
      ],
      [
        `${part}: verify`,
        () => {
          const reading = unread();
          const found = EXTRACTORS[part](reading);
          return () => judgeCandidates(reading, found);
        },
      ],
      [
        `${part}: excerpt`,
        () => {
          const reading = unread();
          return () => excerptFor(part, reading, MODEL_TOKENS);
        },
      ],
    ]),
  ];
}

/** What each step takes for twice the text beyond what is allowed; empty when all keep within it. */
function growing(once: string, twice: string): string[] {
  const [less, more] = [stepsOf(once), stepsOf(twice)];
  return more.flatMap(([name, doubled], at) => {
    const single = less[at]?.[1] ?? doubled;
    const figures: string[] = [];
    let after = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES; tried += 1) {
      after = Math.min(after, leastCpuMs(ONCE, doubled, after)); // again only where it looks too slow: most steps hold at once
      if (after < TELLING_MS) return [];
      const before = leastCpuMs(0, single, after);
      if (after <= GROWTH_MAX * before) return [];
      figures.push(`${Math.round(before)} → ${Math.round(after)} ms`);
    }
    return [`${name}: ${figures.join(", ")}`];
  });
}

const TEXTS = [
  "Ab. a@bb.ab. ",
  "hello@acme.test ",
  "Mail info@acme.test. ",
  "Acme costs $9.99 per month. ",
  "$9 ",
  "Jane Doe, founder of Acme. ",
  "Jane Doe and ",
  "© 2014–2026 Acme GmbH. ",
  "Acme was founded in 2014 in Bonn, Germany. ",
  "Ac\u200bme\u200b is a tool.\u200b\u200b ",
  "\u200b",
  "a\u0301\u0301\u0301\u0301 ",
  "“Great,” said Jo. ",
  "a | b – c ",
  "! . ? ",
  "Windows, macOS, Linux. MIT license. ",
  "1,234.",
  "x",
];

/** Words that may stand again and again between a name and what was done to it, and can be read in more than one way. */
const CHAINS = ["in Jahre ", "in Leeds in ", "en Jahr a ", "with in ", "a "];

/** Paragraphs of a text, so many of such a length. */
function paragraphs(text: string, count: number, length: number): string {
  return `<title>Acme</title><h1>Acme</h1>${`<p>${text.repeat(Math.ceil(length / text.length)).slice(0, length)}</p>`.repeat(count)}`;
}

const MARKUP = [
  "<h2>Buy Acme</h2><p>x",
  "<div><h2>Buy</h2>",
  "<h3>Is it free?</h3><p>Yes, $9.",
  "<div><h3>Ada Byron</h3><p>Founder, Acme</p></div>",
  "<table><tr><th>Pro<th>Team<tr><td>$9<td>$19</table>",
  "<tr><td>Pro<td>$9",
  "<a href='https://github.com/acme/acme'>GitHub</a><a href='mailto:hi@acme.test'>Mail</a>",
  "<b><p><i>Acme",
  '<meta property="og:site_name" content="Acme"><title>Acme – tool</title>',
  '<script type="application/ld+json">{"@type":"Organization","name":"Acme","email":"hi@acme.test","founder":{"@type":"Person","name":"Ada Byron"}}</script>',
  '<img src="/logo.png" alt="Acme logo"><span itemprop="price" content="9">9</span>',
  "<style>.a{display:none}</style><p class='a b'>Acme",
];

describe("every step of reading and drafting", () => {
  it.each(TEXTS)("takes time in proportion to the length of a paragraph: %j", (text) => {
    expect(growing(paragraphs(text, 8, 1_900), paragraphs(text, 8, 3_800))).toEqual([]);
  });

  it.each(TEXTS)("takes time in proportion to the number of paragraphs: %j", (text) => {
    expect(growing(paragraphs(text, 50, 300), paragraphs(text, 100, 300))).toEqual([]);
  });

  it.each(CHAINS)("takes time in proportion to the length of a sentence: %j", (words) => {
    const sentence = (count: number) => `<h1>Acme</h1><p>Acme ${words.repeat(count)}x founded in 2014.</p>`;
    expect(growing(sentence(10), sentence(20))).toEqual([]);
  });

  it.each(MARKUP)("takes time in proportion to the markup: %j", (unit) => {
    expect(growing(`<h1>Acme</h1>${unit.repeat(200)}`, `<h1>Acme</h1>${unit.repeat(400)}`)).toEqual([]);
  });
});
