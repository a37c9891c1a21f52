"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { removeDeskView } from "@/lib/services/admin/views/remove-desk-view";
import { saveDeskView } from "@/lib/services/admin/views/save-desk-view";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Saves what is asked of a screen under a name, or removes a saved view, by the button that was pressed. */
export async function changeViews(
  { screen, query }: { screen: string; query: string },
  _before: ActionResult<unknown> | null,
  form: FormData,
): Promise<ActionResult<unknown>> {
  const result = await runAction(async () => {
    const ctx = await currentContext();
    const removed = form.get("remove");
    if (removed !== null) await execute(removeDeskView, ctx, { view_id: Number(removed) });
    else await execute(saveDeskView, ctx, { screen, query, name: String(form.get("name") ?? "") });
  });
  if (result.ok) redirect(`/admin/${encodeURIComponent(screen)}${query && `?${query}`}`);
  return result;
}
