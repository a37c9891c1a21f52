import { z } from "zod";
import { faq, founder, sourcedSocials } from "./draft";
import { milestone } from "./milestone";
import { PLATFORM_KEYS } from "./platforms";
import { PROFILE_FIELD_NAMES, type ProfileField, profileFields } from "./profile";
import { type Sourced, sourced } from "./sourced";
import { draftStory } from "./story";

/** All that an owner says about a product: one shape, of a draft until it is submitted and of its listing from then on. */
export const profileContent = z.object({
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
  /** The highest id ever given to a milestone here: none is given twice. */
  lastMilestoneId: z.number().int(),
  seo: z.object({ title: sourced(z.string()), description: sourced(z.string()) }),
});
export type ProfileContent = z.infer<typeof profileContent>;

/** As stored: blanks may be absent, and values that are columns of the listing are not repeated. */
export type StoredContent = Partial<Omit<ProfileContent, "fields">> & {
  fields?: { [K in ProfileField]?: Partial<Sourced<unknown>> };
};

function within<A extends string, N extends string>(area: A, names: readonly N[]) {
  return names.map((name) => `${area}.${name}` as const);
}

/** All that is written on its own, by the names that the contract gives it. Lists are written as wholes. */
const PART_NAMES = [
  ...within("fields", PROFILE_FIELD_NAMES),
  ...within("company_socials", PLATFORM_KEYS),
  ...within("founder_socials", PLATFORM_KEYS),
  ...within("story", draftStory.keyof().options),
  ...within("seo", ["title", "description"]),
  "faqs",
  "founders",
  "milestones",
] as const;
export const partName = z.enum(PART_NAMES);
export type PartName = z.infer<typeof partName>;
