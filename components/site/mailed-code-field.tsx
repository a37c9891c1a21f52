import { Field, Input } from "../ui/field";

interface MailedCodeFieldProps {
  id: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  /** What was typed before, to be corrected. */
  typed?: string | undefined;
}

/** Takes a code that was mailed. */
export function MailedCodeField({ id, name, hint, error, typed }: MailedCodeFieldProps) {
  return (
    <Field id={id} label="Code" {...(hint && { hint })} error={error}>
      {(control) => (
        <Input
          {...control}
          key={typed}
          name={name}
          defaultValue={typed}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus
          placeholder="ABCD-2345"
          className="figures tracking-widest uppercase"
        />
      )}
    </Field>
  );
}
