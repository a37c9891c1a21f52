import { z } from "zod";
import { instant } from "./primitives";

/** A row of the list of posts. */
export const postSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover_url: z.string().nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  published_at: instant,
  page_url: z.string().describe("The post's page on this site"),
});
export type PostSummary = z.infer<typeof postSummary>;

export const post = postSummary.extend({
  body_markdown: z.string(),
  body_html: z.string().describe("The same as HTML, without anything that runs or loads from elsewhere"),
  updated_at: instant,
});
export type Post = z.infer<typeof post>;
