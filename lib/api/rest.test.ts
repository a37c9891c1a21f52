import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiKeyFor } from "@/lib/testing/actors";
import { type TestApp, testApp } from "@/lib/testing/app";
import { createUser } from "@/lib/testing/factories";
import { sampleOperations } from "@/lib/testing/sample-operations";
import { openFrontDoor } from "./front-door";
import { createApi } from "./handle";
import { forgetProcessWide, processWide } from "./process-wide";

type Send = (path: string, init?: RequestInit) => Promise<Response>;
interface Surface {
  send: Send;
  close(): Promise<void>;
}

const surfaces: Record<string, (app: TestApp) => Promise<Surface>> = {
  "the web handler": async (app) => {
    const api = createApi(app);
    const send: Send = (path, init) => api(new Request(`http://main.test${path}`, init), { address: "192.0.2.1" });
    return { send, close: async () => undefined };
  },
  "the front door over HTTP": async (app) => {
    const door = openFrontDoor(app, { early: [], pages: async (_req, res) => void res.writeHead(404).end("page") });
    const port = await door.listen(0, "127.0.0.1");
    return { send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init), close: () => door.close() };
  },
  "the route handler": async (app) => {
    processWide("app", () => Promise.resolve(app));
    const { GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS } = await import("@/app/api/v1/[...path]/route");
    const handlers = new Map(Object.entries({ GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS }));
    const send: Send = async (path, init) => {
      const handler = handlers.get(init?.method ?? "GET");
      if (!handler) throw new Error(`The route handler does not export ${init?.method}.`);
      return handler(new Request(`http://main.test${path}`, init));
    };
    return { send, close: async () => forgetProcessWide("app") };
  },
};

