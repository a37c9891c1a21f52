"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { ListingMark } from "@/lib/schemas/votes";
import { NOTHING, useVotes, type VoteStanding } from "./use-votes";
import { type Said, VoteSaid } from "./vote-said";

interface NamedListing {
  id: number;
  name: string;
}

interface Marks {
  of(listingId: number): VoteStanding;
  press(listing: NamedListing): void;
  /** Says how the vote stands where sign-in led back to it. */
  arrive(listing: NamedListing): void;
}

const MarksContext = createContext<Marks | null>(null);

/** Null outside of public pages, where nobody votes. */
export const useMarks = () => useContext(MarksContext);

/** Knows what is the visitor's own about listings: as the server told it, and as buttons changed it since. */
export function MarksProvider({ marks, children }: { marks: ListingMark[]; children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(null);
  const { standings, press } = useVotes(marks, setSaid);
  const hasArrived = useRef(false);
  const value = useMemo(() => {
    const of = (id: number) => standings.get(id) ?? NOTHING;
    const arrive: Marks["arrive"] = ({ id, name }) => {
      if (hasArrived.current || location.hash !== `#vote-${id}`) return;
      hasArrived.current = true;
      const { state } = of(id);
      if (state !== null) setSaid({ name, state });
    };
    return { of, press, arrive };
  }, [standings, press]);
  const close = useCallback(() => setSaid(null), []);
  return (
    <MarksContext value={value}>
      {children}
      <VoteSaid said={said} onClose={close} />
    </MarksContext>
  );
}
