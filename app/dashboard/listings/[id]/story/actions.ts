"use server";

import { revalidatePath } from "next/cache";
import type { WordsSaved } from "@/components/founder/own-words-form";
import { execute } from "@/lib/api/call/execute";
import { STORY_SECTION_NAMES } from "@/lib/schemas/story";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";
import { textsOf } from "@/lib/web/request/texts-of";

/** Saves the whole form; an emptied section is removed. */
export async function saveStory(id: number, _before: WordsSaved | null, form: FormData): Promise<WordsSaved> {
  const typed = textsOf(form);
  const result = await runAction(async () => {
    const sections = Object.fromEntries(["title", ...STORY_SECTION_NAMES].map((name) => [name, typed[name] ?? ""]));
    const { output } = await execute(setFounderStory, await currentContext(), { listing_id: id, ...sections });
    return { said: output.status === "published" ? "Saved and published" : "Saved as a draft" };
  });
  if (!result.ok) return { ...result, typed };
  revalidatePath(`/dashboard/listings/${id}`, "layout");
  return result;
}
