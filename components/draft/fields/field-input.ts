import type { ProfileField } from "@/lib/schemas/profile";
import { FIELD_KINDS } from "./field-kinds";

/** A field's value as its control shows it. */
export function startValue(field: ProfileField, value: unknown): unknown {
  switch (FIELD_KINDS[field]) {
    case "plans":
    case "categories":
      return Array.isArray(value) ? value : [];
    case "list":
      return Array.isArray(value) ? value.join(", ") : "";
    case "boolean":
      return value === false ? "no" : value === true ? "yes" : "";
    case "model":
      return typeof value === "string" ? value : "";
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

/** The wire value of what was typed; an emptied field is removed. */
export function savedValue(field: ProfileField, typed: unknown): unknown {
  switch (FIELD_KINDS[field]) {
    case "plans":
      return Array.isArray(typed) && typed.length > 0 ? typed : null;
    case "categories":
      return Array.isArray(typed) && typed.some(Boolean) ? [...new Set(typed.filter(Boolean))] : null;
    case "list":
      return listed(String(typed));
    case "boolean":
      return typed === "" ? null : typed === "yes";
    case "year":
      return yearIn(String(typed).trim());
    default:
      return String(typed).trim() || null;
  }
}

/** What is no number stays as it was typed, for the server to refuse. */
function yearIn(text: string): number | string | null {
  if (text === "") return null;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

function listed(text: string): string[] | null {
  const items = text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return items.length > 0 ? items : null;
}
