"use server";

import { revalidatePath } from "next/cache";
import type { ListingSaved } from "@/components/dashboard/editor/listing-saved";
import { saveListing } from "@/lib/web/forms/save-listing";

/** Saves what was changed in the editor. */
export async function saveEdit(id: number, _before: ListingSaved | null, form: FormData): Promise<ListingSaved> {
  const result = await saveListing(id, form);
  if (result.ok) revalidatePath(`/dashboard/listings/${id}`, "layout");
  return result;
}
