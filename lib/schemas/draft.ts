import { z } from "zod";
import { DRAFT_STATUSES } from "@/lib/core/statuses";
import { listedMilestone, MILESTONES_MAX, milestone } from "./milestone";
import { platformKey, socialsInput } from "./platforms";
import { draftId, instant, line, plainText, webUrl, webUrlOrEmpty } from "./primitives";
import { PROFILE_FIELD_NAMES, profileFieldName, profileFields, profileInput } from "./profile";
import { evidence, fieldState, sourced } from "./sourced";
import { draftStoryInput, writtenStory } from "./story";

export const draftStatus = z.enum(DRAFT_STATUSES).describe("Why a draft failed stands in `error`");

export const FAQS_MAX = 5;
export const FOUNDERS_MAX = 10;
export const SEO_TITLE_MAX = 70;
export const SEO_DESCRIPTION_MAX = 160;

export const faqInput = z.strictObject({ question: line(300), answer: plainText(2000).min(1) });
export const faq = z.object({
  question: z.string(),
  answer: z.string(),
  state: fieldState,
  evidence: z.array(evidence),
});
export type Faq = z.infer<typeof faq>;

export const founderInput = z.strictObject({
  name: line(80),
  role: line(80).nullable().optional(),
  bio: plainText(2000).nullable().optional(),
  photo_url: webUrl.nullable().optional(),
  links: socialsInput.optional(),
});
export const founder = z.object({
  name: z.string(),
  role: z.string().nullable(),
  bio: z.string().nullable(),
  photo_url: z.string().nullable(),
  links: z.partialRecord(platformKey, z.string()),
  state: fieldState,
  evidence: z.array(evidence),
});
export type Founder = z.infer<typeof founder>;

export const seoInput = z.strictObject({
  title: line(SEO_TITLE_MAX).nullable().optional(),
  description: line(SEO_DESCRIPTION_MAX).nullable().optional(),
});
export const seo = z.object({ title: z.string().nullable(), description: z.string().nullable() });
export type Seo = z.infer<typeof seo>;

export const missingItem = z.object({ field: z.string(), reason: z.string(), url: z.string() });
export const progress = z.object({
  step: z.number().int(),
  steps: z.number().int(),
  pages_read: z.number().int(),
  message: z.string().describe("What is being done now, in words"),
  notice: z
    .string()
    .nullable()
    .describe("Why so much is blank: the site announces its end, only holds a place, or shows no text without scripts"),
});
export const draftPage = z.object({
  url: z.string(),
  title: z.string().nullable(),
  status: z.number().int().nullable().describe("HTTP status; null when there was no answer"),
  bytes: z.number().int(),
  reason_skipped: z.string().nullable().describe("Why the page was not read; null when it was"),
});
/** Why a draft failed; `fix` says what the owner can do. */
export const draftError = z.object({ code: z.string(), message: z.string(), fix: z.string() });
export type DraftError = z.infer<typeof draftError>;

export const comparison = z.object({
  url: z.string(),
  status: z.enum(["reading", "ready", "failed"]),
  error: draftError.nullable(),
  rows: z.array(
    z.object({
      field: profileFieldName,
      label: z.string(),
      yours: sourced(z.unknown()).describe("Its quotes stand in `fields`"),
      theirs: sourced(z.unknown()),
    }),
  ),
});

/** Every sourced social link of a draft, by platform. */
export const sourcedSocials = z.partialRecord(platformKey, sourced(z.string()));
export type SourcedSocials = z.infer<typeof sourcedSocials>;

export const draft = z.object({
  id: draftId,
  url: z.string().describe("The product's website, normalised"),
  site: z.string().describe("Key of the site"),
  status: draftStatus,
  listing_id: z.number().int().nullable().describe("The listing it became, once submitted"),
  fields: profileFields,
  faqs: z.array(faq),
  founders: z.array(founder),
  company_socials: sourcedSocials,
  founder_socials: sourcedSocials,
  story: writtenStory.describe("Only the sections that are written"),
  milestones: z.array(milestone),
  competitor_url: z.string().nullable(),
  competitor: comparison.nullable(),
  seo,
  completeness: z.number().int().min(0).max(100).describe("Per cent of a full profile"),
  missing: z
    .array(missingItem)
    .describe("What would make it complete, once it is ready; only a missing name keeps it from being submitted"),
  progress,
  pages: z
    .array(draftPage)
    .describe("While the site is read, every page; once ready, only those passed over, each with the reason"),
  drafted_by: z.string().describe("A model's name, or extractive where rules alone drafted"),
  error: draftError.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Draft = z.infer<typeof draft>;

export const draftSummary = draft
  .pick({
    id: true,
    url: true,
    site: true,
    status: true,
    listing_id: true,
    completeness: true,
    created_at: true,
    updated_at: true,
  })
  .extend({ name: z.string().nullable() });

/** Field names that `regenerate` and `lock_fields` take. */
export const fieldNames = z.array(profileFieldName).max(20);

/** What is drafted beside the profile fields, and restored as a whole. */
export const DRAFTED_LISTS = ["faqs", "founders", "company_socials", "seo"] as const;
export type DraftedList = (typeof DRAFTED_LISTS)[number];

/** Body of update_draft; send only what changes. */
export const draftPatch = z.strictObject({
  fields: profileInput.optional(),
  lock_fields: fieldNames
    .optional()
    .meta({ deprecated: true, description: "Deprecated: saving a field already keeps it" }),
  regenerate: fieldNames
    .optional()
    .describe("Fields to draft again, from pages read within 30 days or else read anew; saved ones are skipped"),
  restore: z
    .array(z.enum([...PROFILE_FIELD_NAMES, ...DRAFTED_LISTS]))
    .max(PROFILE_FIELD_NAMES.length + DRAFTED_LISTS.length)
    .optional()
    .describe("Fields and whole lists to return to what was drafted"),
  faqs: z.array(faqInput).max(FAQS_MAX).optional().describe("Replaces the list"),
  company_socials: socialsInput.optional().describe("Only platforms sent change; null removes one"),
  founder_socials: socialsInput.optional(),
  founders: z
    .array(founderInput)
    .max(FOUNDERS_MAX)
    .optional()
    .describe("Replaces the list; the first is the primary founder"),
  story: draftStoryInput.optional().describe("In the owner's own words; only sections sent change"),
  milestones: z.array(listedMilestone).max(MILESTONES_MAX).optional().describe("Replaces the list"),
  competitor_url: webUrlOrEmpty.optional().describe("Main competitor's website; empty clears it"),
  seo: seoInput.optional(),
});
export type DraftPatch = z.infer<typeof draftPatch>;

/** What `regenerate` left alone, and why. */
export const skippedField = z.object({ field: profileFieldName, reason: z.string() });
