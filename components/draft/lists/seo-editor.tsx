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
      theirs={<Words texts={start} />}
      mine={<Words texts={typed} />}
      className="border-t border-line pt-4"
    >
      <Controls typed={typed} onChange={setTyped} />
    </EditorForm>
  );
}

function Controls({ typed, onChange }: { typed: Texts; onChange(typed: Texts): void }) {
  return (
    <>
      <Field id="seo-title" label="Title" aside={`${typed.title.length} of ${SEO_TITLE_MAX}`}>
        {(control) => (
          <Input
            {...control}
            maxLength={SEO_TITLE_MAX}
            value={typed.title}
            onChange={(event) => onChange({ ...typed, title: event.target.value })}
          />
        )}
      </Field>
      <Field id="seo-description" label="Description" aside={`${typed.description.length} of ${SEO_DESCRIPTION_MAX}`}>
        {(control) => (
          <Textarea
            {...control}
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

function Words({ texts }: { texts: Texts }) {
  return [texts.title, texts.description].filter(Boolean).join("\n") || "Blank";
}
