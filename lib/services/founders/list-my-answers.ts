import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { interviewQuestion } from "@/lib/schemas/people/founder";
import { answersOf } from "./answer-interview";

const q = schema.interviewQuestions;

/** The site's questions with the caller's answers, for the page that edits them. */
export const listMyAnswers = definePageOperation({
  name: "list_my_answers",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({ items: z.array(interviewQuestion.extend({ answer: z.string() })) }),
  async run({ ctx }) {
    const answers = new Map((await answersOf(ctx.db, ctx)).map((one) => [one.question_id, one.answer]));
    const questions = await ctx.db
      .select({ question_id: q.id, question: q.question, hint: q.hint, position: q.position })
      .from(q)
      .where(eq(q.siteId, ctx.site.id))
      .orderBy(asc(q.position), asc(q.id));
    return { items: questions.map((one) => ({ ...one, answer: answers.get(one.question_id) ?? "" })) };
  },
});
