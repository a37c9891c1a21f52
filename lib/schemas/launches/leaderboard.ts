import { z } from "zod";
import { listingSummary } from "../listing";
import { BOARDS } from "./boards";

const entry = z.object({
  rank: z.number().int().nullable().describe("Null while counts are hidden"),
  listing: listingSummary,
  score: z.number().nullable().describe("Null while counts are hidden"),
  score_label: z.string(),
  is_sponsored: z.boolean(),
});
export type BoardEntry = z.infer<typeof entry>;

export const leaderboard = z.object({
  board: z.enum(BOARDS),
  title: z.string(),
  week: z.string().nullable().describe("Of community-weekly and billboard"),
  how_ranked: z.string(),
  is_final: z.boolean().describe("It changes no more"),
  attribution: z.object({ text: z.string(), url: z.string() }).nullable().describe("Whose ratings these are"),
  items: z.array(entry),
});
export type Leaderboard = z.infer<typeof leaderboard>;
