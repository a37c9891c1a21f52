import type { ProfileField } from "@/lib/schemas/profile";

/**
 * The review page's order, in groups a reader can hold. It is also the order in which a site's profile is found, so that what
 * arrives while the site is read stands below what is there already.
 */
export const REVIEW_GROUPS = [
  {
    title: "What it is",
    fields: ["name", "headline", "summary", "description", "categories", "logo_url", "screenshot_url"],
  },
  { title: "What it costs", fields: ["pricing_model", "pricing_plans", "free_trial"] },
  { title: "How it is made", fields: ["platforms", "open_source", "license", "repo_url", "docs_url"] },
  { title: "Who makes it", fields: ["legal_name", "location", "founded_year", "team_size", "contact_email"] },
] as const satisfies { title: string; fields: ProfileField[] }[];

type Grouped = (typeof REVIEW_GROUPS)[number]["fields"][number];
type Ungrouped = Exclude<ProfileField, Grouped>;

/** All fields in that order. A field without a group does not compile: nobody could review it. */
export const REVIEW_FIELDS: ProfileField[] & Record<Ungrouped, never> = REVIEW_GROUPS.flatMap((group) => group.fields);
