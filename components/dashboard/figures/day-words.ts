const FORMAT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "16 Nov" of a day as the interface writes it; empty for none. */
export function dayWords(day: string): string {
  return day === "" ? "" : FORMAT.format(new Date(day));
}
