import type { PaletteItem } from "./palette-row";

/** Lines of one kind under their heading. */
export interface PaletteGroup {
  heading: string;
  items: PaletteItem[];
  /** Too many to be shown before something is typed. */
  isForTyped?: boolean;
  /** Ways to look further, which are not counted as found. */
  areWays?: boolean;
}

/** Class of a group of the palette's lines, with its heading. */
export const PALETTE_GROUP =
  "p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft";

/** So many of a group are shown before anything is typed, or by words that many fit. */
const SHOWN_MAX = 6;

/** The lines of a group that hold every typed word. */
export function fittingItems({ items, isForTyped }: PaletteGroup, text: string): PaletteItem[] {
  if (isForTyped && text === "") return [];
  const typed = text.toLowerCase().split(/\s+/);
  return items.filter((item) => typed.every((word) => item.words.toLowerCase().includes(word))).slice(0, SHOWN_MAX);
}
