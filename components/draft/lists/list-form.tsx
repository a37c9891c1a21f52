"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { Place, useReview } from "@/components/draft/review/use-review";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { DraftPatch } from "@/lib/schemas/draft";

interface Props {
  state: ReturnType<typeof useReview>;
  done: () => void;
  /** The list it is about. */
  at: Place;
  /** The PATCH that saves the list. */
  body(): DraftPatch;
  children: ReactNode;
}

/** Save and cancel around a list's rows; what was typed stays when saving fails. */
export function ListForm({ state, done, at, body, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.patch(body(), at, done);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      {children}
      {state.problem?.at === at && <FieldError>{state.problem.text}</FieldError>}
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
