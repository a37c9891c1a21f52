import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { memoryOf } from "@/lib/api/call/memory";
import { hashSecret } from "@/lib/auth/api-key-format";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { type FrontDoor, openFrontDoor } from "./front-door";

const HTML = { accept: "text/html,application/xhtml+xml" };
const PER_MINUTE = 600;
const MIB = 1024 * 1024;

let app: TestApp;
let door: FrontDoor;
let port: number;
let pages = 0;
let nextSays: { status: number; headers: Record<string, string> };

beforeEach(async () => {
  app = await testApp();
  pages = 0;
  nextSays = { status: 200, headers: {} };
  const page = async (req: IncomingMessage, res: ServerResponse) => {
    pages += 1;
    for await (const _ of req);
    res.setHeaders(new Map(Object.entries(nextSays.headers)));
    res.statusCode = nextSays.status;
    res.end("page");
  };
  door = openFrontDoor(app, { early: [], pages: page });
  port = await door.listen(0, "127.0.0.1");
});
afterEach(async () => {
  await door.close();
  await app.close();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const req = request({ port, host: "127.0.0.1", path, method, headers: { ...HTML, ...headers } }, async (res) => {
      let text = "";
      for await (const chunk of res) text += chunk;
      resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
    });
    req.on("error", reject).end(body);
  });
}

const FORM = { "content-type": "multipart/form-data; boundary=x" };
const signIn = (email: string) => `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--\r\n`;
const post = (path: string, headers: Record<string, string> = {}, body: string = signIn("ada@a.example")) =>
  ask(path, { method: "POST", headers: { ...FORM, ...headers }, body });

/** The cookie of somebody who is signed in. */
async function cookieOf(isAdmin: boolean): Promise<string> {
  const { id: userId } = await createUser(app.db, { isAdmin });
  const expires = new Date(Date.now() + PER_MINUTE * 1_000);
  await app.db.insert(schema.sessions).values({ sessionToken: hashSecret(userId), userId, expires });
  const { site } = await app.context();
  return `${sessionCookieName(site.baseUrl)}=${userId}`;
}

describe("pages asked for", () => {
  it("count by address, and are refused with a page that says when they are to be had again", async () => {
    for (let i = 0; i < PER_MINUTE; i += 1) expect((await ask("/")).status).toBe(200);
    const refused = await ask("/listings/a");
    expect([refused.status, pages]).toEqual([429, PER_MINUTE]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"public";r=0;t=\d+$/);
    expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(refused.text).toContain("<h1>Too many pages at once</h1>");
    expect(refused.text).toMatch(/Wait \d+ seconds/);
    expect(await ask("/listings/a", { headers: { accept: "*/*" } })).toMatchObject({
      status: 429,
      text: expect.stringContaining('"code":"rate_limited"'),
    });
    await memoryOf(app.db).hits.keep(app.db); // of a person who is signed in they would be too
    expect(await app.db.select().from(schema.limitHits)).toMatchObject([{ bucket: "public", kind: "page", count: 2 }]);
    expect((await ask("/_next/static/chunk.js")).status).toBe(200);
    expect((await ask("/api/v1/site", { headers: { accept: "*/*" } })).status).toBe(200); // calls are counted apart
    app.clock.advance(60_000);
    expect((await ask("/")).status).toBe(200);
  });
});

describe("a form", () => {
  it("with an e-mail address of 5 MB is refused with a page, once it was sent", async () => {
    const refused = await post("/sign-in", {}, signIn("a".repeat(5 * MIB)));
    expect([refused.status, pages]).toEqual([413, 0]);
    expect(refused.text).toContain("<h1>That is too much for one form</h1>");
    expect(refused.text).toContain("The body is larger than 64 KiB.");
  });

  it("with a photo may be as large as photos are, and others as their fields", async () => {
    expect((await post("/dashboard/founder", {}, signIn("a".repeat(5 * MIB)))).status).toBe(200);
    expect((await post("/dashboard/drafts/dr_1", {}, signIn("a".repeat(MIB - 200)))).status).toBe(200);
    expect((await post("/dashboard/drafts/dr_1", {}, signIn("a".repeat(MIB)))).status).toBe(413);
  });

  it("of the desk may hold a whole file or post, of admins alone", async () => {
    const file = signIn("é".repeat(1_000_000)); // as many characters as an import takes, in two bytes each
    const [admin, other] = [await cookieOf(true), await cookieOf(false)];
    expect((await post("/admin/imports", { cookie: admin }, file)).status).toBe(200);
    for (const headers of [{}, { cookie: other }])
      expect((await post("/admin/imports", headers, file)).text).toContain("The body is larger than 64 KiB.");
    expect((await post("/admin/settings", { cookie: other })).status).toBe(200);
    expect((await post("/admin/posts/1", { cookie: admin }, signIn("a".repeat(7 * MIB)))).status).toBe(413);
  });

  it("is not read at all where it announces far too much, or not how much", async () => {
    const endless = await ask("/sign-in", {
      method: "POST",
      headers: { ...FORM, "content-length": String(1e10) },
      body: "a",
    });
    expect([endless.status, endless.headers.connection]).toEqual([413, "close"]);
    const chunked = await ask("/sign-in", {
      method: "POST",
      headers: { ...FORM, "transfer-encoding": "chunked" },
      body: "a",
    });
    expect([chunked.status, chunked.headers.connection]).toEqual([400, "close"]);
  });

  it("is taken in chunks of a payment provider, whose webhooks come as it likes", async () => {
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
    expect((await ask("/api/webhooks/stripe", { method: "POST", headers, body: "{}" })).status).toBe(200);
  });

  it.each(["https://evil.example", "null", "nonsense", "http://127.0.0.1", "http://127.0.0.1.evil.example"])(
    "that another website sent is refused with a page: %s",
    async (origin) => {
      const refused = await post("/sign-in", { origin, "next-action": "x" });
      expect([refused.status, pages]).toEqual([403, 0]);
      expect(refused.text).toContain("<h1>This form was sent from another website</h1>");
      const problem = await post("/sign-in", { origin, accept: "text/x-component" });
      expect(JSON.parse(problem.text)).toMatchObject({ status: 403, code: "forbidden" });
      expect(problem.headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  it.each([
    [409, "This form is out of date"],
    [400, "This page cannot be shown"],
  ])("that no page has is answered in our words, not in Next's: %s", async (status, title) => {
    nextSays = { status, headers: { "x-nextjs-action-not-found": "1", "content-type": "text/plain" } };
    const page = await post("/sign-in");
    expect([page.status, page.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(page.text).toContain(`<h1>${title}</h1>`);
    const problem = await post("/sign-in", { "next-action": "x", accept: "text/x-component" });
    expect(JSON.parse(problem.text)).toMatchObject({ status, fix: expect.stringMatching(/^Open the page again/) });
    expect(problem.headers["x-nextjs-action-not-found"], "which Next's script reads").toBe("1");
  });

  it("that cannot be read is no fault of ours", async () => {
    nextSays = { status: 500, headers: { "content-type": "text/plain" } };
    const page = await post("/sign-in", {}, "no form at all");
    expect([page.status, page.text]).toEqual([400, expect.stringContaining("The form could not be read.")]);
  });

  it("of our own pages is taken, and one of no page", async () => {
    expect((await post("/sign-in", { origin: `http://127.0.0.1:${port}` })).status).toBe(200);
    expect((await post("/sign-in")).status).toBe(200);
  });
});
