import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { safeReturnPath } from "./return-path";

const BASE_URL = "https://fernwood.example";

describe("safeReturnPath", () => {
  it.each([
    ["/dashboard?a=1#b", "/dashboard?a=1#b"],
    ["https://fernwood.example/x", "/x"],
    ["https://evil.example/x", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/.//evil.example", "/evil.example"],
    ["javascript:alert(1)", "/"],
    ["https://fernwood.example@evil.example", "/"],
    [null, "/"],
  ])("turns %j into %j", (wanted, path) => {
    expect(safeReturnPath(BASE_URL, wanted)).toBe(path);
  });

  it("never leaves the site, whatever is asked", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          expect(new URL(safeReturnPath(BASE_URL, wanted), BASE_URL).origin).toBe(BASE_URL);
        },
      ),
    );
  });
});
