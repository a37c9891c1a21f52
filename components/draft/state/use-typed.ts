"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { readTyped, removeTyped, type Typed, writeTyped } from "./typed-store";

/** What was typed into an editor and is not saved, by place: kept in this browser until it is saved or thrown away. */
export function useTyped<Place extends string>(
  editor: string,
  places: z.ZodType<Place>,
  onRestored: (places: Place[]) => void,
) {
  const [texts, setTexts] = useState<ReadonlyMap<Place, Typed>>(new Map());
  const latest = useRef(texts);
  const set = useCallback(
    (place: Place, text: Typed | null) => {
      const next = new Map(latest.current);
      const before = latest.current.get(place);
      if (text) next.set(place, text);
      else next.delete(place);
      latest.current = next;
      if (text) writeTyped(editor, place, text);
      else if (before) removeTyped(editor, place, before);
      setTexts(next);
    },
    [editor],
  );
  useEffect(() => {
    const kept = readTyped(editor, places);
    latest.current = kept;
    setTexts(kept);
    onRestored([...kept.keys()]);
  }, [editor, places, onRestored]);
  return useMemo(
    () => ({
      places: [...texts.keys()],
      find: (place: Place) => texts.get(place),
      /** As it is by now, for code that waited. */
      latest: (place: Place) => latest.current.get(place),
      set,
    }),
    [texts, set],
  );
}
