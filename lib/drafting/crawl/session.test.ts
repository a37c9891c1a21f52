import { afterEach, describe, expect, it } from "vitest";
import { hang, page, type Route, redirect, reset, startSite, type TestSite, text } from "@/lib/testing/drafting/sites";
import { upTo } from "./http/body";
import type { CrawlLimits } from "./limits";
import { RobotsCache } from "./robots-cache";
import { CrawlSession } from "./session";

const ORIGIN = "https://hedgerow.example";
const WWW = "https://www.hedgerow.example";
/** A timer counts whole milliseconds and may end one early. */
const TIMER_MS = 2;
const NOW = new Date("2026-11-23T09:00:00Z");
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

async function site(routes: Record<string, Route>): Promise<TestSite> {
  const started = await startSite([ORIGIN, WWW], { "/": page("Hedgerow"), ...routes });
  closing.push(started);
  return started;
}

interface Setup {
  limits?: Partial<CrawlLimits>;
  robotsCache?: RobotsCache;
  now?: Date;
}

function visit({ hostMap }: TestSite, { limits = {}, robotsCache = new RobotsCache(), now = NOW }: Setup = {}) {
  const options = { baseUrl: "https://launchyard.example", hostMap, now: () => now, robotsCache, limits };
  const session = new CrawlSession(options);
  closing.push(session);
  const read = (url: string) =>
    session
      .fetch(new URL(url, ORIGIN), { accept: "text/html", isAllowedTarget: () => true, reader: () => upTo(1_000) })
      .then(
        ({ status, url: from }) => `${status} ${from.href}`,
        (error) => error.code,
      );
  return { session, read };
}

