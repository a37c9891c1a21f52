import { describe, expect, it } from "vitest";
import { countdownWords, relativeWords } from "./relative-time";

const now = new Date("2026-11-21T02:00:00Z");
const at = (text: string) => new Date(text);

describe("relativeWords", () => {
  it("uses the largest unit that fits, before and after", () => {
    expect(relativeWords(at("2026-11-21T01:59:40Z"), now)).toBe("just now");
    expect(relativeWords(at("2026-11-21T01:15:00Z"), now)).toBe("45 minutes ago");
    expect(relativeWords(at("2026-11-16T00:00:00Z"), now)).toBe("5 days ago");
    expect(relativeWords(at("2026-11-21T04:30:00Z"), now)).toBe("in 2 hours");
    expect(relativeWords(at("2024-10-01T00:00:00Z"), now)).toBe("2 years ago");
  });
});

describe("countdownWords", () => {
  it("counts days and hours, then hours and minutes, then nothing", () => {
    expect(countdownWords(at("2026-11-23T00:00:00Z"), now)).toBe("1 d 22 h");
    expect(countdownWords(at("2026-11-21T07:12:30Z"), now)).toBe("5 h 12 min");
    expect(countdownWords(at("2026-11-21T02:00:00Z"), now)).toBe("now");
  });
});
