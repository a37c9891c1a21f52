import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { line, lineOrEmpty } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";

const q = schema.interviewQuestions;
const POSITION_MAX = 10_000;

/** What an admin writes of a question. */
export const questionWords = {
  question: line(200),
  hint: lineOrEmpty(300).default(""),
  position: z.number().int().min(0).max(POSITION_MAX),
};
const words = z.object(questionWords);
export type QuestionWords = z.output<typeof words>;
export const readQuestionWords = (value: unknown): QuestionWords => words.parse(value);

interface Why {
  reason: string;
  undoes?: number;
}

async function lockQuestion(tx: Db, { site }: Pick<Ctx, "site">, id: number) {
  const [row] = await tx
    .select()
    .from(q)
    .where(and(eq(q.id, id), eq(q.siteId, site.id)))
    .for("update");
  if (!row) throw notFound("question");
  return row;
}

/** A question is asked once, those that are retired included. Throws `validation_failed`. */
async function refuseTwice(tx: Db, { site }: Pick<Ctx, "site">, { question }: QuestionWords, id = 0): Promise<void> {
  const same = and(eq(q.siteId, site.id), eq(q.question, question), ne(q.id, id));
  if ((await tx.$count(q, same)) === 0) return;
  throw invalid("/question", "The site has this question already.", "Change that one, or ask it again.");
}

const columnsOf = ({ question, hint, position }: QuestionWords) => ({ question, hint: hint || null, position });

/** Adds a question, with its row of the audit log; returns its id. Throws `validation_failed`. */
export async function insertQuestion(
  tx: Db,
  ctx: Ctx,
  { to, reason }: { to: QuestionWords; reason: string },
): Promise<number> {
  await refuseTwice(tx, ctx, to);
  const [row] = await tx
    .insert(q)
    .values({ siteId: ctx.site.id, ...columnsOf(to) })
    .returning({ id: q.id });
  if (!row) throw new Error("the insert returned no question");
  const entity = { kind: "question", id: row.id } as const;
  await audit(tx, ctx, { entity, did: "added", before: null, after: { ...to }, reason });
  return row.id;
}

/** Words a question otherwise, or gives it another place; its answers stay its own. Throws `not_found`, `validation_failed`. */
export async function writeQuestion(
  tx: Db,
  ctx: Ctx,
  { id, to, ...why }: { id: number; to: QuestionWords } & Why,
): Promise<void> {
  const { question, hint, position } = await lockQuestion(tx, ctx, id);
  await refuseTwice(tx, ctx, to, id);
  await tx.update(q).set(columnsOf(to)).where(eq(q.id, id));
  const before = { question, hint: hint ?? "", position };
  await audit(tx, ctx, { entity: { kind: "question", id }, did: "changed", before, after: { ...to }, ...why });
}

/** Asks a question no more, or again; the answers that it has stay readable. Throws `conflict` where it is so already. */
export async function writeRetired(
  tx: Db,
  ctx: Ctx,
  { id, isRetired, ...why }: { id: number; isRetired: boolean } & Why,
): Promise<void> {
  const row = await lockQuestion(tx, ctx, id);
  if ((row.retiredAt !== null) === isRetired)
    throw new AppError("conflict", "This is so already.", "Look at the question again: somebody else was faster.");
  await tx
    .update(q)
    .set({ retiredAt: isRetired ? ctx.now : null })
    .where(eq(q.id, id));
  await audit(tx, ctx, {
    entity: { kind: "question", id },
    did: isRetired ? "retired" : "asked_again",
    before: { is_retired: !isRetired },
    after: { is_retired: isRetired },
    ...why,
  });
}
