import { describe, expect, it } from "vitest";
import { icalText } from "./ical";

const event = {
  uid: "2026-W53@main.test",
  from: "2026-12-28",
  until: "2027-01-04",
  title:
    "Ünïcode, commas; and \\ slashes\nin one line that goes on for longer than an octet count of seventy-five allows",
  description: "3 launches",
  url: "https://main.test/launches/2026-W53",
};
const text = icalText("Main", [event], new Date("2026-11-18T12:00:00Z"));

describe("a calendar", () => {
  it("ends its lines as RFC 5545 asks, none longer than 75 octets", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("tells each event whole once its lines are put together", () => {
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261228");
    expect(lines).toContain("DTEND;VALUE=DATE:20270104");
    expect(lines).toContain("DTSTAMP:20261118T120000Z");
    expect(lines.find((line) => line.startsWith("SUMMARY:"))).toBe(
      "SUMMARY:Ünïcode\\, commas\\; and \\\\ slashes in one line that goes on for longer than an octet count of seventy-five allows",
    );
  });
});
