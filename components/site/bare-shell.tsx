import type { ReactNode } from "react";
import { Wordmark } from "./wordmark";

/** A page that leads nowhere but through itself: the mark, and one column. */
export function BareShell({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-120 px-4 py-10 sm:py-20">
      <header>
        <Wordmark name={siteName} />
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
