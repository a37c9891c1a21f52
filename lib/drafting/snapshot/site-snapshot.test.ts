import { describe, expect, it } from "vitest";
import { foldText } from "@/lib/drafting/text/fold";
import type { PageSnapshot, SegmentKind } from "@/lib/schemas/snapshot";
import { markBoilerplate, snapshotOf } from "./site-snapshot";

const PAGE = { url: "https://acme.test/about/", fetchedAt: new Date("2026-11-20T09:00:00Z"), sha256: "0".repeat(64) };

function read(html: string): PageSnapshot {
  return snapshotOf(html, PAGE);
}

function texts(html: string, ...kinds: SegmentKind[]): string[] {
  return read(html)
    .segments.filter((one) => kinds.length === 0 || kinds.includes(one.kind))
    .map((one) => one.text);
}

describe("snapshotOf: what is read", () => {
  it("keeps one segment per block in order, inline markup merged and white space folded", () => {
    const html = `<h1>Sync <em>everything</em></h1><p>Fast,\n  <b>pri</b>vate &amp; free.</p><ul><li>One</li><li>Two</li></ul>`;
    expect(texts(html)).toEqual(["Sync everything", "Fast, private & free.", "One", "Two"]);
    expect(read(html).segments.map((one) => one.kind)).toEqual(["heading", "text", "item", "item"]);
  });

  it("keeps the page's line breaks, so that an address stays in lines", () => {
    expect(texts("<p>Acme GmbH<br>Ringstraße 1<br/>53111 Bonn</p>")).toEqual(["Acme GmbH\nRingstraße 1\n53111 Bonn"]);
  });

  it("sets lines below each other that a style sheet shows so, and cuts no sentence where a part is set off", () => {
    expect(texts('<h1><span class="block">Plan.</span><span class="d-block">Sail.</span></h1>')).toEqual([
      "Plan. Sail.",
    ]);
    const whole = "Acme is not open source nor free.";
    expect(texts('<p>Acme is not <span class="block">open source</span> nor free.</p>')).toEqual([whole]);
    expect(texts('<h1>Cite without<span class="block mt-2">losing your place</span></h1>')).toEqual([
      "Cite without losing your place",
    ]);
    expect(texts('<h1>Critical<img src="logo.png">Alerts for all.</h1>')[0]).toBe("Critical Alerts for all.");
    expect(texts('<h1>Acme<img src="logo.png">flow plans crews</h1>')[0]).toBe("Acmeflow plans crews");
    expect(texts('<p>$9<span class="block">.99</span></p>')).toEqual(["$9.99"]);
    expect(texts('<h1>Acme<span class="block">flow</span></h1>')).toEqual(["Acmeflow"]);
    expect(texts('<h1>Acme<span class="text-red">flow</span></h1>')).toEqual(["Acmeflow"]);
    const wide = '<span class="block md:inline">in one line</span>';
    expect(texts(`<p>${wide} ${wide}</p>`)).toEqual(["in one line in one line"]);
  });

  it("leaves out the sign beside a heading that copies its address, of no width too", () => {
    expect(texts('<h2>Free trial<a href="#free-trial" class="hash-link">\u200b</a></h2>', "heading")).toEqual([
      "Free trial",
    ]);
  });

  it("keeps prices whole and sets apart what styles set apart", () => {
    expect(texts("<div><span>$</span><span>9</span><span>/mo</span></div>")).toEqual(["$9/mo"]);
    expect(texts("<div><span>Fast</span><span>Syncs at once</span></div>")).toEqual(["Fast Syncs at once"]);
    expect(texts("<nav><a href='/a'>Docs</a><a href='/b'>Pricing</a></nav>", "text")).toEqual(["Docs", "Pricing"]);
  });

  it("reads a heading of several boxes as one, and ends a heading that was never closed", () => {
    expect(texts("<h1><div>Fast sync</div><div>for teams</div></h1><p>More</p>")).toEqual([
      "Fast sync\nfor teams",
      "More",
    ]);
    const open = `<h2>Open<p>${"word ".repeat(60)}</p><p>last</p>`;
    expect(texts(open).at(-1)).toBe("last");
  });

  it("reads title, meta tags and links of the head with their names", () => {
    const page = read(
      `<title>Acme &ndash; Sync</title><meta name="Description" content="Sync it."><meta property="og:site_name" content="Acme"><link rel="icon" sizes="32x32" href="/i.png">`,
    );
    expect(page.title).toBe("Acme – Sync");
    expect(page.segments.find((one) => one.name === "description")?.text).toBe("Sync it.");
    expect(page.segments.find((one) => one.name === "og:site_name")?.region).toBe("head");
    expect(page.links[0]).toMatchObject({
      rel: ["icon"],
      sizes: "32x32",
      href: "/i.png",
      url: "https://acme.test/i.png",
    });
  });

  it("keeps each href as it stands and resolves it against the page or its base", () => {
    const [link] = read(`<a href="../pricing?a=1&amp;b=2">Plans</a>`).links;
    expect(link).toMatchObject({ href: "../pricing?a=1&b=2", url: "https://acme.test/pricing?a=1&b=2", text: "Plans" });
    expect(read(`<base href="https://cdn.acme.test/x/"><a href="y">y</a>`).links[0]?.url).toBe(
      "https://cdn.acme.test/x/y",
    );
    expect(read(`<a href="javascript:alert(1)">x</a><a href="#top">y</a>`).links).toEqual([]);
  });

  it("names a link without text by its label, picture or drawing", () => {
    const html = `<a href="/a" aria-label="GitHub"></a><a href="/b"><img src="x.png" alt="Mastodon"></a><a href="/c"><svg><title>X</title></svg></a><a href="/d"><span class="sr-only">Bluesky</span></a>`;
    expect(read(html).links.map((one) => one.text)).toEqual(["GitHub", "Mastodon", "X", "Bluesky"]);
  });

  it("reads pictures with their real address when the page loads them late, and leaves tracking pixels out", () => {
    const html = `<img src="data:image/gif;base64,R0" data-src="/real.png" alt="App"><img src="/t.gif" width="1" height="1">`;
    expect(read(html).images).toMatchObject([{ src: "/real.png", url: "https://acme.test/real.png", alt: "App" }]);
  });

  it("never makes one number of figures in elements of their own, and still folds to the page's text", () => {
    const [raised, small, point] = texts("<p>$9<sup>99</sup></p><p>$9<small>99</small></p><p>$9.<sup>99</sup></p>");
    expect([raised, point]).toEqual(["$9⁹⁹", "$9.99"]);
    expect([raised, small].map((text) => foldText(text ?? ""))).toEqual(["$999", "$999"]);
    expect(small).not.toContain("999");
  });

  it("leaves obfuscated addresses as they are written", () => {
    expect(texts("<p>mail [at] acme [dot] test</p>")).toEqual(["mail [at] acme [dot] test"]);
    expect(
      texts(`<a href="/cdn-cgi/l/email-protection" data-cfemail="543">[email&#160;protected]</a>`, "text"),
    ).toEqual(["[email protected]"]);
  });
});

