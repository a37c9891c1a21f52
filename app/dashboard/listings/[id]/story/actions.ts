"use server";

import { revalidatePath } from "next/cache";
import type { OwnTextsAnswer } from "@/components/own-words/own-texts-form";
import type { TypedTexts } from "@/components/own-words/use-autosave";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { OwnTextsSaved } from "@/lib/schemas/edits/own-text";
import type { StoryEditor } from "@/lib/schemas/edits/story-editor";
import { publishStory } from "@/lib/services/stories/publish-story";
import { saveStoryDraft } from "@/lib/services/stories/save-story-draft";
import { unpublishStory } from "@/lib/services/stories/unpublish-story";
import { publishTexts } from "@/lib/web/forms/own-texts";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Keeps what is typed as a draft. */
export async function saveStory(listing_id: number, texts: TypedTexts): Promise<ActionResult<OwnTextsSaved>> {
  return runAction(() => keep(listing_id, texts));
}

/** Publishes the story as the form has it. */
export async function publishWritten(
  listing_id: number,
  _before: OwnTextsAnswer | null,
  form: FormData,
): Promise<OwnTextsAnswer> {
  const result = await publishTexts(form, {
    save: (typed) => keep(listing_id, typed),
    publish: async (seen) => {
      const { output } = await execute(publishStory, await currentContext(), { listing_id, seen });
      return { texts: output.editor.texts, said: output.is_published ? published(output.editor) : UNFINISHED };
    },
  });
  if (result.ok) revalidatePath(`/dashboard/listings/${listing_id}`, "layout");
  return result;
}

/** Takes the story's page away. */
export async function unpublishWritten(listing_id: number): Promise<void> {
  await execute(unpublishStory, await currentContext(), { listing_id });
  revalidatePath(`/dashboard/listings/${listing_id}`, "layout");
}

const UNFINISHED = "Not published: something is still missing. Your text is saved as a draft.";
const published = ({ page_url }: StoryEditor) =>
  page_url ? "Published. Visitors read it now." : "Published. Visitors read it once the listing is live.";

async function keep(listing_id: number, texts: TypedTexts): Promise<OwnTextsSaved> {
  const { output } = await execute(saveStoryDraft, await currentContext(), { listing_id, texts });
  return { texts: output.editor.texts, contested: output.contested };
}
