"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { anchorOf } from "./stops";

export type Cursor = ReturnType<typeof useCursor>;

/** The button of a stop that takes the keyboard. */
function buttonOf(path: string): HTMLElement | null {
  return document.getElementById(anchorOf(path))?.querySelector<HTMLElement>("[data-stop]") ?? null;
}

/**
 * Where the review stands: one place for the eye and for the keyboard. `select` follows the focus or the mouse, `go` takes the
 * focus along. What is selected stays in view: on a narrow screen the evidence above it folds away and would take it along.
 */
export function useCursor(first: string) {
  const [at, setAt] = useState(first);
  const [moves, setMoves] = useState(0);
  const shown = useRef(first);
  const go = useCallback((path: string) => {
    setAt(path);
    setMoves((count) => count + 1);
  }, []);
  useEffect(() => {
    if (shown.current !== at) document.getElementById(anchorOf(at))?.scrollIntoView({ block: "nearest" });
    shown.current = at;
  }, [at]);
  useEffect(() => {
    if (moves > 0) buttonOf(shown.current)?.focus({ preventScroll: true });
  }, [moves]);
  return useMemo(() => ({ at, select: setAt, go }), [at, go]);
}

/** Gives the keyboard its place back when the control that had it is gone. */
export function keepFocus(path: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) buttonOf(path)?.focus({ preventScroll: true });
  });
}
