import { z } from "zod";
import type { ProfileContent } from "@/lib/schemas/content";
import { faq, founder, sourcedSocials } from "@/lib/schemas/draft";
import { sourced } from "@/lib/schemas/sourced";
import { readContent, storedFields } from "@/lib/services/listings/content";

/** What a draft shows and its owner edits: the content of a listing, and the competitor that only a draft has. */
export type DraftContent = ProfileContent & { competitorUrl: string | null };

/** `drafts.drafted`: what the drafter found, the source of `restore` and of the evidence pane. */
export const draftedContent = z.object({
  fields: storedFields,
  faqs: z.array(faq),
  founders: z.array(founder),
  companySocials: sourcedSocials,
  seo: z.object({ title: sourced(z.string()), description: sourced(z.string()) }),
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
