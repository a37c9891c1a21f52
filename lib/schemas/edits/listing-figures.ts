import { z } from "zod";
import { day } from "../primitives";
import { profileFieldName } from "../profile";

/** What an owner sees of how a listing does. */
export const listingFigures = z.object({
  followers: z.number().int(),
  days: z
    .array(z.object({ day, views: z.number().int(), clicks: z.number().int() }))
    .describe("The last four weeks, oldest first, days without visits included"),
  launch: z
    .object({
      week: z.string(),
      days: z.array(z.object({ day, votes: z.number().int() })).describe("Votes that count, by the day they were cast"),
      is_hidden: z.boolean().describe("The counts of this week are not shown to anybody yet"),
    })
    .nullable()
    .describe("Of its launch week, once that has begun"),
  blanks: z.array(profileFieldName).describe("Fields that nobody has filled in or removed"),
});
export type ListingFigures = z.infer<typeof listingFigures>;
