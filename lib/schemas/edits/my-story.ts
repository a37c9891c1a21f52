import { z } from "zod";
import { missingStep } from "../my-listing";
import { instant } from "../primitives";
import { writtenSections } from "../story";

/** A listing's story as its owner sees it. */
export const myStory = z.object({
  title: z.string().nullable(),
  sections: writtenSections.describe("Those that are written"),
  url: z.string().describe("The story's page once published, else its editor"),
  published_at: instant.nullable(),
  shown_on_listing: z.boolean().describe("Published, and the listing is live"),
  status: z.enum(["published", "draft"]),
  missing: z.array(missingStep).describe("What it still needs to be published"),
});
export type MyStory = z.infer<typeof myStory>;
