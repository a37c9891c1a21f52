import { useEffect, useState } from "react";
import type { PaletteGroup } from "./palette-group";

/** Looks typed text up elsewhere; rejects when it cannot. Must be stable between renders. */
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<PaletteGroup[]>;

/** What a search found so far; while it looks, what the last one found. */
export interface Found {
  state: "idle" | "looking" | "done" | "failed";
  /** Those with something in them. */
  groups: PaletteGroup[];
}

const TYPING_PAUSE_MS = 120;

/** Asks a moment after the last key; an answer to older text is dropped. */
export function useFound(text: string, search: PaletteSearch): Found {
  const [found, setFound] = useState<Found>({ state: "idle", groups: [] });
  useEffect(() => {
    if (text === "") return setFound({ state: "idle", groups: [] });
    setFound((before) => ({ state: "looking", groups: before.groups }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(text, abort.signal)
        .then((groups) => setFound({ state: "done", groups: groups.filter(({ items }) => items.length > 0) }))
        .catch(() => abort.signal.aborted || setFound({ state: "failed", groups: [] }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, search]);
  return found;
}
