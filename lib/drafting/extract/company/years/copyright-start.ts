import type { SiteReading } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { COPYRIGHT_SIGN } from "@/lib/drafting/text/copyright";

const RANGE = new RegExp(
  `(?:${COPYRIGHT_SIGN}|copyright)\\s?(?:©\\s?)?(?<from>(?:19|20)\\d{2})\\s?[-–—]\\s?(?:(?:19|20)\\d{2}|present|now|today|heute)`,
  "i",
);

/** The first year of the site's copyright range. */
export function copyrightStart(reading: SiteReading): number | undefined {
  const [from] = statementsOf(reading).flatMap(({ segment }) => RANGE.exec(segment.text)?.groups?.from ?? []);
  return from === undefined ? undefined : Number(from);
}
