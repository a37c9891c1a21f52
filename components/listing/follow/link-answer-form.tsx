"use client";

import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { ActionResult } from "@/lib/schemas/action-result";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";

type Answer = ActionResult<unknown> | null;

interface LinkAnswerFormProps {
  /** The mailed link's secret. */
  link: string;
  label: string;
  action(before: Answer, form: FormData): Promise<Answer>;
}

/** The button that does what a mailed link is about: opening the link does nothing. Works without JavaScript. */
export function LinkAnswerForm({ link, label, action }: LinkAnswerFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  return (
    <form action={submit} className="mt-6 grid justify-items-start gap-3">
      <input type="hidden" name="link" value={link} />
      {result && !result.ok && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <Button type="submit" variant="primary" pending={pending} autoFocus>
        {label}
      </Button>
    </form>
  );
}
