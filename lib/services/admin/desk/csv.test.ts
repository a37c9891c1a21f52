import { describe, expect, it } from "vitest";
import { toCsv } from "./csv";

describe("CSV", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("holds no formula: %j", (text) => {
    expect(toCsv([[text]])).toMatch(/^"?'/);
  });

  it("quotes what would break a line or a cell", () => {
    expect(toCsv([["a,b", 'say "x"', "two\nlines", null, -5, true, "plain"]])).toBe(
      '"a,b","say ""x""","two\nlines",,-5,true,plain\r\n',
    );
  });
});
