"use client";

import { ChevronUp } from "lucide-react";
import { type FormEvent, useEffect } from "react";
import type { VoteState } from "@/lib/core/statuses";
import { classNames } from "../../ui/class-names";
import { useMarks } from "./marks-provider";
import { isCounted, type VoteStanding } from "./use-votes";
import { VoteCount } from "./vote-count";

/** All votes, those of the launch week, which may be over, or none where the row says a figure itself. */
export type VoteFigure = "all" | "week" | "closed week" | "none";

interface VoteButtonProps {
  listing: { id: number; name: string };
  /** The figure that the page was made with; null while it is hidden. */
  votes: number | null;
  counts?: VoteFigure;
  /** `row` stands at the right edge of a list's row, `head` beside a page's buttons. */
  size?: "row" | "head";
}

/** Votes for a listing, or takes the vote back. A form of its own, so that it works without JavaScript too. */
export function VoteButton({ listing: { id, name }, votes, counts = "all", size = "row" }: VoteButtonProps) {
  const marks = useMarks();
  const standing = marks?.of(id);
  const state = standing?.state ?? null;
  useEffect(() => marks?.arrive({ id, name }), [marks, id, name]);
  if (!marks || !standing || standing.isOwn) return counts === "none" ? null : <VoteCount votes={votes} />;
  const press = (event: FormEvent) => {
    event.preventDefault();
    marks.press({ id, name });
  };
  const figure = shownFigure(votes, standing, counts);
  return (
    <form
      id={`vote-${id}`}
      action="/votes"
      method="post"
      onSubmit={press}
      className="relative shrink-0 scroll-mt-[50vh] self-start rounded-md target:outline-2 target:outline-offset-2 target:outline-focus"
    >
      <input type="hidden" name="listing" value={id} />
      {state !== null && <input type="hidden" name="take_back" value="1" />}
      <button type="submit" aria-pressed={state !== null} className={classNames(LOOK, SIZES[size], lookOf(state))}>
        <span className="sr-only">Vote for {name}, </span>
        {size === "row" ? <RowFace figure={figure} state={state} /> : <HeadFace figure={figure} state={state} />}
      </button>
    </form>
  );
}

const LOOK =
  "inline-flex cursor-pointer items-center justify-center rounded-md border font-medium transition-colors aria-busy:opacity-70";
const SIZES = { row: "min-h-14 w-16 flex-col py-1", head: "h-10 gap-2 px-4 text-sm" };

function lookOf(state: VoteState | null): string {
  if (state === null) return "border-line bg-card text-ink hover:border-edge hover:bg-wash";
  if (isCounted(state)) return "border-ink bg-ink text-paper hover:bg-ink/85";
  return "border-dashed border-edge bg-card text-soft hover:bg-wash";
}

function shownFigure(votes: number | null, { counts: told, guess }: VoteStanding, counts: VoteFigure): number | null {
  if (votes === null) return null;
  const known = told ? (counts === "all" ? told.votes : told.week_votes) : votes;
  if (known === null) return null;
  return counts === "closed week" ? known : known + guess;
}

interface FaceProps {
  figure: number | null;
  state: VoteState | null;
}

/** Where one's own vote stands, in a word. */
const STATE_WORDS: Record<VoteState, string> = {
  counted: "Voted",
  released: "Voted",
  held: "Held",
  refused: "Refused",
};

function RowFace({ figure, state }: FaceProps) {
  const word = state ? STATE_WORDS[state] : figure === null ? "Vote" : figure === 1 ? "vote" : "votes";
  return (
    <>
      <ChevronUp aria-hidden className="size-4" />
      {figure !== null && (
        <span className="figures text-base leading-5 font-semibold">{figure.toLocaleString("en")}</span>
      )}
      <span className="text-xs leading-4 font-normal">{word}</span>
    </>
  );
}

function HeadFace({ figure, state }: FaceProps) {
  return (
    <>
      <ChevronUp aria-hidden className="size-4" />
      {state ? STATE_WORDS[state] : "Vote"}
      {figure !== null && (
        <span className="figures border-l border-current/25 pl-2">{figure.toLocaleString("en")}</span>
      )}
    </>
  );
}
