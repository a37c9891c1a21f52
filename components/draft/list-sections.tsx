"use client";

import type { ReactNode } from "react";
import type { Draft } from "@/lib/schemas/draft";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { FaqsEditor } from "./faqs-editor";
import { FieldStateLine } from "./field-state";
import { FoldedText } from "./folded-text";
import { FoundersEditor } from "./founders-editor";
import { ListSection } from "./list-section";
import { SocialsEditor } from "./socials-editor";
import type { useReview } from "./use-review";

type State = ReturnType<typeof useReview>;

/** Questions, founders and links: lists that are edited as a whole. */
export function ListSections({
  draft,
  state,
  evidence,
}: {
  draft: Draft;
  state: State;
  /** The evidence of a path, for screens too narrow for two panes. */
  evidence(path: string): ReactNode;
}) {
  const pick = (path: string) => ({
    selected: state.selected === path,
    onSelect: () => state.setSelected(path),
    evidence: state.selected === path && evidence(path),
  });
  return (
    <>
      <ListSection
        id="faqs"
        title="Questions"
        count={draft.faqs.length}
        state={state}
        editor={(done) => <FaqsEditor faqs={draft.faqs} state={state} done={done} />}
      >
        {draft.faqs.map((faq, i) => (
          <Entry
            key={faq.question}
            {...pick(`faqs.${i}`)}
            title={faq.question}
            state={<FieldStateLine state={faq.state} evidence={faq.evidence} />}
          >
            <FoldedText text={faq.answer} label={faq.question} />
          </Entry>
        ))}
      </ListSection>
      <ListSection
        id="founders"
        title="Founders"
        count={draft.founders.length}
        state={state}
        editor={(done) => <FoundersEditor founders={draft.founders} state={state} done={done} />}
      >
        {draft.founders.map((founder, i) => (
          <Entry
            key={founder.name}
            {...pick(`founders.${i}`)}
            title={founder.role ? `${founder.name} · ${founder.role}` : founder.name}
            state={<FieldStateLine state={founder.state} evidence={founder.evidence} />}
          >
            {founder.bio && <FoldedText text={founder.bio} label={founder.name} />}
          </Entry>
        ))}
      </ListSection>
      <ListSection
        id="company_socials"
        title="Links"
        count={Object.keys(draft.company_socials).length}
        state={state}
        editor={(done) => <SocialsEditor socials={draft.company_socials} state={state} done={done} />}
      >
        {PLATFORM_KEYS.map((key) => {
          const link = draft.company_socials[key];
          if (!link?.value) return null;
          return (
            <Entry
              key={key}
              {...pick(`company_socials.${key}`)}
              title={link.value.replace(/^https?:\/\//, "")}
              state={<FieldStateLine state={link.state} evidence={link.evidence} />}
            />
          );
        })}
      </ListSection>
    </>
  );
}

interface EntryProps {
  title: string;
  state: ReactNode;
  selected: boolean;
  onSelect(): void;
  evidence: ReactNode;
  children?: ReactNode;
}

function Entry({ title, state, selected, onSelect, evidence, children }: EntryProps) {
  return (
    <li className="border-t border-line py-3">
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="block w-full text-left font-medium break-words hover:underline aria-pressed:underline"
      >
        {title}
      </button>
      {children && <div className="mt-0.5 text-sm text-soft">{children}</div>}
      <div className="mt-1">{state}</div>
      {evidence && <div className="mt-3 lg:hidden">{evidence}</div>}
    </li>
  );
}
