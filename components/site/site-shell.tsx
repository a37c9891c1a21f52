import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { type HeaderSite, SiteHeader } from "./site-header";

export interface ShellProps {
  site: HeaderSite & { tagline: string };
  isSignedIn: boolean;
}

/** Header, content and footer of a public page. The content brings its own width. */
export function SiteShell({ site, isSignedIn, children }: ShellProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader site={site} isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="page flex-1 pt-8 outline-none sm:pt-9">
        {children}
      </main>
      <SiteFooter site={site} />
    </div>
  );
}

/** First stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2.5 focus:text-sm focus:text-paper"
    >
      Skip to content
    </a>
  );
}
