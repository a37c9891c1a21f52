"use client";

import { useActionState } from "react";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../ui/button";
import { Field, FieldError, Input } from "../ui/field";

type Action = (before: ActionResult<unknown> | null, form: FormData) => Promise<ActionResult<unknown>>;

/** What is wrong beyond the fields, with what to do. */
function Problem({ result, field }: { result: ActionResult<unknown> | null; field: string }) {
  if (!result || result.ok || errorAt(result, field)) return null;
  return <FieldError>{`${result.detail} ${result.fix}`}</FieldError>;
}

/** Asks for an address to mail a code to. Works without JavaScript. */
export function MailForm({ action, callbackUrl }: { action: Action; callbackUrl: string }) {
  const [result, submit, pending] = useActionState(action, null);
  return (
    <form action={submit} className="mt-6 grid max-w-96 gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Field id="email" label="E-mail" error={errorAt(result, "/email")}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" required placeholder="you@example.com" />
        )}
      </Field>
      <Problem result={result} field="/email" />
      <Button type="submit" variant="primary" pending={pending}>
        Mail me a code
      </Button>
    </form>
  );
}

/** Takes the code; a mailed link brings it along, and only this button signs in. */
export function CodeForm({
  action,
  email,
  code,
  callbackUrl,
}: {
  action: Action;
  email: string;
  code: string;
  callbackUrl: string;
}) {
  const [result, submit, pending] = useActionState(action, null);
  return (
    <form action={submit} className="mt-6 grid max-w-96 gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <input type="hidden" name="email" value={email} />
      <Field id="code" label="Code" error={errorAt(result, "/code")}>
        {(control) => (
          <Input
            {...control}
            name="code"
            defaultValue={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
            placeholder="ABCD-2345"
            className="figures tracking-widest uppercase"
          />
        )}
      </Field>
      <Problem result={result} field="/code" />
      <Button type="submit" variant="primary" pending={pending}>
        Sign in
      </Button>
    </form>
  );
}
