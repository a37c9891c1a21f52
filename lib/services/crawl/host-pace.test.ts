import { afterEach, expect, it } from "vitest";
import { schema } from "@/db/client";
import { RobotsCache } from "@/lib/drafting/crawl/robots-cache";
import { CrawlSession } from "@/lib/drafting/crawl/session";
import { useDatabase } from "@/lib/testing/database/database";
import { page, startSite, type TestSite, text } from "@/lib/testing/drafting/sites";
import { hostPace } from "./host-pace";

const database = useDatabase();
/** How late the first request may be noted on a busy machine; one pause left out would be twice as much. */
const SLACK_MS = 100;
let site: TestSite;
afterEach(() => site.close());

/** Each visit asks for `pages` pages, all visits at once. Answers the times of the requests, robots.txt left out. */
async function visit(robots: string, visits: number, pages: number): Promise<number[]> {
  site = await startSite("https://third.example", { "/robots.txt": text(robots), "/": page("Third") });
  const shared = { baseUrl: "https://launchyard.example", hostMap: site.hostMap, now: () => new Date() };
  const one = async () => {
    const session = new CrawlSession({ ...shared, robotsCache: new RobotsCache(), pace: hostPace(database().db) });
    const fetching = { accept: "text/html", isAllowedTarget: () => true, reader: () => null };
    for (let n = 0; n < pages; n += 1) await session.fetch(new URL("https://third.example/"), fetching);
    await session.close();
  };
  await Promise.all(Array.from({ length: visits }, one));
  return site.requests.filter(({ path }) => path === "/").map(({ at }) => at);
}

/** From the first request to the last: what is noted late in between does not shorten it. */
const span = (times: number[]) => (times.at(-1) ?? 0) - (times[0] ?? 0);

it("all visits together ask a host no more often than its Crawl-delay allows", async () => {
  const times = await visit("User-agent: *\nCrawl-delay: 0.2\n", 3, 3);
  expect(times).toHaveLength(9);
  expect(span(times)).toBeGreaterThan(8 * 200 - SLACK_MS);
});

it("all visits together keep to our own pace where a host names none, after some requests at once", async () => {
  await database().db.delete(schema.hostPaces);
  const times = await visit("User-agent: *\nAllow: /\n", 6, 12);
  expect(times).toHaveLength(72);
  expect(span(times)).toBeGreaterThan(1_400);
});

it("a host whose turn was noted before the clock was set back by a day is asked at once", async () => {
  const { db } = database();
  const nextAt = new Date(Date.now() + 86_400_000);
  await db.delete(schema.hostPaces);
  await db.insert(schema.hostPaces).values({ host: "third.example", nextAt });
  expect(await visit("User-agent: *\nAllow: /\n", 1, 1)).toHaveLength(1);
  const [row] = await db.select().from(schema.hostPaces);
  expect(row?.nextAt.getTime()).toBeLessThan(nextAt.getTime());
});
