import { countWords, weekWords } from "@/components/listing/week-words";
import { addWeeks, parseWeek, weekStart } from "@/lib/core/week";
import { getCalendar } from "@/lib/services/launches/weeks/get-calendar";
import { currentContext } from "@/lib/web/request/context";
import { read } from "@/lib/web/request/read";
import { type CalendarEvent, icalText } from "@/lib/web/seo/ical";

const CACHE = "public, max-age=3600";
const dayOf = (at: Date) => at.toISOString().slice(0, "2026-11-16".length);

/** Coming launch weeks with their free places, for calendars. */
export async function GET(): Promise<Response> {
  const [{ site, now }, { coming }] = await Promise.all([currentContext(), read(getCalendar, {})]);
  const events = coming.flatMap(({ week: text, launches, free_left, bookable }): CalendarEvent[] => {
    const week = parseWeek(text);
    if (!week) return [];
    const places = bookable ? `, ${countWords(free_left, "free place")}` : "";
    return [
      {
        uid: `${week}@${site.host}`,
        from: dayOf(weekStart(week)),
        until: dayOf(weekStart(addWeeks(week, 1))),
        title: `${site.name}: launches of ${weekWords(week).toLowerCase()}`,
        description: `${countWords(launches, "launch", "launches")} queued${places}`,
        url: `${site.baseUrl}/launches/${week}`,
      },
    ];
  });
  return new Response(icalText(`${site.name} launch weeks`, events, now), {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": CACHE },
  });
}
