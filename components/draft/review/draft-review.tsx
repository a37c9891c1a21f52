"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { EvidencePane } from "@/components/draft/evidence/evidence-pane";
import { PagesRead } from "@/components/draft/evidence/pages-read";
import { ListSections } from "@/components/draft/lists/list-sections";
import { countWords } from "@/components/listing/week-words";
import { Notice } from "@/components/ui/panel";
import { toast } from "@/components/ui/popup/toast";
import { answerOf } from "@/lib/schemas/action-result";
import { PLATFORM_KEYS, PLATFORM_LABELS } from "@/lib/schemas/platforms";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { DraftReview as Review } from "@/lib/schemas/review";
import { CompetitorSection } from "./competitor-section";
import { FieldRow } from "./field-row";
import { MissingList } from "./missing-list";
import { firstField, readCount } from "./reading";
import type { ReviewApi } from "./review-api";
import { REVIEW_GROUPS } from "./review-groups";
import { ReviewHeader } from "./review-header";
import { useReview } from "./use-review";
import { useReviewKeys } from "./use-review-keys";

/** The two panes: the profile field by field, and the site's own words behind the field that is looked at. */
export function DraftReview({ review, categories, api }: { review: Review; categories: string[]; api: ReviewApi }) {
  const { draft } = review;
  const state = useReview(api, draft, firstField(review));
  const submit = useSubmit(api, state.commands.edit);
  const keys = useReviewKeys(draft, state);
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
      {draft.completeness === 0 && <NothingRead pages={readCount(draft)} />}
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
                    error={state.problem?.at === field ? state.problem.text : null}
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
          <ListSections
            review={review}
            state={state}
            evidence={(path) => <Evidence review={review} selected={path} />}
          />
          <CompetitorSection draft={draft} state={state} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
          <div className="max-lg:hidden">
            <Evidence review={review} selected={state.selected} />
          </div>
          <PagesRead pages={draft.pages} />
          <p className="text-xs">
            <a href={`/dashboard/drafts/${draft.id}/export`} className="link" download>
              Export everything as JSON
            </a>
          </p>
          <KeyHints {...keys} />
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
  const { draft } = review;
  const name = PROFILE_FIELD_NAMES.find((one) => one === selected);
  const isBlank = name !== undefined && draft.fields[name].value === null;
  const path = name ? `fields.${name}` : selected;
  return (
    <EvidencePane
      label={name ? FIELD_LABELS[name] : labelOf(selected)}
      views={review.evidence.filter((view) => view.path === path)}
      emptyReason={`Nothing on the ${countWords(readCount(draft), "page")} read states this${isBlank ? ", so it is left blank. You can fill it in yourself." : ": it is your word."}`}
    />
  );
}

/** For sites that are a script and nothing else. */
function NothingRead({ pages }: { pages: number }) {
  return (
    <Notice title="Nothing on the site could be quoted" className="mb-4">
      {countWords(pages, "page")} read, without a word about the product: text that a script puts onto a page is not
      seen. Fill the profile in yourself, or put the text into the page’s HTML and read the site again.
    </Notice>
  );
}

/** What people call an entry of a list: "Question 2", "GitHub". */
function labelOf(path: string): string {
  const [list, entry = ""] = path.split(".");
  if (list === "faqs") return `Question ${Number(entry) + 1}`;
  if (list === "founders") return `Founder ${Number(entry) + 1}`;
  return PLATFORM_LABELS[PLATFORM_KEYS.find((key) => key === entry) ?? "custom"];
}

function KeyHints({ areOn, toggle }: { areOn: boolean; toggle(): void }) {
  return (
    <p className="text-xs text-soft max-lg:hidden">
      {areOn && (
        <>
          Keys: <kbd>J</kbd> and <kbd>K</kbd> move, <kbd>N</kbd> next to check, <kbd>A</kbd> accept, <kbd>E</kbd> edit,{" "}
          <kbd>R</kbd> restore, <kbd>X</kbd> remove.{" "}
        </>
      )}
      <button type="button" className="link" onClick={toggle}>
        Turn keys {areOn ? "off" : "on"}
      </button>
    </p>
  );
}

/** Submits, then goes to the listing; opens the field that is in the way. */
function useSubmit(api: ReviewApi, edit: (field: ProfileField) => void) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const run = () =>
    start(async () => {
      const result = await answerOf(api.submit());
      if (result.ok) router.push(`/dashboard/listings/${result.data.listing_id}`);
      else {
        const [first] = result.errors;
        const field = PROFILE_FIELD_NAMES.find((name) => first?.pointer === `/fields/${name}`);
        toast.error(field && first ? first.detail : `${result.detail} ${result.fix}`);
        if (field) edit(field);
      }
    });
  return { pending, run };
}
