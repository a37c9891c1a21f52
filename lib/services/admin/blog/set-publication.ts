import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { lockPost } from "./write-post";

const t = schema.blogPosts;

interface Change {
  id: number;
  /** Null: nobody sees it. */
  publishedAt: Date | null;
  reason: string;
  undoes?: number;
}

/** Sets from when on visitors see a post, or that they do not, with its row of the audit log. Throws `conflict` where it is so already. */
export async function setPublication(tx: Db, ctx: Ctx, { id, publishedAt, reason, undoes }: Change): Promise<void> {
  const { publishedAt: before } = await lockPost(tx, ctx, id);
  if (before?.getTime() === publishedAt?.getTime())
    throw new AppError("conflict", "This is so already.", "Look at the post again: somebody else was faster.");
  await tx.update(t).set({ publishedAt }).where(eq(t.id, id));
  await audit(tx, ctx, {
    entity: { kind: "post", id },
    did: wordFor(publishedAt, ctx.now),
    before: { published_at: before?.toISOString() ?? null },
    after: { published_at: publishedAt?.toISOString() ?? null },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}

function wordFor(publishedAt: Date | null, now: Date): string {
  if (publishedAt === null) return "unpublished";
  return publishedAt > now ? "scheduled" : "published";
}
