import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { addWeeks, parseWeek, resolveWeek, weekDays, weekEnd, weekOf, weekStart, weeksInYear } from "./week";

const instants = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2090-12-31T23:59:59Z"),
  noInvalidDate: true,
});
const week = (text: string) => {
  const parsed = parseWeek(text);
  if (!parsed) throw new Error(`not a week: ${text}`);
  return parsed;
};

describe("weeks", () => {
  it("knows that 2026 has a week 53 and 2025 has none", () => {
    expect(parseWeek("2026-W53")).toBe("2026-W53");
    expect(parseWeek("2025-W53")).toBeNull();
    expect(weeksInYear(2020)).toBe(53);
  });

  it.each(["2026-W00", "2026-W54", "2026-48", "26-W48", "W48", "2026-W7", "", "2026-W48 "])("refuses %j", (text) => {
    expect(parseWeek(text)).toBeNull();
  });

  it("begins on Monday 00:00 UTC and ends where the next begins", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const one = weekOf(instant);
        expect(weekStart(one).getUTCDay()).toBe(1);
        expect(weekStart(one).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime()).toBeLessThan(weekEnd(one).getTime());
        expect(weekEnd(one)).toEqual(weekStart(addWeeks(one, 1)));
      }),
    );
  });

  it("goes over year ends and back without losing a week", () => {
    expect(addWeeks(week("2026-W52"), 1)).toBe("2026-W53");
    expect(addWeeks(week("2026-W53"), 1)).toBe("2027-W01");
    expect(addWeeks(week("2026-W01"), -1)).toBe("2025-W52");
    fc.assert(
      fc.property(instants, fc.integer({ min: -300, max: 300 }), (instant, n) => {
        expect(addWeeks(addWeeks(weekOf(instant), n), -n)).toBe(weekOf(instant));
      }),
    );
  });

  it("puts the first days of January into the week of the old year where ISO 8601 says so", () => {
    expect(weekOf(new Date("2027-01-03T12:00:00Z"))).toBe("2026-W53");
    expect(weekOf(new Date("2025-12-29T00:00:00Z"))).toBe("2026-W01");
  });

  it("reads current and next against the clock", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect(resolveWeek("current", now)).toBe("2026-W47");
    expect(resolveWeek("next", now)).toBe("2026-W48");
    expect(resolveWeek("soon", now)).toBeNull();
  });

  it("says its days for people", () => {
    expect(weekDays(week("2026-W47"))).toBe("16–22 Nov 2026");
    expect(weekDays(week("2026-W49"))).toBe("30 Nov – 6 Dec 2026");
    expect(weekDays(week("2026-W53"))).toBe("28 Dec 2026 – 3 Jan 2027");
  });
});
