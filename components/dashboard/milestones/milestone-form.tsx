"use client";

import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Textarea } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";

/** A refused form comes back with what was typed, by the names of its fields. */
export type MilestoneSaved = ActionResult<unknown> & { typed?: Record<string, string> };

interface Props {
  add(before: MilestoneSaved | null, form: FormData): Promise<MilestoneSaved>;
}

/** Adds a milestone. Works without JavaScript. */
export function MilestoneForm({ add }: Props) {
  const [result, submit, pending] = useFormAnswer(add, null, "#content");
  const shared = (name: string) => ({ name, defaultValue: result?.typed?.[name] ?? "" });
  const errorOf = (name: string) => errorAt(result, `/${name}`);
  const isOrphan = result && !result.ok && !["date", "title", "description", "url"].some(errorOf);
  return (
    <form action={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field id="date" label="Day" error={errorOf("date")}>
          {(control) => <Input {...control} {...shared("date")} type="date" required />}
        </Field>
        <Field id="title" label="Title" error={errorOf("title")}>
          {(control) => <Input {...control} {...shared("title")} maxLength={120} required />}
        </Field>
      </div>
      <Field id="description" label="Description" aside="optional" error={errorOf("description")}>
        {(control) => <Textarea {...control} {...shared("description")} maxLength={1000} rows={3} />}
      </Field>
      <Field id="url" label="Link" aside="optional" error={errorOf("url")}>
        {(control) => <Input {...control} {...shared("url")} type="url" placeholder="https://" />}
      </Field>
      {isOrphan && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" pending={pending}>
          Add milestone
        </Button>
        <p role="status" className="text-sm text-soft">
          {result?.ok && "Added"}
        </p>
      </div>
    </form>
  );
}
