import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

const CONTROL =
  "w-full rounded-md border border-edge bg-card px-3 text-base text-ink transition-colors hover:border-soft disabled:bg-wash disabled:text-soft aria-invalid:border-bad sm:text-sm";

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  /** Unique on the page; the control's `id`. */
  id: string;
  label: ReactNode;
  /** What the field is for, under the label. */
  hint?: ReactNode;
  /** What is wrong, in one sentence; stands under the control. */
  error?: string | undefined;
  /** Shown beside the label, such as "optional" or a counter. */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control: `<Field id label error>{(control) => <Input {...control} name="url" />}</Field>`. */
export function Field({ id, label, hint, error, aside, className, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && <span className="text-xs text-soft">{aside}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-soft">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A complaint at its field: icon and words, not colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-xs text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** One line of text, 40 px high. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={classNames(CONTROL, "h-10", className)} {...rest} />;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={classNames(CONTROL, "field-sizing-content py-2", className)} {...rest} />;
}

/** The browser's own select: works without JavaScript and with every keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <select className={classNames(CONTROL, "h-10 pr-8", className)} {...rest}>
      {children}
    </select>
  );
}

/** A checkbox with its words; the whole row can be clicked. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: ComponentProps<"input"> & { label: ReactNode; hint?: ReactNode }) {
  return (
    <label className={classNames("flex min-h-10 cursor-pointer items-start gap-3 py-2 text-sm", className)}>
      <input type="checkbox" className="mt-0.5 size-4.5 shrink-0 accent-ink" {...rest} />
      <span>
        {label}
        {hint && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  );
}
