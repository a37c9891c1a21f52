import { z } from "zod";
import { faq, founder, sourcedSocials } from "@/lib/schemas/draft";
import { milestone } from "@/lib/schemas/milestone";
import { PROFILE_FIELD_NAMES, type ProfileFields, profileFields } from "@/lib/schemas/profile";
import { sourced } from "@/lib/schemas/sourced";
import { draftStory } from "@/lib/schemas/story";
import { blank } from "@/lib/services/listings/field-states";

const seoValues = z.object({ title: sourced(z.string()), description: sourced(z.string()) });

/** `drafts.content`: what the owner sees and edits. */
export const draftContent = z.object({
  fields: profileFields,
  faqs: z.array(faq),
  /** The owner has replaced the list; later drafting leaves it alone. */
  faqsSaved: z.boolean(),
  founders: z.array(founder),
  foundersSaved: z.boolean(),
  companySocials: sourcedSocials,
  founderSocials: sourcedSocials,
  story: draftStory,
  milestones: z.array(milestone),
  competitorUrl: z.string().nullable(),
  seo: seoValues,
});
export type DraftContent = z.infer<typeof draftContent>;

/** `drafts.drafted`: what the drafter found, the source of `restore` and of the evidence pane. */
export const draftedContent = z.object({
  fields: profileFields,
  faqs: z.array(faq),
  founders: z.array(founder),
  companySocials: sourcedSocials,
  seo: seoValues,
  spans: z.array(
    z.object({
      path: z.string(),
      position: z.number(),
      pageUrl: z.string(),
      segment: z.number(),
      start: z.number(),
      end: z.number(),
    }),
  ),
  rejected: z.array(z.object({ path: z.string(), reason: z.string() })),
});
export type DraftedContent = z.infer<typeof draftedContent>;

export function blankFields(): ProfileFields {
  return profileFields.parse(Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, blank()])));
}

const blankSeo = () => ({ title: blank<string>(), description: blank<string>() });

export function emptyContent(): DraftContent {
  return {
    fields: blankFields(),
    faqs: [],
    faqsSaved: false,
    founders: [],
    foundersSaved: false,
    companySocials: {},
    founderSocials: {},
    story: draftStory.parse(Object.fromEntries(Object.keys(draftStory.shape).map((name) => [name, null]))),
    milestones: [],
    competitorUrl: null,
    seo: blankSeo(),
  };
}

export function emptyDrafted(): DraftedContent {
  return {
    fields: blankFields(),
    faqs: [],
    founders: [],
    companySocials: {},
    seo: blankSeo(),
    spans: [],
    rejected: [],
  };
}

/** Reads a stored column; a draft that has not been drafted yet holds `{}`. */
export function readContent(stored: Record<string, unknown>): DraftContent {
  return draftContent.parse({ ...emptyContent(), ...stored });
}

export function readDrafted(stored: Record<string, unknown>): DraftedContent {
  return draftedContent.parse({ ...emptyDrafted(), ...stored });
}
