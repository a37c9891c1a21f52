import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { interviewQuestion } from "@/lib/schemas/people/founder";
import { answersOf } from "./answer-interview";
import { questionsOf } from "./interview-questions";

/** The site's questions with the caller's answers, for the page that edits them. */
export const listMyAnswers = definePageOperation({
  name: "list_my_answers",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({ items: z.array(interviewQuestion.extend({ answer: z.string() })) }),
  async run({ ctx }) {
    const answers = new Map((await answersOf(ctx.db, ctx)).map((one) => [one.question_id, one.answer]));
    const questions = await questionsOf(ctx);
    return { items: questions.map((one) => ({ ...one, answer: answers.get(one.question_id) ?? "" })) };
  },
});
