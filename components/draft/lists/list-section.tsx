"use client";

import { type ReactNode, useState } from "react";
import { FieldStateLine } from "@/components/draft/review/field-state";
import { RowAction } from "@/components/draft/review/row-action";
import { keepFocus, type useReview } from "@/components/draft/review/use-review";
import { FieldError } from "@/components/ui/field";
import type { DraftedList } from "@/lib/schemas/draft";

interface Props {
  /** Anchor of the section: the name the draft's `missing` links to. */
  id: DraftedList;
  title: string;
  count: number;
  state: ReturnType<typeof useReview>;
  /** Takes the list back to what was drafted; null while it is as drafted. */
  onRestore: (() => void) | null;
  /** The form that replaces the list; `done` closes it. */
  editor(done: () => void): ReactNode;
  children: ReactNode;
}

/** One list of the draft: its entries with their states, or the form that replaces it. */
export function ListSection({ id, title, count, state, onRestore, editor, children }: Props) {
  const [editing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    keepFocus(id);
  };
  return (
    <section id={id} aria-label={title} className="mb-6 scroll-mt-6">
      <div className="flex min-h-8 items-baseline gap-1 pb-2">
        <h2 className="mr-auto text-sm text-soft">{title}</h2>
        {!editing && onRestore && <RowAction words="Restore" of={title} disabled={state.pending} run={onRestore} />}
        {!editing && (
          <RowAction
            words={count === 0 ? "Fill in" : "Edit"}
            of={title}
            disabled={state.pending}
            run={() => setEditing(true)}
          />
        )}
      </div>
      {!editing && state.problem?.at === id && <FieldError>{state.problem.text}</FieldError>}
      {editing ? editor(close) : <ul className="list-none">{children}</ul>}
      {!editing && count === 0 && (
        <p className="border-t border-line py-3">
          <FieldStateLine state={onRestore ? "deleted" : "not_found"} evidence={[]} />
        </p>
      )}
    </section>
  );
}
