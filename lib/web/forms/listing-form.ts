import { asTyped, isSameValue, typedValue } from "@/components/dashboard/editor/edit-places";
import { FIELD_KINDS } from "@/components/draft/fields/field-kinds";
import { fieldOf } from "@/components/draft/state/stops";
import { type EditPlace, type EditValues, editPlace } from "@/lib/schemas/edits/listing-editor";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";

/** What a form of a listing's editor asks to be written, against what the listing has by now. */
export interface ListingChanges {
  changed: Map<EditPlace, unknown>;
  /** Changed here and, since the form was shown, to something else by somebody: a person chooses, nothing is overwritten. */
  contested: EditPlace[];
  /** What was typed, as controls show it, beside the value that it was typed over. */
  typed: Map<EditPlace, { value: unknown; seen: string }>;
}

/**
 * Reads the editor's form. It carries what each place showed as `was.<place>`, so that only what a person changed is written.
 * Of a contested place, `keep.<place>` says whose value stays and `over.<place>` over which of the other's it was chosen.
 */
export function changesIn(form: FormData, current: EditValues): ListingChanges {
  const found: ListingChanges = { changed: new Map(), contested: [], typed: new Map() };
  for (const place of editPlace.options) {
    const control = controlIn(form, place);
    const seen = textAt(form, `was.${place}`);
    if (control === undefined || seen === "") continue;
    const [value, was, now] = [
      typedValue(place, control),
      asTyped(place, parsed(seen)),
      asTyped(place, current[place]),
    ];
    if (isSameValue(value, was)) continue;
    found.typed.set(place, { value: control, seen });
    if (isSameValue(value, now) || textAt(form, `keep.${place}`) === "theirs") continue;
    if (!isSameValue(was, now) && !isChosen(form, place, now)) found.contested.push(place);
    found.changed.set(place, value);
  }
  return found;
}

/** A choice counts against the value that it was made over; a third one is asked about again. */
function isChosen(form: FormData, place: EditPlace, now: unknown): boolean {
  const over = parsed(textAt(form, `over.${place}`));
  return textAt(form, `keep.${place}`) === "mine" && isSameValue(asTyped(place, over), now);
}

/** What a place's controls hold; undefined where the form has none. Lists stand in rows of equal names. */
function controlIn(form: FormData, place: EditPlace): unknown {
  const field = fieldOf(place);
  if (place === "faqs") return rowsIn(form, place, ["question", "answer"]);
  if (place === "company_socials") return textsIn(form, place, PLATFORM_KEYS);
  if (place === "seo") return textsIn(form, place, ["title", "description"]);
  if (field && FIELD_KINDS[field] === "plans") return rowsIn(form, place, ["name", "price", "period"]);
  if (!form.has(place)) return undefined;
  return field && FIELD_KINDS[field] === "categories" ? form.getAll(place).map(String) : textAt(form, place);
}

function rowsIn(form: FormData, place: string, names: readonly string[]): Record<string, string>[] {
  const [first = []] = names.map((name) => form.getAll(`${place}.${name}`));
  return first.map((_, i) =>
    Object.fromEntries(names.map((name) => [name, plainBreaks(form.getAll(`${place}.${name}`)[i])])),
  );
}

function textsIn(form: FormData, place: string, names: readonly string[]): Record<string, string> | undefined {
  const given = names.filter((name) => form.has(`${place}.${name}`));
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((name) => [name, textAt(form, `${place}.${name}`)]));
}

const textAt = (form: FormData, name: string): string => plainBreaks(form.get(name));

function plainBreaks(value: FormDataEntryValue | null | undefined): string {
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
