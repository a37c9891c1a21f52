import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireUser } from "@/lib/services/account/require-user";
import type { ListingRow } from "@/lib/services/listings/present";

const t = schema.listings;

function ownedWhere(ctx: Ctx, id: number) {
  return and(eq(t.id, id), eq(t.ownerId, requireUser(ctx)), eq(t.siteId, ctx.site.id));
}

/** A listing the caller owns on this site, in any status; a stranger gets the same NotFound as for a missing one. */
export async function getOwnedListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(t).where(ownedWhere(ctx, id));
  if (!row) throw notFound("listing");
  return row;
}

/** Names what its owner can edit of it: another with each version. */
export const listingRevision = ({ version }: { version: number }): string => `v${version}`;

/** The same, locked until the transaction ends. */
export async function lockOwnedListing(ctx: Ctx, tx: Db, id: number): Promise<ListingRow> {
  const [row] = await tx.select().from(t).where(ownedWhere(ctx, id)).for("update");
  if (!row) throw notFound("listing");
  return row;
}
