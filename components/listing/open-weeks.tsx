import { weekWords } from "./week-words";

interface OpenWeek {
  week: string;
  days: string;
  free_taken: number;
  free_slots: number;
}

/** Launch weeks with their free places, from the first that can be had. */
export function OpenWeeks({ weeks }: { weeks: OpenWeek[] }) {
  const firstYear = weeks[0]?.week.slice(0, 4) ?? "";
  return (
    <ul className="text-sm">
      {weeks.map((one) => (
        <li key={one.week} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <span title={one.days}>{weekWords(one.week, !one.week.startsWith(firstYear))}</span>
          <span className="text-soft">{placesWords(one)}</span>
        </li>
      ))}
    </ul>
  );
}

function placesWords({ free_taken, free_slots }: OpenWeek): string {
  const left = free_slots - free_taken;
  if (left <= 0) return "Full";
  return left === 1 ? "1 free place" : `${left} free places`;
}
