import { MailedCodeField } from "@/components/site/mailed-code-field";
import { STEP_UP_FIELD } from "@/lib/core/secrets/step-up";
import { errorAt } from "@/lib/schemas/action-result";
import type { DeskAnswer } from "@/lib/schemas/admin/desk-answer";

/** Takes the mailed code; sent with the form that it belongs to. */
export function StepUpFields({ id, answer }: { id: string; answer: DeskAnswer }) {
  const isWrong = !answer.ok && answer.code !== "forbidden";
  return (
    <MailedCodeField
      id={`${id}-code`}
      name={STEP_UP_FIELD}
      hint={`We emailed a code to ${answer.mailedTo}. It works for 10 minutes.`}
      error={isWrong ? errorAt(answer, `/${STEP_UP_FIELD}`) : undefined}
    />
  );
}
