import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { InterviewEditor } from "@/lib/schemas/edits/interview-editor";
import { requireUser } from "@/lib/services/account/require-user";
import { presentOwnText } from "@/lib/services/listings/told/own-text";
import { answersOf } from "./answer-interview";
import { questionsOf } from "./interview-questions";

const d = schema.interviewDrafts;
const q = schema.interviewQuestions;

/** The site's questions with the caller's answers: those that are told, and what is written over them. */
export async function presentInterviewEditor(ctx: Ctx, db: Db): Promise<InterviewEditor> {
  const questions = await questionsOf({ db, site: ctx.site }, requireUser(ctx));
  const told = new Map((await answersOf(db, ctx)).map((one) => [one.question_id, one.answer]));
  const rows = await db
    .select({ id: d.questionId, text: d.text, over: d.over })
    .from(d)
    .innerJoin(q, eq(q.id, d.questionId))
    .where(and(eq(d.userId, requireUser(ctx)), eq(q.siteId, ctx.site.id)));
  const drafts = new Map(rows.map((row) => [row.id, row]));
  const texts = questions.map(({ question_id: id }) => [`${id}`, presentOwnText(told.get(id) ?? "", drafts.get(id))]);
  return { questions, texts: Object.fromEntries(texts) };
}
