import { useEffect, useState } from "react";
import type { PaletteItem } from "./palette-row";

/** Looks typed text up elsewhere; rejects when it cannot. Must be stable between renders. */
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<PaletteItem[]>;

/** What a search found so far; while it looks, what the last one found. */
export interface Found {
  state: "idle" | "looking" | "done" | "failed";
  items: PaletteItem[];
}

const TYPING_PAUSE_MS = 120;

/** Asks a moment after the last key; an answer to older text is dropped. */
export function useFound(text: string, search: PaletteSearch): Found {
  const [found, setFound] = useState<Found>({ state: "idle", items: [] });
  useEffect(() => {
    if (text === "") return setFound({ state: "idle", items: [] });
    setFound((before) => ({ state: "looking", items: before.items }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(text, abort.signal)
        .then((items) => setFound({ state: "done", items }))
        .catch(() => abort.signal.aborted || setFound({ state: "failed", items: [] }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, search]);
  return found;
}
