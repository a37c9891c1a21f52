import { z } from "zod";
import { listingSummary } from "./listing";

export const subcategory = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  listings: z.number().int().describe("Live listings in it"),
});
export const category = subcategory.extend({ subcategories: z.array(subcategory) });
export type Category = z.infer<typeof category>;

export const categoryDetail = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  parent: z.object({ slug: z.string(), name: z.string() }).nullable(),
  subcategories: z.array(subcategory),
  listings: z.array(listingSummary),
  total: z.number().int(),
});
