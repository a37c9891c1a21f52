import type { ReactNode } from "react";

/** Asked where two people changed one place. */
export const CONTESTED = "This was changed elsewhere while you were typing. Which one stays?";

/** One of two values to choose from, with what chooses it. */
export function ValueBox({ title, value, children }: { title: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <p className="text-xs text-soft">{title}</p>
      <div className="text-sm whitespace-pre-line wrap-anywhere">{value}</div>
      <div className="flex flex-wrap gap-2 pt-1">{children}</div>
    </div>
  );
}
