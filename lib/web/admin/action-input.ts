import { type Action, type Field, type Target, targetInput } from "@/lib/services/admin/desk/screen";

/** Dollars with cents, or percent with hundredths. */
const CENTS = /^-?\d+(?:[.,]\d{1,2})?$/;

/** A field's text as its operation takes it; undefined for one that is left out. What cannot be read is passed on, for the operation to refuse. */
function readField({ kind, isOptional }: Field, text: string): unknown {
  if (kind === "flag") return text === "yes";
  if (kind === "words")
    return text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
  if (text === "" && isOptional) return undefined;
  if (kind === "number" || kind === "hidden") return /^-?\d+$/.test(text) ? Number(text) : text;
  if (kind === "cents" || kind === "percent")
    return CENTS.test(text) ? Math.round(Number(text.replace(",", ".")) * 100) : text;
  if (kind === "instant") return Number.isNaN(Date.parse(`${text}Z`)) ? text : new Date(`${text}Z`).toISOString();
  return text;
}

/** Whether two texts of a field's control mean the same to its operation. */
export function isSameText(field: Field, one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => JSON.stringify(readField(field, text.replaceAll("\r\n", "\n").trim())));
  return a === b;
}

/** What a form asks of an action's operation: its fields, what the action sends besides, and the record it is done to. */
export function actionInput(
  action: Action & { target?: Target },
  id: string | null,
  form: FormData,
): Record<string, unknown> {
  const typed = action.fields.map((field) => [field.name, readField(field, String(form.get(field.name) ?? "").trim())]);
  const { target } = action;
  return {
    ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)),
    ...action.sends,
    ...(target && id !== null && targetInput(target, id)),
  };
}
