import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { questionWords, writeQuestion } from "./write-question";

/** Words a question to founders otherwise, or gives it another place. */
export const changeQuestion = definePageOperation({
  name: "change_question",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["question.changed"] },
  input: z.strictObject({ question_id: countedId("Of the questions"), ...questionWords, reason: line(REASON_MAX) }),
  output: z.object({ question_id: z.number().int() }),
  run: ({ ctx, input: { question_id, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writeQuestion(tx, ctx, { id: question_id, to, reason });
      return { question_id };
    }),
});