describe("snapshotOf: structured data", () => {
  it("reads each block alone, so that a broken one costs no other", () => {
    const page = read(
      `<script type="application/ld+json">{"broken": </script><script type="application/ld+json">{"@type":"Organization","name":"Acme",}</script>`,
    );
    expect(page.jsonLd).toHaveLength(1);
    expect(page.segments.find((one) => one.name === "Organization.name")?.text).toBe("Acme");
  });

  it("names each leaf by type and key, tells where its object hangs, and groups the leaves of one object", () => {
    const page = read(
      `<script type="application/ld+json">{"@type":"Organization","founder":{"@type":"Person","name":"Ada Byron","jobTitle":"Founder"}}</script>`,
    );
    const [name, title] = page.segments.filter((one) => /^Person\.(?:name|jobTitle)$/.test(one.name ?? ""));
    expect(name).toMatchObject({ text: "Ada Byron", parent: "Organization.founder" });
    expect(title?.block).toBe(name?.block);
  });

  it("decodes entities and cuts lines where publishers put tags into the text", () => {
    const page = read(
      `<script type="application/ld+json">{"@type":"Answer","text":"<p>Yes &#8211; it is.</p><p>Really.</p>"}</script>`,
    );
    expect(page.segments.find((one) => one.name === "Answer.text")?.text).toBe("Yes – it is.\nReally.");
  });

  it("marks reviews as words of others", () => {
    const page = read(
      `<script type="application/ld+json">{"@type":"Product","name":"Acme","review":{"@type":"Review","author":{"name":"Jo"}}}</script>`,
    );
    expect(page.segments.find((one) => one.text === "Jo")?.isTestimonial).toBe(true);
    expect(page.segments.find((one) => one.text === "Acme")?.isTestimonial).toBe(false);
  });
});

