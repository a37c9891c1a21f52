import { z } from "zod";
import { seo } from "@/lib/schemas/draft";
import { facts, publicFaq, publicFounder } from "@/lib/schemas/listing";
import { milestone } from "@/lib/schemas/milestone";
import { socials } from "@/lib/schemas/platforms";
import { evidence } from "@/lib/schemas/sourced";

const quotes = z.array(evidence).default([]);

/** `listings.content`: the profile beyond the columns that lists and filters read. */
export const listingContent = z.object({
  facts: facts.default({}),
  socials: socials.default({}),
  faqs: z.array(publicFaq).default([]),
  founders: z.array(publicFounder).default([]),
  /** Path of our stored copy of the screenshot; the logo's is a column. */
  screenshotPath: z.string().nullable().default(null),
  milestones: z.array(milestone).default([]),
  /** The owner's story text by section; published by the story rules only. */
  story: z.record(z.string(), z.string().nullable()).default({}),
  seo: seo.default({ title: null, description: null }),
  sources: z
    .object({ name: quotes, headline: quotes, summary: quotes, description: quotes, categories: quotes })
    .default({ name: [], headline: [], summary: [], description: [], categories: [] }),
});
export type ListingContent = z.infer<typeof listingContent>;