describe("robots.txt", () => {
  it("is asked once per host, before anything else, under our name", async () => {
    const hedgerow = await site({ "/a": page("A") });
    const { read } = visit(hedgerow);
    await Promise.all([read("/"), read("/a"), read("/a?b")]);
    expect(hedgerow.requests.map((one) => one.path).sort()).toEqual(["/", "/a", "/a?b", "/robots.txt"]);
    expect(hedgerow.requests[0]).toMatchObject({ path: "/robots.txt", host: "hedgerow.example" });
    const agents = new Set(hedgerow.requests.map((one) => one.headers["user-agent"]));
    expect([...agents]).toEqual(["LaunchyardBot/1.0 (+https://launchyard.example/bot)"]);
  });

  it.each([200, 401, 403, 404, 410, 429])("that answers %i with no rules allows all", async (status) => {
    const { read } = visit(await site({ "/robots.txt": { status } }));
    expect(await read("/")).toBe(`200 ${ORIGIN}/`);
  });

  it.each([500, 502, 503, 304, 600])("that answers %i allows nothing", async (status) => {
    const hedgerow = await site({ "/robots.txt": { status } });
    expect(await visit(hedgerow).read("/")).toBe("robots_unreachable");
    expect(hedgerow.pathsRead()).toEqual([]);
  });

  it.each([
    ["never answers", hang],
    ["cuts the connection", reset],
    ["redirects in a circle", redirect("/robots.txt")],
    ["redirects to a private address", redirect("http://127.0.0.1/robots.txt")],
    ["redirects to no web address", redirect("file:///etc/passwd")],
    ["is in no compression we know", { headers: { "content-encoding": "rot13" }, body: "User-agent: *" }],
  ])("that %s allows nothing", async (_what, route) => {
    const hedgerow = await site({ "/robots.txt": route });
    expect(await visit(hedgerow, { limits: { requestTimeoutMs: 300 } }).read("/")).toBe("robots_unreachable");
    expect(hedgerow.pathsRead()).toEqual([]);
  });

  it("is followed over five redirects, onto other hosts too, and counts for the first host", async () => {
    const hops = Object.fromEntries([1, 2, 3, 4].map((n) => [`/r${n}`, redirect(`/r${n + 1}`)]));
    const hedgerow = await site({
      "hedgerow.example/robots.txt": redirect(`${WWW}/r1`),
      ...hops,
      "/r5": text("User-agent: *\nDisallow: /private"),
      "www.hedgerow.example/robots.txt": { status: 404 },
    });
    const { read } = visit(hedgerow);
    expect(await read("/private")).toBe("robots_disallowed");
    expect(await read("/")).toBe(`200 ${ORIGIN}/`);
  });

  it("with a sixth redirect allows nothing", async () => {
    const hops = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`/r${n}`, redirect(`/r${n + 1}`)]));
    const hedgerow = await site({ "/robots.txt": redirect("/r1"), ...hops, "/r6": text("") });
    expect(await visit(hedgerow).read("/")).toBe("robots_unreachable");
  });

  it("is each host's own: www by its own, and every hop of a redirect by that of its host", async () => {
    const hedgerow = await site({
      "hedgerow.example/robots.txt": text("User-agent: *\nDisallow: /a"),
      "www.hedgerow.example/robots.txt": text("User-agent: *\nDisallow: /b"),
      "/to-b": redirect(`${WWW}/b`),
      "/a": page("A"),
      "/b": page("B"),
    });
    const { read } = visit(hedgerow);
    expect(await read("/a")).toBe("robots_disallowed");
    expect(await read(`${WWW}/a`)).toBe(`200 ${WWW}/a`);
    expect(await read("/to-b")).toBe("robots_disallowed");
    expect(hedgerow.pathsRead()).not.toContain("/b");
  });

  it("is read up to 500 KiB, without the rule that the limit cuts in half", async () => {
    const head = "User-agent: *\nDisallow: /early\n";
    const cut = "Disallow: /cut-off-rule";
    const shown = "Disallow: /cut";
    const filler = `#${"x".repeat(500 * 1024 - head.length - shown.length - 2)}\n`;
    const robots = `${head}${filler}${cut}\nDisallow: /late\n`;
    const { read } = visit(await site({ "/robots.txt": text(robots), "/cut": page("Cut"), "/late": page("Late") }));
    expect([await read("/early"), await read("/cut"), await read("/late")]).toEqual([
      "robots_disallowed",
      `200 ${ORIGIN}/cut`,
      `200 ${ORIGIN}/late`,
    ]);
  });

  it("is kept for later visits, but an unreadable one and an old one are asked again", async () => {
    const hedgerow = await site({ "/robots.txt": text("User-agent: *\nDisallow: /a") });
    const robotsCache = new RobotsCache();
    const asked = () => hedgerow.requests.filter((one) => one.path === "/robots.txt").length;
    await visit(hedgerow, { robotsCache }).read("/");
    await visit(hedgerow, { robotsCache }).read("/");
    expect(asked()).toBe(1);
    await visit(hedgerow, { robotsCache, now: new Date(NOW.getTime() + 24 * 3_600_000) }).read("/");
    expect(asked()).toBe(2);
    const broken = await site({ "/robots.txt": { status: 503 } });
    await visit(broken, { robotsCache }).read("/");
    await visit(broken, { robotsCache }).read("/");
    expect(broken.requests.length).toBe(2);
  });

  it("that refused an address is asked again soon, for its owner may have mended it", async () => {
    const routes: Record<string, Route> = { "/robots.txt": text("User-agent: *\nDisallow: /") };
    const hedgerow = await startSite(ORIGIN, routes);
    closing.push(hedgerow);
    const robotsCache = new RobotsCache();
    expect(await visit(hedgerow, { robotsCache }).read("/")).toBe("robots_disallowed");
    routes["/robots.txt"] = text("");
    routes["/"] = page("Hedgerow");
    const later = new Date(NOW.getTime() + 60_000);
    expect(await visit(hedgerow, { robotsCache, now: later }).read("/")).toBe(`200 ${ORIGIN}/`);
  });

  it("spaces requests to its host by its Crawl-delay, up to the limit", async () => {
    const hedgerow = await site({ "/robots.txt": text("User-agent: *\nCrawl-delay: 600") });
    const { read } = visit(hedgerow, { limits: { crawlDelayMaxMs: 150 } });
    await Promise.all([read("/"), read("/"), read("/")]);
    // Counted from robots.txt, before which no wait can begin: a request that is slow to arrive shortens no wait.
    const [robots, ...pages] = hedgerow.requests.map((one) => one.at);
    const waits = pages.map((at) => at - (robots ?? Number.NaN));
    expect(waits).toHaveLength(3);
    for (const [n, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(n * 150 - TIMER_MS);
  });
});

describe("the time budget", () => {
  it("ends a request after its own limit and everything after the whole limit", async () => {
    const hedgerow = await site({ "/slow": hang });
    expect(await visit(hedgerow, { limits: { requestTimeoutMs: 1_000 } }).read("/slow")).toBe("timeout");
    const { read } = visit(hedgerow, { limits: { totalMs: 1_000 } });
    expect(await read("/slow")).toBe("out_of_time");
    expect(await read("/")).toBe("out_of_time");
  });

  it("ends a Crawl-delay that would outlast it", async () => {
    const hedgerow = await site({ "/robots.txt": text("User-agent: *\nCrawl-delay: 5") });
    const { read } = visit(hedgerow, { limits: { totalMs: 1_500 } });
    expect(await read("/")).toBe(`200 ${ORIGIN}/`);
    expect(await read("/")).toBe("out_of_time");
  });
});
