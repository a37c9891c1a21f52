"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { errorAt } from "@/lib/schemas/action-result";
import type { DeskAction } from "@/lib/schemas/admin/desk";
import { type DeskAnswer, DRY_RUN } from "@/lib/schemas/admin/desk-answer";
import { ActionField } from "./action-field";
import { SeenFields } from "./seen-fields";
import { StepUpFields } from "./step-up-fields";
import { UploadSummary } from "./upload-summary";

interface Props {
  action: DeskAction;
  act(before: DeskAnswer | null, form: FormData): Promise<DeskAnswer>;
}

/** One action: its fields, what will be so afterwards, and the mailed code where it takes one. A refused form keeps what was typed. */
export function ActionForm({ action, act }: Props) {
  const anchor = `act-${action.key}` as const;
  const [answer, submit, pending] = useFormAnswer(act, null, `#${anchor}`);
  const asksCode = answer !== null && answer.mailedTo !== null;
  return (
    <details id={anchor} open={answer !== null} className="group py-2">
      <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-2 text-sm font-medium">
        {action.label}
        <ChevronDown aria-hidden className="size-4 shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <form action={submit} className="grid gap-3 pt-2 pb-3">
        <p className="text-sm text-soft">
          {action.consequence}
          {action.needsStepUp && " Needs a code from your email, once in ten minutes."}
        </p>
        {action.fields.map((field) => (
          <ActionField
            key={field.name}
            id={`${anchor}-${field.name}`}
            field={field}
            typed={answer ? (answer.typed[field.name] ?? "") : undefined}
            error={errorAt(answer, `/${field.name}`)}
          />
        ))}
        <SeenFields fields={action.fields} answer={answer} />
        {asksCode ? <StepUpFields id={anchor} answer={answer} /> : <Complaint answer={answer} action={action} />}
        {answer?.report && <UploadSummary report={answer.report} />}
        {answer?.wouldChange && (
          <p role="status" className="rounded-md border border-line p-3 text-sm wrap-anywhere">
            Nothing has changed yet. It would change {answer.wouldChange}.
          </p>
        )}
        <Buttons action={action} pending={pending} asksCode={asksCode} />
      </form>
    </details>
  );
}

/** Does it; tries it first where it can be; asks for another code where it takes one. */
function Buttons({ action, pending, asksCode }: { action: DeskAction; pending: boolean; asksCode: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {action.canBeTried && (
        <Button type="submit" size="sm" name={DRY_RUN} value="1" pending={pending}>
          Check it first
        </Button>
      )}
      <Button type="submit" size="sm" variant={action.isDanger ? "danger" : "primary"} pending={pending}>
        {action.label}
      </Button>
      {asksCode && (
        <Button type="submit" size="sm" name="step_up_again" value="1" formNoValidate>
          Send a new code
        </Button>
      )}
    </div>
  );
}

/** What is wrong with no field in particular, with what to do. */
function Complaint({ answer, action }: { answer: DeskAnswer | null; action: DeskAction }) {
  if (!answer || answer.ok || action.fields.some(({ name }) => errorAt(answer, `/${name}`))) return null;
  return <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>;
}
