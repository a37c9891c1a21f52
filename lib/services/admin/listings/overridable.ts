import { invalid } from "@/lib/core/errors";
import { FIELD_LABELS, PROFILE_FIELDS, type ProfileField } from "@/lib/schemas/profile";
import { plansOf } from "./plan-lines";

/** Fields of a listing that an admin may set by one typed text. */
const TYPED = [
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
/** Pictures are their owner's: an admin may remove one, and put none in its place. */
const PICTURES = ["logo_url", "screenshot_url"] as const satisfies ProfileField[];

export const OVERRIDABLE = [...TYPED, "pricing_plans", ...PICTURES] as const;
type Overridable = (typeof OVERRIDABLE)[number];

const choicesOf = (fields: readonly ProfileField[]) => fields.map((value) => ({ value, label: FIELD_LABELS[value] }));
export const OVERRIDE_CHOICES = choicesOf(TYPED);
export const PICTURE_CHOICES = choicesOf(PICTURES);

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
    case "pricing_plans":
      return plansOf(text);
    case "logo_url":
    case "screenshot_url":
      throw invalid(
        "/value",
        "A picture is its owner's to choose.",
        "Leave the value empty, which removes the picture.",
      );
    case "founded_year":
      return Number(text);
    case "open_source":
      return { yes: true, no: false }[text.toLowerCase()] ?? text;
    default:
      return text;
  }
}