describe("snapshotOf: where text stands", () => {
  it("tells landmarks apart by element, role and the usual class names", () => {
    const html = `<header>a</header><nav>b</nav><div role="main">c</div><aside>d</aside><div class="site-footer">e<nav>f</nav></div>`;
    expect(read(html).segments.map((one) => one.region)).toEqual([
      "header",
      "nav",
      "main",
      "aside",
      "footer",
      "footer",
    ]);
    expect(read(`<main><header><h1>Hero</h1></header></main>`).segments[0]?.region).toBe("main");
  });

  it("gives cards that stand side by side blocks of their own within one of their row", () => {
    const [a, b, c] = read(`<div><div><h3>Basic</h3><p>$5</p></div><div><h3>Pro</h3><p>$9</p></div></div>`).segments;
    expect(a?.block).toBe(b?.block);
    expect(c?.block).not.toBe(a?.block);
  });

  it.each([
    ["quotations", `<blockquote>Great tool</blockquote>`],
    ["class names", `<div class="customer-testimonials"><p>Great tool</p></div>`],
    ["who said it", `<p>“Best tool we ever had”, says Tom Berry, founder of Otherco.</p>`],
    ["headings over them", `<h2>What our users say</h2><p>Great tool</p>`],
    [
      "quotation marks around a card",
      `<div><div><p>“Great tool, we use it every single day and night.”</p><p>Jo</p></div><div></div></div>`,
    ],
  ])("marks words of others: %s", (_, html) => {
    expect(read(html).segments.at(-1)?.isTestimonial).toBe(true);
  });

  it("ends the words of others with the box that they stand in", () => {
    const said = "<figure><blockquote>“Great tool, we use it every single day and night.”</blockquote></figure>";
    const praise = `<div><h2>Why crews stay</h2><div>${said}${said}</div></div>`;
    const { segments } = read(
      `<section><div>${praise}<div><div><p>$64 per year</p></div><p>Or less</p></div></div></section>`,
    );
    expect(segments.slice(-2).map((one) => one.isTestimonial)).toEqual([false, false]);
  });

  it("does not take a request for a quote for praise", () => {
    expect(read(`<div class="request-a-quote"><p>Tell us what you need</p></div>`).segments[0]?.isTestimonial).toBe(
      false,
    );
  });

  it("marks what repeats on most pages as boilerplate, and nothing of a single page", () => {
    const page = (text: string) => read(`<p>${text}</p><footer>All rights reserved</footer>`);
    const [first] = markBoilerplate([page("a"), page("b"), page("c")]);
    expect(first?.segments.map((one) => one.isBoilerplate)).toEqual([false, true]);
    expect(markBoilerplate([page("a")])[0]?.segments.some((one) => one.isBoilerplate)).toBe(false);
  });

  it("parts a title from what stands under it by styles alone, in a line of bold and in a cell", () => {
    expect(texts("<p><b>Skiff licence</b><span>For one boat at sea.</span></p>")).toEqual([
      "Skiff licence\nFor one boat at sea.",
    ]);
    expect(
      texts("<table><tr><td><span>Skiff licence</span><span>For one boat at sea.</span></td></tr></table>"),
    ).toEqual(["Skiff licence\nFor one boat at sea."]);
  });

  it("leaves out the sign that copies a heading's address", () => {
    expect(texts('<h2>Tides <a href="#tides">¶</a></h2><p><a href="#top">#1 at sea</a></p>')).toEqual([
      "Tides",
      "#1 at sea",
    ]);
  });

  it("keeps no characters that a database refuses", () => {
    expect(texts("<p>a\u0000b\u0007c\ud800d</p>")).toEqual(["abcd"]);
  });
});
