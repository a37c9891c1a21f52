"use client";

import { PageFailed, type PageFailure } from "@/components/site/page-failed";

/** A page or frame that failed, on its own. */
export default function PageError(failure: PageFailure) {
  return (
    <main id="content" className="page pt-16">
      <PageFailed {...failure} />
    </main>
  );
}
