import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line, listingId } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { BY_PERSON } from "./clusters";

const v = schema.votes;
const REASON_MAX = 300;

/** An admin's word on a held vote: it counts from now on, or never. Nobody can add one. Throws `conflict` for one that is not held. */
export const decideHeldVote = definePageOperation({
  name: "decide_held_vote",
  access: "admin",
  readOnly: false,
  input: z.strictObject({
    listing_id: listingId,
    user_id: z.string().max(100),
    decision: z.enum(["released", "refused"]),
    reason: line(REASON_MAX),
  }),
  output: z.object({ state: z.enum(["released", "refused"]) }),
  run: ({ ctx, input: { listing_id, user_id, decision, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const isMeant = and(eq(v.listingId, listing_id), eq(v.userId, user_id), eq(v.siteId, ctx.site.id));
      const [row] = await tx
        .update(v)
        .set({ state: decision, stateAt: ctx.now, reason: sql`${v.reason} || ${BY_PERSON + reason}` })
        .where(and(isMeant, eq(v.state, "held")))
        .returning({ state: v.state });
      if (!row) throw new AppError("conflict", "This vote is not held.", "Look at the held votes again.");
      const [before, after] = [{ vote: "held" }, { vote: decision, user_id }];
      await audit(tx, ctx, {
        entity: { kind: "listing", id: listing_id },
        did: `vote_${decision}`,
        before,
        after,
        reason,
      });
      return { state: decision };
    }),
});
