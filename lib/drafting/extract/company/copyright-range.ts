import type { SiteReading } from "@/lib/drafting/candidate";
import type { Mention } from "@/lib/drafting/extract/scoring/score";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { part } from "@/lib/drafting/text/spans";

const RANGE =
  /(?:©|\(c\)|copyright)\s?(?:©\s?)?(?<from>(?:19|20)\d{2})\s?[-–—]\s?(?:(?<to>(?:19|20)\d{2})|present|now|today|heute)/i;
const AGE =
  /(?:over|more than|for|nearly|almost|past|last|seit|depuis|desde|da)\s(?:the\s|über\s|mehr als\s|plus de\s|más de\s|oltre\s)?(?<years>\d{1,2})\+?\s(?:years|jahren?|ans|años|anni|jaar)\b/iu;

/** The first year of a copyright range that the site's own words about its age agree with. */
export function copyrightRange(reading: SiteReading): Mention<number, "founded_year">[] {
  const spots = statementsOf(reading);
  const range = spots.map((spot) => ({ spot, match: RANGE.exec(spot.segment.text) })).find(({ match }) => match);
  const { from, to = reading.pages[0]?.fetchedAt.slice(0, 4) } = range?.match?.groups ?? {};
  if (!range?.match || !from || !to) return [];
  const isAged = spots.some(({ segment }) => {
    const years = Number(AGE.exec(segment.text)?.groups?.years);
    const isWork = /develop|making|building|business|experience|entwickl/i.test(segment.text);
    return isWork && Math.abs(Number(to) - Number(from) - years) <= 1;
  });
  const start = range.match.index;
  const source = part(range.spot, { start, end: start + range.match[0].length });
  return [
    {
      value: Number(from),
      sources: [source],
      signals: new Set(isAged ? ["aged" as const] : []),
    },
  ];
}
