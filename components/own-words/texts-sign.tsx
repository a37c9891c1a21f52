import type { ReactNode } from "react";
import { SavedSign, savedWords } from "@/components/ui/saved-sign";
import type { OwnTextsState } from "./use-own-texts";

/** Whether what is typed is on the server; what is not is kept in this browser. */
export function TextsSign({ state, signInUrl }: { state: OwnTextsState; signInUrl: string }) {
  return (
    <div role="status" aria-label="Draft" className="flex items-center gap-1.5">
      {looks(state, signInUrl)}
    </div>
  );
}

function looks({ saving, typed, texts, other }: OwnTextsState, signInUrl: string): ReactNode {
  const { problem } = saving;
  if (problem === "signed_out")
    return (
      <SavedSign kind="signed_out">
        <span>
          Not saved: you are signed out. Kept in this browser.{" "}
          <a href={signInUrl} className="link text-ink">
            Sign in again
          </a>
        </span>
      </SavedSign>
    );
  if (Object.keys(texts).some((place) => other(place) !== null))
    return <SavedSign kind="unsaved">Choose which text stays.</SavedSign>;
  if (problem === "lost") return <SavedSign kind="lost">Not saved: no connection. Kept in this browser.</SavedSign>;
  if (problem) return <SavedSign kind="unsaved">{`Not saved. ${problem.text}`}</SavedSign>;
  if (saving.isSaving) return <SavedSign kind="saving">Saving…</SavedSign>;
  if (typed.places.length > 0) return <SavedSign kind="unsaved">Not saved yet. Kept in this browser.</SavedSign>;
  return (
    <SavedSign kind="saved">{saving.savedAt ? `${savedWords(saving.savedAt)} as a draft` : "All saved"}</SavedSign>
  );
}
