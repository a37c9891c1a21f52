import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeRetired } from "./write-question";

/** Asks founders a question no more, or again. */
export const retireQuestion = definePageOperation({
  name: "retire_question",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["question.retired", "question.asked_again"] },
  input: z.strictObject({
    question_id: countedId("Of the questions"),
    is_retired: z.boolean(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ is_retired: z.boolean() }),
  run: ({ ctx, input: { question_id, is_retired, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeRetired(tx, ctx, { id: question_id, isRetired: is_retired, reason });
      return { is_retired };
    }),
});
