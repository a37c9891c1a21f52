import { expect, it } from "vitest";
import { retryTime } from "./times";

it.each([
  ["seconds that the error asked for", "90", "2026-01-01T00:01:30Z"],
  ["an instant that the error asked for", "2027-01-01T00:00:00.000Z", "2027-01-01T00:00:00Z"],
  ["the backoff where it asked for nothing", null, "2026-01-01T00:00:01Z"],
])("a retry comes after %s", (_what, retryAfter, expected) => {
  expect(retryTime(new Date("2026-01-01T00:00:00Z"), retryAfter, 1_000)).toEqual(new Date(expected));
});
