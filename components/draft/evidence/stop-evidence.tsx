"use client";

import { readCount } from "@/components/draft/state/reading";
import { fieldOf, placeLabel } from "@/components/draft/state/stops";
import { type ReviewState, useReview } from "@/components/draft/state/use-review";
import { countWords } from "@/components/listing/week-words";
import { PLATFORM_KEYS, PLATFORM_LABELS } from "@/lib/schemas/platforms";
import { reviewPlace } from "@/lib/schemas/review";
import { EvidencePane } from "./evidence-pane";

/** The text of the site's pages behind the value at a path, or why there is none. */
export function StopEvidence({ path }: { path: string }) {
  const state = useReview();
  const paths = pathsBehind(path, state);
  return (
    <EvidencePane
      label={labelOf(path)}
      views={state.review.evidence.filter((view) => paths.includes(view.path))}
      emptyReason={emptyReason(path, state)}
    />
  );
}

/** The search text is made of the name and the summary, and stands on their quotes. */
function pathsBehind(path: string, { accepting }: ReviewState): string[] {
  if (path !== "seo") return [path];
  return accepting.itemAt("seo")?.state === "ai" ? ["fields.name", "fields.summary"] : [];
}

function emptyReason(path: string, { review, building }: ReviewState): string {
  if (path === "competitor_url") return "The competitor’s own quotes stand behind each “source” of the comparison.";
  if (building) return "Nothing yet: the site is still being read.";
  const field = fieldOf(path.replace("fields.", ""));
  const isBlank = field ? review.draft.fields[field].value === null : !path.includes(".");
  const pages = countWords(readCount(review), "page");
  return `Nothing on the ${pages} read states this${isBlank ? ", so it is left blank. You can fill it in yourself." : ": it is your word."}`;
}

/** What people call a path: "Headline", "Question 2", "GitHub". */
function labelOf(path: string): string {
  const [list = "", entry = ""] = path.split(".");
  if (list === "faqs" && entry) return `Question ${Number(entry) + 1}`;
  if (list === "founders" && entry) return `Founder ${Number(entry) + 1}`;
  const platform = PLATFORM_KEYS.find((key) => list === "company_socials" && key === entry);
  if (platform) return PLATFORM_LABELS[platform];
  const place = reviewPlace.safeParse(list === "fields" ? entry : list).data;
  return place ? placeLabel(place) : "";
}
