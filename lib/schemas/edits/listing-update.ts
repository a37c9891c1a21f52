import { z } from "zod";
import { instant, line, plainText } from "../primitives";

export const UPDATE_TITLE_MAX = 120;
export const UPDATE_BODY_MAX = 5000;

/** What an owner writes of what is new. */
export const updateInput = z.strictObject({
  title: line(UPDATE_TITLE_MAX),
  body: plainText(UPDATE_BODY_MAX).min(1).describe("Plain text; empty lines part paragraphs"),
});

/** An update as its owner sees it. */
export const ownUpdate = z.object({
  update_id: z.number().int(),
  title: z.string(),
  body: z.string(),
  published_at: instant,
  url: z.string().describe("The page of the listing, which shows its newest updates"),
  followers_notified: z
    .number()
    .int()
    .describe(
      "Followers who get it by email; 0 without any, or when an update of the same day (UTC) was mailed already",
    ),
});
export type OwnUpdate = z.infer<typeof ownUpdate>;
