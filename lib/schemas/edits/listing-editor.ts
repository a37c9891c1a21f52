import { z } from "zod";
import { PROFILE_FIELD_NAMES } from "../profile";
import { evidence, fieldState } from "../sourced";

/** What the editor of a listing saves as a whole: two people's edits of one place meet in a choice. */
export const editPlace = z.enum([...PROFILE_FIELD_NAMES, "faqs", "company_socials", "seo"]);
export type EditPlace = z.infer<typeof editPlace>;

/** Plain values, without states and quotes; each has its place's shape. */
export type EditValues = Record<EditPlace, unknown>;

/** A listing as its owner's editor shows it. */
export const listingEditor = z.object({
  listing_id: z.number().int(),
  version: z.number().int(),
  values: z.record(editPlace, z.unknown()).describe("Of each place, without state and quotes"),
  states: z.record(z.enum(PROFILE_FIELD_NAMES), fieldState),
  quotes: z.record(editPlace, z.array(evidence)).describe("The site's own words behind each place"),
  elsewhere: z
    .array(z.object({ site: z.string().describe("Its key"), name: z.string() }))
    .describe("Other sites where the caller runs listings of the same company"),
});
export type ListingEditor = z.infer<typeof listingEditor>;
