"use server";

import { revalidatePath } from "next/cache";
import type { WordsSaved } from "@/components/founder/own-words-form";
import { execute } from "@/lib/api/call/execute";
import { answerInterview } from "@/lib/services/founders/answer-interview";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";
import { textsOf } from "@/lib/web/request/texts-of";

/** Saves the whole form; an emptied answer is removed. Fields are named `answer_<question_id>`, in the order of the page. */
export async function saveAnswers(_before: WordsSaved | null, form: FormData): Promise<WordsSaved> {
  const typed = textsOf(form);
  const answers = Object.entries(typed).flatMap(([name, answer]) => {
    const [, id] = /^answer_(\d+)$/.exec(name) ?? [];
    return id ? [{ question_id: Number(id), answer }] : [];
  });
  const result = await runAction(async () => {
    await execute(answerInterview, await currentContext(), { answers });
    return { said: "Saved" };
  });
  if (!result.ok) return { ...result, typed };
  revalidatePath("/dashboard/interview");
  return result;
}
