"use client";

import { Button } from "@/components/ui/button";
import { Checkbox, Field, FieldError, Input, Select } from "@/components/ui/field";
import { Notice } from "@/components/ui/panel";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { SCOPE_LABELS, SCOPES } from "@/lib/core/scopes";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { CopyBlock } from "./copy-block";

/** A refused form comes back as it was sent. */
export type KeyMade = ActionResult<{ key: string }> & { sent?: { name: string; days: string; scopes: string[] } };
const FRESH = { name: "", days: "90", scopes: ["account:read"] };

/** Makes an API key and shows it, once. Works without JavaScript. */
export function NewKeyForm({ action }: { action: (before: KeyMade | null, form: FormData) => Promise<KeyMade> }) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  const sent = result?.sent ?? FRESH;
  return (
    // Made anew with each answer: a browser resets a form to the values it was made with.
    <form key={JSON.stringify(sent)} action={submit} className="grid gap-4">
      <NameAndExpiry sent={sent} error={errorAt(result, "/name")} />
      <ScopeChoice chosen={sent.scopes} error={errorAt(result, "/scopes")} />
      {result && !result.ok && result.errors.length === 0 && (
        <FieldError>{`${result.detail} ${result.fix}`}</FieldError>
      )}
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start">
        Create API key
      </Button>
      {result?.ok && (
        <Notice title="Copy the key now. You will not see it again.">
          <CopyBlock label="API key" text={result.data.key} />
        </Notice>
      )}
    </form>
  );
}

function NameAndExpiry({ sent, error }: { sent: typeof FRESH; error: string | undefined }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <Field id="name" label="Name" hint="What you will use it for, such as “CI”." error={error}>
        {(control) => <Input {...control} name="name" maxLength={80} required defaultValue={sent.name} />}
      </Field>
      <Field id="days" label="Expires" hint="A shorter time is safer.">
        {(control) => (
          <Select {...control} name="days" defaultValue={sent.days}>
            <option value="30">In 30 days</option>
            <option value="90">In 90 days</option>
            <option value="365">In a year</option>
            <option value="0">Never</option>
          </Select>
        )}
      </Field>
    </div>
  );
}

function ScopeChoice({ chosen, error }: { chosen: string[]; error: string | undefined }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Permissions</legend>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          defaultChecked={chosen.includes(scope)}
          label={SCOPE_LABELS[scope]}
          hint={<code>{scope}</code>}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
