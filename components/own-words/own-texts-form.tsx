"use client";

import { type FormEvent, type ReactNode, startTransition, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, answerOf } from "@/lib/schemas/action-result";
import type { OwnTextsSaved } from "@/lib/schemas/edits/own-text";
import { OwnTextControl, type OwnTextField } from "./own-text-field";
import { TextsSign } from "./texts-sign";
import type { OwnTextsState } from "./use-own-texts";

/** `typed`: what was sent, where somebody else's text stood. */
export type OwnTextsAnswer = ActionResult<OwnTextsSaved & { typed?: Record<string, string> }>;

interface Props {
  fields: OwnTextField[];
  state: OwnTextsState;
  /** Publishes what the form has; with `intent` "keep" it only keeps it. */
  action(before: OwnTextsAnswer | null, form: FormData): Promise<OwnTextsAnswer>;
  signInUrl: string;
  /** What stands beside the button that publishes. */
  children?: ReactNode;
}

/** Own words that save themselves where nobody else reads them, until they are published. Works without JavaScript. */
export function OwnTextsForm({ fields, state, action, signInUrl, children }: Props) {
  const [posted, formAction] = useFormAnswer(action, null, "#content");
  const publishing = usePublishing(fields, state, action);
  const answer = publishing.answer ?? posted;
  const postedText = (name: string) =>
    posted?.ok && posted.data.contested.includes(name) && !publishing.answer ? posted.data.typed?.[name] : undefined;
  return (
    <form action={formAction} onSubmit={publishing.onSubmit} className="grid gap-6">
      {fields.map((field) => (
        <OwnTextControl key={field.name} field={field} state={state} posted={postedText(field.name)} />
      ))}
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3">
        <Button type="submit" variant="primary" pending={publishing.pending}>
          Publish
        </Button>
        <noscript>
          <Button type="submit" name="intent" value="keep">
            Save draft
          </Button>
        </noscript>
        {children}
        <div className="min-w-0 flex-1 text-sm text-soft max-sm:order-first max-sm:basis-full">
          <TextsSign state={state} signInUrl={signInUrl} />
          <p role="status">{answer?.ok && answer.data.said}</p>
          {answer && !answer.ok && <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>}
        </div>
      </div>
    </form>
  );
}

/** Publishing saves what is typed first, and publishes only what this page shows. */
function usePublishing(fields: OwnTextField[], state: OwnTextsState, action: Props["action"]) {
  const [answer, setAnswer] = useState<OwnTextsAnswer | null>(null);
  const [pending, setPending] = useState(false);
  const publish = async () => {
    const isSaved = await state.saving.flush();
    if (!isSaved || fields.some(({ name }) => state.other(name) !== null)) return setAnswer(null);
    const form = new FormData();
    for (const { name } of fields) {
      form.set(name, state.shown(name));
      form.set(`seen_${name}`, state.markOf(name));
    }
    const next = await answerOf(action(null, form));
    if (next.ok) state.onSaved({}, next.data);
    setAnswer(next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPending(true);
    startTransition(() => publish().finally(() => setPending(false)));
  };
  return { answer, pending, onSubmit };
}
