import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { page, type Route, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { crawl } from "./crawl";
import type { CrawlLimits } from "./limits";
import { RobotsCache } from "./robots-cache";

const ORIGIN = "https://hedgerow.example";
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()));
});

const xml = (paths: string[], root = "urlset") =>
  `<?xml version="1.0"?><${root}>${paths.map((path) => `<url><loc>\n  ${ORIGIN}${path}</loc></url>`).join("")}</${root}>`;
const map = (paths: string[], root = "urlset"): Route => ({
  headers: { "content-type": "application/xml" },
  body: xml(paths, root),
});
const robots = (text: string): Route => ({ headers: { "content-type": "text/plain" }, body: text });
const PAGES = { "/pricing": page("Pricing"), "/team": page("Team"), "/faq": page("FAQ") };

/** Paths asked for of a site whose home page links to `links`. */
async function asked(
  routes: Record<string, Route>,
  links: string[] = [],
  limits: Partial<CrawlLimits> = {},
): Promise<string[]> {
  const linked = Object.fromEntries(links.map((path) => [path, path.slice(1)]));
  const started = await startSite(ORIGIN, { "/": page("Hedgerow", linked), ...PAGES, ...routes });
  sites.push(started);
  const now = () => new Date("2026-11-23T09:00:00Z");
  const { hostMap } = started;
  const robotsCache = new RobotsCache();
  await crawl({ url: ORIGIN, baseUrl: "https://launchyard.example", hostMap, now, robotsCache, limits });
  return started.pathsRead();
}

describe("a site's map", () => {
  it("leads to pages that the home page does not link, when it links few", async () => {
    const paths = await asked({ "/sitemap.xml": map(["/pricing", "/team", "/my-thoughts-on-hedges"]) });
    expect(paths).toEqual(["/", "/sitemap.xml", "/pricing", "/team"]);
  });

  it("is not asked for where the home page links enough", async () => {
    const links = ["/pricing", "/team", "/faq", "/about", "/contact", "/imprint"];
    expect(await asked({ "/sitemap.xml": map(["/license"]) }, links)).not.toContain("/sitemap.xml");
  });

  it("is the one that robots.txt names; of an index, one level, packed or not", async () => {
    const paths = await asked({
      "/robots.txt": robots(
        `Sitemap: ${ORIGIN}/maps.xml\nSitemap: https://elsewhere.example/map.xml\nUser-agent: *\nAllow: /`,
      ),
      "/maps.xml": map(["/post-sitemap.xml", "/pages.xml.gz", "/deep.xml"], "sitemapindex"),
      "/pages.xml.gz": {
        headers: { "content-type": "application/gzip" },
        body: gzipSync(xml(["/faq"])),
      },
      "/deep.xml": map(["/more.xml"], "sitemapindex"),
    });
    expect(paths).toEqual(["/", "/maps.xml", "/pages.xml.gz", "/deep.xml", "/faq"]);
  });

  it("is left where robots.txt closes it, and lists nothing that it closes", async () => {
    const closed = robots("User-agent: *\nDisallow: /sitemap.xml");
    expect(await asked({ "/robots.txt": closed, "/sitemap.xml": map(["/pricing"]) })).toEqual(["/"]);
    const page_ = robots("User-agent: *\nDisallow: /team");
    expect(await asked({ "/robots.txt": page_, "/sitemap.xml": map(["/pricing", "/team"]) })).toEqual([
      "/",
      "/sitemap.xml",
      "/pricing",
    ]);
  });

  it("of pages is asked for, and none of people, tags or posts", async () => {
    const names = ["posts-post-1", "taxonomies-category-1", "users-1", "posts-page-1"];
    const paths = await asked({
      "/sitemap.xml": map(
        names.map((name) => `/wp-sitemap-${name}.xml`),
        "sitemapindex",
      ),
      "/wp-sitemap-posts-page-1.xml": map(["/pricing"]),
    });
    expect(paths).toEqual(["/", "/sitemap.xml", "/wp-sitemap-posts-page-1.xml", "/pricing"]);
  });

  it("may be a second one that robots.txt names, and an index too", async () => {
    const paths = await asked({
      "/robots.txt": robots(`Sitemap: ${ORIGIN}/one.xml\nSitemap: ${ORIGIN}/two.xml`),
      "/one.xml": map(["/team"]),
      "/two.xml": map(["/productivity-pages.xml"], "sitemapindex"),
      "/productivity-pages.xml": map(["/faq"]),
    });
    expect(paths.slice(0, 4)).toEqual(["/", "/one.xml", "/two.xml", "/productivity-pages.xml"]);
    expect(paths.slice(4).sort()).toEqual(["/faq", "/team"]);
  });

  it("never uses up what the pages are read with", async () => {
    const hop = (to: string): Route => ({ status: 302, headers: { location: to }, body: "" });
    const paths = await asked(
      {
        "/robots.txt": robots([1, 2, 3].map((one) => `Sitemap: ${ORIGIN}/map-${one}.xml`).join("\n")),
        ...Object.fromEntries(
          [1, 2, 3].flatMap((one) =>
            [0, 1, 2, 3].map((at) => [at ? `/map-${one}-${at}` : `/map-${one}.xml`, hop(`/map-${one}-${at + 1}`)]),
          ),
        ),
      },
      ["/pricing", "/team"],
    );
    expect(paths.filter((path) => path.startsWith("/map"))).toHaveLength(4);
    expect(paths.slice(-2).sort()).toEqual(["/pricing", "/team"]);
  });

  it("that never answers leaves the pages their time", async () => {
    const silent: Route = () => undefined;
    const paths = await asked({ "/sitemap.xml": silent }, ["/pricing"], { mapsMs: 100, totalMs: 6_000 });
    expect(paths).toEqual(["/", "/sitemap.xml", "/pricing"]);
  });

  it("is left where robots.txt asks for long pauses", async () => {
    const slow = robots("User-agent: *\nCrawl-delay: 1.1");
    expect(await asked({ "/robots.txt": slow, "/sitemap.xml": map(["/pricing"]) })).toEqual(["/"]);
  });

  it("lists no address that never ends or is longer than addresses are", async () => {
    const body = `<urlset><loc>${ORIGIN}/team?${"x".repeat(1_100)}</loc><loc>${ORIGIN}/faq<loc>${ORIGIN}/pricing</loc></urlset>`;
    const strange: Route = { headers: { "content-type": "application/xml" }, body };
    expect(await asked({ "/sitemap.xml": strange })).toEqual(["/", "/sitemap.xml", "/pricing"]);
  });

  it("lists nothing when it unpacks to more than a map may hold", async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, "<loc>https://hedgerow.example/pricing</loc>"));
    const packed: Route = { headers: { "content-type": "application/gzip" }, body: bomb };
    expect(await asked({ "/sitemap.xml": packed })).toEqual(["/", "/sitemap.xml"]);
  });
});
