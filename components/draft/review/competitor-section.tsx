"use client";

import { z } from "zod";
import { RowAction } from "@/components/draft/fields/row-action";
import { StopBox, StopButton } from "@/components/draft/fields/stop-box";
import { EditorForm } from "@/components/draft/forms/editor-form";
import { ProblemLine } from "@/components/draft/forms/problem-line";
import { useListTyped } from "@/components/draft/lists/use-list-typed";
import { useReview } from "@/components/draft/state/use-review";
import { Field, Input } from "@/components/ui/field";
import { Comparison } from "./comparison";

/** The main competitor: its own site's proven facts beside the draft's. */
export function CompetitorSection() {
  const { review, editors } = useReview();
  const { competitor } = review.draft;
  return (
    <section aria-label="Competitor" className="mb-6">
      <h2 className="pb-2 text-sm text-soft">Competitor</h2>
      <StopBox path="competitor_url" className="py-3">
        {editors.isOpen("competitor_url") ? <CompetitorEditor /> : <CompetitorShown />}
      </StopBox>
      {competitor && <Comparison competitor={competitor} />}
    </section>
  );
}

function CompetitorShown() {
  const { review, edit } = useReview();
  const url = review.draft.competitor_url;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StopButton path="competitor_url" isCovering className="wrap-anywhere">
          {url ? url.replace(/^https?:\/\//, "") : <span className="text-soft">No competitor to compare with</span>}
        </StopButton>
        <span className="relative z-10">
          <RowAction
            words={url ? "Edit" : "Compare"}
            of="Competitor"
            disabled={false}
            run={() => edit("competitor_url")}
          />
        </span>
      </div>
      <ProblemLine place="competitor_url" />
    </>
  );
}

function CompetitorEditor() {
  const saved = useReview().review.draft.competitor_url ?? "";
  const [url, setUrl] = useListTyped("competitor_url", z.string(), saved);
  return (
    <EditorForm
      place="competitor_url"
      patch={() => ({ competitor_url: url.trim() })}
      theirs={saved || "No competitor"}
      mine={url.trim() || "No competitor"}
    >
      <Field
        id="competitor"
        label="Main competitor’s website"
        hint="Read by the same rules as yours; only facts its site proves are shown. Empty it to clear."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            value={url}
            placeholder="https://"
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
    </EditorForm>
  );
}
