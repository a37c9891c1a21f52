import { mkdir, writeFile } from "node:fs/promises";
import { request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serveWeb } from "@/lib/api/http/node-request";
import { hashSource } from "@/lib/core/http/content-policy";
import { flushLog } from "@/lib/core/log";
import { diskStorage } from "@/lib/integrations/storage";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { Gate, sampleOperations } from "@/lib/testing/api/sample-operations";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { createFiles } from "./files";
import { type FrontDoor, openFrontDoor } from "./front-door";

const { state, operations } = sampleOperations();
const SHA = "ab".repeat(32);
let app: TestApp;
let door: FrontDoor;
let url: string;
const seen: { pages: Record<string, unknown>[] } = { pages: [] };

beforeEach(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "files", "ab"), { recursive: true });
  await writeFile(join(folder, "files", "ab", `${SHA}.webp`), "picture");
  app = await testApp({ operations });
  const echo = serveWeb(async (req) => {
    const headers = new Headers({ "x-method": req.method });
    headers.append("set-cookie", "a=1");
    headers.append("set-cookie", "b=2");
    return new Response(`${new URL(req.url).search} ${await req.text()}`, { status: 201, headers });
  });
  door = openFrontDoor(app, {
    early: [
      { path: "/echo", handler: echo },
      { path: "/files/", handler: createFiles(diskStorage(folder)) },
    ],
    pages: async (req, res) => {
      if (req.url === "/fails") throw new Error("a page failed");
      if (req.url === "/failed") return answerEmpty500(res);
      if (req.url === "/missing") {
        const answer = app.openPages.get(String(req.headers["x-request-id"]));
        if (answer) answer.statusCode = 404;
      }
      seen.pages.push({ ...req.headers });
      res.end("page");
    },
  });
  url = `http://127.0.0.1:${await door.listen(0, "127.0.0.1")}`;
});
afterEach(async () => {
  await door.close();
  await app.close();
});
afterAll(() => flushLog());

/** As Next does when a page throws: compressed, in pieces. */
function answerEmpty500(res: ServerResponse): void {
  res.statusCode = 500;
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("content-encoding", "gzip");
  res.write("not ");
  res.end("gzip");
}

/** A request with headers that fetch would not send. */
function raw(path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const req = request({ port: new URL(url).port, path, headers }, (res) => {
      let body = "";
      res.on("data", (chunk) => (body += chunk));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, body }));
    });
    req.on("error", reject).end();
  });
}

