import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { getOwnedListing } from "./owned-listing";

const a = schema.auditLog;

/** Why the site's team paused or rejected one's own listing, for as long as it is so; null otherwise. Throws `not_found`. */
export const getTeamDecision = definePageOperation({
  name: "get_team_decision",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: z.object({ reason: z.string().nullable() }),
  async run({ ctx, input }) {
    const { id, status } = await getOwnedListing(ctx, input.listing_id);
    if (status !== "paused" && status !== "rejected") return { reason: null };
    const decided = inArray(a.action, ["listing.paused", "listing.rejected", "listing.turned_down"]);
    const [row] = await ctx.db
      .select({ reason: a.reason })
      .from(a)
      .where(and(eq(a.entityKind, "listing"), eq(a.entityId, String(id)), decided))
      .orderBy(desc(a.id))
      .limit(1);
    return { reason: row?.reason ?? null };
  },
});
