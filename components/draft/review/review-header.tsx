"use client";

import { AcceptAll } from "@/components/draft/bar/accept-all";
import { readCount } from "@/components/draft/state/reading";
import { useReview } from "@/components/draft/state/use-review";
import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { ProductLogo } from "@/components/ui/product-logo";
import type { DraftReview } from "@/lib/schemas/review";
import { ProvenMeter } from "./proven-meter";

/** How much of which site was read; the rest, too, where there is room. */
function ReadLine({ review }: { review: DraftReview }) {
  const byRobots = review.pages.filter((page) => page.reason_skipped?.includes("robots.txt")).length;
  return (
    <p className="text-sm text-soft">
      {new URL(review.draft.url).hostname} · read {countWords(readCount(review), "page")}
      {byRobots > 0 && <span className="max-sm:hidden"> · {byRobots} left out by robots.txt</span>}
    </p>
  );
}

const WITHOUT_MODEL = "extractive";

/** Who drafted: a model by its name, or the site's own words alone. */
function draftedBy({ draft }: DraftReview): string {
  if (draft.drafted_by === WITHOUT_MODEL) return "Drafted from the site’s own words, without a language model";
  return `Drafted by ${draft.drafted_by}; every value checked against the site’s own words`;
}

/** What the home page says of itself that explains blanks. */
function Notice({ text }: { text: string }) {
  return (
    <p role="status" className="w-full rounded-lg border border-line bg-card px-5 py-3 text-sm break-words">
      {text}
    </p>
  );
}

/** What is being reviewed, and how much of it is proven. */
export function ReviewHeader() {
  const { review, building, rereading } = useReview();
  const name = review.draft.fields.name.value ?? new URL(review.draft.url).hostname;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-5">
      <div className="flex min-w-0 items-center gap-4">
        <ProductLogo name={name} src={review.pictures.logo} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl break-words">{name}</h1>
          <ReadLine review={review} />
          <p className="text-xs break-words text-soft max-sm:min-h-10">
            {building ? "Only pages that robots.txt allows are read" : draftedBy(review)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:w-full">
        <ProvenMeter draft={review.draft} />
        <div className="flex gap-3">
          <Button onClick={rereading.run} pending={rereading.pending} disabled={building}>
            Read again
          </Button>
          <AcceptAll className="h-10! sm:hidden" />
        </div>
      </div>
      {review.progress.notice && !building && <Notice text={review.progress.notice} />}
    </header>
  );
}
