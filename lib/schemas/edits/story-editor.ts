import { z } from "zod";
import { STORY_PLACES } from "@/lib/core/statuses";
import { missingStep } from "../my-listing";
import { instant, listingId } from "../primitives";
import { STORY_SECTION_MAX, STORY_TITLE_MAX } from "../story";
import { ownText, typedOver } from "./own-text";

export const storyPlace = z.enum(STORY_PLACES);
export type StoryPlace = z.infer<typeof storyPlace>;

/** A listing's story as the people who run it write it. */
export const storyEditor = z.object({
  listing_id: listingId,
  texts: z.record(storyPlace, ownText),
  status: z.enum(["published", "draft"]),
  published_at: instant.nullable(),
  withheld_at: instant.nullable().describe("When somebody who runs the listing unpublished it"),
  page_url: z.string().nullable().describe("Where visitors read it, while they do"),
  rules: z.object({ min_words: z.number(), min_sections: z.number(), min_section_words: z.number() }),
  profile_missing: z.array(missingStep).describe("What its writer's founder profile still needs"),
});
export type StoryEditor = z.infer<typeof storyEditor>;

const section = typedOver(STORY_SECTION_MAX).optional();
/** What is typed, by place; a place that is not sent stays. */
export const typedStory = z.strictObject({
  title: typedOver(STORY_TITLE_MAX)
    .refine(({ text }) => !text.includes("\n"), "must be one line of text")
    .optional(),
  how_started: section,
  problem: section,
  what_built: section,
  hard_parts: section,
  milestones: section,
  whats_next: section,
});

/** Marks of the texts as somebody saw them. */
export const seenStory = z.record(storyPlace, z.string());
