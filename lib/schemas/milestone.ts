import { z } from "zod";
import { day, httpsUrl, line, plainText } from "./primitives";

export const MILESTONES_MAX = 50;

export const milestoneInput = z.strictObject({
  date: day,
  title: line(120),
  description: plainText(1000).nullable().optional(),
  url: httpsUrl.nullable().optional(),
});
/** Of a list that is replaced: an entry with its id stays the one it is, whatever else changes. */
export const listedMilestone = milestoneInput.extend({
  milestone_id: z.number().int().optional().describe("Of an entry that is kept or changed; absent for a new one"),
});
export const milestone = z.object({
  milestone_id: z.number().int(),
  date: day,
  title: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
});