describe("the front door", () => {
  it("answers the API itself and hands everything else to the pages, guarded", async () => {
    expect((await fetch(`${url}/api/v1/things`)).status).toBe(200);
    const page = await fetch(`${url}/anything`);
    expect(await page.text()).toBe("page");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(page.headers.get("x-request-id")).toMatch(/^req_/);
    expect((await fetch(`${url}/api/v10/things`)).headers.get("x-frame-options")).toBe("DENY");
  });

  it("tells each page the nonce of its own answer, whatever the client says of one", async () => {
    seen.pages = [];
    const chosen = { "x-nonce": "chosen", "content-security-policy": "script-src 'nonce-chosen'" };
    const answers = [await fetch(url, { headers: chosen }), await fetch(url, { headers: chosen })];
    const nonces = answers.map((one) => /'nonce-([^']+)'/.exec(one.headers.get("content-security-policy") ?? "")?.[1]);
    expect(seen.pages.map((headers) => headers["x-nonce"])).toEqual(nonces);
    expect(seen.pages.map((headers) => headers["content-security-policy"])).toEqual(
      answers.map((one) => one.headers.get("content-security-policy")),
    );
    expect(new Set([...nonces, "chosen"]).size).toBe(3);
  });

  it("tells pages the peer's address, and nothing a client claims about itself", async () => {
    seen.pages = [];
    await fetch(url, {
      headers: { "x-forwarded-for": "1.2.3.4", "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" },
    });
    expect(seen.pages[0]).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
    expect(seen.pages[0]).not.toHaveProperty("x-forwarded-host");
    expect(seen.pages[0]).not.toHaveProperty("x-forwarded-proto");
  });

  it("finds the site by Host, and the default site for any other", async () => {
    await createSite(app.db, { key: "second", name: "Second", host: "second.test:8080" });
    app.sites.invalidate();
    const titleFor = async (host: string) => JSON.parse((await raw("/api/v1/openapi.json", { host })).body).info.title;
    expect(await titleFor("SECOND.test:8080")).toBe("Second API");
    expect(await titleFor("second.test")).toBe("Main API");
  });

  it("takes absolute request targets by their path", async () => {
    expect((await raw("/api/v1/things", { host: "main.test" })).status).toBe(200);
    const absolute = await new Promise((resolve) =>
      request({ port: new URL(url).port, path: "http://other.test/api/v1/things?q=x" }, (res) =>
        resolve(res.statusCode),
      ).end(),
    );
    expect(absolute).toBe(200);
  });

  it("runs handlers of Request and Response with query, body, status and every cookie", async () => {
    const response = await fetch(`${url}/echo?a=1`, { method: "POST", body: "hello" });
    expect([response.status, await response.text()]).toEqual([201, "?a=1 hello"]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("serves stored pictures for ever, and only by their hash", async () => {
    const picture = await fetch(`${url}/files/${SHA}.webp`);
    expect([picture.status, picture.headers.get("content-type"), await picture.text()]).toEqual([
      200,
      "image/webp",
      "picture",
    ]);
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const others = [
      `/files/${"cd".repeat(32)}.webp`,
      "/files/../server.ts",
      `/files/${SHA}`,
      "/files/%2e%2e%2fpackage.json",
    ];
    for (const path of others) expect((await raw(path, {})).status).toBe(404);
    expect((await fetch(`${url}/files/${SHA}.webp`, { method: "POST" })).status).toBe(405);
  });

  it("answers 500 with the request id when a page throws, and goes on", async () => {
    const response = await fetch(`${url}/fails`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(response.headers.get("x-request-id"));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("answers a page that failed whole, with the site's name and what finds the cause", async () => {
    const response = await fetch(`${url}/failed`);
    const body = await response.text();
    expect([response.status, response.headers.get("content-encoding")]).toEqual([500, null]);
    expect(body).toContain("<mark>Main</mark>");
    expect(body).toContain(response.headers.get("x-request-id"));
    const [, style = ""] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    expect(response.headers.get("content-security-policy")).toContain(`style-src ${hashSource(style)};`);
  });

  it("lets a page say that it is missing, but not to the script that asks for it in another page's place", async () => {
    expect((await fetch(`${url}/missing`)).status).toBe(404);
    expect((await fetch(`${url}/missing`, { headers: { rsc: "1" } })).status).toBe(200);
    expect((await fetch(`${url}/anything`)).status).toBe(200);
    expect(app.openPages.size).toBe(0);
  });

  it("lets a running call end while new ones get 503, then closes", async () => {
    state.gate = new Gate();
    state.started = new Gate();
    const key = await apiKeyFor(app.db, await createUser(app.db));
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const running = fetch(`${url}/api/v1/things`, { method: "POST", headers, body: '{"name":"slow"}' });
    await state.started.opened;
    const closed = door.close();
    const refused = await fetch(`${url}/api/v1/things`);
    expect([refused.status, refused.headers.get("connection"), (await refused.json()).code]).toEqual([
      503,
      "close",
      "unavailable",
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    expect((await fetch(`${url}/page`)).status).toBe(503);
    state.gate.open();
    expect((await running).status).toBe(201);
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});

describe("the log", () => {
  it("has one line of JSON per request with its id, and neither query nor token", async () => {
    vi.resetModules();
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    vi.stubEnv("LOG_LEVEL", "info");
    const { createNodeApi } = await import("@/lib/api/rest/endpoint");
    const { flushLog: flush } = await import("@/lib/core/log");
    const api = createNodeApi(app);
    door.server.removeAllListeners("request").on("request", (req, res) => void api(req, res));
    const response = await fetch(`${url}/api/v1/things?q=private`, { headers: { authorization: "Bearer lyd_secret" } });
    flush();
    write.mockRestore();
    vi.unstubAllEnvs();
    const [line = ""] = lines
      .join("")
      .split("\n")
      .filter((one) => one.includes('"request"'));
    const id = response.headers.get("x-request-id");
    expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/api/v1/things", status: 401, request_id: id });
    expect(JSON.parse(line).ms).toEqual(expect.any(Number));
    expect(lines.join("")).not.toMatch(/private|lyd_secret/);
  });
});
