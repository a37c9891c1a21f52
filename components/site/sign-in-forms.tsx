"use client";

import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../ui/button";
import { Field, FieldError, Input } from "../ui/field";
import { MailedCodeField } from "./mailed-code-field";

/** A refused form comes back with what was typed. */
export type SignInAnswer = ActionResult<unknown> & { typed?: string };
type Action = (before: SignInAnswer | null, form: FormData) => Promise<SignInAnswer>;

/** What is wrong beyond the fields, with what to do. */
function Problem({ result, field }: { result: SignInAnswer | null; field?: string }) {
  if (!result || result.ok || (field && errorAt(result, field))) return null;
  return <FieldError>{`${result.detail} ${result.fix}`}</FieldError>;
}

/** What is wrong with a field, with what to do. */
function complaintAt(result: SignInAnswer | null, field: string): string | undefined {
  const complaint = errorAt(result, field);
  return complaint && result && !result.ok ? `${complaint} ${result.fix}` : undefined;
}

interface MailFormProps {
  action: Action;
  /** Where to go once signed in. */
  callbackUrl: string;
  email: string;
}

/** Asks for an address to mail a code to. Works without JavaScript. */
export function MailForm({ action, callbackUrl, email }: MailFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#email");
  return (
    <form action={submit} className="mt-6 grid max-w-96 gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Field id="email" label="Email" error={complaintAt(result, "/email")}>
        {(control) => (
          <Input
            {...control}
            key={result?.typed}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            autoFocus
            defaultValue={result?.typed ?? email}
            placeholder="you@example.com"
          />
        )}
      </Field>
      <Problem result={result} field="/email" />
      <Button type="submit" variant="primary" pending={pending}>
        Email me a code
      </Button>
    </form>
  );
}

/** Signs in with what a mailed link brought along; only this button does. Works without JavaScript. */
export function LinkForm({ action, email, token, callbackUrl }: MailFormProps & { token: string }) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  return (
    <form action={submit} className="mt-6 grid max-w-96 gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="token" value={token} />
      <Problem result={result} />
      <Button type="submit" variant="primary" pending={pending}>
        Sign in
      </Button>
    </form>
  );
}

/** Takes the code, and keeps a wrong one to be corrected. Works without JavaScript. */
export function CodeForm({ action, email, callbackUrl }: MailFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#code");
  return (
    <form action={submit} className="mt-6 grid max-w-96 gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <input type="hidden" name="email" value={email} />
      <MailedCodeField id="code" name="code" error={complaintAt(result, "/code")} typed={result?.typed} />
      <Problem result={result} field="/code" />
      <Button type="submit" variant="primary" pending={pending}>
        Sign in
      </Button>
    </form>
  );
}

/** Asks for another code for the same address and the same way on. Works without JavaScript. */
export function NewCodeForm({ action, email, callbackUrl }: MailFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  return (
    <form action={submit} className="grid justify-items-start gap-2">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="again" value="1" />
      <Button type="submit" size="sm" pending={pending}>
        Send a new code
      </Button>
      <Problem result={result} />
    </form>
  );
}
