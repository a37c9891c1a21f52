import type { ActionResult } from "@/lib/schemas/action-result";
import type { UploadReport } from "./upload-report";

/** Which action of which record a form asks for; `id` is null for what makes one. */
export interface DeskPlace {
  screen: string;
  action: string;
  id: string | null;
}

/**
 * A refused form comes back with what was typed and what it has seen, by the names of its controls; `mailedTo` is where the code went that it now asks for. One that was only tried
 * comes back with what it would do.
 */
export type DeskAnswer = ActionResult<unknown> & {
  typed: Record<string, string>;
  mailedTo: string | null;
  report?: UploadReport;
  wouldChange?: string;
};

/** Before the name of a field: what the form showed in it when it was opened. */
export const SEEN_PREFIX = "seen:";

/** The name of the button by which a form is only tried. */
export const DRY_RUN = "dry_run";
/** The control that a file is chosen with stands beside the one of its text, by the field's name and this. */
export const FILE_SUFFIX = "_file";
