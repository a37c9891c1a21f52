import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { interviewEditor, seenAnswers } from "@/lib/schemas/edits/interview-editor";
import { requireUser } from "@/lib/services/account/require-user";
import { requireSeen } from "@/lib/services/listings/told/own-text";
import { saveAnswer } from "./answer-interview";
import { lockAnswers } from "./lock-answers";
import { presentInterviewEditor } from "./present-interview-editor";

const d = schema.interviewDrafts;

/** Publishes one's answers as they were seen in the editor; an empty one goes. Throws `precondition_failed` where one is another by now. */
export const publishInterview = definePageOperation({
  name: "publish_interview",
  access: "session",
  readOnly: false,
  input: z.strictObject({ seen: seenAnswers }),
  output: interviewEditor,
  async run({ ctx, input: { seen } }) {
    const userId = requireUser(ctx);
    return ctx.db.transaction(async (tx) => {
      await lockAnswers(tx, userId);
      const { texts, questions } = await presentInterviewEditor(ctx, tx);
      requireSeen(texts, seen);
      const changed = Object.entries(texts).filter(([, { text, told }]) => text.trim() !== told);
      for (const [place, { text }] of changed) await saveAnswer(ctx, tx, Number(place), text.trim());
      const ids = questions.map(({ question_id }) => question_id);
      await tx.delete(d).where(and(eq(d.userId, userId), inArray(d.questionId, ids)));
      return presentInterviewEditor(ctx, tx);
    });
  },
});
