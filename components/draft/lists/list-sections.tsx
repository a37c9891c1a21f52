"use client";

import type { ReactNode } from "react";
import { FoldedText } from "@/components/draft/evidence/folded-text";
import { FieldStateLine } from "@/components/draft/review/field-state";
import { SeoEditor } from "@/components/draft/review/seo-editor";
import type { useReview } from "@/components/draft/review/use-review";
import { ProductLogo } from "@/components/ui/product-logo";
import type { Draft, DraftedList, DraftPatch } from "@/lib/schemas/draft";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import type { DraftReview } from "@/lib/schemas/review";
import { FaqsEditor } from "./faqs-editor";
import { FoundersEditor } from "./founders-editor";
import { ListEntry } from "./list-entry";
import { ListSection } from "./list-section";
import { SocialsEditor } from "./socials-editor";

type State = ReturnType<typeof useReview>;

/** Questions, founders, links and search text: what is edited, and restored, as a whole. */
export function ListSections({
  review,
  state,
  evidence,
}: {
  review: DraftReview;
  state: State;
  /** The evidence of a path, for screens too narrow for two panes. */
  evidence(path: string): ReactNode;
}) {
  const { draft } = review;
  const { photos } = review.pictures;
  const pick = (path: string) => ({
    selected: state.selected === path,
    onSelect: () => state.setSelected(path),
    evidence: state.selected === path && evidence(path),
  });
  const list = (id: DraftedList, title: string) => ({
    id,
    title,
    state,
    onRestore: review.changed_lists.includes(id) ? () => state.restoreList(id, title, asItIs(draft, id)) : null,
  });
  return (
    <>
      <ListSection
        {...list("faqs", "Questions")}
        count={draft.faqs.length}
        editor={(done) => <FaqsEditor faqs={draft.faqs} state={state} done={done} />}
      >
        {draft.faqs.map((faq, i) => (
          <ListEntry
            key={faq.question}
            {...pick(`faqs.${i}`)}
            title={faq.question}
            state={<FieldStateLine state={faq.state} evidence={faq.evidence} />}
          >
            <FoldedText text={faq.answer} label={faq.question} />
          </ListEntry>
        ))}
      </ListSection>
      <ListSection
        {...list("founders", "Founders")}
        count={draft.founders.length}
        editor={(done) => <FoundersEditor founders={draft.founders} state={state} done={done} />}
      >
        {draft.founders.map((founder, i) => (
          <ListEntry
            key={founder.name}
            {...pick(`founders.${i}`)}
            picture={
              founder.photo_url && <ProductLogo name={founder.name} src={photos[founder.photo_url] ?? null} isRound />
            }
            title={founder.role ? `${founder.name} · ${founder.role}` : founder.name}
            state={<FieldStateLine state={founder.state} evidence={founder.evidence} />}
          >
            {founder.bio && <FoldedText text={founder.bio} label={founder.name} />}
          </ListEntry>
        ))}
      </ListSection>
      <ListSection
        {...list("company_socials", "Links")}
        count={PLATFORM_KEYS.filter((key) => draft.company_socials[key]?.value).length}
        editor={(done) => <SocialsEditor socials={draft.company_socials} state={state} done={done} />}
      >
        {PLATFORM_KEYS.map((key) => {
          const link = draft.company_socials[key];
          if (!link?.value) return null;
          return (
            <ListEntry
              key={key}
              {...pick(`company_socials.${key}`)}
              title={link.value.replace(/^https?:\/\//, "")}
              state={<FieldStateLine state={link.state} evidence={link.evidence} />}
            />
          );
        })}
      </ListSection>
      <ListSection
        {...list("seo", "Search engines")}
        count={1}
        editor={(done) => <SeoEditor seo={draft.seo} state={state} done={done} />}
      >
        <li className="border-t border-line py-3">
          <p className="wrap-anywhere">{draft.seo.title ?? draft.fields.headline.value}</p>
          <p className="mt-0.5 text-sm wrap-anywhere text-soft">
            {draft.seo.description ?? draft.fields.summary.value}
          </p>
        </li>
      </ListSection>
    </>
  );
}

/** The PATCH that puts a list back to how it stands now. */
function asItIs(draft: Draft, list: DraftedList): DraftPatch {
  switch (list) {
    case "faqs":
      return { faqs: draft.faqs.map(({ question, answer }) => ({ question, answer })) };
    case "founders":
      return { founders: draft.founders.map(({ state: _state, evidence: _evidence, ...plain }) => plain) };
    case "company_socials":
      return {
        company_socials: Object.fromEntries(
          Object.entries(draft.company_socials).map(([platform, { value }]) => [platform, value]),
        ),
      };
    case "seo":
      return { seo: draft.seo };
  }
}
