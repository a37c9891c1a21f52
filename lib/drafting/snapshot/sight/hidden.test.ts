import { describe, expect, it } from "vitest";
import { snapshotOf } from "../site-snapshot";
import { visibleLinks } from "../visible-links";

function texts(html: string): string[] {
  const page = { url: "https://acme.test/", fetchedAt: new Date("2026-11-20T09:00:00Z"), sha256: "0".repeat(64) };
  return snapshotOf(html, page).segments.map((one) => one.text);
}

describe("snapshotOf: hidden text is left out", () => {
  it.each([
    ["the hidden attribute", `<p hidden>secret</p>`],
    ["display:none", `<p style="display: none">secret</p>`],
    ["visibility", `<div style="visibility:hidden"><p>secret</p></div>`],
    ["transparency", `<p style="color:red; opacity:0">secret</p>`],
    ["no size", `<p style="font-size:0px">secret</p>`],
    ["off the screen", `<p style="position:absolute;left:-9999px">secret</p>`],
    ["clipped", `<p style="clip: rect(0,0,0,0)">secret</p>`],
    ["one pixel", `<p style="width:1px;height:1px;overflow:hidden">secret</p>`],
    ["comments", `<!-- secret -->`],
    ["scripts and styles", `<script>var a = "secret"</script><style>.a{content:"secret"}</style>`],
    [
      "a box that is called as none beside it",
      `<div class="modal" hidden><h3>secret</h3></div><div class="box"></div>`,
    ],
    ["a box that nothing turns to", `<div class="box" hidden><h3>secret</h3></div><div class="box"></div>`],
    ["a box without a heading", `<div class="box" hidden>secret</div><div class="box"></div>`],
    ["templates", `<template><p>secret</p></template>`],
    ["noscript", `<noscript>secret</noscript>`],
    ["hidden inputs", `<input type="hidden" value="secret">`],
    ["closed dialogs", `<dialog>secret</dialog>`],
    ["classes that mean hidden", `<p class="sr-only">secret</p><p class="d-none">secret</p>`],
    [
      "a style rule by class",
      `<style>.x1 { display:none } @media print {.y{display:block}}</style><p class="x1">secret</p>`,
    ],
    ["a style rule by id", `<style>#p{visibility:hidden}</style><p id="p">secret</p>`],
    ["textareas", `<textarea>secret</textarea>`],
  ])("%s", (_, html) => {
    expect(texts(`<p>shown</p>${html}<p>also shown</p>`).join("\n")).toBe("shown\nalso shown");
  });

  it.each([
    ["a part that moves in (Webflow)", `<h2 data-w-id="a1" style="opacity:0">told</h2>`],
    ["a part that moves in (AOS)", `<div data-aos="fade-up" style="opacity:0">told</div>`],
    ["a part that moves in (WOW)", `<div class="wow fadeInUp" style="visibility:hidden">told</div>`],
    ["a part that its class moves in", `<style>.reveal{opacity:0}</style><div class="reveal">told</div>`],
  ])("but not %s", (_, html) => {
    expect(texts(`<p>shown</p>${html}`)).toEqual(["shown", "told"]);
  });

  it("nor is a link seen that only moves in: who must show one may not hide it so", () => {
    const html = `<a href="/a" data-aos="fade" style="opacity:0">a</a><a href="/b">b</a>`;
    expect(visibleLinks(html, new URL("https://acme.test/")).map(({ pathname }) => pathname)).toEqual(["/b"]);
  });

  it.each([
    ["its body", `<body style="display:none"><h1>Acme</h1><a href="/a">a</a></body>`],
    ["the part that holds it", `<iframe src="/app"></iframe><div hidden><h1>Acme</h1><a href="/a">a</a></div>`],
  ])("nor on a page that puts away %s", (_, html) => {
    expect(visibleLinks(html, new URL("https://acme.test/"))).toEqual([]);
  });

  it("but not a part that moves in and is put away besides", () => {
    expect(texts(`<p>shown</p><div data-w-id="a1" style="opacity:0;display:none">secret</div>`)).toEqual(["shown"]);
  });

  it.each([
    ["by the page's rules", `<style>.reveal{display:none}</style><div class="reveal">secret</div>`],
    ["far off", `<div class="wow" style="position:absolute;left:-9999px">secret</div>`],
    ["until a form is sent", `<div class="w-form-done" data-w-id="d" style="opacity:0">secret</div>`],
  ])("but not what is put away %s, whatever its names", (_, html) => {
    expect(texts(`<p>shown</p>${html}`)).toEqual(["shown"]);
  });

  it("but not a part that a page shows something else in place of", () => {
    const gone = `<div style="display:none"><h1>Acme</h1><p>${"secret ".repeat(60)}</p></div>`;
    expect(texts(`<p>Acme has shut down.</p>${gone}`)).toEqual(["Acme has shut down."]);
    expect(texts(`<p>Download what is left.</p>${gone}`)).toEqual(["Download what is left."]);
  });

  it("but not a body that is put away until scripts have run, nor the one part of it that holds the page", () => {
    const page = `<h1>Acme</h1><p>Acme keeps lists for crews that are at sea for weeks.</p>`;
    expect(texts(`<body style="opacity:0">${page}</body>`)).toHaveLength(2);
    expect(texts(`<div class="loader">Wait</div><div id="site" style="display:none">${page}</div>`)).toHaveLength(3);
    expect(texts(`${page}<div hidden><h1>secret</h1><p>${"secret ".repeat(20)}</p></div>`)).toHaveLength(2);
    expect(texts(`<p>${"shown ".repeat(20)}</p><div hidden><h1>secret</h1></div>`)).toHaveLength(1);
  });

  it("puts what React streams where its script does, in place of what is shown until then", () => {
    const waiting = `<!--$?--><template id="B:0"></template><p>Loading</p><!--$--><i>on</i><!--/$--><!--/$-->`;
    const streamed = `<div hidden id="S:0"><h1>Acme</h1><template id="P:1"></template></div><div hidden id="S:1"><p>Told</p></div>`;
    expect(texts(`<header><p>Menu</p></header>${waiting}<p>Foot</p>${streamed}`)).toEqual([
      "Menu",
      "Acme",
      "Told",
      "Foot",
    ]);
    const of = (root: string) => `<!--$?--><template id="${root}B:0"></template><p>Loading</p><!--/$-->`;
    const parts = `<div hidden id="b-S:0"><p>Two</p></div><div hidden id="a-S:0"><p>One</p></div>`;
    expect(texts(`<p>A</p>${of("a-")}<p>B</p>${of("b-")}${parts}`)).toEqual(["A", "One", "B", "Two"]);
    expect(texts(`<p>shown</p><div hidden id="S:0"><p>secret</p></div>`)).toEqual(["shown"]);
    const within = `<div hidden id="S:0"><p>secret</p><template id="B:0"></template></div>`;
    expect(texts(`<p>shown</p>${within}`)).toEqual(["shown"]);
  });

  it("never quotes over a place where hidden text stands", () => {
    expect(texts(`<p>We sell <span hidden>no</span> data</p>`)).toEqual(["We sell\ndata"]);
  });

  it.each([
    ["closed details", `<details><summary>Why?</summary>Because.</details>`],
    ["an answer without a control", `<div><p>Why?</p></div><div style="opacity:0"><p>Because.</p></div>`],
    ["an answer of no height", `<h3>Why?</h3><div style="max-height:0;overflow:hidden">Because.</div>`],
    ["an answer that its class hides", `<style>.a{display:none}</style><dt>Why?</dt><dd class="a">Because.</dd>`],
    ["an accordion panel", `<button aria-controls="p1">Why?</button><div id="p1" hidden>Because.</div>`],
    [
      "a panel that a rule opens",
      `<style>.a{display:none}.open .a{display:block}</style><p>Why?</p><div class="a">Because.</div>`,
    ],
    ["a tab panel", `<p>Why?</p><div role="tabpanel" style="display:none">Because.</div>`],
    [
      "a box that a switch turns to",
      `<div class="group"><p data-g="b">Why?</p></div><div class="group" data-g="b" hidden><h3>Because.</h3></div>`,
    ],
    ["a hero that moves in", `<p>Why?</p><p style="opacity:0;transform:translateY(20px)">Because.</p>`],
    ["a box that is hidden on phones only", `<p>Why?</p><p class="hidden md:block">Because.</p>`],
  ])("keeps what a visitor opens or sees: %s", (_, html) => {
    expect(texts(html)).toEqual(["Why?", "Because."]);
  });
});
