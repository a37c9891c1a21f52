import { z } from "zod";
import { listingSummary } from "../listing";
import { instant } from "../primitives";

/** A listing that somebody follows, with its latest news. */
export const followed = z.object({
  listing: listingSummary,
  followed_at: instant,
  latest_update: z.object({ title: z.string(), published_at: instant }).nullable(),
});
export type Followed = z.infer<typeof followed>;
