"use client";

import { type ControlProps, Input, Select, Textarea } from "@/components/ui/field";
import { PRICING_MODELS, type ProfileField } from "@/lib/schemas/profile";
import { CategoryPicker } from "./category-picker";
import { FIELD_KINDS, PRICING_MODEL_LABELS } from "./field-kinds";
import { PlansEditor } from "./plans-editor";

interface Props {
  field: ProfileField;
  label: string;
  /** Of the control in a form that is sent without JavaScript too; its rows are `<name>.price` and so on. */
  name?: string | undefined;
  /** What ties a single control to its label and its complaint. */
  control?: ControlProps | undefined;
  /** In the shape of the control (field-input.ts). */
  typed: unknown;
  categories: string[];
  onChange(value: unknown): void;
}

/** The control of a field's kind. */
export function FieldControl({ field, label, name, control, typed, categories, onChange }: Props) {
  const shared = {
    ...(control ?? { "aria-label": label }),
    name,
    value: typeof typed === "string" ? typed : "",
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (FIELD_KINDS[field]) {
    case "plans":
      return <PlansEditor name={name} plans={typed} onChange={onChange} />;
    case "categories":
      return (
        <CategoryPicker
          name={name}
          chosen={Array.isArray(typed) ? typed.map(String) : []}
          categories={categories}
          onChange={onChange}
        />
      );
    case "text":
      return <Textarea {...shared} />;
    case "list":
      return <Input {...shared} placeholder="macOS, Linux, Windows" />;
    case "boolean":
      return <Choice {...shared} options={{ yes: "Yes", no: "No" }} />;
    case "model":
      return <Choice {...shared} options={MODEL_OPTIONS} />;
    case "year":
      return <Input {...shared} inputMode="numeric" />;
    default:
      return <Input {...shared} />;
  }
}

const MODEL_OPTIONS = Object.fromEntries(PRICING_MODELS.map((model) => [model, PRICING_MODEL_LABELS[model]]));

function Choice({ options, ...rest }: Parameters<typeof Select>[0] & { options: Record<string, string> }) {
  return (
    <Select {...rest}>
      <option value="">Not stated</option>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}
