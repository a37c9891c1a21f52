import { type ControlProps, Field, Input, Select, Textarea } from "@/components/ui/field";
import type { DeskField } from "@/lib/schemas/admin/desk";
import { FileText } from "./file-text";

interface Props {
  id: string;
  field: DeskField;
  /** What was typed before it was refused. */
  typed: string | undefined;
  error: string | undefined;
}

const MAX = 4_000;
const NUMBER = { maxLength: 20, autoComplete: "off", className: "figures" };
const NUMERIC = { number: "numeric", cents: "decimal", percent: "decimal" } as const;
const WHOLE_POST = { rows: 16, className: "max-h-128 overflow-auto font-mono" };

/** A field of an action's form, by its kind. */
export function ActionField({ id, field, typed, error }: Props) {
  if (field.kind === "hidden") return <input type="hidden" name={field.name} value={typed ?? field.value} />;
  const label = field.kind === "cents" ? `${field.label} (US dollars)` : field.label;
  return (
    <Field id={id} label={label} hint={field.hint} error={error} aside={field.isRequired ? undefined : "optional"}>
      {(control) => <Control key={typed} control={control} field={field} value={typed ?? field.value} />}
    </Field>
  );
}

function Control({ control, field, value }: { control: ControlProps; field: DeskField; value: string }) {
  const common = { ...control, name: field.name, required: field.isRequired, defaultValue: value };
  switch (field.kind) {
    case "lines":
    case "markdown":
      return <Textarea {...common} {...(field.kind === "lines" ? { maxLength: MAX } : WHOLE_POST)} />;
    case "file":
      return <FileText {...common} />;
    case "choice":
      return (
        <Select {...common}>
          {!(field.isRequired && value) && <option value="">{field.isRequired ? "Choose one" : "None"}</option>}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      );
    case "flag":
      return (
        <Select {...common} defaultValue={value === "yes" ? "yes" : "no"}>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </Select>
      );
    case "number":
    case "cents":
    case "percent":
      return <Input {...common} {...NUMBER} inputMode={NUMERIC[field.kind]} />;
    case "day":
      return <Input {...common} type="date" />;
    case "instant":
      return <Input {...common} type="datetime-local" />;
    case "hidden":
    case "line":
    case "words":
      return <Input {...common} maxLength={MAX} autoComplete="off" />;
  }
}
