"use client";

import { MarkHeader } from "@/components/site/mark-header";
import { PageFailed, type PageFailure } from "@/components/site/page-failed";

/** A page whose frame failed, on its own. A page that fails on its first load is answered by the front door instead. */
export default function PageError(failure: PageFailure) {
  return (
    <>
      <MarkHeader />
      <main id="content" className="page pt-8">
        <PageFailed {...failure} />
      </main>
    </>
  );
}
