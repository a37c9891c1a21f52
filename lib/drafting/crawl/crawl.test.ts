import { afterEach, describe, expect, it } from "vitest";
import { unpackSnapshot } from "@/lib/drafting/snapshot/packed";
import {
  drip,
  gzipBomb,
  hang,
  late,
  page,
  type Route,
  redirect,
  reset,
  startSite,
  type TestSite,
  text,
} from "@/lib/testing/drafting/sites";
import { type CrawlRequest, crawl } from "./crawl";
import type { CrawledPage } from "./crawled-page";
import { RobotsCache } from "./robots-cache";

const ORIGIN = "https://hedgerow.example";
const WWW = "https://www.hedgerow.example";
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()));
});

async function site(routes: Record<string, Route>, origins: string | string[] = ORIGIN): Promise<TestSite> {
  const started = await startSite(origins, routes);
  sites.push(started);
  return started;
}

function read({ hostMap }: TestSite, extra: Partial<CrawlRequest> = {}) {
  const now = () => new Date("2026-11-23T09:00:00Z");
  const base = { url: ORIGIN, baseUrl: "https://launchyard.example", hostMap, now, robotsCache: new RobotsCache() };
  return crawl({ ...base, ...extra });
}

const refused = (started: TestSite, extra?: Partial<CrawlRequest>) =>
  read(started, extra).then(
    () => "read",
    (error) => error.code,
  );
const paths = (pages: CrawledPage[]) => pages.map((one) => new URL(one.url).pathname);
const isRead = (one: CrawledPage) => one.reasonSkipped === null;

/** A site of `count` pages, the first of which links to all. */
function manyPages(
  count: number,
  reply: (path: string) => Route = (path) => page(`Page ${path}`),
): Record<string, Route> {
  const all = Array.from({ length: count }, (_, n) => `/p${n}`);
  return {
    "/": page("Hedgerow", Object.fromEntries(all.map((path) => [path, `Page ${path}`]))),
    ...Object.fromEntries(all.map((path) => [path, reply(path)])),
  };
}

