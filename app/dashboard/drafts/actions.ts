"use server";

import { revalidatePath } from "next/cache";
import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { deleteDraft } from "@/lib/services/drafts/editing/delete-draft";
import { currentContext } from "@/lib/web/request/context";

const PAGE = "/dashboard/drafts";

/** Removes a draft. One that is gone already, or was submitted meanwhile, is left as it is: the list shows which. */
export async function removeDraft(form: FormData): Promise<void> {
  try {
    await execute(deleteDraft, await currentContext(), { id: String(form.get("id")) });
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
  revalidatePath(PAGE);
}
