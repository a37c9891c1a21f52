"use client";

import { FieldError } from "@/components/ui/field";
import { Table, Td, Th } from "@/components/ui/table";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { errorAt } from "@/lib/schemas/action-result";
import type { BulkAnswer, BulkRow, DeskPicked } from "@/lib/schemas/admin/desk-bulk";
import { ActionField } from "./action-field";
import { BulkButtons } from "./bulk-buttons";
import { StepUpFields } from "./step-up-fields";

interface Props {
  picked: DeskPicked;
  act(before: BulkAnswer | null, form: FormData): Promise<BulkAnswer>;
}

/** One act on several records: its fields, a preview of what each would become, and then the button that does it. */
export function BulkForm({ picked, act }: Props) {
  const [answer, submit, pending] = useFormAnswer(act, null, "#content");
  const { action, rows, gone } = picked;
  const told = answer?.ok ? answer.data : null;
  const fitting = told?.rows.filter(({ problem }) => problem === null).length ?? 0;
  return (
    <form action={submit} className="mt-3 grid gap-4">
      {gone > 0 && <p className="text-sm text-soft">{gone} of the selected ones are not there any more.</p>}
      {!told?.isDone && (
        <div className="grid max-w-text gap-3">
          <p className="text-sm text-soft">
            {action.consequence}
            {action.needsStepUp && " Needs a code from your email, once in ten minutes."}
          </p>
          <BulkFields picked={picked} answer={answer} />
          <BulkButtons action={action} answer={answer} hasRows={rows.length > 0} pending={pending} />
        </div>
      )}
      {told && <p role="status">{toldWords(told.isDone, fitting, told.rows.length)}</p>}
      <PickedTable picked={picked} told={told?.rows ?? []} isDone={told?.isDone ?? false} />
    </form>
  );
}

function toldWords(isDone: boolean, fitting: number, all: number): string {
  const skipped = all - fitting;
  const rest =
    skipped === 0
      ? ""
      : ` ${skipped} ${isDone ? "did" : "does"} not fit and ${isDone ? "were" : "will be"} left as they are.`;
  if (isDone) return `Done to ${fitting} of ${all}, each with a row of its own in the audit log.${rest}`;
  return `Nothing has changed yet. ${fitting} of ${all} would change as below.${rest}`;
}

function BulkFields({ picked: { action, rows }, answer }: { picked: DeskPicked; answer: BulkAnswer | null }) {
  const asksCode = answer !== null && answer.mailedTo !== null;
  const isOfNoField =
    answer && !answer.ok && !asksCode && !action.fields.some(({ name }) => errorAt(answer, `/${name}`));
  return (
    <>
      {rows.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {action.fields.map((field) => (
        <ActionField
          key={field.name}
          id={`bulk-${field.name}`}
          field={field}
          typed={answer ? (answer.typed[field.name] ?? "") : undefined}
          error={errorAt(answer, `/${field.name}`)}
        />
      ))}
      {asksCode && <StepUpFields id="bulk" answer={answer} />}
      {isOfNoField && <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>}
    </>
  );
}

function PickedTable({ picked: { rows }, told, isDone }: { picked: DeskPicked; told: BulkRow[]; isDone: boolean }) {
  const byId = new Map(told.map((row) => [row.id, row]));
  return (
    <Table caption="Selected">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>State</Th>
          {told.length > 0 && <Th>{isDone ? "What changed" : "What would change"}</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, state }) => (
          <tr key={id}>
            <Td className="py-1.5! wrap-anywhere">{name}</Td>
            <Td className="py-1.5!">{state}</Td>
            {told.length > 0 && <ToldCell row={byId.get(id)} />}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ToldCell({ row }: { row: BulkRow | undefined }) {
  if (!row) return <Td className="py-1.5!" />;
  if (row.problem !== null) return <Td className="py-1.5! text-bad">Skipped: {row.problem}</Td>;
  return <Td className="figures py-1.5! text-xs wrap-anywhere">{row.change}</Td>;
}
