import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { type FrontDoor, openFrontDoor } from "./front-door";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0";
const SEARCH_ENGINE = "Mozilla/5.0 (compatible; Examplebot/2.1; +https://search.example/bot)";
const OWN = { "sec-fetch-site": "same-origin" };

let app: TestApp;
let door: FrontDoor;
let url: string;
let slug: string;
let listingId: number;

beforeEach(async () => {
  app = await testApp({ operations: [] });
  app.trustedProxies = 1;
  const { id: ownerId } = await createUser(app.db);
  const listing = await createListing(app.db, { siteId: app.siteId, ownerId, status: "live" });
  [slug, listingId] = [listing.slug, listing.id];
  door = openFrontDoor(app, {
    early: [],
    pages: async (req, res) => {
      res.statusCode = req.url?.startsWith("/listings/no-such") ? 404 : 200;
      res.end("page");
    },
  });
  url = `http://127.0.0.1:${await door.listen(0, "127.0.0.1")}`;
});
afterEach(() => app.close());

let visitors = 0;
/** A request of somebody else each time. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  visitors += 1;
  const from = { "user-agent": BROWSER, "x-forwarded-for": `192.0.2.${visitors % 250}` };
  const answer = await fetch(url + path, { method, headers: { ...from, ...headers } });
  await answer.text();
  return answer.status;
}

/** Ends the door, which writes what it counted. */
async function counted() {
  await door.close();
  return app.sql`select day::text, views, clicks from listing_days where listing_id = ${listingId}`;
}

it("counts pages that were sent to browsers, and clicks that our own pages tell of, by day", async () => {
  const page = `/listings/${slug}`;
  await ask(page);
  await ask(page, { rsc: "1" });
  expect(await ask(`/visits/${slug}`, OWN, "POST")).toBe(204);
  const [row, ...others] = await counted();
  expect(row).toEqual({ day: app.now().toISOString().slice(0, 10), views: 2, clicks: 1 });
  expect(others).toEqual([]);
});

it("leaves out programs, prefetches, missing pages, other pages, other sites and what is asked again at once", async () => {
  const page = `/listings/${slug}`;
  const once = { "x-forwarded-for": "203.0.113.7" };
  await ask(page, once);
  for (let again = 0; again < 3; again += 1) await ask(page, once);
  await ask(page, { "user-agent": SEARCH_ENGINE });
  await ask(page, { "user-agent": "curl/8.5.0" });
  await ask(page, { rsc: "1", "next-router-prefetch": "1" });
  await ask(page, { "sec-purpose": "prefetch" });
  await ask(page, {}, "HEAD");
  await ask(`${page}/alternatives`);
  await ask("/listings/no-such");
  expect(await ask(`/visits/${slug}`, { "sec-fetch-site": "cross-site" }, "POST")).toBe(403);
  expect(await ask(`/visits/${slug}`, OWN)).toBe(403);
  expect(await counted()).toMatchObject([{ views: 1, clicks: 0 }]);
});

it("adds to what stands there already", async () => {
  await app.sql`insert into listing_days values (${listingId}, ${app.now().toISOString().slice(0, 10)}, 40, 2)`;
  await ask(`/listings/${slug}`);
  expect(await counted()).toMatchObject([{ views: 41, clicks: 2 }]);
});
