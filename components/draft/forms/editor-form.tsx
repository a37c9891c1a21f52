"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { ReviewPlace } from "@/lib/schemas/review";
import { MergeChoice } from "./merge-choice";
import { ProblemLine } from "./problem-line";

interface Props {
  place: ReviewPlace;
  /** The PATCH that saves what is typed. */
  patch(): DraftPatch;
  /** What is saved by now, and what is typed, as a reader would see them. */
  theirs: ReactNode;
  mine: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Save and cancel around the controls of one place. Escape leaves it, Ctrl or ⌘ with Enter saves. */
export function EditorForm({ place, patch, theirs, mine, className, children }: Props) {
  const { editors, changes } = useReview();
  const form = useFirstFocus(editors.latest === place);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void changes.save(place, patch());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") editors.cancel(place);
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
  };
  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKeyDown} className={classNames("grid gap-3", className)}>
      {editors.isContested(place) ? (
        <MergeChoice {...{ place, patch, theirs, mine }} />
      ) : (
        <>
          {children}
          <ProblemLine place={place} />
          <EditorButtons place={place} />
        </>
      )}
    </form>
  );
}

function EditorButtons({ place }: { place: ReviewPlace }) {
  const { editors, saving } = useReview();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" size="sm" variant="primary" pending={saving.pending.has(place)}>
        Save
      </Button>
      <Button size="sm" variant="quiet" onClick={() => editors.cancel(place)}>
        Cancel
      </Button>
      {editors.typed.find(place) && <span className="text-xs text-soft">Not saved yet. Kept in this browser.</span>}
    </div>
  );
}

/** An editor that was opened by hand takes the focus; one that a reload brought back does not. */
function useFirstFocus(isOpenedByHand: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isWanted = useRef(isOpenedByHand);
  useEffect(() => {
    if (isWanted.current) form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);
  return form;
}
