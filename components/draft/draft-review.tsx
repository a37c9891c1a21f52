"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Notice } from "@/components/ui/panel";
import { toast } from "@/components/ui/toast";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { DraftReview as Review } from "@/lib/schemas/review";
import { CompetitorSection } from "./competitor-section";
import { EvidencePane } from "./evidence-pane";
import { FieldRow } from "./field-row";
import { ListSections } from "./list-sections";
import { MissingList } from "./missing-list";
import { PagesRead } from "./pages-read";
import type { ReviewApi } from "./review-api";
import { REVIEW_FIELDS, REVIEW_GROUPS } from "./review-groups";
import { ReviewHeader } from "./review-header";
import { useReview } from "./use-review";
import { useReviewKeys } from "./use-review-keys";

/** The two panes: the profile field by field, and the site's own words behind the field that is looked at. */
export function DraftReview({ review, categories, api }: { review: Review; categories: string[]; api: ReviewApi }) {
  const { draft } = review;
  const first = REVIEW_FIELDS.find((name) => draft.fields[name].state === "ai") ?? "name";
  const state = useReview(api, first);
  const submit = useSubmit(api);
  useReviewKeys(draft, state);
  const saved = state.pending
    ? "Saving…"
    : state.savedAt && `Saved ${state.savedAt.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`;
  return (
    <>
      <ReviewHeader
        draft={draft}
        logo={review.pictures.logo}
        saved={saved}
        submitting={submit.pending}
        onSubmit={submit.run}
        onReread={() => state.reread(api.reread)}
      />
      {draft.error && (
        <Notice title="Reading the site again did not work; this is what was read before." className="mb-4">
          {draft.error.message} {draft.error.fix}
        </Notice>
      )}
      <MissingList draft={draft} onPick={state.commands.edit} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div>
          {REVIEW_GROUPS.map((group) => (
            <section key={group.title} aria-label={group.title} className="mb-6">
              <h2 className="pb-2 text-sm text-soft">{group.title}</h2>
              {group.fields.map((field) => (
                <div key={field}>
                  <FieldRow
                    field={field}
                    current={draft.fields[field]}
                    drafted={review.drafted[field]}
                    picture={pictureOf(review, field)}
                    categories={categories}
                    selected={state.selected === field}
                    editing={state.editing === field}
                    error={state.problem?.field === field ? state.problem.text : null}
                    pending={state.pending}
                    commands={state.commands}
                  />
                  {state.selected === field && (
                    <div className="mt-3 mb-4 lg:hidden">
                      <Evidence review={review} selected={field} />
                    </div>
                  )}
                </div>
              ))}
            </section>
          ))}
          <ListSections draft={draft} state={state} evidence={(path) => <Evidence review={review} selected={path} />} />
          <CompetitorSection draft={draft} state={state} />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
          <div className="max-lg:hidden">
            <Evidence review={review} selected={state.selected} />
          </div>
          <PagesRead pages={draft.pages} />
          <p className="text-xs">
            <a href={`/dashboard/drafts/${draft.id}/export`} className="link" download>
              Export everything as JSON
            </a>
          </p>
          <KeyHints />
        </div>
      </div>
    </>
  );
}

/** Our stored copy of a picture field; null for every other field. */
function pictureOf({ pictures }: Review, field: ProfileField): string | null {
  if (field === "logo_url") return pictures.logo;
  return field === "screenshot_url" ? pictures.screenshot : null;
}

function Evidence({ review, selected }: { review: Review; selected: string }) {
  const name = PROFILE_FIELD_NAMES.find((one) => one === selected);
  const path = name ? `fields.${name}` : selected;
  const read = review.draft.pages.filter((page) => page.reason_skipped === null).length;
  return (
    <EvidencePane
      label={name ? FIELD_LABELS[name] : labelOf(selected)}
      views={review.evidence.filter((view) => view.path === path)}
      emptyReason={`Nothing on the ${read} pages read states this, so it is left blank. You can fill it in yourself.`}
    />
  );
}

const LIST_NAMES: Record<string, string> = { faqs: "Question", founders: "Founder", company_socials: "Link" };

function labelOf(path: string): string {
  const [list, index] = path.split(".");
  const number = Number(index);
  return `${LIST_NAMES[list ?? ""] ?? path} ${Number.isNaN(number) ? (index ?? "") : number + 1}`;
}

function KeyHints() {
  return (
    <p className="text-xs text-soft max-lg:hidden">
      Keys: <kbd>J</kbd> and <kbd>K</kbd> move, <kbd>N</kbd> next to check, <kbd>A</kbd> accept, <kbd>E</kbd> edit,{" "}
      <kbd>R</kbd> restore, <kbd>X</kbd> remove.
    </p>
  );
}

/** Submits, then goes to the listing. */
function useSubmit(api: ReviewApi) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const run = () =>
    start(async () => {
      const result = await api.submit();
      if (result.ok) router.push(`/dashboard/listings/${result.data.listing_id}`);
      else toast.error(`${result.detail} ${result.fix}`);
    });
  return { pending, run };
}
