import type { ReactNode } from "react";
import { FieldControl } from "@/components/draft/fields/field-control";
import { FIELD_KINDS } from "@/components/draft/fields/field-kinds";
import { fieldOf } from "@/components/draft/state/stops";
import { Field, FieldError } from "@/components/ui/field";
import { errorAt } from "@/lib/schemas/action-result";
import type { EditPlace } from "@/lib/schemas/edits/listing-editor";
import type { ProfileField } from "@/lib/schemas/profile";
import { editLabel, pointerAt, typedValue } from "./edit-places";
import { EditorMerge } from "./editor-merge";
import { ListControls } from "./list-controls";
import { PlaceQuotes } from "./place-quotes";
import { type EditorState, placeState } from "./use-listing-editor";

export interface PlaceProps {
  place: EditPlace;
  editor: EditorState;
  categories: string[];
}

/** One place of the editor: its controls, and beside them the site's own words that stand behind its value. */
export function EditorPlace(props: PlaceProps) {
  const { place, editor } = props;
  const { current } = editor;
  const { now, value, seen, isContested } = placeState(editor, place);
  const field = fieldOf(place);
  return (
    <div
      id={`place-${place}`}
      className="grid scroll-mt-6 gap-x-10 gap-y-3 border-b border-line py-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
    >
      <div className="grid min-w-0 content-start gap-3">
        <input type="hidden" name={`was.${place}`} value={seen} />
        {isContested && <EditorMerge place={place} theirs={now} mine={typedValue(place, value)} />}
        <Controls {...props} value={value} />
      </div>
      <PlaceQuotes quotes={current.quotes[place]} state={field && current.states[field]} />
    </div>
  );
}

const MANY = ["plans", "categories"];

/** A single control has a label; several share the name of their group. */
function Controls({ place, editor, categories, value }: PlaceProps & { value: unknown }): ReactNode {
  const error = errorAt(editor.result, pointerAt(place));
  const field = fieldOf(place);
  const onChange = (next: unknown) => editor.type(place, next);
  const shared = { label: editLabel(place), name: place, typed: value, categories, onChange };
  if (field && !MANY.includes(FIELD_KINDS[field]))
    return (
      <Field id={place} label={shared.label} hint={HINTS[field]} error={error}>
        {(control) => <FieldControl field={field} {...shared} control={control} />}
      </Field>
    );
  return (
    <fieldset id={place} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{shared.label}</legend>
      {field ? (
        <FieldControl field={field} {...shared} />
      ) : (
        <ListControls place={place} editor={editor} value={value} onChange={onChange} />
      )}
      {error && field && <FieldError>{error}</FieldError>}
      {error && place === "faqs" && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const HINTS: { [K in ProfileField]?: string } = {
  platforms: "With commas between them.",
  logo_url: "The address of a picture. We store a copy.",
  screenshot_url: "The address of a picture. We store a copy.",
};
