"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError, Input, Select, Textarea } from "@/components/ui/field";
import { FIELD_LABELS, PRICING_MODELS, type ProfileField } from "@/lib/schemas/profile";
import { FIELD_KINDS, PRICING_MODEL_LABELS } from "./field-kinds";
import { PlansEditor } from "./plans-editor";

interface Props {
  field: ProfileField;
  value: unknown;
  categories: string[];
  error: string | null;
  pending: boolean;
  onSave(value: unknown): void;
  onCancel(): void;
}

/** Edits one field in place. Escape leaves it; what was typed is kept when saving fails. */
export function FieldEditor({ field, value, categories, error, pending, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState<unknown>(startValue(field, value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(savedValue(field, typed));
  };
  return (
    <form
      onSubmit={submit}
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
      }}
    >
      <Control field={field} typed={typed} categories={categories} onChange={setTyped} />
      {error && <FieldError id={`edit-${field}-error`}>{error}</FieldError>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={pending}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function startValue(field: ProfileField, value: unknown): unknown {
  switch (FIELD_KINDS[field]) {
    case "plans":
      return Array.isArray(value) ? value : [];
    case "list":
      return Array.isArray(value) ? value.join(", ") : "";
    case "categories":
      return Array.isArray(value) ? value : [];
    case "boolean":
      return value === false ? "no" : "yes";
    case "model":
      return typeof value === "string" ? value : "free";
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

/** The wire value of what was typed; an emptied field is removed. */
function savedValue(field: ProfileField, typed: unknown): unknown {
  switch (FIELD_KINDS[field]) {
    case "plans":
      return Array.isArray(typed) && typed.length > 0 ? typed : null;
    case "categories":
      return Array.isArray(typed) && typed.some(Boolean) ? [...new Set(typed.filter(Boolean))] : null;
    case "list": {
      const items = String(typed)
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean);
      return items.length > 0 ? items : null;
    }
    case "boolean":
      return typed === "yes";
    case "year":
      return String(typed).trim() ? Number(typed) : null;
    default:
      return String(typed).trim() || null;
  }
}

interface ControlProps {
  field: ProfileField;
  typed: unknown;
  categories: string[];
  onChange(value: unknown): void;
}

function Control({ field, typed, categories, onChange }: ControlProps) {
  const shared = { "aria-label": FIELD_LABELS[field], autoFocus: true };
  const text = String(typed);
  switch (FIELD_KINDS[field]) {
    case "plans":
      return <PlansEditor plans={typed} onChange={onChange} />;
    case "categories":
      return (
        <CategoryPicker
          chosen={Array.isArray(typed) ? typed.map(String) : []}
          categories={categories}
          onChange={onChange}
        />
      );
    case "text":
      return <Textarea {...shared} value={text} onChange={(event) => onChange(event.target.value)} />;
    case "list":
      return (
        <Input
          {...shared}
          value={text}
          placeholder="macOS, Linux, Windows"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "boolean":
      return (
        <Select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </Select>
      );
    case "model":
      return (
        <Select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
          {PRICING_MODELS.map((model) => (
            <option key={model} value={model}>
              {PRICING_MODEL_LABELS[model]}
            </option>
          ))}
        </Select>
      );
    case "year":
      return <Input {...shared} inputMode="numeric" value={text} onChange={(event) => onChange(event.target.value)} />;
    default:
      return <Input {...shared} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
}

const CATEGORY_SLOTS = ["Primary category", "Second category", "Third category"];

function CategoryPicker({
  chosen,
  categories,
  onChange,
}: {
  chosen: string[];
  categories: string[];
  onChange(value: string[]): void;
}) {
  return (
    <div className="grid gap-2">
      {CATEGORY_SLOTS.map((label, i) => (
        <Select
          key={label}
          aria-label={label}
          value={chosen[i] ?? ""}
          onChange={(event) =>
            onChange(CATEGORY_SLOTS.map((_, slot) => (slot === i ? event.target.value : (chosen[slot] ?? ""))))
          }
        >
          <option value="">{i === 0 ? "Choose the primary category" : "None"}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      ))}
    </div>
  );
}
