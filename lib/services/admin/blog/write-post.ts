import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { line, slug } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";

const t = schema.blogPosts;
const BODY_MAX = 100_000;
const TAGS_MAX = 10;

/** What an admin writes of a post. */
export const postWords = {
  title: line(160),
  slug: slug.describe("The last part of its address"),
  summary: line(300),
  author: line(80),
  tags: z.array(line(40)).max(TAGS_MAX).default([]),
  body: z.string().trim().min(1).max(BODY_MAX),
};
const words = z.object(postWords);
export type PostWords = z.output<typeof words>;
export const readPostWords = (value: unknown): PostWords => words.parse(value);

export type PostRow = typeof t.$inferSelect;

/** A post of the site, locked until the transaction ends. Throws `not_found`. */
export async function lockPost(tx: Db, ctx: Ctx, id: number): Promise<PostRow> {
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.siteId, ctx.site.id)))
    .for("update");
  if (!row) throw notFound("post");
  return row;
}

/** Addresses are one post's each. */
export const postTaken = () => invalid("/slug", "Another post has this address.", "Give it another one.");

/** The columns of what was written. Throws `validation_failed` where another post has the address. */
export async function postColumns(tx: Db, ctx: Ctx, { body, ...to }: PostWords, id?: number) {
  const [other] = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), eq(t.slug, to.slug)));
  if (other && other.id !== id) throw postTaken();
  return { ...to, bodyMarkdown: body, updatedAt: ctx.now };
}

interface Change {
  id: number;
  to: PostWords;
  reason: string;
  undoes?: number;
}

/** Gives a post other words, with its row of the audit log; visitors see them at once where it is out, and its address stays. */
export async function writePost(tx: Db, ctx: Ctx, { id, to, reason, undoes }: Change): Promise<void> {
  const row = await lockPost(tx, ctx, id);
  const isOut = row.publishedAt !== null && row.publishedAt <= ctx.now;
  if (isOut && to.slug !== row.slug)
    throw invalid("/slug", "The post is out: links lead to this address.", `Leave it as ${row.slug}.`);
  await tx
    .update(t)
    .set(await postColumns(tx, ctx, to, id))
    .where(eq(t.id, id));
  await audit(tx, ctx, {
    entity: { kind: "post", id },
    did: "changed",
    before: wordsOf(row),
    after: to,
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}

function wordsOf({ title, slug: at, summary, author, tags, bodyMarkdown: body }: PostRow): PostWords {
  return { title, slug: at, summary, author, tags, body };
}
