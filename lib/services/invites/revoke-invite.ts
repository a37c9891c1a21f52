import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { inviteId, listingId } from "@/lib/schemas/primitives";
import { lockListingAsOwner } from "../owner/owned-listing";

const i = schema.cofounderInvites;

/** Takes back an invitation that nobody accepted yet: its link leads nowhere from then on. */
export const revokeInvite = definePageOperation({
  name: "revoke_invite",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, invite_id: inviteId }),
  output: z.object({ email: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const { id } = await lockListingAsOwner(ctx, tx, input.listing_id);
      const [revoked] = await tx
        .update(i)
        .set({ status: "revoked", tokenHash: null })
        .where(and(eq(i.id, input.invite_id), eq(i.listingId, id), eq(i.status, "pending")))
        .returning({ email: i.email });
      if (!revoked) throw notFound("invitation");
      return revoked;
    });
  },
});
