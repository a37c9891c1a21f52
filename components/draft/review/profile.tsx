"use client";

import { FieldRow } from "@/components/draft/fields/field-row";
import { ListSections } from "@/components/draft/lists/list-sections";
import { REVIEW_GROUPS } from "@/components/draft/state/review-groups";
import { useReview } from "@/components/draft/state/use-review";
import { CompetitorSection } from "./competitor-section";

/** The left pane: the profile, field by field. */
export function Profile() {
  const { building } = useReview();
  return (
    <div>
      {REVIEW_GROUPS.map((group) => (
        <section key={group.title} aria-label={group.title} className="mb-6">
          <h2 className="pb-2 text-sm text-soft">{group.title}</h2>
          {group.fields.map((field) => (
            <FieldRow key={field} field={field} />
          ))}
        </section>
      ))}
      <ListSections />
      {!building && <CompetitorSection />}
    </div>
  );
}
