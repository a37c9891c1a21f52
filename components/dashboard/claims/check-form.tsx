"use client";

import type { ReactNode } from "react";
import { Status } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { ActionResult } from "@/lib/schemas/action-result";

/** What a look for a proof ended in. */
export type Checked = ActionResult<{ found: boolean; detail: string }>;
export type CheckAction = (before: Checked | null, form: FormData) => Promise<Checked>;

interface CheckFormProps {
  action: CheckAction;
  label: string;
  /** Of the method's section, where the page is shown again without a script. */
  anchor: `#${string}`;
  /** Inputs of the form. */
  children?: ReactNode;
}

/** Looks for a proof now and says what was found. Works without JavaScript. */
export function CheckForm({ action, label, anchor, children }: CheckFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, anchor);
  return (
    <form action={submit} className="grid gap-3">
      {children}
      <Button type="submit" pending={pending} className="justify-self-start">
        {label}
      </Button>
      <div aria-live="polite" className="text-sm empty:hidden">
        {!pending && result?.ok && (
          <Status tone={result.data.found ? "ok" : "note"} className="items-start text-sm wrap-anywhere">
            {result.data.detail}
          </Status>
        )}
        {!pending && result && !result.ok && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      </div>
    </form>
  );
}
