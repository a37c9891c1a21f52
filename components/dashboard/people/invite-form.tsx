"use client";

import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../../ui/button";
import { Field, FieldError, Input } from "../../ui/field";

/** A refused form comes back with what was typed. */
export type InviteAnswer = ActionResult<unknown> & { typed?: string };

interface InviteFormProps {
  /** How many more people can be invited. */
  left: number;
  action(before: InviteAnswer | null, form: FormData): Promise<InviteAnswer>;
}

/** Asks for the address of somebody to invite. Works without JavaScript. */
export function InviteForm({ left, action }: InviteFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#invite");
  const complaint = result && !result.ok ? `${errorAt(result, "/email") ?? result.detail} ${result.fix}` : undefined;
  const isOfField = errorAt(result, "/email") !== undefined;
  return (
    <form action={submit} className="grid max-w-96 gap-3">
      <Field
        id="invite-email"
        label="Email"
        hint="They get a link that works for 14 days, and add their own founder profile."
        aside={`${left} left`}
        error={isOfField ? complaint : undefined}
      >
        {(control) => (
          <Input
            {...control}
            key={result?.typed}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            defaultValue={result?.typed}
            placeholder="name@example.com"
          />
        )}
      </Field>
      {!isOfField && complaint && <FieldError>{complaint}</FieldError>}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
