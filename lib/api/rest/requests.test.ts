import { expect, it } from "vitest";
import { bearer, describeRest, problem } from "@/lib/testing/api/rest-surfaces";

describeRest("what REST takes", (rest) => {
  const { get, send } = rest;

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
    const inLatin1 = { "content-type": "application/json; charset=iso-8859-1" };
    await problem(await send("POST", "/things", '{"name":"x"}', inLatin1), 415, "unsupported_media_type");
    await problem(await send("POST", "/things", "{name:x}"), 400, "malformed_json");
    await problem(await send("POST", "/things", "[1,2]"), 422, "validation_failed");
  });

  it.each(["application/json;", 'application/json; profile="x"', "application/vnd.x+json;charset=UTF-8;v=1"])(
    "takes %s, whatever parameters stand behind it (RFC 9110, section 5.6.6)",
    async (type) => {
      const response = await send("POST", "/things", '{"name":"x"}', { "content-type": type });
      expect(response.status).toBe(201);
    },
  );

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
      headers: { ...bearer(rest.key()), "content-type": "application/json" },
      body,
      duplex: "half",
    };
    await problem(await get("/things", init), 413, "payload_too_large");
  });

  it("refuses a body that is larger than the operation's fields can fill", async () => {
    const filled = JSON.stringify({ name: "x", pad: " ".repeat(20 * 1024) });
    const { detail } = await problem(await send("PATCH", "/my-things/1", filled), 413, "payload_too_large");
    expect(detail).toBe("The body is larger than 16 KiB.");
  });

  it.each([
    ["5,001 values", `[${"1,".repeat(5_000)}1]`, 413, "payload_too_large"],
    ["65 levels", `${"[".repeat(65)}${"]".repeat(65)}`, 400, "bad_request"],
    ["33 levels", `{"a":${"[".repeat(33)}${"]".repeat(33)}}`, 422, "validation_failed"],
    ["levels and values within a text", `{"name":"x","notes":{"text":"${"[,".repeat(9_000)}\\"["}}`, 201, null],
  ])("looks at %s before it makes anything of them", async (_what, body, status, code) => {
    const response = await send("POST", "/things", body);
    if (code) await problem(response, status, code);
    else expect(response.status).toBe(status);
  });

  it("refuses a query of more than 100 fields", async () => {
    await problem(await get(`/things?${"a&".repeat(100)}`), 400, "bad_request");
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

  it("gives an impossible identifier the 404 of a missing object, and a wrong week 422", async () => {
    const missing = await problem(await get("/things/missing"), 404, "not_found");
    const impossible = await problem(await get("/things/Not_a_Slug"), 404, "not_found");
    expect({ ...impossible, instance: "", request_id: "" }).toEqual({ ...missing, instance: "", request_id: "" });
    await problem(await get("/things/weeks/2025-W53"), 422, "validation_failed");
    expect((await get("/things/weeks/2026-W53")).status).toBe(200);
    await problem(await get("/things/%E0%A4%A"), 400, "bad_request");
  });
});
