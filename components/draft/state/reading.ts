import type { DraftReview, EvidenceView } from "@/lib/schemas/review";
import { REVIEW_FIELDS } from "./review-groups";

/** How many pages of the site were read. */
export function readCount({ pages }: Pick<DraftReview, "pages">): number {
  return pages.filter((page) => page.reason_skipped === null).length;
}

/** Where a review opens: at a value that stands in the text of a page, else at the first that is quoted at all. */
export function firstPath({ draft, evidence }: DraftReview): string {
  const inText = new Set(evidence.filter((view) => view.passages.some(isInText)).map((view) => view.path));
  const quoted = REVIEW_FIELDS.filter((name) => draft.fields[name].state === "ai");
  return `fields.${quoted.find((name) => inText.has(`fields.${name}`)) ?? quoted[0] ?? "name"}`;
}

/** A quote that visitors of the page see, not one from its head or its structured data. */
function isInText({ kind, marks }: EvidenceView["passages"][number]): boolean {
  return marks.length > 0 && (kind === "heading" || kind === "text" || kind === "item" || kind === "cell");
}
