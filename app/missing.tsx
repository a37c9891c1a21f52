import type { Metadata } from "next";
import { OwnPageMissing, PageMissing } from "@/components/site/page-missing";
import { answerMissing } from "@/lib/web/request/answer-missing";

/** Of a page that turned out to be missing. */
export const MISSING_METADATA: Metadata = { title: "Page not found", robots: { index: false } };

/** What a public page returns when there is nothing to show: status 404, drawn in the page's own frame. */
export async function missingPage() {
  await answerMissing();
  return <PageMissing />;
}

/** As `missingPage`, in the dashboard. */
export async function missingOwnPage() {
  await answerMissing();
  return <OwnPageMissing />;
}
