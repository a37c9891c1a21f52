/** How much there is of what is needed: in words, and as a bar that is full from `enough` on. */
export function Meter({ label, value, enough }: { label: string; value: number; enough: number }) {
  const full = Math.max(enough, 1);
  const part = Math.min(value / full, 1);
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="whitespace-nowrap">
          <span className="figures">{value}</span> of <span className="figures">{enough}</span>
        </span>
      </p>
      <progress className="sr-only" max={full} value={Math.min(value, full)} aria-label={label} />
      <svg aria-hidden="true" className="mt-1.5 block h-1 w-full overflow-hidden rounded-full bg-line">
        <rect height="100%" width={`${part * 100}%`} className={part === 1 ? "fill-ok" : "fill-ink"} />
      </svg>
    </div>
  );
}
