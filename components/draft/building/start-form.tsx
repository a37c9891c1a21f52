"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError, Input } from "@/components/ui/field";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";

type Started = ActionResult<{ id: string }> & { typed?: string };

/** One field: the product's address. What was typed stays when it is refused. Works without JavaScript. */
export function StartForm({
  action,
  url,
  words = "Read my site",
}: {
  action: (before: Started | null, form: FormData) => Promise<Started>;
  url: string;
  /** On the button. */
  words?: string;
}) {
  const [result, submit, pending] = useActionState(action, null);
  const complaint = errorAt(result, "/url");
  return (
    <form action={submit} className="mt-6 grid gap-4">
      <Field
        id="url"
        label="Your product's website"
        error={complaint && result && !result.ok ? `${complaint} ${result.fix}` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            key={result?.typed}
            name="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={result?.typed ?? url}
            placeholder="https://example.com"
          />
        )}
      </Field>
      {result && !result.ok && !complaint && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start">
        {words}
      </Button>
    </form>
  );
}
