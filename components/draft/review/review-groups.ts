import type { ProfileField } from "@/lib/schemas/profile";

/** The review page's order, in groups a reader can hold. */
export const REVIEW_GROUPS: { title: string; fields: ProfileField[] }[] = [
  { title: "What it is", fields: ["name", "headline", "summary", "description", "categories"] },
  { title: "What it costs", fields: ["pricing_model", "pricing_plans", "free_trial"] },
  { title: "How it is made", fields: ["platforms", "open_source", "license", "repo_url", "docs_url"] },
  { title: "Who makes it", fields: ["legal_name", "location", "founded_year", "team_size", "contact_email"] },
  { title: "Pictures", fields: ["logo_url", "screenshot_url"] },
];

export const REVIEW_FIELDS = REVIEW_GROUPS.flatMap((group) => group.fields);
