"use client";

import type { ReactNode } from "react";
import { FieldStateLine } from "@/components/draft/fields/field-state";
import { RowAction } from "@/components/draft/fields/row-action";
import { StopBox, StopButton } from "@/components/draft/fields/stop-box";
import { ProblemLine } from "@/components/draft/forms/problem-line";
import { placeLabel } from "@/components/draft/state/stops";
import { useReview } from "@/components/draft/state/use-review";
import { Skeleton } from "@/components/ui/skeleton";
import type { DraftedList } from "@/lib/schemas/draft";

interface Props {
  place: DraftedList;
  count: number;
  /** The form that replaces the list. */
  editor: ReactNode;
  /** Its entries, as items of a list. */
  children: ReactNode;
}

/** One list of the draft: its entries with their states, or the form that replaces it. */
export function ListSection({ place, count, editor, children }: Props) {
  const { editors } = useReview();
  const isOpen = editors.isOpen(place);
  const isOneStop = count === 0 || place === "seo"; // its box has the anchor
  return (
    <section id={isOneStop && !isOpen ? undefined : place} aria-label={placeLabel(place)} className="mb-6">
      <ListHeading place={place} count={count} isOpen={isOpen} />
      {!isOpen && <ProblemLine place={place} />}
      {isOpen && editor}
      {!isOpen && count > 0 && <ul className="list-none">{children}</ul>}
      {!isOpen && count === 0 && <EmptyList place={place} />}
    </section>
  );
}

function ListHeading({ place, count, isOpen }: Pick<Props, "place" | "count"> & { isOpen: boolean }) {
  const { review, building, saving, changes, edit } = useReview();
  const label = placeLabel(place);
  const canRestore = !building && review.changed_lists.includes(place);
  const disabled = saving.pending.has(place);
  return (
    <div className="flex min-h-8 items-baseline gap-1 pb-2">
      <h2 className="mr-auto text-sm text-soft">{label}</h2>
      {!isOpen && canRestore && (
        <RowAction words="Restore" of={label} disabled={disabled} run={() => void changes.restore(place)} />
      )}
      {!isOpen && (
        <RowAction words={count === 0 ? "Fill in" : "Edit"} of={label} disabled={disabled} run={() => edit(place)} />
      )}
    </div>
  );
}

function EmptyList({ place }: { place: DraftedList }) {
  const { review, building } = useReview();
  const isRemoved = review.changed_lists.includes(place);
  return (
    <StopBox path={place} className="py-3">
      <StopButton path={place} isCovering>
        <span className="sr-only">{placeLabel(place)}: </span>
        {building && !isRemoved ? (
          <>
            <span className="sr-only">not found yet</span>
            <Skeleton className="h-3.5 w-56 opacity-60" />
          </>
        ) : (
          <FieldStateLine state={isRemoved ? "deleted" : "not_found"} evidence={[]} />
        )}
      </StopButton>
    </StopBox>
  );
}
