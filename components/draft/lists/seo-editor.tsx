"use client";

import { z } from "zod";
import { EditorForm } from "@/components/draft/forms/editor-form";
import { useReview } from "@/components/draft/state/use-review";
import { Field, Input, Textarea } from "@/components/ui/field";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "@/lib/schemas/draft";
import { useListTyped } from "./use-list-typed";

const seoTexts = z.object({ title: z.string(), description: z.string() });
type Texts = z.infer<typeof seoTexts>;

/** Title and description for search engines; an emptied one falls back to the headline or the summary. */
export function SeoEditor() {
  const { seo } = useReview().review.draft;
  const start = { title: seo.title ?? "", description: seo.description ?? "" };
  const [typed, setTyped] = useListTyped("seo", seoTexts, start);
  const changed = {
    ...(typed.title !== start.title && { title: typed.title.trim() || null }),
    ...(typed.description !== start.description && { description: typed.description.trim() || null }),
  };
  return (
    <EditorForm
      place="seo"
      patch={() => ({ seo: changed })}
      theirs={<SearchTextWords texts={start} />}
      mine={<SearchTextWords texts={typed} />}
      className="border-t border-line pt-4"
    >
      <SearchTextInputs typed={typed} onChange={setTyped} />
    </EditorForm>
  );
}

interface InputsProps {
  /** Of the inputs in a form: `<name>.title` and `<name>.description`. */
  name?: string | undefined;
  typed: Texts;
  errorOf?: ((text: keyof Texts) => string | undefined) | undefined;
  onChange(typed: Texts): void;
}

/** Inputs of the two texts, with how much of their room is used. */
export function SearchTextInputs({ name, typed, errorOf, onChange }: InputsProps) {
  return (
    <>
      <Field
        id="seo-title"
        label="Title"
        aside={`${typed.title.length} of ${SEO_TITLE_MAX}`}
        error={errorOf?.("title")}
      >
        {(control) => (
          <Input
            {...control}
            name={name && `${name}.title`}
            maxLength={SEO_TITLE_MAX}
            value={typed.title}
            onChange={(event) => onChange({ ...typed, title: event.target.value })}
          />
        )}
      </Field>
      <Field
        id="seo-description"
        label="Description"
        aside={`${typed.description.length} of ${SEO_DESCRIPTION_MAX}`}
        error={errorOf?.("description")}
      >
        {(control) => (
          <Textarea
            {...control}
            name={name && `${name}.description`}
            rows={2}
            maxLength={SEO_DESCRIPTION_MAX}
            value={typed.description}
            onChange={(event) => onChange({ ...typed, description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** The two texts, to be read. */
export function SearchTextWords({ texts }: { texts: Texts }) {
  return [texts.title, texts.description].filter(Boolean).join("\n") || "Blank";
}
