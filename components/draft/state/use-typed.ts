"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReviewPlace } from "@/lib/schemas/review";
import { readTyped, removeTyped, type Typed, writeTyped } from "./typed-store";

/** What was typed and is not saved, by place: kept in this browser until it is saved or thrown away. */
export function useTyped(draftId: string, onRestored: (places: ReviewPlace[]) => void) {
  const [texts, setTexts] = useState<ReadonlyMap<ReviewPlace, Typed>>(new Map());
  const latest = useRef(texts);
  const set = useCallback(
    (place: ReviewPlace, text: Typed | null) => {
      const next = new Map(latest.current);
      const before = latest.current.get(place);
      if (text) next.set(place, text);
      else next.delete(place);
      latest.current = next;
      if (text) writeTyped(draftId, place, text);
      else if (before) removeTyped(draftId, place, before);
      setTexts(next);
    },
    [draftId],
  );
  useEffect(() => {
    const kept = readTyped(draftId);
    latest.current = kept;
    setTexts(kept);
    onRestored([...kept.keys()]);
  }, [draftId, onRestored]);
  return useMemo(
    () => ({
      places: [...texts.keys()],
      find: (place: ReviewPlace) => texts.get(place),
      /** As it is by now, for code that waited. */
      latest: (place: ReviewPlace) => latest.current.get(place),
      set,
    }),
    [texts, set],
  );
}
