"use client";

import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { useReview } from "./use-review";

interface Props {
  state: ReturnType<typeof useReview>;
  done: () => void;
  /** The PATCH that saves the list. */
  body(): DraftPatch;
  children: ReactNode;
}

/** Save and cancel around a list's rows; what was typed stays when saving fails. */
export function ListForm({ state, done, body, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.patch(body(), null, done);
  };
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      {children}
      {state.problem && state.problem.field === null && <FieldError>{state.problem.text}</FieldError>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={state.pending}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={done}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
