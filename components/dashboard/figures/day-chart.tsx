import { dayWords } from "./day-words";

interface Props {
  /** What is counted, such as "Views". */
  title: string;
  days: { day: string; count: number }[];
}

const BAR = 10;
const GAP = 4;
const HEIGHT = 72;
const LEAST = 2;

/** Counts by day as bars, with the same as a table for those who do not see them. */
export function DayChart({ title, days }: Props) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const width = days.length * (BAR + GAP) - GAP;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <span className="text-soft">{title}</span>
        <span className="figures text-lg font-semibold">{total.toLocaleString("en")}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        aria-hidden="true"
        className="border-b border-line"
      >
        {days.map(({ day, count }, i) => {
          const height = count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT);
          return (
            <rect key={day} x={i * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} className="fill-ink">
              <title>{`${dayWords(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-soft">
        <span>{dayWords(days[0]?.day ?? "")}</span>
        <span>{dayWords(days.at(-1)?.day ?? "")}</span>
      </p>
      <DayTable title={title} days={days} />
    </figure>
  );
}

function DayTable({ title, days }: Props) {
  return (
    <details className="mt-1 text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-soft hover:underline">
        {title} by day, as a table
      </summary>
      <table className="mt-1 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {dayWords(day)}
              </th>
              <td className="figures py-1 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
