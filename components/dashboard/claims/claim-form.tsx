"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { ActionResult } from "@/lib/schemas/action-result";

type Claiming = ActionResult<unknown>;

/** Begins to claim a listing; the answer leads to the claim's page. Works without JavaScript. */
export function ClaimForm({ action }: { action: (before: Claiming | null, form: FormData) => Promise<Claiming> }) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  return (
    <form action={submit} className="grid gap-3">
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start">
        Claim this listing
      </Button>
      {result && !result.ok && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
    </form>
  );
}
