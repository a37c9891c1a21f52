import type { ActionResult } from "@/lib/schemas/action-result";
import type { DraftPatch } from "@/lib/schemas/draft";

/** The review page's calls; the page binds them to its draft. */
export interface ReviewApi {
  patch(patch: DraftPatch): Promise<ActionResult<{ skipped: { field: string; reason: string }[] }>>;
  check(marks: { check?: string[]; uncheck?: string[] }): Promise<ActionResult<{ to_check: number }>>;
  reread(): Promise<ActionResult<{ id: string }>>;
  submit(): Promise<ActionResult<{ listing_id: number }>>;
}
