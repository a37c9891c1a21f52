import { expect, it } from "vitest";
import { bearer, describeRest, problem } from "@/lib/testing/api/rest-surfaces";

describeRest("whom REST refuses", (rest) => {
  const { get, send } = rest;

  it("asks for sign-in with a challenge, and tells a missing from a bad token", async () => {
    const missing = await get("/me/thing");
    await problem(missing, 401, "unauthenticated");
    expect(missing.headers.get("www-authenticate")).toBe('Bearer realm="launchyard", scope="account:read"');
    const bad = await get("/me/thing", { headers: bearer("lyd_nonsense") });
    await problem(bad, 401, "invalid_token");
    expect(bad.headers.get("www-authenticate")).toContain('error="invalid_token"');
    expect(bad.headers.get("ratelimit")).toBe('"public";r=598;t=60'); // after the one without a token
    await problem(await get(`/me/thing?access_token=${rest.key()}`), 401, "invalid_token");
    await problem(await get("/me/thing", { headers: { cookie: `session=${rest.key()}` } }), 401, "unauthenticated");
  });

  it("answers a key without the scope with 403 and the scope that would do, before it reads the body", async () => {
    const response = await send("POST", "/things", "{broken", bearer(rest.readKey()));
    await problem(response, 403, "insufficient_scope");
    expect(response.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
    expect(response.headers.get("www-authenticate")).toContain('scope="listings:write"');
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

  it("answers 503 with Retry-After while it drains", async () => {
    rest.app().drain();
    const response = await get("/things");
    await problem(response, 503, "unavailable");
    expect(response.headers.get("retry-after")).toBe("1");
    expect(rest.runs()).toBeGreaterThan(0);
  });
});
