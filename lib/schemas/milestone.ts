import { z } from "zod";
import { day, httpsUrl, line, plainText } from "./primitives";

export const MILESTONES_MAX = 50;

export const milestoneInput = z.strictObject({
  date: day,
  title: line(120),
  description: plainText(1000).nullable().optional(),
  url: httpsUrl.nullable().optional(),
});
export const milestone = z.object({
  milestone_id: z.number().int(),
  date: day,
  title: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
});
