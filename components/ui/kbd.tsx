import type { ReactNode } from "react";

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="figures rounded-sm border border-line px-1 text-xs text-soft">{children}</kbd>;
}
