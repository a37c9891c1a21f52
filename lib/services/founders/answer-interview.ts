import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { interviewAnswer, interviewAnswersInput } from "@/lib/schemas/people/founder";
import { requireUser } from "@/lib/services/account/require-user";
import { questionsOf } from "./interview-questions";
import { lockAnswers } from "./lock-answers";

const q = schema.interviewQuestions;
const a = schema.interviewAnswers;

/** Saves answers to the site's questions; those that are not sent stay, an empty one goes. */
export const answerInterview = defineOperation({
  name: "answer_interview",
  method: "PUT",
  path: "/me/interview",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  title: "Answer the interview",
  summary:
    "Save the user's answers to the site's interview questions, in their own words only: never write or reword them. Answers not sent stay. They stand on the user's founder page while their profile is complete and a listing of theirs is live.",
  input: z.strictObject({ answers: interviewAnswersInput }),
  output: z.object({
    answers: z.array(interviewAnswer).describe("All of the user's, in the order of the questions"),
    url: z.string().describe("Where they are edited"),
  }),
  example: { answers: [{ question_id: 1, answer: "We wanted to keep our boards when a service ends." }] },
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      await lockAnswers(tx, requireUser(ctx));
      await refuseUnknown(
        tx,
        ctx,
        input.answers.map((one) => one.question_id),
      );
      for (const { question_id, answer } of input.answers) await saveAnswer(ctx, tx, question_id, answer);
      return { answers: await answersOf(tx, ctx), url: `${ctx.site.baseUrl}/dashboard/interview` };
    });
  },
});

/** A question that is retired takes changes of the answers it has, and no new ones. */
async function refuseUnknown(tx: Db, ctx: Ctx, ids: number[]): Promise<void> {
  const known = await questionsOf({ db: tx, site: ctx.site }, requireUser(ctx));
  const errors = ids.flatMap((id, i): FieldError[] => {
    const pointer = `/answers/${i}/question_id`;
    if (!known.some((one) => one.question_id === id))
      return [{ pointer, detail: "This site has no question with this id." }];
    return ids.indexOf(id) === i ? [] : [{ pointer, detail: "This question is answered twice." }];
  });
  if (errors.length === 0) return;
  const fix = "Send each question_id of list_interview_questions once.";
  throw new AppError("validation_failed", "An answer has no question of its own.", fix, { errors });
}

/** Writes one answer; an empty one goes, and one that stays the same keeps its time. */
export async function saveAnswer(ctx: Ctx, tx: Db, questionId: number, answer: string): Promise<void> {
  const userId = requireUser(ctx);
  if (answer === "") {
    await tx.delete(a).where(and(eq(a.userId, userId), eq(a.questionId, questionId)));
    return;
  }
  await tx
    .insert(a)
    .values({ userId, questionId, answer, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [a.userId, a.questionId],
      set: { answer, updatedAt: ctx.now },
      setWhere: sql`${a.answer} is distinct from ${answer}`,
    });
}

/** The caller's answers to this site's questions, in their order. */
export async function answersOf(db: Db, ctx: Ctx): Promise<z.input<typeof interviewAnswer>[]> {
  const rows = await db
    .select({ question_id: a.questionId, answer: a.answer, updatedAt: a.updatedAt })
    .from(a)
    .innerJoin(q, eq(q.id, a.questionId))
    .where(and(eq(a.userId, requireUser(ctx)), eq(q.siteId, ctx.site.id)))
    .orderBy(asc(q.position), asc(q.id));
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() }));
}
