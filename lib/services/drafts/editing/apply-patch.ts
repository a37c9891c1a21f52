import type { ProfileContent } from "@/lib/schemas/content";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { ProfileField, ProfileFields } from "@/lib/schemas/profile";
import type { DraftedContent } from "@/lib/services/drafts/content/content";
import { isDraftedList, restoreList } from "@/lib/services/drafts/content/drafted-lists";
import { assignMoved, editContent } from "@/lib/services/listings/edit-content";
import { moveField } from "@/lib/services/listings/field-states";

/** Applies a validated PATCH body to what a draft shows. Pure: `regenerate` is done by the caller, which has the snapshots. */
export function applyPatch(content: ProfileContent, drafted: DraftedContent, patch: DraftPatch): ProfileContent {
  const names = patch.restore ?? [];
  const lists = names.filter(isDraftedList).reduce((next, name) => restoreList(next, drafted, name), content);
  const edited = editContent(lists, drafted, patch);
  const fields = { ...edited.fields };
  for (const name of patch.lock_fields ?? []) lockField(fields, drafted.fields, name);
  for (const name of names) if (!isDraftedList(name)) restoreField(fields, drafted.fields, name);
  return { ...edited, fields };
}

/** Deprecated `lock_fields`: the same as saving the field with the value it has. A blank has nothing to save. */
function lockField(fields: ProfileFields, originals: ProfileFields, name: ProfileField): void {
  const { value } = fields[name];
  if (value !== null)
    assignMoved(fields, name, moveField<unknown>(fields[name], originals[name], { type: "set", value }));
}

function restoreField(fields: ProfileFields, originals: ProfileFields, name: ProfileField): void {
  const original = originals[name];
  assignMoved(fields, name, moveField<unknown>(fields[name], original, { type: "restore", drafted: original }));
}
