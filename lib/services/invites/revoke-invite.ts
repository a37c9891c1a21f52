import { and } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { inviteId, listingId } from "@/lib/schemas/primitives";
import { lockCompanyAsOwner } from "../owner/owned-listing";
import { toSame } from "./invited";
import { placeOfListing } from "./places";
import { isInvite, moveInvites } from "./status";

/** Takes back an invitation that nobody accepted yet: its link leads nowhere from then on. */
export const revokeInvite = definePageOperation({
  name: "revoke_invite",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, invite_id: inviteId }),
  output: z.object({ email: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockCompanyAsOwner(ctx, tx, input.listing_id);
      const isIt = and(isInvite(input.invite_id), toSame(tx, placeOfListing(row)));
      const [revoked] = await moveInvites(tx, isIt, "revoked");
      if (!revoked) throw notFound("invitation");
      return { email: revoked.email };
    });
  },
});
