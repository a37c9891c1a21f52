import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { proofSolution } from "@/lib/core/proof-of-work";
import { weekOf } from "@/lib/core/week";
import { listingId } from "@/lib/schemas/primitives";
import { type VoteAnswer, voteAnswer } from "@/lib/schemas/votes";
import { requireUser } from "@/lib/services/account/require-user";
import { spend } from "@/lib/services/account/spend";
import { holdClusters } from "./clusters";
import { holdReason, isRushed, requireVerified } from "./judge";
import { networkOf } from "./network";
import { issueChallenge, takeSolution } from "./proof";
import { findVote, requireVotable, shownVotes } from "./votable";

const v = schema.votes;

const input = z.strictObject({
  listing_id: listingId,
  /** The page can do work when it is asked to; without it a vote that should is held. */
  can_prove: z.boolean().default(false),
  proof: proofSolution.optional(),
});
type VoteInput = z.output<typeof input>;

/**
 * Casts the caller's vote for a live listing that is not their own; there is one a person. The limiter counts in the same
 * transaction, so that nothing is cast where it cannot count.
 */
export const castVote = definePageOperation({
  name: "cast_vote",
  access: "session",
  readOnly: false,
  input,
  output: voteAnswer,
  run: ({ ctx, input }) => ctx.db.transaction((tx) => cast(ctx, tx, input)),
});

async function cast(ctx: Ctx, tx: Db, { listing_id, ...sent }: VoteInput): Promise<VoteAnswer> {
  const userId = requireUser(ctx);
  await spend(ctx, tx, "votes");
  const accountSince = await requireVerified(tx, userId);
  await requireVotable(ctx, tx, userId, listing_id);
  const network = networkOf(ctx.address);
  const proof = (await findVote(tx, userId, listing_id)) ? "needless" : await weigh(ctx, tx, userId, network, sent);
  const isAsked = proof === "asked";
  if (!isAsked) {
    const reason = holdReason(ctx, { accountSince, isUnproven: proof === "missing" });
    await insertVote(ctx, tx, { userId, listingId: listing_id, network, reason });
  }
  return {
    listing_id,
    state: await findVote(tx, userId, listing_id),
    ...(await shownVotes(ctx, tx, listing_id)),
    challenge: isAsked ? await issueChallenge(ctx, tx, userId) : null,
  };
}

/** Whether work is needed for this vote, and how it stands with it. */
async function weigh(
  ctx: Ctx,
  tx: Db,
  userId: string,
  network: string | null,
  { proof, can_prove }: Omit<VoteInput, "listing_id">,
): Promise<"needless" | "done" | "asked" | "missing"> {
  if (!(await isRushed(ctx, tx, userId, network))) return "needless";
  if (proof && (await takeSolution(ctx, tx, userId, proof))) return "done";
  return can_prove ? "asked" : "missing";
}

interface NewVote {
  userId: string;
  listingId: number;
  network: string | null;
  reason: string | null;
}

async function insertVote({ site, now }: Ctx, tx: Db, { reason, ...vote }: NewVote): Promise<void> {
  const { listingId, network } = vote;
  const state = reason === null ? "counted" : "held";
  await tx
    .insert(v)
    .values({ ...vote, siteId: site.id, castAt: now, week: weekOf(now), state, stateAt: now, reason })
    .onConflictDoNothing();
  // one that counts holds the lock on the listing's counters, so that clusters are judged one after the other
  if (state === "counted" && network) await holdClusters(tx, now, { listingId, network });
}
