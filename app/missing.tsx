import type { Metadata } from "next";
import { ListingGone, OwnPageMissing, PageMissing } from "@/components/site/page-missing";
import { answerMissing } from "@/lib/web/request/answer-missing";

/** Of a page that turned out to be missing. */
export const MISSING_METADATA: Metadata = { title: "Page not found", robots: { index: false } };

/** What a public page returns when there is nothing to show: status 404, drawn in the page's own frame. */
export async function missingPage() {
  await answerMissing();
  return <PageMissing />;
}

/** What the page of a removed listing returns: status 410, which search engines forget sooner than a 404. */
export async function gonePage() {
  await answerMissing(410);
  return <ListingGone />;
}

/** As `missingPage`, in the dashboard. */
export async function missingOwnPage() {
  await answerMissing();
  return <OwnPageMissing />;
}
