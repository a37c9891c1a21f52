"use server";

import { revalidatePath } from "next/cache";
import type { OwnTextsAnswer } from "@/components/own-words/own-texts-form";
import type { TypedTexts } from "@/components/own-words/use-autosave";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { OwnTextsSaved } from "@/lib/schemas/edits/own-text";
import { publishInterview } from "@/lib/services/founders/publish-interview";
import { saveInterviewDraft } from "@/lib/services/founders/save-interview-draft";
import { publishTexts } from "@/lib/web/forms/own-texts";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Keeps what is typed as drafts. */
export async function saveAnswers(texts: TypedTexts): Promise<ActionResult<OwnTextsSaved>> {
  return runAction(() => keep(texts));
}

/** Publishes the answers as the form has them; an emptied one is removed. */
export async function publishAnswers(_before: OwnTextsAnswer | null, form: FormData): Promise<OwnTextsAnswer> {
  const result = await publishTexts(form, {
    save: keep,
    publish: async (seen) => {
      const { output } = await execute(publishInterview, await currentContext(), { seen });
      return { texts: output.texts, said: "Published." };
    },
  });
  if (result.ok) revalidatePath("/dashboard/interview");
  return result;
}

async function keep(texts: TypedTexts): Promise<OwnTextsSaved> {
  const { output } = await execute(saveInterviewDraft, await currentContext(), { texts });
  return { texts: output.editor.texts, contested: output.contested };
}
