"use client";

import { X } from "lucide-react";
import { useEffect } from "react";
import type { VoteState } from "@/lib/core/statuses";
import { PageLink } from "../../ui/page-link";

/** What became of a press of a vote button. */
export type Said = { name: string; state: VoteState | null } | { problem: string };

/** So long it can be read. */
const SHOWN_MS = 8_000;

/** Says at the edge of the window what became of a vote, and to those who cannot see the button as well. */
export function VoteSaid({ said, onClose }: { said: Said | null; onClose: () => void }) {
  useEffect(() => {
    if (!said || "problem" in said) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, onClose]);
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:max-w-96 print:hidden">
      {said && (
        <div className="flex items-start gap-3 rounded-lg border border-ink bg-card py-2 pr-2 pl-4 text-sm shadow-float">
          <p className="flex-1 py-2">
            <Words said={said} />
          </p>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}

function Words({ said }: { said: Said }) {
  if ("problem" in said) return said.problem;
  const how = (
    <PageLink href="/how-ranking-works" className="link">
      How ranking works
    </PageLink>
  );
  switch (said.state) {
    case null:
      return `You took your vote for ${said.name} back.`;
    case "held":
      return (
        <>
          Your vote for {said.name} is held for up to 72 hours before it is decided. {how}
        </>
      );
    case "refused":
      return (
        <>
          Your vote for {said.name} was refused and does not count. {how}
        </>
      );
    default:
      return `Your vote for ${said.name} counts.`;
  }
}
