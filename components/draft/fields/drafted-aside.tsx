import type { ReactNode } from "react";
import type { ProfileField } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { FIELD_KINDS } from "./field-kinds";
import { FieldValue, plansOf, planWords } from "./field-value";

const SHOWN_MAX = 90;

interface Props {
  field: ProfileField;
  current: Sourced<unknown>;
  /** What the drafter has for the field, whatever the owner did since. */
  drafted: Sourced<unknown>;
}

/** "the site says …": the drafter's value beside one's own. */
export function DraftedAside({ field, current, drafted }: Props): ReactNode {
  const isOwn = current.state === "edited" || current.state === "deleted" || current.state === "manual";
  if (!isOwn || drafted.value === null || JSON.stringify(drafted.value) === JSON.stringify(current.value)) return null;
  return <> · the site says {words(field, drafted.value)}</>;
}

function words(field: ProfileField, value: unknown): ReactNode {
  if (typeof value === "string" && FIELD_KINDS[field] !== "model") return `“${shorten(value)}”`;
  if (FIELD_KINDS[field] === "plans") return plansOf(value).map(planWords).join("; ");
  return <FieldValue field={field} value={value} />;
}

function shorten(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
