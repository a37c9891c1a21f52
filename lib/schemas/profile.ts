import { z } from "zod";
import { cents, email, line, plainText, webUrl } from "./primitives";
import { sourced } from "./sourced";

export const PRICING_MODELS = ["free", "freemium", "paid", "contact"] as const;
export type PricingModel = (typeof PRICING_MODELS)[number];
export const CATEGORIES_MAX = 3;
export const PLANS_MAX = 12;
export const PLATFORMS_MAX = 12;

export const pricingPlan = z.strictObject({
  name: line(80),
  price: line(80).describe("As the site writes it"),
  period: line(80).nullable().default(null),
  amount_cents: cents.nullable().default(null).describe("Null when the site states no number"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code such as EUR")
    .nullable()
    .default(null)
    .describe("ISO 4217"),
});
export type PricingPlan = z.infer<typeof pricingPlan>;

/** The profile fields and the shape of each plain value (decisions, Draft). Order is the order of the review page. */
export const PROFILE_FIELDS = {
  name: line(80),
  headline: line(120),
  summary: plainText(300).min(1),
  description: plainText(4000).min(1),
  categories: z.array(line(60)).min(1).max(CATEGORIES_MAX).describe("Names from list_categories; the first is primary"),
  platforms: z.array(line(40)).min(1).max(PLATFORMS_MAX),
  pricing_model: z.enum(PRICING_MODELS),
  pricing_plans: z.array(pricingPlan).min(1).max(PLANS_MAX),
  free_trial: line(80).describe('Text such as "30 days"'),
  open_source: z.boolean(),
  license: line(80),
  repo_url: webUrl,
  docs_url: webUrl,
  contact_email: email,
  legal_name: line(120),
  founded_year: z.number().int().min(1800).max(2100),
  location: line(120),
  team_size: line(60),
  logo_url: webUrl,
  screenshot_url: webUrl,
} as const;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[];
export const profileFieldName = z.enum(PROFILE_FIELD_NAMES as [ProfileField, ...ProfileField[]]);
export type ProfileValues = { [K in ProfileField]: z.infer<(typeof PROFILE_FIELDS)[K]> };

/** What people call each field. */
export const FIELD_LABELS: Record<ProfileField, string> = {
  name: "Name",
  headline: "Headline",
  summary: "Summary",
  description: "Description",
  categories: "Categories",
  platforms: "Platforms",
  pricing_model: "Pricing model",
  pricing_plans: "Plans",
  free_trial: "Free trial",
  open_source: "Open source",
  license: "License",
  repo_url: "Source code",
  docs_url: "Documentation",
  contact_email: "Contact email",
  legal_name: "Legal name",
  founded_year: "Founded",
  location: "Location",
  team_size: "Team size",
  logo_url: "Logo",
  screenshot_url: "Screenshot",
};

type ProfileInput = { [K in ProfileField]: z.ZodOptional<z.ZodNullable<(typeof PROFILE_FIELDS)[K]>> };

/** PATCH `fields`: plain values; null removes. Made field by field from the shapes above, which only the cast can say. */
export const profileInput = z.strictObject(
  Object.fromEntries(
    PROFILE_FIELD_NAMES.map((name) => [name, PROFILE_FIELDS[name].nullable().optional()]),
  ) as ProfileInput,
);

/** `fields` of a draft: every profile field as a sourced value. */
export const profileFields = z.object({
  name: sourced(z.string()),
  headline: sourced(z.string()),
  summary: sourced(z.string()),
  description: sourced(z.string()),
  categories: sourced(z.array(z.string())),
  platforms: sourced(z.array(z.string())),
  pricing_model: sourced(z.enum(PRICING_MODELS)),
  pricing_plans: sourced(z.array(pricingPlan)),
  free_trial: sourced(z.string()),
  open_source: sourced(z.boolean()),
  license: sourced(z.string()),
  repo_url: sourced(z.string()),
  docs_url: sourced(z.string()),
  contact_email: sourced(z.string()),
  legal_name: sourced(z.string()),
  founded_year: sourced(z.number().int()),
  location: sourced(z.string()),
  team_size: sourced(z.string()),
  logo_url: sourced(z.string()),
  screenshot_url: sourced(z.string()),
} satisfies Record<ProfileField, z.ZodType>);
export type ProfileFields = z.infer<typeof profileFields>;
