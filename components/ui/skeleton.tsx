import { classNames } from "./class-names";

/** A grey stand-in of the size given by `className`; decoration only, so screen readers pass over it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames("block animate-pulse rounded-sm bg-line", className)} />;
}

/** Rows of a list while it loads, in the list's own measures. `label` is announced. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders without a state
        <div key={row} className="flex items-center gap-3.5 py-4">
          <Skeleton className="size-10 rounded-md" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
