"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { useTyped } from "@/components/draft/state/use-typed";
import type { OwnText, OwnTexts, OwnTextsSaved } from "@/lib/schemas/edits/own-text";
import { type SaveTyped, type TypedTexts, useAutosave } from "./use-autosave";

interface Options {
  /** Names what is typed in this browser's store. */
  editor: string;
  /** Id of who writes: what one account typed is not shown to the next one in the same browser. */
  writer: string;
  /** The names of its texts; the same object each time. */
  places: z.ZodType<string>;
  initial: OwnTexts;
  save: SaveTyped;
}

const NONE: OwnText = { told: "", text: "", mark: "", is_contested: false };
const noPlaces = () => {};

/** Texts in somebody's own words: how they are by now, what is typed over them, and the way from here to the server. */
export function useOwnTexts({ editor, writer, places, initial, save }: Options) {
  const [texts, setTexts] = useState(initial);
  const now = useRef(texts);
  const typed = useTyped(`${editor}-${writer}`, places, noPlaces);
  const adopt = (next: OwnTexts) => {
    now.current = next;
    setTexts(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server drew anew replaces what is known
  useEffect(() => adopt(initial), [initial]);
  const at = (place: string) => now.current[place] ?? NONE;
  const waiting = (): TypedTexts => {
    const entries = Object.keys(now.current).flatMap((place) => {
      const text = typed.latest(place);
      return text && text.seen === at(place).mark ? [[place, { text: String(text.value), seen: text.seen }]] : [];
    });
    return Object.fromEntries(entries);
  };
  const onSaved = (sent: TypedTexts, { texts: next, contested }: OwnTextsSaved) => {
    adopt(next);
    for (const [place, { text }] of Object.entries(sent)) {
      const still = typed.latest(place);
      if (!still || contested.includes(place)) continue;
      typed.set(place, still.value === text ? null : { ...still, seen: at(place).mark });
    }
  };
  const unsaved = typed.places.length;
  const version = useMemo(() => (unsaved > 0 ? { typed } : null), [typed, unsaved]);
  const saving = useAutosave({ waiting, save, onSaved }, version);
  return { texts, typed, saving, onSaved, ...textMoves(at, typed) };
}

export type OwnTextsState = ReturnType<typeof useOwnTexts>;

/** Typing, and choosing between two texts. */
function textMoves(at: (place: string) => OwnText, typed: ReturnType<typeof useTyped<string>>) {
  const put = (place: string, value: string) => typed.set(place, { value, seen: at(place).mark, at: Date.now() });
  const shown = (place: string): string => String(typed.find(place)?.value ?? at(place).text);
  return {
    shown,
    markOf: (place: string) => at(place).mark,
    type(place: string, value: string): void {
      const before = at(place);
      const seen = typed.latest(place)?.seen ?? before.mark;
      const isBack = value === before.text && seen === before.mark;
      typed.set(place, isBack ? null : { value, seen, at: Date.now() });
    },
    /** What stands beside the text here and was written by somebody else; null where nothing does. */
    other(place: string): string | null {
      const { mark, text, told, is_contested } = at(place);
      const mine = typed.find(place);
      if (mine && mine.seen !== mark) return String(mine.value) === text ? null : text;
      return is_contested && !mine ? told : null;
    },
    keepMine: (place: string) => put(place, shown(place)),
    keepOther(place: string): void {
      if (typed.find(place)) typed.set(place, null);
      else put(place, at(place).told);
    },
  };
}
