"use client";

import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../ui/button";
import { Field, FieldError, Input } from "../ui/field";

/** A refused address comes back as it was typed. */
export type AddressGiven = ActionResult<unknown> & { typed?: string };

interface AddressFormProps {
  action: (before: AddressGiven | null, form: FormData) => Promise<AddressGiven>;
  /** What the field starts with. */
  url?: string;
  /** On the button. */
  words?: string;
}

/** One field: the product's address. What was typed stays when it is refused. Works without JavaScript. */
export function AddressForm({ action, url = "", words = "Read my site" }: AddressFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#url");
  const complaint = errorAt(result, "/url");
  return (
    <form action={submit} className="grid gap-3">
      <Field
        id="url"
        label="Your product’s website"
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
            placeholder="https://your-product.com"
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
