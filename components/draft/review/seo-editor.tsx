"use client";

import { useState } from "react";
import { ListForm } from "@/components/draft/lists/list-form";
import { Field, Input, Textarea } from "@/components/ui/field";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, type Seo } from "@/lib/schemas/draft";
import type { useReview } from "./use-review";

/** Title and description for search engines; an emptied one falls back to the headline or the summary. */
export function SeoEditor({ seo, state, done }: { seo: Seo; state: ReturnType<typeof useReview>; done: () => void }) {
  const [title, setTitle] = useState(seo.title ?? "");
  const [description, setDescription] = useState(seo.description ?? "");
  const changed = () => ({
    ...(title !== (seo.title ?? "") && { title: title.trim() || null }),
    ...(description !== (seo.description ?? "") && { description: description.trim() || null }),
  });
  return (
    <ListForm state={state} done={done} at="seo" body={() => ({ seo: changed() })}>
      <Field id="seo-title" label="Title" aside={`${title.length} of ${SEO_TITLE_MAX}`}>
        {(control) => (
          <Input
            {...control}
            maxLength={SEO_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field id="seo-description" label="Description" aside={`${description.length} of ${SEO_DESCRIPTION_MAX}`}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={SEO_DESCRIPTION_MAX}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
    </ListForm>
  );
}
