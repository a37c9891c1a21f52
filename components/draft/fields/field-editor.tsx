"use client";

import { EditorForm } from "@/components/draft/forms/editor-form";
import { useReview } from "@/components/draft/state/use-review";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { FieldControl } from "./field-control";
import { savedValue, startValue } from "./field-input";
import { FieldValue } from "./field-value";

/** Edits one field in place. What is typed is kept in this browser until it is saved or thrown away. */
export function FieldEditor({ field }: { field: ProfileField }) {
  const { review, editors, categories } = useReview();
  const { value } = review.draft.fields[field];
  const start = startValue(field, value);
  const typed = editors.typed.find(field)?.value ?? start;
  const wanted = savedValue(field, typed);
  return (
    <EditorForm
      place={field}
      patch={() => ({ fields: { [field]: wanted } })}
      theirs={<Words field={field} value={value} />}
      mine={<Words field={field} value={wanted} />}
    >
      <FieldControl
        field={field}
        label={FIELD_LABELS[field]}
        typed={typed}
        categories={categories}
        onChange={(next) => editors.type(field, next, start)}
      />
    </EditorForm>
  );
}

function Words({ field, value }: { field: ProfileField; value: unknown }) {
  return value === null ? "Blank" : <FieldValue field={field} value={value} />;
}
