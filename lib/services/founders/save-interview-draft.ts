import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { interviewEditor, questionPlace, typedAnswers } from "@/lib/schemas/edits/interview-editor";
import { requireUser } from "@/lib/services/account/require-user";
import { settleTyped, toldMark } from "@/lib/services/listings/told/own-text";
import { lockAnswers } from "./lock-answers";
import { presentInterviewEditor } from "./present-interview-editor";

const d = schema.interviewDrafts;

/**
 * Keeps what is typed of one's answers, where nobody else sees it. One that was changed elsewhere since it was seen is left as it
 * is and named in `contested`; a question that is gone is passed over.
 */
export const saveInterviewDraft = definePageOperation({
  name: "save_interview_draft",
  access: "session",
  readOnly: false,
  input: z.strictObject({ texts: typedAnswers }),
  output: z.object({ contested: z.array(questionPlace), editor: interviewEditor }),
  async run({ ctx, input: { texts } }) {
    const userId = requireUser(ctx);
    return ctx.db.transaction(async (tx) => {
      await lockAnswers(tx, userId);
      const now = (await presentInterviewEditor(ctx, tx)).texts;
      const contested: string[] = [];
      for (const [place, typed] of Object.entries(texts)) {
        const text = now[place];
        const outcome = text ? settleTyped(text, typed) : "same";
        const questionId = Number(place);
        if (outcome === "contested") contested.push(place);
        if (outcome === "told") await tx.delete(d).where(and(eq(d.userId, userId), eq(d.questionId, questionId)));
        if (outcome === "draft" && text)
          await keep(tx, { userId, questionId, text: typed.text, over: toldMark(text.told), updatedAt: ctx.now });
      }
      return { contested, editor: await presentInterviewEditor(ctx, tx) };
    });
  },
});

async function keep(tx: Db, values: typeof d.$inferInsert): Promise<void> {
  await tx
    .insert(d)
    .values(values)
    .onConflictDoUpdate({ target: [d.userId, d.questionId], set: values });
}
