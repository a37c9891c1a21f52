import { describe, expect, it } from "vitest";
import { isHeld, isLate, type Result, rowOf, settled } from "./result";

const result = (figure: number, more: Partial<Result> = {}): Result => ({
  ...{ name: "A long body", measures: "longest wait of /healthz, ms", bar: 100, figure, ms: 5 },
  ...more,
});

describe("an attack of the short form", () => {
  it("is measured once more where something took too long", () => {
    expect(isLate(result(101))).toBe(true);
    expect(isLate(result(101, { measures: "longest wait", undisturbed: 101 }))).toBe(true);
    expect(isLate(result(100))).toBe(false);
  });

  it("is missed at once by a wrong count, and where it did not come to an end", () => {
    expect(isLate(result(101, { measures: "answers other than 429" }))).toBe(false);
    expect(isLate(result(Number.POSITIVE_INFINITY))).toBe(false);
  });

  it("counts by what it does the second time, and its row says so", () => {
    const held = settled(result(140), result(90, { note: "12 reads" }));
    expect(isHeld(held)).toBe(true);
    expect(rowOf(held)).toContain("held when run again, after 140; 12 reads");
    const missed = settled(result(140), result(120));
    expect(isHeld(missed)).toBe(false);
    expect(rowOf(missed)).toContain("missed when run again, after 140");
  });

  it("keeps what else was measured the first time, unless the second shows more than lateness", () => {
    expect(settled(result(50), result(140))).toEqual(result(50));
    expect(isHeld(settled(result(50), result(Number.POSITIVE_INFINITY)))).toBe(false);
  });
});
