"use server";

import { revalidatePath } from "next/cache";
import type { WordsSaved } from "@/components/founder/own-words-form";
import { execute } from "@/lib/api/call/execute";
import { answerInterview } from "@/lib/services/founders/answer-interview";
import { listMyAnswers } from "@/lib/services/founders/list-my-answers";
import { saveWords } from "@/lib/web/forms/save-words";
import { currentContext } from "@/lib/web/request/context";
import { answerField, questionOf } from "./answer-field";

/** Saves the answers that were changed in the form; an emptied one is removed. */
export async function saveAnswers(_before: WordsSaved | null, form: FormData): Promise<WordsSaved> {
  const result = await saveWords(form, async () => {
    const ctx = await currentContext();
    const { items } = (await execute(listMyAnswers, ctx, {})).output;
    return {
      current: Object.fromEntries(items.map(({ question_id, answer }) => [answerField(question_id), answer])),
      pointerOf: (name) => `/${name}`,
      write: async (changed) => {
        const answers = Object.entries(changed).map(([name, answer]) => ({ question_id: questionOf(name), answer }));
        if (answers.length > 0) await execute(answerInterview, ctx, { answers });
        return "Saved";
      },
    };
  });
  if (result.ok) revalidatePath("/dashboard/interview");
  return result;
}
