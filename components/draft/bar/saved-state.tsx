"use client";

import { Check, CircleAlert, CloudOff, LoaderCircle, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { type ReviewState, useReview } from "@/components/draft/state/use-review";
import { BarButton } from "./bar-button";

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const ICON = "size-4 shrink-0";

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
  if (connection === "signed_out") return <SignedOut url={state.signInUrl} />;
  if (saving.pending.size > 0)
    return <Words icon={<LoaderCircle aria-hidden className={`${ICON} animate-spin`} />}>Saving…</Words>;
  if (connection === "lost") return <Words icon={<CloudOff aria-hidden className={ICON} />}>No connection</Words>;
  if (unsaved)
    return (
      <>
        <PencilLine aria-hidden className={`${ICON} text-warn`} />
        <BarButton help="Go to the text that is not saved" onClick={() => edit(unsaved)}>
          <span className="figures">{editors.typed.places.length}</span> not saved
        </BarButton>
      </>
    );
  if (building) return <LoaderCircle aria-hidden className={`${ICON} animate-spin`} />;
  return (
    <Words icon={<Check aria-hidden className={`${ICON} text-ok`} />}>
      {saving.savedAt ? `Saved ${clock.format(saving.savedAt)}` : "All saved"}
    </Words>
  );
}

function Words({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="whitespace-nowrap max-sm:sr-only">{children}</span>
    </>
  );
}

function SignedOut({ url }: { url: string }) {
  return (
    <>
      <CircleAlert aria-hidden className={`${ICON} text-bad`} />
      <a href={url} className="link whitespace-nowrap text-ink">
        Sign in again
      </a>
    </>
  );
}
