import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { insertQuestion, questionWords } from "./write-question";

/** Asks founders one more question. */
export const addQuestion = definePageOperation({
  name: "add_question",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["question.added"] },
  input: z.strictObject({ ...questionWords, reason: line(REASON_MAX) }),
  output: z.object({ question_id: z.number().int() }),
  run: ({ ctx, input: { reason, ...to } }) =>
    ctx.db.transaction(async (tx) => ({ question_id: await insertQuestion(tx, ctx, { to, reason }) })),
});
