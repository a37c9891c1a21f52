"use client";

import "./globals.css";
import { buttonClass } from "@/components/ui/button";

/** Shown when not even the frame of a page could be made, as while the database is away. Needs nothing but itself. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className="font-sans">
      <body>
        <main className="page pt-16">
          <title>Not reachable just now</title>
          <h1 className="mb-2 text-xl">Not reachable just now</h1>
          <p className="mb-6 max-w-text text-soft">
            Something went wrong on our side. Trying again in a moment usually helps.
          </p>
          <button type="button" onClick={retry} className={buttonClass("primary")}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
