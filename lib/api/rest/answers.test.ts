import { expect, it } from "vitest";
import { bearer, describeRest, problem } from "@/lib/testing/api/rest-surfaces";

describeRest("what REST answers", (rest) => {
  const { get, send } = rest;

  it("answers a public read with tag, cache and limit headers, and without unknown output fields", async () => {
    const response = await get("/things?q=lamp&tags=a&tags=b&is_open=true&per_page=2");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30, stale-while-revalidate=30");
    expect(response.headers.get("ratelimit-policy")).toBe('"public";q=600;w=60');
    expect(response.headers.get("ratelimit")).toBe('"public";r=599;t=60');
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
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

  it("leads a former slug to today's by 301", async () => {
    const response = await get("/things/former", { redirect: "manual" });
    await problem(response, 301, "moved");
    expect(response.headers.get("location")).toBe("/api/v1/things/today");
  });

  it("keeps private reads out of shared caches", async () => {
    const response = await get("/me/thing", { headers: bearer(rest.readKey()) });
    expect(await response.json()).toEqual({ owner: "mira@people.example" });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("vary")).toBe("Authorization, Accept-Encoding");
    expect((await get("/things", { headers: bearer(rest.readKey()) })).headers.get("cache-control")).toBe(
      "private, no-cache",
    );
  });

  it("serves the OpenAPI document with a tag", async () => {
    const response = await get("/openapi.json");
    expect(response.headers.get("ratelimit")).toBe('"public";r=599;t=60');
    expect((await response.json()).openapi).toBe("3.1.0");
    const tag = response.headers.get("etag") ?? "";
    expect((await get("/openapi.json", { headers: { "if-none-match": tag } })).status).toBe(304);
    await problem(await send("POST", "/openapi.json", {}), 405, "method_not_allowed");
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
});
