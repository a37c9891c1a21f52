import { z } from "zod";
import { FAQS_MAX, faqInput, seoInput } from "../draft";
import { myListing } from "../my-listing";
import { socialsInput } from "../platforms";
import { listingId } from "../primitives";
import { profileInput } from "../profile";

/** More sites than a network has. */
const SITES_MAX = 50;

/** Body of update_my_listing; send only what changes. */
export const listingPatch = z.strictObject({
  fields: profileInput.optional(),
  apply_to: z
    .array(z.string().min(1).max(64))
    .max(SITES_MAX)
    .optional()
    .describe(
      "Also writes the headline, summary and SEO texts of this call to your listings of the same company on other sites: [all], or site keys",
    ),
  socials: socialsInput.optional().describe("Replaces all company links"),
  faqs: z.array(faqInput).max(FAQS_MAX).optional().describe("Replaces the list"),
  seo: seoInput.optional(),
});
export const listingPatchInput = z.strictObject({ listing_id: listingId, ...listingPatch.shape });
export type ListingPatch = z.infer<typeof listingPatch>;

/** What `apply_to` did on one site. */
export const appliedTo = z.object({
  site: z.string().describe("Its key"),
  listing_id: z.number().int().nullable(),
  result: z.enum(["written", "skipped"]),
  reason: z.string().nullable().describe("Why it was skipped"),
});
export type AppliedTo = z.infer<typeof appliedTo>;

export const editedListing = myListing.extend({ applied: z.array(appliedTo).describe("What `apply_to` did, by site") });
