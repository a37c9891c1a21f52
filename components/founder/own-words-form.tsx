"use client";

import { useState } from "react";
import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Textarea } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { wordCount } from "@/lib/core/text/word-count";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";

/** One text of the form: `pointer` is where the call complains about it. */
export interface WordsField {
  name: string;
  pointer: string;
  label: string;
  hint?: string | undefined;
  value: string;
  maxLength: number;
  isLine?: boolean;
}
/** A refused form comes back with what was typed, and with what stands there by now; one that was saved says so in `data`. */
export type WordsSaved = ActionResult<{ said: string }> & {
  typed?: Record<string, string>;
  was?: Record<string, string>;
};

interface OwnWordsFormProps {
  fields: WordsField[];
  label: string;
  action(before: WordsSaved | null, form: FormData): Promise<WordsSaved>;
}

/** Texts that a person writes themselves, with their words counted. Works without JavaScript. */
export function OwnWordsForm({ fields, label, action }: OwnWordsFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  const isOrphan = result && !result.ok && !fields.some(({ pointer }) => errorAt(result, pointer));
  return (
    <form action={submit} className="grid gap-6">
      {fields.map((field) => (
        <WordsControl
          key={field.name}
          field={{ ...field, value: result?.typed?.[field.name] ?? field.value }}
          was={result?.was?.[field.name] ?? field.value}
          error={errorAt(result, field.pointer)}
        />
      ))}
      {isOrphan && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" pending={pending}>
          {label}
        </Button>
        <p role="status" className="text-sm text-soft">
          {result?.ok && result.data.said}
        </p>
      </div>
    </form>
  );
}

interface WordsControlProps {
  field: WordsField;
  /** What it was shown with: what stays the same is not written, so that nothing newer is replaced. */
  was: string;
  error: string | undefined;
}

function WordsControl({ field, was, error }: WordsControlProps) {
  const { name, label, hint, value, maxLength, isLine } = field;
  const [words, setWords] = useState(wordCount(value));
  const typed = { name, maxLength, defaultValue: value };
  const count = (text: string) => setWords(wordCount(text));
  return (
    <Field id={name} label={label} hint={hint} aside={!isLine && countWords(words, "word")} error={error}>
      {(control) => (
        <>
          <input type="hidden" name={`was_${name}`} value={was} />
          {isLine ? (
            <Input {...control} {...typed} />
          ) : (
            <Textarea {...control} {...typed} className="min-h-32" onChange={({ target }) => count(target.value)} />
          )}
        </>
      )}
    </Field>
  );
}
