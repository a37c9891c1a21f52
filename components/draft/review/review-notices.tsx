"use client";

import { readCount } from "@/components/draft/state/reading";
import { useReview } from "@/components/draft/state/use-review";
import { countWords } from "@/components/listing/week-words";
import { Notice } from "@/components/ui/panel";
import { MissingList } from "./missing-list";

/** What concerns the whole draft: a reading that failed, a site without words, what is still blank. */
export function ReviewNotices() {
  const { review, building, wasWatched } = useReview();
  const { draft } = review;
  if (building) return <Watching />;
  return (
    <div className="mt-5 grid gap-4">
      {draft.error && (
        <Notice title="Reading the site again did not finish. What you saved is kept.">
          {draft.error.message} {draft.error.fix}
        </Notice>
      )}
      {draft.completeness === 0 && (
        <Notice title="Nothing on the site could be quoted">
          {countWords(readCount(review), "page")} read, without a word about the product: text that a script puts onto a
          page is not seen. Fill the profile in yourself, or put the text into the page’s HTML and read the site again.
        </Notice>
      )}
      {review.left_out.length > 0 && <Notice title="Some pictures are not shown">{review.left_out.join(" ")}</Notice>}
      <div className={wasWatched ? "min-h-14 max-sm:min-h-21" : ""}>
        <MissingList />
      </div>
    </div>
  );
}

function Watching() {
  return (
    <p className="mt-5 flex min-h-14 items-center text-sm max-sm:min-h-21 text-soft">
      <span>
        Values appear as they are found. What the site does not say stays blank. You can leave this page; the draft
        waits for you.
        <noscript>
          {" "}
          <a href="?" className="link">
            Show what is found by now
          </a>
        </noscript>
      </span>
    </p>
  );
}
