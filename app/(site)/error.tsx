"use client";

import { PageFailed, type PageFailure } from "@/components/site/page-failed";

/** A public page that failed, within its header and footer. */
export default function SiteError(failure: PageFailure) {
  return <PageFailed {...failure} />;
}
