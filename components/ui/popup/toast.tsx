"use client";

import { Toaster as Base } from "sonner";

export { toast } from "sonner";

/** Where toasts appear. Stands once in the layouts whose pages call `toast(...)`; the public pages do without. */
export function Toaster() {
  return (
    <Base
      position="bottom-right"
      gap={8}
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-lg border border-ink bg-card px-4 py-3 text-sm text-ink shadow-float",
          description: "text-xs text-soft",
          actionButton: "ml-auto shrink-0 rounded-md bg-ink px-3 py-1.5 text-xs font-medium text-paper",
          error: "border-bad",
        },
      }}
    />
  );
}
