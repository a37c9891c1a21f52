"use client";

import { PageFailed, type PageFailure } from "@/components/site/page-failed";

/** A page of the dashboard that failed, within its header. */
export default function DashboardError(failure: PageFailure) {
  return (
    <div className="py-8">
      <PageFailed {...failure} />
    </div>
  );
}
