"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { useReview } from "./use-review";

interface Props {
  /** Anchor of the section: the name the draft's `missing` links to. */
  id: string;
  title: string;
  count: number;
  state: ReturnType<typeof useReview>;
  /** The form that replaces the list; `done` closes it. */
  editor(done: () => void): ReactNode;
  children: ReactNode;
}

/** One list of the draft: its entries with their states, or the form that replaces it. */
export function ListSection({ id, title, count, state, editor, children }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <section id={id} aria-label={title} className="mb-6 scroll-mt-6">
      <div className="flex items-baseline justify-between pb-2">
        <h2 className="text-sm text-soft">{title}</h2>
        {!editing && (
          <Button size="sm" variant="quiet" disabled={state.pending} onClick={() => setEditing(true)}>
            {count === 0 ? "Fill in" : "Edit"}
          </Button>
        )}
      </div>
      {editing ? editor(() => setEditing(false)) : <ul className="list-none">{children}</ul>}
      {!editing && count === 0 && <p className="border-t border-line py-3 text-soft italic">Blank</p>}
    </section>
  );
}
