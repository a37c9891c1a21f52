"use client";

import { useCallback, useMemo, useState } from "react";
import { toast } from "@/components/ui/popup/toast";
import { type DraftReview, type ReviewPlace, reviewPlace } from "@/lib/schemas/review";
import { placeLabel } from "./stops";
import type { Typed } from "./typed-store";
import { useTyped } from "./use-typed";

export type Editors = ReturnType<typeof useEditors>;

/** Long enough to read, decide and reach the button. */
export const UNDO_MS = 12_000;

/** Which places are open for editing, and what is typed there. Opening another closes those in which nothing was typed. */
export function useEditors({ draft: { id }, marks }: DraftReview) {
  const [opened, setOpened] = useState<ReadonlySet<ReviewPlace>>(new Set());
  const [latest, setLatest] = useState<ReviewPlace | null>(null);
  const addOpened = useCallback((places: ReviewPlace[]) => setOpened((before) => new Set([...before, ...places])), []);
  const typed = useTyped(id, reviewPlace, addOpened);
  return useMemo(() => {
    const isOpen = (place: ReviewPlace) => opened.has(place);
    const open = (place: ReviewPlace) => {
      setOpened((before) => new Set([...before].filter((one) => typed.latest(one)).concat(place)));
      setLatest(place);
    };
    const close = (place: ReviewPlace) => {
      typed.set(place, null);
      setOpened((before) => new Set([...before].filter((one) => one !== place)));
    };
    /** Takes what is typed; text that is as it was before counts as nothing typed. */
    const type = (place: ReviewPlace, value: unknown, start: unknown) => {
      const isBack = JSON.stringify(value) === JSON.stringify(start);
      const seen = typed.latest(place)?.seen ?? marks[place];
      typed.set(place, isBack ? null : { value, seen, at: Date.now() });
    };
    /** Keeps the text over a value that came from elsewhere. */
    const rebase = (place: ReviewPlace, text: Typed, seen: string) => typed.set(place, { ...text, seen });
    const cancel = (place: ReviewPlace) => {
      const text = typed.latest(place);
      close(place);
      const bringBack = () => {
        if (text) typed.set(place, text);
        open(place);
      };
      if (text) offerBack(place, bringBack);
    };
    /** What was typed stands against a value that was saved elsewhere meanwhile. */
    const isContested = (place: ReviewPlace) => (typed.find(place)?.seen ?? marks[place]) !== marks[place];
    return { typed, latest, isOpen, open, close, type, rebase, cancel, isContested };
  }, [opened, latest, typed, marks]);
}

function offerBack(place: ReviewPlace, bringBack: () => void): void {
  toast(`${placeLabel(place)}: your text was discarded.`, {
    duration: UNDO_MS,
    action: { label: "Undo", onClick: bringBack },
  });
}
