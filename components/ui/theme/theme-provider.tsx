"use client";

import { ThemeProvider as Base } from "next-themes";
import type { ReactNode } from "react";

/** Sets `data-theme` on <html> before the first paint. Without JavaScript the system's preference holds. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <Base attribute="data-theme" defaultTheme="system" enableColorScheme={false} disableTransitionOnChange>
      {children}
    </Base>
  );
}
