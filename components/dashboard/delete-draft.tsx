"use client";

import { useEffect, useRef } from "react";
import { forgetTyped } from "@/components/draft/state/typed-store";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { FieldError } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";

/** How deleting ended so far. `refusal` is null where nothing needs saying: the list shows it. */
export interface DraftRemoval {
  tries: number;
  refusal: string | null;
}

interface Props {
  id: string;
  name: string;
  action: (before: DraftRemoval, form: FormData) => Promise<DraftRemoval>;
}

/** Deletes a draft after asking, and says why where that did not work. Works without JavaScript. */
export function DeleteDraft({ id, name, action }: Props) {
  const [{ tries, refusal }, submit] = useFormAnswer(action, { tries: 0, refusal: null }, `#delete-${id}`);
  const isAsked = useRef(false);
  useEffect(() => {
    if (tries > 0) isAsked.current = false; // it is still here: that was refused
  }, [tries]);
  useEffect(
    () => () => {
      if (isAsked.current) forgetTyped(id); // its row went away with it
    },
    [id],
  );
  return (
    <>
      <ConfirmForm
        // Made anew with each try, so that the question closes over the refusal.
        key={tries}
        id={`delete-${id}`}
        deed="Delete"
        target={name}
        consequence="Deletes the pages that were read and everything you wrote. This cannot be undone; you can submit the same address again."
        onSubmit={() => {
          isAsked.current = true;
        }}
        action={submit}
      >
        <input type="hidden" name="id" value={id} />
      </ConfirmForm>
      {refusal && (
        <div className="absolute top-full right-0 mt-1 w-64 rounded-lg border border-line bg-card p-3 shadow-float">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </>
  );
}
