import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import iconv from "iconv-lite";
import { afterEach, describe, expect, it } from "vitest";
import { drip, gzipBomb, hang, page, type Route, redirect, reset, startSite } from "@/lib/testing/drafting/sites";
import { CrawlError } from "./crawl-error";
import { type FetchedPage, fetchPage } from "./fetch-page";
import { ByteBudget } from "./http/byte-budget";
import { CRAWL_LIMITS } from "./limits";
import { isSameDomain } from "./plan/same-site";
import { RobotsCache } from "./robots-cache";
import { CrawlSession } from "./session";

const ORIGIN = "https://hedgerow.example";
const MIB = 1024 * 1024;
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

async function read(routes: Record<string, Route>, path = "/"): Promise<FetchedPage | CrawlError> {
  const site = await startSite([ORIGIN, "https://www.hedgerow.example", "https://other.example"], routes);
  const session = new CrawlSession({
    baseUrl: "https://launchyard.example",
    hostMap: site.hostMap,
    now: () => new Date(0),
    robotsCache: new RobotsCache(),
    limits: { requestTimeoutMs: 1_000 },
    resolve: async (host) => (host.startsWith("intra.") ? [{ address: "10.1.2.3", family: 4 }] : []),
  });
  closing.push(site, session);
  const url = new URL(path, ORIGIN);
  const { take } = await new ByteBudget(CRAWL_LIMITS.draftBytesMax, CRAWL_LIMITS.pageBytesMax).meter();
  return fetchPage(session, { url, isAllowedTarget: (target) => isSameDomain(url, target), take }).catch((error) => {
    if (error instanceof CrawlError) return error;
    throw error;
  });
}

describe("an HTML page", () => {
  const html = page("Hedgerow");
  it.each([
    ["gzip", gzipSync(html)],
    ["x-gzip", gzipSync(html)],
    ["br", brotliCompressSync(html)],
    ["zstd", zstdCompressSync(html)],
    ["GZIP, br", brotliCompressSync(gzipSync(html))],
    ["identity", Buffer.from(html)],
  ])("is read through %s", async (coding, body) => {
    const found = await read({ "/": { headers: { "content-encoding": coding }, body } });
    expect(found).toMatchObject({ html, bytes: Buffer.byteLength(html), status: 200 });
  });

  it.each([
    ["the header", "shift_jis", "text/html; charset=Shift_JIS", "<p>価格"],
    ["a meta tag", "windows-1251", "text/html", '<meta charset="windows-1251"><p>Цены'],
    [
      "an old meta tag",
      "gbk",
      "text/html",
      '<meta http-equiv="Content-Type" content="text/html; charset=gb2312"><p>价格',
    ],
    ["a byte order mark over a wrong header", "utf16le", "text/html; charset=iso-8859-1", "\ufeff<p>Größe"],
    ["nothing, as UTF-8", "utf8", "text/html", "<p>Größe €"],
    ["nothing, as windows-1252", "windows-1252", "text/html", "<p>Größe € “q”"],
    ["an unknown label and UTF-8 bytes", "utf8", "text/html; charset=nonsense", "<p>Größe"],
  ])("is decoded by %s", async (_what, encoding, contentType, html) => {
    const found = await read({ "/": { headers: { "content-type": contentType }, body: iconv.encode(html, encoding) } });
    expect(found).toMatchObject({ html: html.replace("\ufeff", "") });
  });

  it("reports the address that answered, resolving redirects against the public origin", async () => {
    const found = await read({
      "/": redirect("//www.hedgerow.example/en/", 301),
      "/en/": redirect("home?x=1#top", 308),
      "/en/home?x=1": html,
    });
    expect(found).toMatchObject({ html, url: { href: "https://www.hedgerow.example/en/home?x=1" } });
  });

  it("is found behind a meta refresh, unless that is slow or leaves the site", async () => {
    const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}"><p>Wait`;
    expect(await read({ "/": refresh("0; url=/en/"), "/en/": html })).toMatchObject({ html });
    expect(await read({ "/": refresh("30; url=/en/"), "/en/": html })).toMatchObject({ url: { href: `${ORIGIN}/` } });
    expect(await read({ "/": refresh("0; url=https://other.example/") })).toMatchObject({
      url: { href: `${ORIGIN}/` },
    });
    expect(await read({ "/": refresh("0; url=/b"), "/b": refresh("0; url=/") })).toMatchObject({
      code: "too_many_redirects",
    });
  });

  it("of exactly 2 MiB is read, one byte more is refused", async () => {
    expect(await read({ "/": "a".repeat(2 * MIB) })).toMatchObject({ bytes: 2 * MIB });
    expect(await read({ "/": "a".repeat(2 * MIB + 1) })).toMatchObject({
      code: "too_large",
      reason: "larger than 2 MiB",
    });
  });

  it("names what its Content-Signal header says", async () => {
    expect(await read({ "/": { headers: { "content-signal": "ai-input=no" }, body: html } })).toMatchObject({
      contentSignal: "ai-input=no",
    });
  });
});

