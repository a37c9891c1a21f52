import { z } from "zod";
import { missingItem } from "../draft";

/** One's own founder profile, with what it still needs. */
export const founderProfile = z.object({
  slug: z.string(),
  name: z.string().nullable(),
  role: z.string().nullable(),
  bio: z.string().nullable(),
  photo_url: z.string().nullable(),
  links: z.record(z.string(), z.string()),
  complete: z.boolean(),
  missing: z.array(missingItem),
});
export type FounderProfile = z.infer<typeof founderProfile>;

/** A complete founder profile as visitors see it: in the person's own words, with no quotes behind them. */
export const founderCard = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  photo_url: z.string(),
  links: z.record(z.string(), z.string()),
});
export type FounderCard = z.infer<typeof founderCard>;
