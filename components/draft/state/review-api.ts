import type { ActionResult } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { SeenMarks } from "@/lib/schemas/review";

interface Saved {
  /** False where a place was changed since it was shown. */
  is_saved: boolean;
  skipped: { field: string; reason: string }[];
}

/** The review page's calls; the page binds them to its draft. */
export interface ReviewApi {
  save(patch: DraftPatch, seen: SeenMarks): Promise<ActionResult<Saved>>;
  check(marks: { check?: string[]; uncheck?: string[] }): Promise<ActionResult<{ to_check: number }>>;
  reread(): Promise<ActionResult<{ id: string }>>;
  submit(): Promise<ActionResult<{ listing_id: number }>>;
}
