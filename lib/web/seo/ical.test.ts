import ICAL from "ical.js";
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
  it("is read by a parser of calendars as it was meant", () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [first] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(first?.uid).toBe(event.uid);
    expect(first?.summary).toBe(event.title.replace("\n", " "));
    expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual([event.from, event.until]);
    expect(first?.component.getFirstPropertyValue("url")).toBe(event.url);
  });

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
