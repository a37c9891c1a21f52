"use server";

import { revalidatePath } from "next/cache";
import type { WordsSaved } from "@/components/founder/own-words-form";
import { execute } from "@/lib/api/call/execute";
import { revisionTag } from "@/lib/core/http/revision";
import { STORY_SECTION_NAMES } from "@/lib/schemas/story";
import { getMyStory } from "@/lib/services/owner/editing/get-my-story";
import { storyRevision } from "@/lib/services/owner/editing/present-my-story";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { saveWords } from "@/lib/web/forms/save-words";
import { currentContext } from "@/lib/web/request/context";

/** Saves what was changed in the form; an emptied section is removed. */
export async function saveStory(listing_id: number, _before: WordsSaved | null, form: FormData): Promise<WordsSaved> {
  const result = await saveWords(form, async () => {
    const ctx = await currentContext();
    const { output: story } = await execute(getMyStory, ctx, { listing_id });
    const sections = STORY_SECTION_NAMES.map((name): [string, string] => [name, story.sections[name] ?? ""]);
    return {
      current: { title: story.title ?? "", ...Object.fromEntries(sections) },
      pointerOf: (name) => `/${name}`,
      write: async (changed) => {
        const asShown = { ...ctx, ifMatch: revisionTag(storyRevision(story)) };
        const { output } = await execute(setFounderStory, asShown, { listing_id, ...changed });
        return output.status === "published" ? "Saved and published" : "Saved as a draft";
      },
    };
  });
  if (result.ok) revalidatePath(`/dashboard/listings/${listing_id}`, "layout");
  return result;
}
