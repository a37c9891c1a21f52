"use client";

import type { ReactNode } from "react";
import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { ReviewPlace } from "@/lib/schemas/review";
import { CONTESTED, ValueBox } from "./value-box";

interface Props {
  place: ReviewPlace;
  patch(): DraftPatch;
  theirs: ReactNode;
  mine: ReactNode;
}

/** Two values for one place: what was saved elsewhere meanwhile, and what is typed here. Neither is lost before one is chosen. */
export function MergeChoice({ place, patch, theirs, mine }: Props) {
  const { editors, changes, saving } = useReview();
  const pending = saving.pending.has(place);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm font-medium">{CONTESTED}</legend>
      <div className="grid gap-3">
        <ValueBox title="Saved elsewhere" value={theirs}>
          <Button size="sm" disabled={pending} onClick={() => editors.cancel(place)}>
            Keep this one
          </Button>
        </ValueBox>
        <ValueBox title="Typed here, not saved" value={mine}>
          <Button size="sm" pending={pending} onClick={() => void changes.saveMine(place, patch())}>
            Save mine instead
          </Button>
          <Button size="sm" variant="quiet" disabled={pending} onClick={() => changes.keepMine(place)}>
            Edit mine
          </Button>
        </ValueBox>
      </div>
    </fieldset>
  );
}