describe("crawl", () => {
  it("reads the home page first, then the others by worth, with what each page says", async () => {
    const links = { "/blog": "Blog", "/features": "Features", "/pricing": "Pricing", "/about": "About" };
    const hedgerow = await site({
      "/": page("Hedgerow", links),
      "/features": page("Features"),
      "/pricing": page("Pricing"),
      "/about": page("About", { "/about/team": "Team" }),
      "/about/team": page("Team"),
    });
    const result = await read(hedgerow);
    expect(result).toMatchObject({ startUrl: `${ORIGIN}/`, aiInputAllowed: true });
    expect(paths(result.pages)).toEqual(["/", "/pricing", "/about", "/features", "/about/team"]);
    expect(result.pages[1]).toMatchObject({
      url: `${ORIGIN}/pricing`,
      title: "Pricing",
      status: 200,
      reasonSkipped: null,
    });
    expect(result.pages[1]?.bytes).toBe(page("Pricing").length);
    expect(unpackSnapshot(result.pages[1]?.snapshot?.json ?? "")).toMatchObject({
      url: `${ORIGIN}/pricing`,
      title: "Pricing",
      fetchedAt: "2026-11-23T09:00:00.000Z",
    });
    expect(result.pages[1]?.snapshot?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("reads at most 12 pages, and never has more than 2 requests open", async () => {
    const hedgerow = await site(manyPages(40, (path) => late(20, page(path))));
    const { pages } = await read(hedgerow);
    expect(pages.filter(isRead)).toHaveLength(12);
    expect(hedgerow.pathsRead()).toHaveLength(12);
    expect(hedgerow.mostInFlight()).toBe(2);
  });

  it("makes the same choice in the same order whatever answers first", async () => {
    const links = (path: string) => ({ [`${path}/faq`]: "Questions", "/pricing": "Pricing" });
    const lagging = (isLate: (n: number) => boolean) =>
      manyPages(30, (path) => late(isLate(Number(path.slice(2))) ? 15 : 0, page(path, links(path))));
    const one = await read(await site(lagging((n) => n % 2 === 0)));
    const other = await read(await site(lagging((n) => n % 3 === 0)));
    expect(paths(one.pages)).toEqual(paths(other.pages));
  });

  it("tells the progress in order, never more than planned", async () => {
    const told: Parameters<NonNullable<CrawlRequest["onProgress"]>>[0][] = [];
    await read(await site(manyPages(20)), { onProgress: async (seen) => void told.push(seen) });
    expect(told[0]).toEqual({ pagesRead: 0, planned: 1, current: `${ORIGIN}/` });
    expect(told).toHaveLength(12);
    expect(told.map((one) => one.pagesRead)).toEqual(told.map((one) => one.pagesRead).toSorted((a, b) => a - b));
    expect(told.every((one) => one.pagesRead < one.planned && one.planned <= 12)).toBe(true);
  });

  it("tells of each page once, as soon as it was read or passed over, with real counts", async () => {
    const hedgerow = await site({
      ...manyPages(6, (path) => (path === "/p3" ? { status: 404 } : page(path))),
      "/p4": page("/p2"),
    });
    const told: { path: string; reason: string | null; pagesRead: number; planned: number }[] = [];
    const { pages } = await read(hedgerow, {
      onPage: ({ url, reasonSkipped: reason }, seen) =>
        void told.push({ path: new URL(url).pathname, reason, ...seen }),
    });
    expect(told[0]).toEqual({ path: "/", reason: null, pagesRead: 1, planned: 1, current: null });
    expect(told.map((one) => one.path).toSorted()).toEqual(paths(pages).toSorted());
    expect(told.filter((one) => one.reason === null)).toHaveLength(pages.filter(isRead).length);
    expect(told.at(-1)).toMatchObject({ pagesRead: 5, planned: 5 });
  });

  it("reads on when nobody can be told of the progress", async () => {
    const deaf = () => Promise.reject(new Error("no listener"));
    const { pages } = await read(await site(manyPages(2)), { onProgress: deaf, onPage: deaf });
    expect(pages).toHaveLength(3);
  });

  it("follows the home page to www, and reads that host by its own robots.txt", async () => {
    const hedgerow = await site(
      {
        "hedgerow.example/": redirect(`${WWW}/`, 301),
        "hedgerow.example/robots.txt": text("User-agent: *\nDisallow: /pricing"),
        "www.hedgerow.example/robots.txt": text("User-agent: *\nDisallow: /team"),
        "/": page("Hedgerow", { "/pricing": "Pricing", "/team": "Team" }),
        "/pricing": page("Pricing"),
      },
      [ORIGIN, WWW],
    );
    const { startUrl, pages } = await read(hedgerow);
    expect(startUrl).toBe(`${WWW}/`);
    expect(pages.filter(isRead).map((one) => one.url)).toEqual([`${WWW}/`, `${WWW}/pricing`]);
    expect(hedgerow.pathsRead()).not.toContain("/team");
  });

  it("lists what it skipped with the reason, and asks for nothing that robots.txt disallows", async () => {
    const links = {
      "/pricing": "Pricing",
      "/team": "Team",
      "/contact": "Contact",
      "/faq": "FAQ",
      "/docs": "Docs",
      "/about": "About",
      "/features": "F",
    };
    const hedgerow = await site({
      "/": page("Hedgerow", links),
      "/robots.txt": text("User-agent: *\nDisallow: /pricing"),
      "/pricing": page("Pricing"),
      "/team": gzipBomb(50),
      "/contact": redirect("http://10.0.0.1/"),
      "/faq": redirect("/"),
      "/docs": redirect("https://elsewhere.example/docs"),
      "/about": hang,
      "/features": { status: 503 },
    });
    const { pages } = await read(hedgerow, { limits: { requestTimeoutMs: 1_000 } });
    const reasons = Object.fromEntries(
      pages.filter((one) => !isRead(one)).map((one) => [new URL(one.url).pathname, one.reasonSkipped]),
    );
    expect(reasons).toEqual({
      "/pricing": "robots.txt disallows it",
      "/team": "larger than 2 MiB",
      "/contact": "private address",
      "/faq": "the same as a page already read",
      "/docs": "redirects to another site",
      "/about": "timed out after 1 s",
      "/features": "answered 503",
    });
    expect(pages.find((one) => one.url.endsWith("/features"))?.status).toBe(503);
    expect(hedgerow.pathsRead()).not.toContain("/pricing");
  });

  it("keeps one of pages that hold the same, as single-page apps answer every address", async () => {
    const shell = page("Shell", { "/pricing": "Pricing", "/team": "Team" });
    const { pages } = await read(await site({ "/": shell, "/pricing": shell, "/team": shell }));
    expect(pages.map((one) => one.reasonSkipped)).toEqual([
      null,
      "the same as a page already read",
      "the same as a page already read",
    ]);
  });

  it("stops knocking at a site of broken links", async () => {
    const hedgerow = await site(manyPages(60, () => ({ status: 404 })));
    const { pages } = await read(hedgerow);
    expect(hedgerow.pathsRead()).toHaveLength(12);
    expect(pages).toHaveLength(12);
  });

  it("never asks for more than 12 pages, redirects included, and cuts the same ones short whatever answers first", async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const readWithLate = async (lateOne: number) => {
      const hop = (n: number) =>
        n === lateOne ? late(40, { status: 302, headers: { location: `/p${n}/` } }) : redirect(`/p${n}/`);
      const hops = numbers.flatMap((n): [string, Route][] => [
        [`/p${n}`, hop(n)],
        [`/p${n}/`, page(`Page ${n}`)],
      ]);
      const started = await site({ ...manyPages(20), ...Object.fromEntries(hops) });
      const { pages } = await read(started);
      expect(started.pathsRead().length).toBeLessThanOrEqual(12);
      return pages.map((one) => `${one.url} ${one.reasonSkipped}`);
    };
    const [one, other] = [await readWithLate(4), await readWithLate(5)];
    expect(one).toEqual(other);
    expect(one.filter((line) => line.endsWith(" null"))).toHaveLength(6);
  });

  it("takes 10 MiB in all, and says which pages were too much", async () => {
    const large = manyPages(12, (path) => `<title>${path}</title>${path.padEnd(1_500_000, "a")}`);
    const { pages } = await read(await site(large));
    expect(pages.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(pages.filter(isRead)).toHaveLength(7);
    expect(new Set(pages.filter((one) => !isRead(one)).map((one) => one.reasonSkipped))).toEqual(
      new Set(["not read: the 10 MiB for the whole website were used up"]),
    );
  });

  it("ends within its time though every page drips, and keeps what it has", async () => {
    const { pages, elapsedMs } = await read(await site(manyPages(10, () => drip())), {
      limits: { totalMs: 1_500, requestTimeoutMs: 60_000 },
    });
    expect(elapsedMs).toBeLessThan(20_000);
    expect(pages.filter(isRead)).toHaveLength(1);
    expect(pages.some((one) => one.reasonSkipped === "not read: the 1.5 s for the whole website were over")).toBe(true);
  });

  it.each<[string, Record<string, Route>]>([
    ["robots.txt", { "/robots.txt": text("User-agent: *\nContent-Signal: ai-input=no\nAllow: /") }],
    [
      "a page's header",
      { "/pricing": { headers: { "content-signal": "search=yes, ai-input=no" }, body: page("Pricing") } },
    ],
  ])("keeps the text from models when %s asks so", async (_where, routes) => {
    const hedgerow = await site({
      "/": page("Hedgerow", { "/pricing": "Pricing" }),
      "/pricing": page("Pricing"),
      ...routes,
    });
    expect((await read(hedgerow)).aiInputAllowed).toBe(false);
  });
});

describe("a home page that cannot be read", () => {
  it.each<[string, Record<string, Route>]>([
    ["robots_unreachable", { "/robots.txt": { status: 503 }, "/": page("Hedgerow") }],
    ["robots_unreachable", { "/robots.txt": reset }],
    ["robots_disallowed", { "/robots.txt": text("User-agent: LaunchyardBot\nDisallow: /"), "/": page("Hedgerow") }],
    ["http_error", { "/": { status: 404 } }],
    ["unreachable", { "/": reset }],
    ["timeout", { "/": hang }],
    ["too_large", { "/": gzipBomb(100) }],
    ["not_html", { "/": text("Hedgerow") }],
    ["redirect_refused", { "/": redirect("https://elsewhere.example/") }],
    ["private_address", { "/": redirect("http://192.168.0.1/") }],
    ["too_many_redirects", { "/": redirect("/") }],
    ["empty_page", { "/": "<!doctype html><div id=app></div><script>boot()</script>" }],
    ["undecodable", { "/": { headers: { "content-encoding": "gzip" }, body: "nonsense" } }],
  ])("fails with %s", async (code, routes) => {
    const limits = code === "timeout" ? { requestTimeoutMs: 1_000 } : {};
    expect(await refused(await site(routes), { limits })).toBe(code);
  });

  it("fails with timeout when the whole time is over", async () => {
    const limits = { totalMs: 200, requestTimeoutMs: 5_000 };
    expect(await refused(await site({ "/": drip() }), { limits })).toBe("timeout");
    expect(await refused(await site({ "/robots.txt": drip() }), { limits })).toBe("timeout");
  });

  it.each([
    ["not an address", "invalid_url"],
    ["ftp://hedgerow.example/", "invalid_url"],
    ["https://hedgerow.example:8443/", "invalid_url"],
    ["http://127.0.0.1/", "private_address"],
    ["http://[::1]/", "private_address"],
    ["http://localhost/", "private_address"],
    ["https://gone.example/", "dns_failure"],
  ])("%s fails with %s", async (url, code) => {
    const resolve = async (host: string) => (host === "localhost" ? [{ address: "127.0.0.1", family: 4 }] : []);
    expect(await refused(await site({}), { url, resolve })).toBe(code);
  });

  it("says what happened and what to do in words of ours alone", async () => {
    const hedgerow = await site({ "/": { status: 418, body: "<h1>I hate bots</h1>" } });
    await expect(read(hedgerow)).rejects.toMatchObject({
      message: "The website answered the address with the HTTP status 418.",
      fix: "Give an address that answers with a page, and let LaunchyardBot through if a firewall refuses it.",
    });
  });
});
