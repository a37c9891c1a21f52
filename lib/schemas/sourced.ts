import { z } from "zod";

/** Field states (decisions, Draft). All but `ai` and `not_found` count as saved by the user. */
export const FIELD_STATES = ["ai", "not_found", "edited", "manual", "override", "deleted"] as const;
export const fieldState = z
  .enum(FIELD_STATES)
  .describe(
    "ai: drafted, with its quote; not_found: the site does not say; edited, manual, override, deleted: saved by a person, kept from redrafts",
  );
export type FieldState = z.infer<typeof fieldState>;

export const evidence = z.object({
  quote: z.string().describe("The page's own characters, verbatim"),
  url: z.string().describe("The page the quote stands on"),
  page_title: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidence>;

/** `{value, state, evidence}` around any value; `value` is null when not found or deleted. */
export function sourced<T extends z.ZodType>(value: T) {
  return z.object({ value: value.nullable(), state: fieldState, evidence: z.array(evidence) });
}
export interface Sourced<T> {
  value: T | null;
  state: FieldState;
  evidence: Evidence[];
}
