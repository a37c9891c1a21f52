import { asc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";

const q = schema.interviewQuestions;

/** What a site asks founders, in its order. */
export function questionsOf({ db, site }: Pick<Ctx, "db" | "site">) {
  return db
    .select({ question_id: q.id, question: q.question, hint: q.hint, position: q.position })
    .from(q)
    .where(eq(q.siteId, site.id))
    .orderBy(asc(q.position), asc(q.id));
}
