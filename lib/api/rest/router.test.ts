import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type AnyOperation, defineOperation, type HttpMethod } from "@/lib/core/operation";
import { createRouter } from "./router";

function at(method: HttpMethod, path: string): AnyOperation {
  const texts = { title: "t", summary: "s" };
  const kind = { access: "public", toolset: "read" } as const;
  const shapes = { input: z.strictObject({}), output: z.object({}) };
  return defineOperation({
    name: `${method} ${path}`,
    method,
    path,
    ...texts,
    ...kind,
    ...shapes,
    run: async () => ({}),
  });
}

describe("the router", () => {
  const router = createRouter([
    at("GET", "/orders/{number}"),
    at("POST", "/orders/quote"),
    at("GET", "/orders/quote/{part}"),
    at("GET", "/a/{x}/c"),
    at("GET", "/a/b/{y}"),
  ]);

  it("prefers literal segments to parameters", () => {
    expect([...(router("/orders/quote")?.byMethod.keys() ?? [])]).toEqual(["POST"]);
    expect(router("/orders/LY-2026-000001")?.params).toEqual({ number: "LY-2026-000001" });
  });

  it("decodes parameters, and refuses broken encodings as the caller's fault", () => {
    expect(router("/orders/a%2Fb%20c")?.params).toEqual({ number: "a/b c" });
    expect(() => router("/orders/%E0%A4%A")).toThrow("percent-encoded");
  });

  it("finds nothing for other lengths and empty segments", () => {
    for (const path of ["", "/", "/orders", "/orders/", "/orders/1/2", "//1"]) expect(router(path)).toBeNull();
  });

  it("refuses two operations at one place", () => {
    expect(() => createRouter([at("GET", "/x"), at("GET", "/x")])).toThrow("Two operations at GET /x");
  });
});
