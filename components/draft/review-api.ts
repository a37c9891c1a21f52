import type { DraftPatch } from "@/lib/schemas/draft";

/** What a server action answers: data, or what is wrong and how to fix it. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; detail: string; fix: string; errors: { pointer: string; detail: string }[] };

/** The review page's calls; the page binds them to its draft. */
export interface ReviewApi {
  patch(patch: DraftPatch): Promise<ActionResult<{ skipped: { field: string; reason: string }[] }>>;
  submit(): Promise<ActionResult<{ listing_id: number }>>;
}
