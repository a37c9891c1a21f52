"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import type { MilestoneSaved } from "@/components/dashboard/milestones/milestone-form";
import { execute } from "@/lib/api/call/execute";
import { addMilestone } from "@/lib/services/owner/editing/add-milestone";
import { deleteMilestone } from "@/lib/services/owner/editing/delete-milestone";
import { textsOf } from "@/lib/web/forms/texts-of";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Adds what the form holds; blank texts are left out. */
export async function addOne(id: number, _before: MilestoneSaved | null, form: FormData): Promise<MilestoneSaved> {
  const typed = textsOf(form);
  const result = await runAction(async () => {
    const { date = "", title = "", description, url } = typed;
    const sent = { date, title, description: description?.trim() || null, url: url?.trim() || null };
    return (await execute(addMilestone, await currentContext(), { listing_id: id, ...sent })).output;
  });
  if (!result.ok) return { ...result, typed };
  revalidatePath(`/dashboard/listings/${id}`, "layout");
  return result;
}

/** Deletes one; where it is gone already the page shows that. */
export async function deleteOne(id: number, form: FormData): Promise<void> {
  const milestone_id = Number(form.get("milestone_id"));
  const result = await runAction(async () =>
    execute(deleteMilestone, await currentContext(), { listing_id: id, milestone_id }),
  );
  revalidatePath(`/dashboard/listings/${id}`, "layout");
  redirect(`/dashboard/listings/${id}/milestones?${new URLSearchParams({ done: result.ok ? "deleted" : "refused" })}`);
}