describe.each(Object.entries(surfaces))("REST through %s", (_name, open) => {
  const { state, operations } = sampleOperations();
  let app: TestApp;
  let surface: Surface;
  let key: string;
  let readKey: string;
  const get: Send = (path, init) => surface.send(`/api/v1${path}`, init);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    get(path, {
      method,
      headers: { ...bearer(key), "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  beforeAll(async () => {
    app = await testApp({ operations });
    surface = await open(app);
    const user = await createUser(app.db, { email: "mira@people.example" });
    key = await apiKeyFor(app.db, user);
    readKey = await apiKeyFor(app.db, user, ["account:read"]);
  });
  beforeEach(() => app.clock.advance(3_600_000)); // a new window of every bucket
  afterAll(async () => {
    await surface.close();
    await app.close();
  });

  async function problem(response: Response, status: number, code: string) {
    const body = await response.json();
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
      fix: expect.any(String),
    });
    expect(body.type).toContain(`#error-${code}`);
    expect(body.request_id).toBe(response.headers.get("x-request-id"));
    return body;
  }

  it("answers a public read with tag, cache and limit headers, and without unknown output fields", async () => {
    const response = await get("/things?q=lamp&tags=a&tags=b&is_open=true&per_page=2");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30, stale-while-revalidate=30");
    expect(response.headers.get("ratelimit-policy")).toBe('"public";q=600;w=60');
    expect(response.headers.get("ratelimit")).toBe('"public";r=599;t=60');
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toEqual({
      ...{ items: [{ name: "lamp", tags: ["a", "b"], is_open: true }] },
      ...{ page: 1, per_page: 2, total: 1, has_more: false },
    });
  });

  it("answers 304 to a known tag, weak or strong, in a list or as *", async () => {
    const tag = (await get("/things")).headers.get("etag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await get("/things", { headers: { "if-none-match": known } });
      expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, tag, ""]);
    }
    expect((await get("/things", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const [head, full] = [await get("/things", { method: "HEAD" }), await get("/things")];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect(head.headers.get("content-length")).toBe(full.headers.get("content-length"));
  });

  it("tells methods by OPTIONS and opens itself to every origin, never with credentials", async () => {
    const response = await get("/my-things/7", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "PATCH" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("PATCH, DELETE, OPTIONS");
    expect(response.headers.get("access-control-allow-headers")).toContain("Authorization");
    const read = await get("/things", { headers: { origin: "https://elsewhere.test" } });
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
    expect(read.headers.get("access-control-allow-credentials")).toBeNull();
    for (const name of ["WWW-Authenticate", "RateLimit", "Idempotent-Replayed", "ETag"])
      expect(read.headers.get("access-control-expose-headers")).toContain(name);
  });

  it("answers OPTIONS of an unknown path with 404, but lets a preflight through to the 404 it asks for", async () => {
    await problem(await get("/nothing", { method: "OPTIONS" }), 404, "not_found");
    const headers = { "access-control-request-method": "GET" };
    expect((await get("/nothing", { method: "OPTIONS", headers })).status).toBe(204);
    expect((await get("/openapi.json", { method: "OPTIONS" })).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  it("answers an unknown path with 404 and where the paths are listed", async () => {
    for (const path of ["/nothing", "", "/", "/things/", "/things/a/b"])
      expect((await problem(await get(path), 404, "not_found")).fix).toContain("/api/v1/openapi.json");
  });

  it("answers a wrong method with 405 and Allow", async () => {
    const response = await send("PUT", "/things", {});
    await problem(response, 405, "method_not_allowed");
    expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  });

  it("refuses to answer in anything but JSON", async () => {
    await problem(await get("/things", { headers: { accept: "text/html" } }), 406, "not_acceptable");
    await problem(await get("/things", { headers: { accept: "application/json;q=0" } }), 406, "not_acceptable");
    for (const accept of ["application/*", "text/html, */*;q=0.1", "application/problem+json"])
      expect((await get("/things", { headers: { accept } })).status).toBe(200);
  });

  it("takes JSON bodies only", async () => {
    const headers = { "content-type": "text/plain" };
    await problem(await send("POST", "/things", '{"name":"x"}', headers), 415, "unsupported_media_type");
    const encoded = { "content-encoding": "gzip" };
    await problem(await send("POST", "/things", '{"name":"x"}', encoded), 415, "unsupported_media_type");
    await problem(await send("POST", "/things", "{name:x}"), 400, "malformed_json");
    await problem(await send("POST", "/things", "[1,2]"), 422, "validation_failed");
  });

  it("refuses a body over 1 MiB, announced or streamed", async () => {
    const large = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    await problem(await send("POST", "/things", large), 413, "payload_too_large");
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent <= 20) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const init = {
      method: "POST",
      headers: { ...bearer(key), "content-type": "application/json" },
      body,
      duplex: "half",
    };
    await problem(await get("/things", init), 413, "payload_too_large");
  });

  it("lists every unusable field by its pointer, with a suggestion for a near miss", async () => {
    const body = await problem(
      await send("POST", "/things", { nam: "x", notes: { txt: 1 } }),
      422,
      "validation_failed",
    );
    expect(body.errors).toEqual([
      { pointer: "/name", detail: "is required" },
      { pointer: "/notes/text", detail: "is required" },
      { pointer: "/notes/txt", detail: 'is not a known field; did you mean "text"?' },
      { pointer: "/nam", detail: 'is not a known field; did you mean "name"?' },
    ]);
  });

  it("never clamps per_page, and refuses unknown, doubled and misplaced parameters", async () => {
    for (const query of [
      "per_page=101",
      "per_page=0",
      "per_page=abc",
      "page=0",
      "page=1&page=2",
      "limit=5",
      "__proto__=1",
    ])
      await problem(await get(`/things?${query}`), 422, "validation_failed");
    await problem(await send("POST", "/things?name=x", { name: "x" }), 422, "validation_failed");
    for (const id of ["x", "0", "7.5", "99999999999999999999"])
      await problem(await send("PATCH", `/my-things/${id}`, { name: "x" }), 404, "not_found");
    await problem(await send("PATCH", "/my-things/7", { name: "x", thing_id: 8 }), 400, "bad_request");
    for (const id of ["x", "0", "7.5", "2e400"])
      await problem(await send("PATCH", `/my-things/${id}`, { name: "x" }), 404, "not_found");
    await problem(await send("DELETE", "/my-things/7", { name: "x" }), 400, "bad_request");
    await problem(await get("/things?q=%ff"), 400, "bad_request");
    await problem(await get("/things?q=%00"), 422, "validation_failed");
  });

  it("takes a number as digits only, however else it might be read", async () => {
    expect(await (await get("/things?per_page=07")).json()).toMatchObject({ per_page: 7 });
    for (const text of ["", "0x10", "1e1", "%205", "5.0", "%2B5", "true", "Infinity", "5,6"])
      await problem(await get(`/things?per_page=${text}`), 422, "validation_failed");
    await problem(await send("PATCH", "/my-things/7.0", { name: "x" }), 404, "not_found");
  });

  it("leads a former slug to today's by 301", async () => {
    const response = await get("/things/former", { redirect: "manual" });
    await problem(response, 301, "moved");
    expect(response.headers.get("location")).toBe("/api/v1/things/today");
  });

  it("gives an impossible identifier the 404 of a missing object, and a wrong week 422", async () => {
    const missing = await problem(await get("/things/missing"), 404, "not_found");
    const impossible = await problem(await get("/things/Not_a_Slug"), 404, "not_found");
    expect({ ...impossible, instance: "", request_id: "" }).toEqual({ ...missing, instance: "", request_id: "" });
    await problem(await get("/things/weeks/2025-W53"), 422, "validation_failed");
    expect((await get("/things/weeks/2026-W53")).status).toBe(200);
    await problem(await get("/things/%E0%A4%A"), 400, "bad_request");
  });

  it("asks for sign-in with a challenge, and tells a missing from a bad token", async () => {
    const missing = await get("/me/thing");
    await problem(missing, 401, "unauthenticated");
    expect(missing.headers.get("www-authenticate")).toBe('Bearer realm="launchyard", scope="account:read"');
    const bad = await get("/me/thing", { headers: bearer("lyd_nonsense") });
    await problem(bad, 401, "invalid_token");
    expect(bad.headers.get("www-authenticate")).toContain('error="invalid_token"');
    expect(bad.headers.get("ratelimit")).toBe('"public";r=599;t=60'); // the first anonymous charge of this window
    await problem(await get(`/me/thing?access_token=${key}`), 401, "invalid_token");
    await problem(await get("/me/thing", { headers: { cookie: `session=${key}` } }), 401, "unauthenticated");
  });

  it("answers a key without the scope with 403 and the scope that would do, before it reads the body", async () => {
    const response = await send("POST", "/things", "{broken", bearer(readKey));
    await problem(response, 403, "insufficient_scope");
    expect(response.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
    expect(response.headers.get("www-authenticate")).toContain('scope="listings:write"');
  });

  it("keeps private reads out of shared caches", async () => {
    const response = await get("/me/thing", { headers: bearer(readKey) });
    expect(await response.json()).toEqual({ owner: "mira@people.example" });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("vary")).toBe("Authorization");
    expect((await get("/things", { headers: bearer(readKey) })).headers.get("cache-control")).toBe("private, no-cache");
  });

  it("replays the stored answer of a repeated Idempotency-Key, byte for byte", async () => {
    const headers = { "idempotency-key": "first" };
    const first = await send("POST", "/things", { name: "lamp" }, headers);
    const again = await send("POST", "/things", ' { "name" : "lamp" } ', headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(await again.text()).toBe(await first.text());
    await problem(await send("POST", "/things", { name: "other" }, headers), 422, "idempotency_mismatch");
  });

  it("answers 201 for what was made and 200 for what was there already, also when it replays, and where the former is", async () => {
    const headers = { "idempotency-key": "existing" };
    const made = await send("POST", "/thing-drafts", { name: "new" });
    expect([made.status, made.headers.get("location")]).toEqual([201, "/api/v1/things/new"]);
    const existing = await send("POST", "/thing-drafts", { name: "existing" }, headers);
    expect([existing.status, existing.headers.get("location")]).toEqual([200, null]);
    const again = await send("POST", "/thing-drafts", { name: "existing" }, headers);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  });

  it("replays a stored refusal with its first body", async () => {
    const headers = { "idempotency-key": "refusal" };
    const [first, again] = [
      await send("POST", "/things", { name: "clash" }, headers),
      await send("POST", "/things", { name: "clash" }, headers),
    ];
    expect([first.status, again.status, again.headers.get("idempotent-replayed")]).toEqual([409, 409, "true"]);
    expect(await again.text()).toBe(await first.text());
  });

  it("tells nothing about a fault but its request id", async () => {
    const response = await send("POST", "/things", { name: "fault" });
    const body = await problem(response, 500, "internal_error");
    expect(JSON.stringify(body)).not.toMatch(/users|srv|table|stack/);
  });

  it("answers a used-up bucket with 429, Retry-After and the bucket's state", async () => {
    for (let i = 0; i < 20; i += 1) expect((await send("POST", "/thing-drafts", { name: `n${i}` })).status).toBe(201);
    const response = await send("POST", "/thing-drafts", { name: "one too many" });
    await problem(response, 429, "rate_limited");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("ratelimit-policy")).toBe('"account";q=300;w=60, "drafts";q=20;w=3600');
    expect(response.headers.get("ratelimit")).toMatch(/^"account";r=\d+;t=\d+, "drafts";r=0;t=\d+$/);
  });

  it("serves the OpenAPI document with a tag", async () => {
    const response = await get("/openapi.json");
    expect(response.headers.get("ratelimit")).toBe('"public";r=599;t=60');
    expect((await response.json()).openapi).toBe("3.1.0");
    const tag = response.headers.get("etag") ?? "";
    expect((await get("/openapi.json", { headers: { "if-none-match": tag } })).status).toBe(304);
    await problem(await send("POST", "/openapi.json", {}), 405, "method_not_allowed");
  });

  it("answers 503 with Retry-After while it drains", async () => {
    app.drain();
    const response = await get("/things");
    await problem(response, 503, "unavailable");
    expect(response.headers.get("retry-after")).toBe("1");
    expect(state.runs).toBeGreaterThan(0);
  });
});
