import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireUser } from "@/lib/services/account/require-user";
import { type ClaimedListing, claimedColumns } from "./present";
import type { ClaimRow } from "./status";

const c = schema.claims;
const t = schema.listings;

/** A claim of the caller's on this site, with its listing; a stranger gets the same NotFound as for a missing one. */
export async function getOwnClaim(ctx: Ctx, id: string): Promise<{ claim: ClaimRow; listing: ClaimedListing }> {
  const [found] = await ctx.db
    .select({ claim: c, listing: claimedColumns })
    .from(c)
    .innerJoin(t, eq(t.id, c.listingId))
    .where(and(eq(c.id, id), eq(c.userId, requireUser(ctx)), eq(c.siteId, ctx.site.id)));
  if (!found) throw notFound("claim");
  return found;
}

/** A claim of any status, locked until the transaction ends. Throws `not_found`. */
export async function lockClaim(tx: Db, siteId: number, id: string): Promise<ClaimRow> {
  const [row] = await tx
    .select()
    .from(c)
    .where(and(eq(c.id, id), eq(c.siteId, siteId)))
    .for("update");
  if (!row) throw notFound("claim");
  return row;
}
