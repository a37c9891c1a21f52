import { and, eq, inArray } from "drizzle-orm";
import { schema } from "@/db/client";
import { type ClaimRow, moveClaim } from "@/lib/services/claims/status";
import type { Merge } from "./merge";

const c = schema.claims;
const l = schema.listings;

/**
 * Claims move. Of two open ones for one listing that stays which is proven, or else the kept account's; one for a listing that is
 * the kept account's by now ends.
 */
export async function mergeClaims({ tx, ctx, from, into }: Merge): Promise<void> {
  const isTheirs = inArray(c.userId, [from.userId, into.userId]);
  const open = await tx
    .select()
    .from(c)
    .where(and(isTheirs, eq(c.status, "pending")));
  const own = await tx.select({ id: l.id }).from(l).where(eq(l.ownerId, into.userId));
  const ownIds = new Set(own.map(({ id }) => id));
  for (const claims of Map.groupBy(open, ({ listingId }) => listingId).values())
    for (const one of claims.toSorted((a, b) => worth(b, into.userId) - worth(a, into.userId)).slice(keptOf(claims)))
      await moveClaim(tx, one, "superseded", { by: "admin", at: ctx.now });
  await tx.update(c).set({ userId: into.userId }).where(eq(c.userId, from.userId));

  /** How many of a listing's claims stay open. */
  function keptOf([first]: ClaimRow[]): number {
    return first && ownIds.has(first.listingId) ? 0 : 1;
  }
}

const worth = ({ proof, userId }: ClaimRow, kept: string) => (proof ? 2 : 0) + (userId === kept ? 1 : 0);