describe("what cannot be read ends with its reason", () => {
  const pdf = { headers: { "content-type": "application/pdf" }, body: "%PDF" };
  it.each<[string, Route, string, string]>([
    ["a gzip bomb", gzipBomb(200), "too_large", "larger than 2 MiB"],
    ["a page without end", drip(), "timeout", "timed out after 1 s"],
    ["a page that never comes", hang, "timeout", "timed out after 1 s"],
    ["a cut connection", reset, "unreachable", "connection failed"],
    ["a missing page", { status: 404 }, "http_error", "answered 404"],
    ["a server error", { status: 500 }, "http_error", "answered 500"],
    ["a redirect without a target", { status: 302 }, "http_error", "answered 302"],
    ["a PDF", pdf, "not_html", "not HTML (application/pdf)"],
    [
      "JSON",
      { headers: { "content-type": "application/json" }, body: "{}" },
      "not_html",
      "not HTML (application/json)",
    ],
    ["a type in the site's own words", { headers: { "content-type": "text/buy-now" } }, "not_html", "not HTML"],
    ["no type", (_q, response) => response.end("<p>Hi"), "not_html", "not HTML"],
    ["a broken type", { headers: { "content-type": "html" } }, "not_html", "not HTML"],
    [
      "damaged gzip",
      { headers: { "content-encoding": "gzip" }, body: "nonsense" },
      "undecodable",
      "its content is damaged or in an unknown compression",
    ],
    [
      "an unknown compression",
      { headers: { "content-encoding": "lzma" }, body: "x" },
      "undecodable",
      "its content is damaged or in an unknown compression",
    ],
    [
      "a compression named like a member of every object",
      { headers: { "content-encoding": "constructor" }, body: "x" },
      "undecodable",
      "its content is damaged or in an unknown compression",
    ],
    [
      "three compressions",
      { headers: { "content-encoding": "gzip, gzip, gzip" }, body: "x" },
      "undecodable",
      "its content is damaged or in an unknown compression",
    ],
    ["a circle of redirects", redirect("/"), "too_many_redirects", "more than 5 redirects"],
    ["a redirect to another site", redirect("https://other.example/"), "redirect_refused", "redirects to another site"],
    ["a redirect to this machine", redirect("http://127.0.0.1/"), "private_address", "private address"],
    [
      "a redirect to the cloud's metadata",
      redirect("http://169.254.169.254/latest/meta-data/"),
      "private_address",
      "private address",
    ],
    [
      "a redirect to another port",
      redirect("https://hedgerow.example:8443/"),
      "invalid_url",
      "not an address that can be read",
    ],
    ["a redirect to a file", redirect("file:///etc/passwd"), "invalid_url", "not an address that can be read"],
  ])("%s", async (_what, route, code, reason) => {
    expect(await read({ "/": route })).toMatchObject({ code, reason, fix: expect.stringMatching(/\.$/) });
  });

  it("a host beside the mapped one whose name leads into a private network", async () => {
    const found = await read({ "/": redirect("https://intra.hedgerow.example/") });
    expect(found).toMatchObject({ code: "private_address", reason: "private address" });
  });

  it("a host without an address", async () => {
    const found = await read({ "/": redirect("https://gone.hedgerow.example/") });
    expect(found).toMatchObject({ code: "dns_failure", reason: "host name not found" });
  });
});
