"use client";

import { useLinkStatus } from "next/link";

/** Within a link: a bar along the top of the window while its page is on the way, if that takes longer than a moment. */
export function PendingSign() {
  return useLinkStatus().pending ? <span aria-hidden className="pending-bar" /> : null;
}
