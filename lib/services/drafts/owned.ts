import { and, asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireUser } from "../account/require-user";
import { type DraftRow, type ShownDraft, showDraft, showLockedDraft } from "./shown";

const t = schema.drafts;

function ownedWhere(ctx: Ctx, id: string) {
  return and(eq(t.id, id), eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id));
}

/** A draft the caller owns on this site; a stranger gets the same NotFound as for a missing one. */
export async function getOwnedDraft(ctx: Ctx, id: string): Promise<ShownDraft> {
  const [row] = await ctx.db.select().from(t).where(ownedWhere(ctx, id));
  if (!row) throw notFound("draft");
  return showDraft(ctx.db, row);
}

/** The same, locked until the transaction ends, with its listing where it has one. */
export async function lockOwnedDraft(ctx: Ctx, tx: Db, id: string): Promise<ShownDraft> {
  return showLockedDraft(tx, await lockOwnedDraftAlone(ctx, tx, id));
}

/** The same without its listing: for whoever locks the company between the two. */
export async function lockOwnedDraftAlone(ctx: Ctx, tx: Db, id: string): Promise<DraftRow> {
  const [row] = await tx.select().from(t).where(ownedWhere(ctx, id)).for("update");
  if (!row) throw notFound("draft");
  return row;
}

const p = schema.draftPages;
/** A page as lists and drafts show it: without its snapshot. */
export const pageColumns = {
  url: p.url,
  title: p.title,
  status: p.status,
  bytes: p.bytes,
  reasonSkipped: p.reasonSkipped,
};
export type PageRow = { [K in keyof typeof pageColumns]: (typeof p.$inferSelect)[K] };

/** The pages of a draft's site: of the reading under way while there is one. */
export async function pagesOf(db: Db, { id, status }: Pick<DraftRow, "id" | "status">): Promise<PageRow[]> {
  const subject = status === "crawling" ? "reading" : "product";
  return db
    .select(pageColumns)
    .from(p)
    .where(and(eq(p.draftId, id), eq(p.subject, subject)))
    .orderBy(asc(p.position));
}
