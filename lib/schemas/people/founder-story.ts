import { z } from "zod";
import { listingSummary, publicStory } from "../listing";
import { founderCard } from "./founder-profile";

/** A row of the list of stories. */
export const storySummary = publicStory.extend({
  /** How it begins. */
  excerpt: z.string(),
  product: z.object({ slug: z.string(), name: z.string() }),
  /** Who wrote it, while their profile is complete. */
  founder: founderCard.pick({ slug: true, name: true, role: true, photo_url: true }).nullable(),
});
export type StorySummary = z.infer<typeof storySummary>;

/** A founder's story with its sections in reading order, in plain text. */
export const founderStory = storySummary.extend({
  listing: listingSummary,
  sections: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  updated_at: z.string(),
});
export type FounderStory = z.infer<typeof founderStory>;
