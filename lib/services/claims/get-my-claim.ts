import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { claim, claimId } from "@/lib/schemas/claims";
import { getOwnClaim } from "./own-claim";
import { presentClaim, verifiedAddress } from "./present";

/** One of the claims of whoever is signed in, for its page. */
export const getMyClaim = definePageOperation({
  name: "get_my_claim",
  access: "session",
  readOnly: true,
  input: z.strictObject({ claim_id: claimId }),
  output: claim,
  async run({ ctx, input }) {
    const { claim: row, listing } = await getOwnClaim(ctx, input.claim_id);
    return presentClaim(ctx, row, { listing, email: await verifiedAddress(ctx.db, row.userId) });
  },
});
