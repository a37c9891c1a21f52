import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { contextFor } from "@/lib/api/process/app";
import { hashSource } from "@/lib/core/http/content-policy";
import { flushLog } from "@/lib/core/log";
import { getListing } from "@/lib/services/listings/get-listing";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { type FrontDoor, openFrontDoor } from "./front-door";

const SCRIPT = "self.started = true";
/** What found its way into a page does not have its nonce. */
const INJECTED = `<script>self.taken = true</script><script nonce="">self.taken = true</script>`;
let app: TestApp;
let door: FrontDoor;
let url: string;
let id: number;
/** How often a page was made. */
let made = 0;

beforeEach(async () => {
  app = await testApp({ keepsAnswers: true });
  made = 0;
  id = (await createListing(app.db, { siteId: app.siteId, slug: "tidewatch", headline: "Before", votes: 1 })).id;
  door = openFrontDoor(app, {
    early: [],
    pages: async (req, res) => {
      made += 1;
      if (req.url === "/breaking") throw new Error("broken off");
      if (req.url === "/failing") return void res.writeHead(500, { "content-type": "text/html" }).end();
      const requestId = String(req.headers["x-request-id"]);
      const actor = { type: "anonymous" } as const;
      const ctx = await contextFor(app, { host: null, actor, surface: "web", address: null, requestId });
      const slug = String(req.url).replace(/^\/(?:feeds\/)?|\.rss$/g, "");
      const found = await execute(getListing, ctx, { slug }).catch(() => null);
      if (found && req.url?.endsWith(".rss")) {
        res.writeHead(200, { "content-type": "application/rss+xml", "cache-control": "public, max-age=300" });
        return void res.end(`<rss>${found.output.headline}</rss>`);
      }
      res.writeHead(found ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
      res.end(
        `<script nonce="${req.headers["x-nonce"]}">${SCRIPT}</script>${INJECTED}${found?.output.headline} ${found?.output.votes}`,
      );
    },
  });
  url = `http://127.0.0.1:${await door.listen(0, "127.0.0.1")}`;
});
afterEach(async () => {
  await door.close();
  await app.close();
});
afterAll(() => flushLog());

const page = async (headers: Record<string, string> = {}) => (await fetch(`${url}/tidewatch`, { headers })).text();
const settled = () => memoryOf(app.db).caughtUp();

describe("a page for everybody", () => {
  it("is made once however many ask at once, and sent compressed to those who take that", async () => {
    await Promise.all(Array.from({ length: 20 }, () => page()));
    expect(made).toBe(1);
    for (const coding of ["br", "gzip"]) {
      const answer = await fetch(`${url}/tidewatch`, { headers: { "accept-encoding": coding } });
      expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([coding, await page()]);
    }
    const refusing = await fetch(`${url}/tidewatch`, { headers: { "accept-encoding": "br;q=0" } });
    expect(refusing.headers.get("content-encoding")).toBeNull();
  });

  it("is a feed as well, for whoever asks, with the headers it has", async () => {
    const feed = (headers: Record<string, string>) => fetch(`${url}/feeds/tidewatch.rss`, { headers });
    const first = await feed({ cookie: "ly_session=mine" });
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    expect(first.headers.get("vary")).not.toContain("cookie");
    const again = await feed({ "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, made]).toEqual([304, 1]);
    await app.db.update(schema.listings).set({ headline: "After" }).where(eq(schema.listings.id, id));
    await settled();
    expect(await (await feed({})).text()).toBe("<rss>After</rss>");
  });

  it("is answered with 304 to whoever has it", async () => {
    const etag = (await fetch(`${url}/tidewatch`)).headers.get("etag") ?? "";
    const again = await fetch(`${url}/tidewatch`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is answered with 304 when it was made again and shows the same, and leaves the policy of the copy alone", async () => {
    const first = await fetch(`${url}/tidewatch`);
    const conditional = { headers: { "if-none-match": first.headers.get("etag") ?? "" } };
    const touch = (headline: string) =>
      app.db.update(schema.listings).set({ headline }).where(eq(schema.listings.id, id)).then(settled);
    await touch("After");
    expect((await fetch(`${url}/tidewatch`, conditional)).status).toBe(200);
    await touch("Before");
    const again = await fetch(`${url}/tidewatch`, conditional);
    expect([again.status, made]).toEqual([304, 3]);
    expect(again.headers.get("content-security-policy")).toBeNull();
    const third = await fetch(`${url}/tidewatch`);
    expect(third.headers.get("content-security-policy")).not.toBe(first.headers.get("content-security-policy"));
  });

  it("is made anew at once after an edit of what it shows, and within two seconds after a vote", async () => {
    expect(await page()).toContain("Before 1");
    await app.db.update(schema.listings).set({ headline: "After" }).where(eq(schema.listings.id, id));
    await settled();
    expect(await page()).toContain("After 1");
    await app.db.update(schema.listingStats).set({ votes: 2 }).where(eq(schema.listingStats.listingId, id));
    await settled();
    app.clock.advance(2_000);
    expect(await page()).toContain("After 2");
    app.clock.advance(10_000);
    expect(await page()).toContain("After 2");
    expect(made).toBe(3);
  });

  it("runs its own scripts by their hashes, and neither others nor any by a nonce that all know", async () => {
    const policy = (await fetch(`${url}/tidewatch`)).headers.get("content-security-policy") ?? "";
    const [rules = ""] = /script-src[^;]*/.exec(policy) ?? [];
    expect(rules).toBe(`script-src 'self' ${hashSource(SCRIPT)}`);
  });

  it.each([
    ["has one of our cookies", { cookie: "theme=dark; ly_session=1" }],
    ["asks for a part of it", { rsc: "1" }],
  ])("is never sent to whoever %s", async (_, headers) => {
    await page();
    await page(headers);
    await page(headers);
    expect(made).toBe(3);
  });

  it("is kept in the coding that was asked for first, and sent in the others too", async () => {
    for (const coding of ["gzip", "identity", "br"]) {
      const answer = await fetch(`${url}/tidewatch`, { headers: { "accept-encoding": coding } });
      expect([answer.headers.get("content-encoding") ?? "identity", await answer.text()]).toEqual([
        coding,
        expect.stringContaining("Before 1"),
      ]);
    }
    expect(made).toBe(1);
    expect(memoryOf(app.db).pages.size.bytes).toBeLessThan(2_000);
  });
});

describe("a page that is not kept", () => {
  it("is made once a second where it says that something is missing, and so seen within one once it is there", async () => {
    const statuses = async () => {
      const asked = Array.from({ length: 5 }, () => fetch(`${url}/nothing`, { headers: { "if-none-match": "*" } }));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect([...(await statuses()), ...(await statuses())]).toEqual(Array(10).fill(404));
    expect(made).toBe(1);
    await createListing(app.db, { siteId: app.siteId, slug: "nothing" });
    await settled();
    app.clock.advance(1_000);
    expect(await statuses()).toEqual(Array(5).fill(304));
    expect(made).toBe(2);
  });

  it("runs its own scripts for all who asked while it was made", async () => {
    const asked = await Promise.all([1, 2].map(() => fetch(`${url}/nothing`)));
    for (const { headers } of asked)
      expect(headers.get("content-security-policy")).toContain(`script-src 'self' ${hashSource(SCRIPT)};`);
  });

  it.each([
    ["answers that it failed", "/failing", "This page did not load"],
    ["breaks off", "/breaking", "Something went wrong"],
  ])("is made once where it %s", async (_, path, words) => {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(words)]);
    expect(made).toBe(1);
  });
});
