import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { BY_PERSON } from "./clusters";

const v = schema.votes;
const REASON_MAX = 300;
const VOTE_ID = /^(\d{1,10}):(.{1,100})$/;

/**
 * An admin's word on a held vote, or with `whole_cluster` on all that are held for this listing with the same reason: they count
 * from now on, or never. Nobody can add one. `vote_id` is `<listing id>:<user id>`. Throws `conflict` for one that is not held.
 */
export const decideHeldVote = definePageOperation({
  name: "decide_held_vote",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides votes for good
  input: z.strictObject({
    vote_id: z.string().regex(VOTE_ID, "Must be of the form listing id, colon, user id."),
    decision: z.enum(["released", "refused"]),
    whole_cluster: z.boolean().default(false),
    reason: line(REASON_MAX),
  }),
  output: z.object({ decided: z.number().int() }),
  run: ({ ctx, input: { vote_id, decision, whole_cluster, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const vote = await lockHeld(tx, ctx.site.id, vote_id);
      const meant = whole_cluster ? alike(vote) : and(eq(v.listingId, vote.listingId), eq(v.userId, vote.userId));
      const rows = await tx
        .update(v)
        .set({ state: decision, stateAt: ctx.now, reason: sql`${v.reason} || ${BY_PERSON + reason}` })
        .where(and(meant, eq(v.state, "held")))
        .returning({ userId: v.userId });
      await audit(tx, ctx, {
        entity: { kind: "listing", id: vote.listingId },
        did: `vote_${decision}`,
        before: { vote: "held" },
        after: { vote: decision, user_ids: rows.map(({ userId }) => userId).toSorted() },
        reason,
      });
      return { decided: rows.length };
    }),
});

type Held = typeof v.$inferSelect;

async function lockHeld(tx: Db, siteId: number, voteId: string): Promise<Held> {
  const [, listingId = "", userId = ""] = VOTE_ID.exec(voteId) ?? [];
  const isMeant = and(eq(v.listingId, Number(listingId)), eq(v.userId, userId), eq(v.siteId, siteId));
  const [held] = await tx
    .select()
    .from(v)
    .where(and(isMeant, eq(v.state, "held")))
    .for("update");
  if (!held) throw new AppError("conflict", "This vote is not held.", "Look at the held votes again.");
  return held;
}

/** What is held for the same listing with the same words: the number of a cluster's votes stands in them. */
const alike = ({ listingId, reason }: Held) => and(eq(v.listingId, listingId), eq(v.reason, reason ?? ""));
