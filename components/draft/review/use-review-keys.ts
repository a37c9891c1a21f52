"use client";

import { useEffect, useState } from "react";
import type { Draft } from "@/lib/schemas/draft";
import type { ProfileField } from "@/lib/schemas/profile";
import { REVIEW_FIELDS } from "./review-groups";
import type { useReview } from "./use-review";

type Review = ReturnType<typeof useReview>;

const OFF = "review-keys-off";

/** Single keys for going through the profile; they rest while something is typed, and can be turned off (WCAG 2.2, 2.1.4). */
export function useReviewKeys(draft: Draft, state: Review) {
  const [areOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(OFF) === null), []);
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const run = keyCommands(draft, state)[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [draft, state, areOn]);
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

function keyCommands(draft: Draft, state: Review): Record<string, () => void> {
  const at = REVIEW_FIELDS.findIndex((name): boolean => name === state.selected);
  const current = REVIEW_FIELDS[at];
  const go = (field: ProfileField | undefined) => {
    if (field) state.setSelected(field);
  };
  const toCheck = [...REVIEW_FIELDS.slice(at + 1), ...REVIEW_FIELDS.slice(0, Math.max(0, at))];
  const move: Record<string, () => void> = {
    j: () => go(REVIEW_FIELDS[at + 1]),
    k: () => go(REVIEW_FIELDS[Math.max(0, at - 1)]),
    n: () => go(toCheck.find((name) => draft.fields[name].state === "ai")),
  };
  if (!current || state.pending) return move;
  return {
    ...move,
    a: () => draft.fields[current].value !== null && state.commands.accept(current),
    e: () => state.commands.edit(current),
    r: () => state.commands.restore(current),
    x: () => draft.fields[current].value !== null && state.commands.remove(current),
  };
}
