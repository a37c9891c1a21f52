import type { ReactNode } from "react";

/** A number of the bar that leads to the next of what it counts. */
export function BarButton({ help, onClick, children }: { help: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      title={help}
      onClick={onClick}
      className="link min-h-8 rounded-sm px-0.5 font-medium whitespace-nowrap"
    >
      {children}
    </button>
  );
}
