import { describe, expect, it } from "vitest";
import { parseCondition } from "./expression";
import { retryTime, timeAfter } from "./times";

describe("conditions", () => {
  const scope = { event: { data: { id: 7, on: true } }, async: { data: { id: 7, kind: "good" } } };

  it.each([
    ["event.data.id == async.data.id", true],
    ["async.data.kind == 'good' && event.data.on == true", true],
    ["async.data.kind == 'bad'", false],
    ["event.data.missing == null", false],
    ["event.data.id == 7", true],
  ])("%s is %s", (text, expected) => {
    expect(parseCondition(text)(scope)).toBe(expected);
  });

  it.each(["event.data.id > 3", "has(event.data.id)", "event.data.id == 1 || true == true", "event"])(
    "%s is refused",
    (text) => {
      expect(() => parseCondition(text)).toThrow(text.split(" ")[0]);
    },
  );
});

describe("times", () => {
  const now = new Date("2026-01-01T00:00:00Z");

  it("reads durations and instants as the SDK writes them", () => {
    expect(timeAfter(now, "1w2d3h4m5s")).toEqual(new Date("2026-01-10T03:04:05Z"));
    expect(timeAfter(now, "2027-01-01T00:00:00.000Z")).toEqual(new Date("2027-01-01T00:00:00Z"));
    expect(() => timeAfter(now, "soon")).toThrow("soon");
  });

  it("tries again when the error asked for it, else after the backoff", () => {
    expect(retryTime(now, "90", 1)).toEqual(new Date("2026-01-01T00:01:30Z"));
    expect(retryTime(now, null, 1_000)).toEqual(new Date("2026-01-01T00:00:01Z"));
  });
});
