"use client";

import type { FormEvent } from "react";
import { forgetTyped } from "@/components/draft/state/typed-store";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../../ui/button";
import { Field, FieldError, Input } from "../../ui/field";

/** A refused form comes back with what was chosen and typed. */
export type DeletionAnswer = ActionResult<unknown> & { typed?: string; listings?: "keep" | "remove" };

interface DeleteAccountFormProps {
  link: string;
  email: string;
  /** Published listings that nobody else runs. */
  published: string[];
  /** What is booked ahead for them; empty for nothing. */
  bookedForPublished: string;
  action(before: DeletionAnswer | null, form: FormData): Promise<DeletionAnswer>;
}

/**
 * The last question before an account is deleted: its address has to be typed. Nothing that was typed elsewhere and not saved
 * stays on this computer. Works without JavaScript.
 */
export function DeleteAccountForm({ link, email, published, bookedForPublished, action }: DeleteAccountFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#delete");
  const complaint = result && !result.ok ? `${errorAt(result, "/email") ?? result.detail} ${result.fix}` : undefined;
  const isOfField = errorAt(result, "/email") !== undefined;
  const forgetIfDeleted = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = `${new FormData(currentTarget).get("email")}`;
    if (typed.trim().toLowerCase() === email.toLowerCase()) forgetTyped();
  };
  return (
    <form id="delete" action={submit} onSubmit={forgetIfDeleted} className="grid max-w-96 gap-4">
      <input type="hidden" name="link" value={link} />
      {published.length > 0 && (
        <ListingsChoice names={published} booked={bookedForPublished} chosen={result?.listings ?? "keep"} />
      )}
      <Field id="delete-email" label={`Type ${email} to confirm`} error={isOfField ? complaint : undefined}>
        {(control) => (
          <Input
            {...control}
            key={result?.typed}
            name="email"
            autoComplete="off"
            maxLength={254}
            required
            defaultValue={result?.typed}
          />
        )}
      </Field>
      {!isOfField && complaint && <FieldError>{complaint}</FieldError>}
      <div>
        <Button type="submit" variant="danger" pending={pending}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}

function ListingsChoice({ names, booked, chosen }: { names: string[]; booked: string; chosen: "keep" | "remove" }) {
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-2 font-medium wrap-anywhere">Your published listings: {names.join(", ")}</legend>
      <label className="flex min-h-10 items-start gap-3 py-2">
        <input
          type="radio"
          name="listings"
          value="keep"
          defaultChecked={chosen === "keep"}
          className="mt-0.5 size-4.5"
        />
        <span>
          Keep their pages
          <span className="block text-xs text-soft">
            Without an owner: whoever proves to own the website can claim those that are live. Those that are paused or
            rejected stay off the site.
          </span>
        </span>
      </label>
      <label className="flex min-h-10 items-start gap-3 py-2">
        <input
          type="radio"
          name="listings"
          value="remove"
          defaultChecked={chosen === "remove"}
          className="mt-0.5 size-4.5"
        />
        <span>
          Remove them
          <span className="block text-xs text-soft">
            Their pages say that the listing is gone, and nobody can bring it back.
            {booked && ` What is booked is lost, and nothing is paid back: ${booked}.`}
          </span>
        </span>
      </label>
    </fieldset>
  );
}
