"use client";

import type { ReactNode } from "react";
import { FoldedText } from "@/components/draft/evidence/folded-text";
import { ProblemLine } from "@/components/draft/forms/problem-line";
import { useReview } from "@/components/draft/state/use-review";
import { classNames } from "@/components/ui/class-names";
import { Highlight } from "@/components/ui/highlight";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import type { DraftReview } from "@/lib/schemas/review";
import type { Sourced } from "@/lib/schemas/sourced";
import { DraftedAside } from "./drafted-aside";
import { FieldActions } from "./field-actions";
import { FIELD_KINDS } from "./field-kinds";
import { FieldStateLine } from "./field-state";
import { FieldValue } from "./field-value";

/** A field's value, where it is from, and its commands. */
export function FieldShown({ field }: { field: ProfileField }) {
  const { review, checks, accepting, building } = useReview();
  const current: Sourced<unknown> = review.draft.fields[field];
  const drafted: Sourced<unknown> = review.drafted[field];
  const item = accepting.itemAt(`fields.${field}`);
  return (
    <>
      {current.state !== "not_found" && <ShownValue field={field} value={current.value} review={review} />}
      <div
        className={classNames(
          "flex items-baseline justify-between gap-x-4 gap-y-1",
          building ? "flex-nowrap" : "flex-wrap sm:flex-nowrap",
        )}
      >
        <FieldStateLine
          state={current.state}
          evidence={current.evidence}
          isChecked={item !== undefined && checks.isChecked(item)}
        >
          <DraftedAside field={field} current={current} drafted={drafted} />
        </FieldStateLine>
        {building && <LiveQuote quote={current.evidence[0]?.quote} />}
        <FieldActions field={field} />
      </div>
      <ProblemLine place={field} />
    </>
  );
}

/** The sentence behind a value, beside it for as long as the site is read; on one line, so that nothing moves. */
function LiveQuote({ quote }: { quote: string | undefined }) {
  if (!quote) return null;
  return (
    <span className="min-w-0 flex-1 truncate text-xs transition-opacity duration-500 starting:opacity-0">
      <Highlight>{quote}</Highlight>
    </span>
  );
}

interface Shown {
  field: ProfileField;
  value: unknown;
  review: DraftReview;
}

function ShownValue({ field, value, review }: Shown) {
  const picture = pictureOf(review, field);
  return (
    <div
      className={classNames(
        "mb-1 min-w-0 text-base transition-opacity duration-500 starting:opacity-0",
        value === null && "text-soft italic",
      )}
    >
      {picture && <FieldValue field={field} value={picture} />}
      <ValueWords field={field} value={value} />
    </div>
  );
}

function ValueWords({ field, value }: Omit<Shown, "review">): ReactNode {
  if (value === null) return "Blank";
  if (FIELD_KINDS[field] === "text") return <FoldedText text={String(value)} label={FIELD_LABELS[field]} />;
  return <FieldValue field={field} value={value} />;
}

/** Our stored copy of a picture field; null for every other field. */
function pictureOf({ pictures }: DraftReview, field: ProfileField): string | null {
  if (field === "logo_url") return pictures.logo;
  return field === "screenshot_url" ? pictures.screenshot : null;
}
