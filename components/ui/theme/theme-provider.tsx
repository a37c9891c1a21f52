"use client";

import { ThemeProvider as Base } from "next-themes";
import { type ReactNode, useState } from "react";

/**
 * Sets `data-theme` on <html> before the first paint. Without JavaScript the system's preference holds. `nonce` lets its inline
 * script and style through; a layout that is drawn again brings another one, but the document keeps to its first.
 */
export function ThemeProvider({ children, nonce }: { children: ReactNode; nonce: string }) {
  const [first] = useState(nonce);
  return (
    <Base
      attribute="data-theme"
      defaultTheme="system"
      enableColorScheme={false}
      disableTransitionOnChange
      nonce={first}
    >
      {children}
    </Base>
  );
}
