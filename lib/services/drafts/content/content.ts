import { z } from "zod";
import type { ProfileContent } from "@/lib/schemas/content";
import { faq, founder } from "@/lib/schemas/draft";
import { readContent } from "@/lib/services/listings/content";
import { originalsShape } from "@/lib/services/listings/originals";

/** What a draft shows and its owner edits: the content of a listing, and the competitor that only a draft has. */
export type DraftContent = ProfileContent & { competitorUrl: string | null };

/** `drafts.drafted`: what the drafter found, the source of `restore` and of the evidence pane. */
export const draftedContent = originalsShape.extend({
  faqs: z.array(faq),
  founders: z.array(founder),
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

export function emptyContent(): ProfileContent {
  return readContent({});
}

export function emptyDrafted(): DraftedContent {
  const { fields, faqs, founders, companySocials, seo } = emptyContent();
  return { fields, faqs, founders, companySocials, seo, spans: [], rejected: [] };
}

/** Reads a stored column; a draft that has not been drafted yet holds `{}`. */
export function readDrafted(stored: Record<string, unknown>): DraftedContent {
  return draftedContent.parse({ ...emptyDrafted(), ...stored });
}
