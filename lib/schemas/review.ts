import { z } from "zod";
import { DRAFTED_LISTS, draft, draftPage, progress } from "./draft";
import { PROFILE_FIELD_NAMES, profileFields } from "./profile";
import { fieldState } from "./sourced";

/** One piece of a snapshot, with the quoted parts marked; `gap` stands for text left out. */
export const passage = z.object({
  kind: z.enum(["heading", "text", "item", "cell", "title", "meta", "jsonld", "alt", "link", "image", "gap"]),
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])).describe("Quoted [start, end) ranges of `text`"),
});
/** The text around one value's quotes on one page, from the stored snapshot. */
export const evidenceView = z.object({
  path: z.string().describe("`fields.name`, `company_socials.x`, `faqs.0`, `founders.0`"),
  url: z.string(),
  title: z.string().nullable(),
  fetched_at: z.string(),
  sha256: z.string(),
  passages: z.array(passage),
});
export type EvidenceView = z.infer<typeof evidenceView>;

/** What is saved as a whole. */
export const reviewPlace = z.enum([...PROFILE_FIELD_NAMES, ...DRAFTED_LISTS, "competitor_url"]);
export type ReviewPlace = z.infer<typeof reviewPlace>;

/** Stands for one value at one place; changes with the value. */
const mark = z.string();
export const placeMarks = z.record(reviewPlace, mark);
export const seenMarks = z.partialRecord(reviewPlace, mark).describe("Marks of the places as they were shown");
export type SeenMarks = z.infer<typeof seenMarks>;
export type PlaceMarks = z.infer<typeof placeMarks>;

/** A value that is looked at by itself: a field, an entry of a list, the search text. */
export const reviewItem = z.object({
  path: z.string().describe("As in `evidence`, or `seo`"),
  state: fieldState,
  mark,
  is_checked: z.boolean().describe("A drafted value that its owner has accepted as it is"),
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** What the review page shows beside the draft. */
export const draftReview = z.object({
  draft,
  progress,
  pages: z.array(draftPage).describe("Every page that was read or passed over, while the site is read too"),
  items: z.array(reviewItem).describe("In the order of the page"),
  marks: placeMarks,
  drafted: profileFields.describe("What the drafter found, whatever the owner did since"),
  changed_lists: z.array(z.enum(DRAFTED_LISTS)).describe("Lists that are not as drafted: `restore` brings them back"),
  evidence: z.array(evidenceView),
  rejected: z.array(z.object({ path: z.string(), reason: z.string() })),
  pictures: z
    .object({
      logo: z.string().nullable(),
      screenshot: z.string().nullable(),
      photos: z.record(z.string(), z.string()).describe("By the address that names each"),
    })
    .describe("Paths of our stored copies"),
  left_out: z.array(z.string()).describe("Pictures that were found and not stored, each with the reason"),
  crawled_at: z.string().nullable(),
});
export type DraftReview = z.infer<typeof draftReview>;
