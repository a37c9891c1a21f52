"use server";

import { revalidatePath } from "next/cache";
import type { DraftRemoval } from "@/components/dashboard/delete-draft";
import { execute } from "@/lib/api/call/execute";
import { deleteDraft } from "@/lib/services/drafts/editing/delete-draft";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const PAGE = "/dashboard/drafts";
/** The draft is gone already, or was submitted meanwhile: the list shows which. */
const SHOWN_BY_LIST = ["not_found", "conflict"];

/** Removes a draft, or tells why it could not be. */
export async function removeDraft({ tries }: DraftRemoval, form: FormData): Promise<DraftRemoval> {
  const result = await runAction(async () =>
    execute(deleteDraft, await currentContext(), { id: String(form.get("id")) }),
  );
  revalidatePath(PAGE);
  const isSaid = !result.ok && !SHOWN_BY_LIST.includes(result.code);
  return { tries: tries + 1, refusal: isSaid ? `${result.detail} ${result.fix}` : null };
}
