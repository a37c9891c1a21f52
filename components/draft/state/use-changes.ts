"use client";

import { useMemo, useRef } from "react";
import { toast } from "@/components/ui/popup/toast";
import { DRAFTED_LISTS, type DraftedList, type DraftPatch } from "@/lib/schemas/draft";
import type { ProfileField } from "@/lib/schemas/profile";
import type { DraftReview, ReviewPlace } from "@/lib/schemas/review";
import { pathOfPlace, placeLabel, stopsOf } from "./stops";
import { fieldAsItIs, listAsItIs, removalOf } from "./undo";
import { keepFocus } from "./use-cursor";
import { type Editors, UNDO_MS } from "./use-editors";
import type { Saving } from "./use-saving";

interface Parts {
  review: DraftReview;
  editors: Editors;
  saving: Saving;
  refresh(onAnswer?: (review: DraftReview | null) => void): Promise<void>;
}

/** What changes the draft: each saves one place, and only over the value that is shown there. */
export function useChanges(parts: Parts) {
  const latest = useRef(parts);
  latest.current = parts;
  return useMemo(() => {
    const now = () => latest.current;
    const focus = (place: ReviewPlace) => keepFocus(pathOfPlace(place, stopsOf(now().review)));
    return { ...typedChanges(now, focus), ...directChanges(now, focus) };
  }, []);
}

/** What can be brought back as it was drafted. */
export type Restorable = ProfileField | DraftedList;

function isList(place: Restorable): place is DraftedList {
  return DRAFTED_LISTS.some((list) => list === place);
}

type Now = () => Parts;
type Focus = (place: ReviewPlace) => void;

/** Saving what is typed in an editor. */
function typedChanges(now: Now, focus: Focus) {
  /** Closes the editor together with showing what was saved; text that was typed on meanwhile stays open over it. */
  const finish = (place: ReviewPlace, savedText: unknown) =>
    now().refresh((review) => {
      const text = now().editors.typed.latest(place);
      if (!text || JSON.stringify(text.value) === savedText) now().editors.close(place);
      else if (review) now().editors.rebase(place, text, review.marks[place]);
    });
  const save = async (place: ReviewPlace, patch: DraftPatch): Promise<boolean> => {
    const { editors, saving, refresh } = now();
    const text = editors.typed.latest(place);
    if (!text) {
      editors.close(place);
      focus(place);
      return true;
    }
    const outcome = await saving.save(place, patch, { [place]: text.seen });
    if (outcome === "saved") await finish(place, JSON.stringify(text.value));
    if (outcome === "changed") await refresh();
    if (outcome === "saved") focus(place);
    return outcome === "saved";
  };
  /** From here on what is typed stands over the value that was saved elsewhere. */
  const keepMine = (place: ReviewPlace) => {
    const { editors, review } = now();
    const text = editors.typed.latest(place);
    if (text) editors.rebase(place, text, review.marks[place]);
  };
  return {
    save,
    keepMine,
    /** Puts what is typed over the value that was saved elsewhere. */
    async saveMine(place: ReviewPlace, patch: DraftPatch): Promise<void> {
      keepMine(place);
      await save(place, patch);
    },
  };
}

/** Changes by one key or one click. */
function directChanges(now: Now, focus: Focus) {
  const apply = async (place: ReviewPlace, patch: DraftPatch, words?: string, undo?: DraftPatch): Promise<boolean> => {
    const { review, saving, refresh } = now();
    const outcome = await saving.save(place, patch, { [place]: review.marks[place] });
    await refresh();
    focus(place);
    if (outcome === "changed") toast(`${placeLabel(place)} was changed elsewhere. This is its newer value.`);
    const action = undo && { label: "Undo", onClick: () => void apply(place, undo) };
    if (outcome === "saved" && words) toast(words, { duration: UNDO_MS, ...(action && { action }) });
    return outcome === "saved";
  };
  const asItIs = (place: Restorable): DraftPatch => {
    const { review } = now();
    return isList(place) ? listAsItIs(review, place) : fieldAsItIs(review.draft, place);
  };
  return {
    apply,
    restore: (place: Restorable) => apply(place, { restore: [place] }, `${placeLabel(place)} restored.`, asItIs(place)),
    regenerate: (field: ProfileField) =>
      apply(field, { regenerate: [field] }, `${placeLabel(field)} drafted again from the site.`),
    remove(path: string, place: Restorable, label: string) {
      const patch = removalOf(now().review.draft, path);
      if (patch) void apply(place, patch, `${label} removed.`, asItIs(place));
    },
  };
}
