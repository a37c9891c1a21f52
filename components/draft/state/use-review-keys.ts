"use client";

import { useEffect, useRef, useState } from "react";
import type { Restorable } from "./use-changes";
import type { ReviewState } from "./use-review";

const OFF = "review-keys-off";

/** Single keys for going through the profile; they rest while something is typed, and can be turned off (WCAG 2.2, 2.1.4). */
export function useReviewKeys(state: ReviewState, showHelp: () => void) {
  const [areOn, setOn] = useState(true);
  const latest = useRef({ state, showHelp });
  latest.current = { state, showHelp };
  useEffect(() => setOn(localStorage.getItem(OFF) === null), []);
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const run =
        event.key === "?" ? latest.current.showHelp : keyCommands(latest.current.state)[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [areOn]);
  const toggle = () => {
    if (areOn) localStorage.setItem(OFF, "1");
    else localStorage.removeItem(OFF);
    setOn(!areOn);
  };
  return { areOn, toggle };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}

function keyCommands(state: ReviewState): Record<string, () => void> {
  const { stops, cursor, accepting, saving, building } = state;
  const at = stops.findIndex((stop) => stop.path === cursor.at);
  const stop = stops[at];
  const goTo = (index: number) => {
    const next = stops[Math.min(Math.max(index, 0), stops.length - 1)];
    if (next) cursor.go(next.path);
  };
  const move = { j: () => goTo(at + 1), k: () => goTo(at - 1), n: accepting.goToCheck };
  if (!stop || saving.pending.has(stop.place)) return move;
  const edit = () => state.edit(stop.place);
  if (stop.place === "competitor_url") return { ...move, e: edit };
  const commands = { ...move, a: () => accepting.accept(stop.path), e: edit };
  return building ? commands : { ...commands, ...changing(state, stop.path, stop.place, stop.label) };
}

function changing({ changes, editors }: ReviewState, path: string, place: Restorable, label: string) {
  if (editors.isOpen(place)) return {};
  return { r: () => void changes.restore(place), x: () => changes.remove(path, place, label) };
}
