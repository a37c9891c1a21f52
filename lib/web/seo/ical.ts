/** One all-day span of a calendar. */
export interface CalendarEvent {
  uid: string;
  /** First day and the day after the last, `YYYY-MM-DD`. */
  from: string;
  until: string;
  title: string;
  description: string;
  url: string;
}

/** Octets a line may hold (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string) => text.replace(/\p{Cc}+/gu, " ").replace(/[\\;,]/g, (letter) => `\\${letter}`);
const compact = (day: string) => day.replaceAll("-", "");

/** Continues a line on the next after 75 octets, between characters. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > LINE_OCTETS) {
      lines.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...lines, current].join("\r\n");
}

/** A calendar of all-day events (RFC 5545). `stamp` says as of when. */
export function icalText(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const at = `${stamp.toISOString().replace(/[-:]/g, "").slice(0, "20261116T000000".length)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Launchyard//Launch weeks//EN",
    `NAME:${escaped(name)}`,
    ...events.flatMap(({ uid, from, until, title, description, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
