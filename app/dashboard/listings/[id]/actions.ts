"use server";

import { revalidatePath } from "next/cache";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Chooses the free launch, or looks for the badge again. */
export async function chooseFree(id: number): Promise<ActionResult<{ status: string }>> {
  const result = await runAction(async () => {
    const { output } = await execute(chooseFreeListing, await currentContext(), { listing_id: id });
    return { status: output.status };
  });
  if (result.ok) revalidatePath(`/dashboard/listings/${id}`);
  return result;
}
