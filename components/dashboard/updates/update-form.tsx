"use client";

import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Textarea } from "@/components/ui/field";
import { Notice } from "@/components/ui/panel";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { UPDATE_BODY_MAX, UPDATE_TITLE_MAX } from "@/lib/schemas/edits/listing-update";

/** The mail that followers would get, where a preview was asked for; otherwise what was refused. Both with what was typed. */
export type UpdateAnswer = ActionResult<{ subject: string; text: string }> & { typed: { title: string; body: string } };

interface UpdateFormProps {
  /** Who gets it by mail, in a sentence. */
  audience: string;
  action(before: UpdateAnswer | null, form: FormData): Promise<UpdateAnswer>;
}

/** Writes an update: looks at its mail first, or publishes it. Works without JavaScript. */
export function UpdateForm({ audience, action }: UpdateFormProps) {
  const [answer, submit, pending] = useFormAnswer(action, null, "#update");
  const [title, body] = [errorAt(answer, "/title"), errorAt(answer, "/body")];
  return (
    <form id="update" action={submit} className="grid gap-6">
      <Field id="title" label="Title" error={title}>
        {(control) => (
          <Input {...control} name="title" required maxLength={UPDATE_TITLE_MAX} defaultValue={answer?.typed.title} />
        )}
      </Field>
      <Field id="body" label="What is new" hint="Plain text. An empty line begins a paragraph." error={body}>
        {(control) => (
          <Textarea
            {...control}
            name="body"
            required
            maxLength={UPDATE_BODY_MAX}
            defaultValue={answer?.typed.body}
            className="min-h-48"
          />
        )}
      </Field>
      {answer && !answer.ok && !title && !body && <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>}
      {answer?.ok && <MailPreview {...answer.data} />}
      <p className="text-sm text-soft">{audience}</p>
      <div className="flex flex-wrap gap-3">
        {/* first, so that Enter in a field publishes nothing */}
        <Button type="submit" name="deed" value="preview" disabled={pending}>
          Preview the email
        </Button>
        <Button type="submit" name="deed" value="publish" variant="primary" pending={pending}>
          Publish update
        </Button>
      </div>
    </form>
  );
}

function MailPreview({ subject, text }: { subject: string; text: string }) {
  return (
    <section aria-label="Preview of the email">
      <Notice title={subject}>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </Notice>
    </section>
  );
}
