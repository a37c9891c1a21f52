import { z } from "zod";
import type { ActionResult } from "@/lib/schemas/action-result";
import { deskAction } from "./desk";

/** So many records can be acted on at once: a page of a screen. */
export const PICKED_MAX = 50;

/** Records that an admin selected, as they stand, and what is about to be done to each of them. */
export const deskPicked = z.object({
  title: z.string(),
  action: deskAction,
  rows: z.array(z.object({ id: z.string(), name: z.string(), state: z.string().nullable() })),
  /** Of the selected ones, those that are not there any more. */
  gone: z.number().int(),
});
export type DeskPicked = z.output<typeof deskPicked>;

/** What an act on one of several records would change, or did; a record that does not fit says why. */
export interface BulkRow {
  id: string;
  change: string | null;
  problem: string | null;
}

/** The answer of a form for several records: a preview, or what was done. */
export type BulkAnswer = ActionResult<{ rows: BulkRow[]; isDone: boolean }> & {
  typed: Record<string, string>;
  mailedTo: string | null;
};
