import { and, asc, eq, exists, isNull, or } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";

const q = schema.interviewQuestions;
const a = schema.interviewAnswers;

/** What a site asks founders, in its order; with a person, those too that are retired and that they answered. */
export function questionsOf({ db, site }: Pick<Ctx, "db" | "site">, answeredBy?: string) {
  const answered = db
    .select({ id: a.questionId })
    .from(a)
    .where(and(eq(a.questionId, q.id), eq(a.userId, answeredBy ?? "")));
  return db
    .select({ question_id: q.id, question: q.question, hint: q.hint, position: q.position })
    .from(q)
    .where(and(eq(q.siteId, site.id), answeredBy ? or(isNull(q.retiredAt), exists(answered)) : isNull(q.retiredAt)))
    .orderBy(asc(q.position), asc(q.id));
}
