import { useCallback, useEffect, useRef, useState } from "react";
import type { VoteState } from "@/lib/core/statuses";
import type { ListingMark, VoteAnswer, VoteResult } from "@/lib/schemas/votes";
import { sendVote } from "./send-vote";
import type { Said } from "./vote-said";

/** How a listing's vote stands for whoever looks at the page. */
export interface VoteStanding {
  state: VoteState | null;
  /** Their own product. */
  isOwn: boolean;
  /** What the server said last; null before a button was pressed here. */
  counts: Pick<VoteAnswer, "votes" | "week_votes"> | null;
  /** What is expected of the count until the server has said. */
  guess: number;
}

type Standings = ReadonlyMap<number, VoteStanding>;

export const NOTHING: VoteStanding = { state: null, isOwn: false, counts: null, guess: 0 };
export const isCounted = (state: VoteState | null) => state === "counted" || state === "released";

const standingsOf = (marks: ListingMark[]): Standings =>
  new Map(marks.map(({ listing_id, vote, is_own }) => [listing_id, { ...NOTHING, state: vote, isOwn: is_own }]));

/** What a press leads to, if the server agrees. */
function pressedOn(standing: VoteStanding): VoteStanding {
  const { state, guess } = standing;
  if (state === null) return { ...standing, state: "counted", guess: guess + 1 };
  return { ...standing, state: null, guess: guess - Number(isCounted(state)) };
}

function wordsOf(result: Exclude<VoteResult, { sign_in: string }>, name: string): Said {
  return result.ok ? { name, state: result.data.state } : { problem: `${result.detail} ${result.fix}` };
}

/** The visitor's votes: shown as pressed at once, sent one after the other for each listing, and in the end as the server says. */
export function useVotes(marks: ListingMark[], say: (said: Said) => void) {
  const [standings, setStandings] = useState(() => standingsOf(marks));
  const shown = useRef(standings);
  const told = useRef(standings);
  const turns = useRef(new Map<number, Promise<void>>());
  const show = useCallback((next: Standings) => {
    shown.current = next;
    setStandings(next);
  }, []);
  useEffect(() => {
    told.current = standingsOf(marks);
    show(told.current);
  }, [marks, show]);

  const press = useCallback(
    ({ id, name }: { id: number; name: string }) => {
      const next = pressedOn(shown.current.get(id) ?? NOTHING);
      show(new Map(shown.current).set(id, next));
      const before = turns.current.get(id) ?? Promise.resolve();
      const turn = before.then(async () => {
        const result = await sendVote({ listing_id: id, take_back: next.state === null });
        if ("sign_in" in result) location.assign(result.sign_in);
        else say(wordsOf(result, name));
        if ("ok" in result && result.ok)
          told.current = new Map(told.current).set(id, { ...NOTHING, state: result.data.state, counts: result.data });
        if (turns.current.get(id) === turn) show(new Map(shown.current).set(id, told.current.get(id) ?? NOTHING)); // nothing was pressed since
      });
      turns.current.set(id, turn);
    },
    [say, show],
  );
  return { standings, press };
}
