import type { ActionResult } from "@/lib/schemas/action-result";
import type { EditPlace, ListingEditor } from "@/lib/schemas/edits/listing-editor";

/** What saving in the editor came to; one that was refused comes back with what was typed and how the listing is by now. */
export type ListingSaved = ActionResult<{ said: string; applied: string[] }> & {
  current?: ListingEditor;
  typed?: Partial<Record<EditPlace, { value: unknown; seen: string }>>;
  contested?: EditPlace[];
};
