"use client";

import { useReview } from "@/components/draft/state/use-review";
import { classNames } from "@/components/ui/class-names";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { FieldEditor } from "./field-editor";
import { FieldShown } from "./field-shown";
import { StopBox, StopButton } from "./stop-box";
import { WaitingValue } from "./waiting-value";

/** Room of one line with its state; of texts, tables and pictures as long as most are. */
const LINE_ROOM = "min-h-21.25 max-sm:min-h-27.25";
const ROOM: Partial<Record<ProfileField, string>> = {
  summary: "min-h-33 max-sm:min-h-45",
  description: "min-h-72 max-sm:min-h-90",
  pricing_plans: "min-h-36 max-sm:min-h-44",
  logo_url: "min-h-37.5 max-sm:min-h-43.5",
  screenshot_url: "min-h-37.5 max-sm:min-h-43.5",
};

/**
 * One field of the profile: value, state, and what can be done with it; or the editor in its place. Where the site
 * was watched while it was read, each keeps the room its value was expected to take, so that nothing moves when it comes.
 */
export function FieldRow({ field }: { field: ProfileField }) {
  const { review, editors, building, wasWatched } = useReview();
  const path = `fields.${field}`;
  const isOpen = editors.isOpen(field);
  const isWaiting = building && review.draft.fields[field].state === "not_found";
  return (
    <StopBox
      path={path}
      className={classNames(
        "grid content-start gap-x-4 gap-y-1 py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]",
        wasWatched && (ROOM[field] ?? LINE_ROOM),
      )}
    >
      <StopButton path={path} isCovering={!isOpen} className="self-start pt-0.5 text-sm text-soft hover:text-ink">
        {FIELD_LABELS[field]}
      </StopButton>
      <div className="min-w-0">
        {isOpen && <FieldEditor field={field} />}
        {!isOpen && (isWaiting ? <WaitingValue field={field} /> : <FieldShown field={field} />)}
      </div>
    </StopBox>
  );
}
