import type { ProfileField } from "@/lib/schemas/profile";

/** How a field's value is shown and edited. */
export type FieldKind =
  | "line"
  | "text"
  | "categories"
  | "list"
  | "model"
  | "plans"
  | "boolean"
  | "url"
  | "year"
  | "image";

export const FIELD_KINDS: Record<ProfileField, FieldKind> = {
  name: "line",
  headline: "line",
  summary: "text",
  description: "text",
  categories: "categories",
  platforms: "list",
  pricing_model: "model",
  pricing_plans: "plans",
  free_trial: "line",
  open_source: "boolean",
  license: "line",
  repo_url: "url",
  docs_url: "url",
  contact_email: "line",
  legal_name: "line",
  founded_year: "year",
  location: "line",
  team_size: "line",
  logo_url: "image",
  screenshot_url: "image",
};

/** Words for the closed list of pricing models. */
export const PRICING_MODEL_LABELS = {
  free: "Free",
  freemium: "Free and paid plans",
  paid: "Paid",
  contact: "Price on request",
} as const;
