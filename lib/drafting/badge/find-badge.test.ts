import { afterEach, describe, expect, it } from "vitest";
import { RobotsCache } from "@/lib/drafting/crawl/robots-cache";
import { hang, page, type Route, redirect, startSite, type TestSite, text } from "@/lib/testing/drafting/sites";
import { type BadgeSearch, findBadge } from "./find-badge";

const ORIGIN = "https://hedgerow.example";
const LISTING = "https://launchyard.example/listings/hedgerow";
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()));
});

async function site(routes: Record<string, Route>): Promise<TestSite> {
  const started = await startSite([ORIGIN, "https://www.hedgerow.example", "https://other.example"], routes);
  sites.push(started);
  return started;
}

function look({ hostMap }: TestSite, extra: Partial<BadgeSearch> = {}) {
  return findBadge({
    siteUrl: `${ORIGIN}/`,
    listingPageUrl: LISTING,
    directoryHome: "https://launchyard.example",
    baseUrl: "https://launchyard.example",
    hostMap,
    now: () => new Date("2026-11-23T09:00:00Z"),
    robotsCache: new RobotsCache(),
    ...extra,
  });
}

const home = async (html: string) => (await look(await site({ "/": `<!doctype html><main>${html}</main>` }))).result;
const badge = `<a href="${LISTING}"><img src="/badge.svg" alt="Featured on Launchyard" width="250" height="54"></a>`;

describe("findBadge", () => {
  it.each([
    ["the embed code", badge],
    ["words", `<a href="${LISTING}">Featured on Launchyard</a>`],
    ["a drawing", `<a href="${LISTING}"><svg viewBox="0 0 1 1"></svg></a>`],
    ["nofollow and sponsored", `<a rel="nofollow sponsored noopener" href="${LISTING}">Launchyard</a>`],
    [
      "another spelling",
      '<a href="http://www.launchyard.example/listings/hedgerow/?utm_source=badge#top">Launchyard</a>',
    ],
    ["the directory's home", '<a href="https://launchyard.example/?ref=hedgerow">Launchyard</a>'],
    ["text around hidden text", `<a href="${LISTING}"><span hidden>a</span>b</a>`],
  ])("sees a link by %s", async (_what, html) => {
    expect(await home(html)).toBe("found");
  });

  it.each([
    ["in a comment", `<!-- ${badge} -->`],
    ["in a script", `<script>document.write('${badge}')</script>`],
    ["in a template", `<template>${badge}</template>`],
    ["in noscript", `<noscript>${badge}</noscript>`],
    ["in an iframe's source", `<iframe srcdoc='${badge}'></iframe>`],
    ["in a hidden element", `<div hidden>${badge}</div>`],
    ["taken off the screen", `<div style="display: none">${badge}</div>`],
    ["made invisible", `<p style="visibility:hidden">${badge}</p>`],
    ["hidden by the page's styles", `<style>.b{display:none}</style><p class="b">${badge}</p>`],
    ["around nothing", `<a href="${LISTING}"></a>`],
    ["around a pixel", `<a href="${LISTING}"><img src="/p.gif" width="1" height="1"></a>`],
    ["around hidden text", `<a href="${LISTING}"><span hidden>Launchyard</span></a>`],
    ["as bare text", `<p>${LISTING}</p>`],
    ["as a picture alone", '<img src="https://launchyard.example/badge.svg">'],
    ["as a link tag", `<link rel="canonical" href="${LISTING}">`],
    ["to another listing", '<a href="https://launchyard.example/listings/hedgerow-pro">Launchyard</a>'],
    ["to another host", '<a href="https://launchyard.example.evil.example/listings/hedgerow">Launchyard</a>'],
    ["to its own page of that path", '<a href="/listings/hedgerow">Launchyard</a>'],
  ])("does not take for a badge what is %s", async (_where, html) => {
    expect(await home(html)).toBe("not_found");
  });

  it("looks at the page that the owner names first", async () => {
    const hedgerow = await site({ "/": page("Hedgerow"), "/thanks": badge });
    expect(await look(hedgerow, { pageUrl: `${ORIGIN}/thanks` })).toEqual({ result: "found", url: `${ORIGIN}/thanks` });
    expect(hedgerow.pathsRead()).toEqual(["/thanks"]);
  });

  it("refuses a named page of another domain", async () => {
    const search = look(await site({}), { pageUrl: "https://other.example/" });
    await expect(search).rejects.toMatchObject({ code: "invalid_url", extras: { errors: [{ pointer: "/page_url" }] } });
  });

  it("looks at two likely pages more, and no further", async () => {
    const links = {
      "/about": "About",
      "/pricing": "Pricing",
      "/partners": "Partners",
      "/press": "Press",
      "/badges": "Badges",
    };
    const hedgerow = await site({ "/": page("Hedgerow", links), "/badges": page("B"), "/partners": badge });
    expect(await look(hedgerow)).toEqual({ result: "found", url: `${ORIGIN}/partners` });
    expect(hedgerow.pathsRead()).toEqual(["/", "/badges", "/partners"]);
    const without = await site({
      "/": page("Hedgerow", links),
      ...Object.fromEntries(Object.keys(links).map((path) => [path, page(path)])),
    });
    expect(await look(without)).toEqual({ result: "not_found", url: `${ORIGIN}/` });
    expect(without.pathsRead()).toHaveLength(3);
  });

  it("counts every slug the listing had", async () => {
    const old = await site({ "/": '<a href="https://launchyard.example/listings/hedge">L</a>' });
    expect((await look(old, { listingPageUrl: [LISTING, "https://launchyard.example/listings/hedge"] })).result).toBe(
      "found",
    );
  });

  it("follows the site to www, and not to another site that has the badge", async () => {
    expect(
      (await look(await site({ "hedgerow.example/": redirect("https://www.hedgerow.example/"), "/": badge }))).result,
    ).toBe("found");
    expect(
      (await look(await site({ "hedgerow.example/": redirect("https://other.example/"), "/": badge }))).result,
    ).toBe("unreachable");
  });

  it.each<[string, Route, Record<string, Route>]>([
    ["timeout", hang, {}],
    ["unreachable", { status: 500 }, {}],
    ["unreachable", { status: 404 }, {}],
    ["unreachable", redirect("http://127.0.0.1/"), {}],
    ["unreachable", badge, { "/robots.txt": { status: 503 } }],
    ["robots_disallowed", badge, { "/robots.txt": text("User-agent: *\nDisallow: /") }],
  ])("says %s, never not_found, of a site that cannot be read", async (result, route, more) => {
    const limits = result === "timeout" ? { requestTimeoutMs: 1_000 } : {};
    expect(await look(await site({ "/": route, ...more }), { limits })).toEqual({ result, url: `${ORIGIN}/` });
  });

  it("says so when the page the owner names cannot be read, though the home page can", async () => {
    const hedgerow = await site({ "/": page("Hedgerow"), "/thanks": { status: 502 } });
    expect(await look(hedgerow, { pageUrl: `${ORIGIN}/thanks` })).toEqual({
      result: "unreachable",
      url: `${ORIGIN}/thanks`,
    });
  });
});
