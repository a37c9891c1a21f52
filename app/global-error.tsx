"use client";

import "./globals.css";
import { MarkHeader } from "@/components/site/mark-header";
import { PageFailed, type PageFailure } from "@/components/site/page-failed";

/** In place of the whole document, when not even the frame around all pages could be made. Needs nothing but itself. */
export default function GlobalError(failure: PageFailure) {
  return (
    <html lang="en" className="font-sans">
      <body>
        <title>This page did not load</title>
        <MarkHeader />
        <main id="content" className="page pt-8">
          <PageFailed {...failure} />
        </main>
      </body>
    </html>
  );
}
