"use client";

import type { ReactNode } from "react";
import { type ReviewState, useReview } from "@/components/draft/state/use-review";
import { SavedSign, savedWords } from "@/components/ui/saved-sign";
import { BarButton } from "./bar-button";

/** Whether everything is on the server. Text that is not can be reached from here; it is kept in this browser. */
export function SavedState() {
  const state = useReview();
  return (
    <div role="status" className="flex shrink-0 items-center gap-1.5 text-soft">
      {looks(state)}
    </div>
  );
}

function looks(state: ReviewState): ReactNode {
  const { connection, saving, editors, building, edit } = state;
  const [unsaved] = editors.typed.places;
  if (connection === "signed_out")
    return (
      <SavedSign kind="signed_out">
        <a href={state.signInUrl} className="link whitespace-nowrap text-ink">
          Sign in again
        </a>
      </SavedSign>
    );
  if (saving.pending.size > 0) return <SavedSign kind="saving">{words("Saving…")}</SavedSign>;
  if (connection === "lost") return <SavedSign kind="lost">{words("No connection")}</SavedSign>;
  if (unsaved)
    return (
      <SavedSign kind="unsaved">
        <BarButton help="Go to the text that is not saved" onClick={() => edit(unsaved)}>
          <span className="figures">{editors.typed.places.length}</span> not saved
        </BarButton>
      </SavedSign>
    );
  if (building) return <SavedSign kind="saving" />;
  return <SavedSign kind="saved">{words(savedWords(saving.savedAt))}</SavedSign>;
}

/** Beside its icon where there is room. */
function words(text: string): ReactNode {
  return <span className="whitespace-nowrap max-sm:sr-only">{text}</span>;
}
