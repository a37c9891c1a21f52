import { z } from "zod";

/** Text that was typed and not saved. */
const typed = z.object({
  /** In the editor's own shape. */
  value: z.unknown(),
  /** Mark of what stood there when typing began. */
  seen: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type Typed = z.infer<typeof typed>;

const PREFIX = "typed:";
const prefixOf = (editor: string) => `${PREFIX}${editor}:`;

/** What this browser keeps of an editor, such as a draft's by its id: one entry a place; other tabs write their own places. */
export function readTyped<Place extends string>(editor: string, places: z.ZodType<Place>): Map<Place, Typed> {
  const prefix = prefixOf(editor);
  const found = new Map<Place, Typed>();
  for (const key of storedKeys()) {
    const place = places.safeParse(key.slice(prefix.length)).data;
    const kept = place && key.startsWith(prefix) && parse(localStorage.getItem(key));
    if (place && kept) found.set(place, kept);
  }
  return found;
}

/** A browser that keeps nothing leaves the text to the open page alone. */
export function writeTyped(editor: string, place: string, text: Typed): void {
  try {
    localStorage.setItem(prefixOf(editor) + place, JSON.stringify(text));
  } catch {
    // storage is full or switched off
  }
}

/** Forgets a text that this page knows. What another tab typed there since is not its to forget. */
export function removeTyped(editor: string, place: string, known: Typed): void {
  const key = prefixOf(editor) + place;
  try {
    if (parse(localStorage.getItem(key))?.at === known.at) localStorage.removeItem(key);
  } catch {
    // storage is switched off
  }
}

/** Forgets all that was typed into a draft that is gone; without one, into everything. */
export function forgetTyped(draftId?: string): void {
  const prefix = draftId === undefined ? PREFIX : prefixOf(draftId);
  for (const key of storedKeys()) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function parse(stored: string | null): Typed | undefined {
  try {
    return typed.safeParse(JSON.parse(stored ?? "null")).data;
  } catch {
    return undefined;
  }
}
