"use client";

import type { ReviewState } from "@/components/draft/state/use-review";
import { useReview } from "@/components/draft/state/use-review";
import { classNames } from "@/components/ui/class-names";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { RowAction } from "./row-action";

interface Action {
  label: string;
  run(): void;
}

/** What can be done with a field, in its row; all at once only where the cursor or the mouse is. */
export function FieldActions({ field }: { field: ProfileField }) {
  const state = useReview();
  const isHere = state.cursor.at === `fields.${field}`;
  return (
    <span
      className={classNames(
        "relative z-10 -ml-1 flex shrink-0 flex-wrap gap-x-1 sm:ml-auto",
        !isHere &&
          "max-lg:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 group-hover:opacity-100!",
      )}
    >
      {actionsOf(state, field).map(({ label, run }) => (
        <RowAction
          key={label}
          words={label}
          of={FIELD_LABELS[field]}
          disabled={state.saving.pending.has(field)}
          run={run}
        />
      ))}
    </span>
  );
}

function actionsOf({ review, building, checks, accepting, changes, edit }: ReviewState, field: ProfileField): Action[] {
  const { state, value } = review.draft.fields[field];
  const path = `fields.${field}`;
  const isSaved = state !== "ai" && state !== "not_found";
  const canAccept = checks.left.some((item) => item.path === path);
  const first = { label: value === null ? "Fill in" : "Edit", run: () => edit(field) };
  if (building) return [first];
  const isBlankOnSite = review.drafted[field].value === null;
  return [
    ...(canAccept ? [{ label: "Accept", run: () => accepting.accept(path) }] : []),
    first,
    ...(isSaved
      ? [{ label: isBlankOnSite ? "Leave blank" : "Restore", run: () => void changes.restore(field) }]
      : [{ label: "Regenerate", run: () => void changes.regenerate(field) }]),
    ...(value === null ? [] : [{ label: "Remove", run: () => changes.remove(path, field, FIELD_LABELS[field]) }]),
  ];
}
