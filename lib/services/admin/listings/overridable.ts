import { invalid } from "@/lib/core/errors";
import { FIELD_LABELS, PROFILE_FIELDS, type ProfileField } from "@/lib/schemas/profile";

/** Fields of a listing that an admin may set; plans and pictures are their owner's. */
export const OVERRIDABLE = [
  ...([
    "name",
    "headline",
    "summary",
    "description",
    "categories",
    "platforms",
    "pricing_model",
    "free_trial",
  ] as const),
  ...(["open_source", "license", "repo_url", "docs_url", "contact_email", "legal_name", "founded_year"] as const),
  ...(["location", "team_size"] as const),
] satisfies ProfileField[];
type Overridable = (typeof OVERRIDABLE)[number];

export const OVERRIDE_CHOICES = OVERRIDABLE.map((value) => ({ value, label: FIELD_LABELS[value] }));

/** A typed text as its field takes it; nothing removes the value. Throws `validation_failed` at `/value`. */
export function typedValue(field: Overridable, text: string): unknown {
  if (text === "") return null;
  const parsed = PROFILE_FIELDS[field].safeParse(plainOf(field, text));
  if (parsed.success) return parsed.data;
  const why = parsed.error.issues[0]?.message ?? "is no such value";
  throw invalid("/value", `${FIELD_LABELS[field]}: ${why}.`, "Write it as the listing's own form takes it.");
}

function plainOf(field: Overridable, text: string): unknown {
  switch (field) {
    case "categories":
    case "platforms":
      return text
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean);
    case "founded_year":
      return Number(text);
    case "open_source":
      return { yes: true, no: false }[text.toLowerCase()] ?? text;
    default:
      return text;
  }
}
