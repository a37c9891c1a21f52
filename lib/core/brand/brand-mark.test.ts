import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { brandMark, brandStyle } from "./brand-mark";
import { contrast } from "./colour";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a site's mark colour", () => {
  it("bears the ink of both themes, whatever colour the site names", () => {
    fc.assert(
      fc.property(colour, (named) => {
        const mark = brandMark(named);
        expect(contrast("#191c22", mark?.light ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("#eeeeeb", mark?.dark ?? "")).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("stays as it is named where that can be read", () => {
    expect(brandMark("#8fe0c8")?.light).toBe("#8fe0c8");
    expect(brandMark("#14584a")?.dark).toBe("#14584a");
  });

  it("is known to be readable by the contrast of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it.each(["red", "#fff", "#ffffff}body{display:none", ""])("lets no other text into a page's style: %s", (text) => {
    expect(brandStyle(text)).toBe("");
  });
});
