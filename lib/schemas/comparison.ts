import { z } from "zod";
import { listingSummary } from "./listing";
import { evidence } from "./sourced";

/** Facts that are compared, in the order of the rows: what it is and costs, what it runs on, who makes it. Pictures are looked at. */
const COMPARED_FIELDS = [
  "categories",
  "pricing_model",
  "pricing_plans",
  "free_trial",
  "platforms",
  "open_source",
  "license",
  "repo_url",
  "docs_url",
  "founded_year",
  "location",
  "team_size",
  "legal_name",
  "contact_email",
] as const;
export const comparedField = z.enum(COMPARED_FIELDS);

const side = z
  .object({ value: z.unknown().describe("As in `facts` of get_listing"), evidence: z.array(evidence) })
  .nullable()
  .describe("Null where unknown");

/** One fact of two listings. */
const comparisonRow = z.object({
  field: comparedField,
  label: z.string(),
  a: side,
  b: side,
  same: z.boolean().describe("Both are known, and equal but for case and order"),
});
export type ComparisonRow = z.infer<typeof comparisonRow>;

/** Two listings side by side. */
export const comparison = z.object({
  a: listingSummary,
  b: listingSummary,
  rows: z.array(comparisonRow).describe("Facts that are known of one of them at least"),
  url: z.string().describe("The one page of this pair, whatever the order"),
});
