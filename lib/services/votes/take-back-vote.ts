import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { voteAnswer } from "@/lib/schemas/votes";
import { requireUser } from "@/lib/services/account/require-user";
import { spend } from "@/lib/services/account/spend";
import { findVote, shownVotes } from "./votable";

const v = schema.votes;

/** Takes the caller's vote back, at any time. A refused one counts nothing and stays, so that it cannot be cast again. */
export const takeBackVote = definePageOperation({
  name: "take_back_vote",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId }),
  output: voteAnswer,
  run: ({ ctx, input: { listing_id } }) =>
    ctx.db.transaction(async (tx) => {
      const userId = requireUser(ctx);
      await spend(ctx, tx, "votes");
      const isMine = and(eq(v.listingId, listing_id), eq(v.userId, userId), eq(v.siteId, ctx.site.id));
      await tx.delete(v).where(and(isMine, ne(v.state, "refused")));
      const state = await findVote(tx, userId, listing_id);
      return { listing_id, state, ...(await shownVotes(ctx, tx, listing_id)), challenge: null };
    }),
});
