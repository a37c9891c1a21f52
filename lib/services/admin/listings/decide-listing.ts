import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line, listingId } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { STANDING_MOVES, writeStanding } from "./write-standing";

/** Pauses or rejects a listing, with a reason that its owner gets by mail and reads on their dashboard, or restores it. */
export const decideListing = definePageOperation({
  name: "decide_listing",
  access: "admin",
  readOnly: false,
  withoutCode: {
    undo: ["listing.paused", "listing.rejected"],
    because: "A listing that it restores can be paused again.",
  },
  input: z.strictObject({ listing_id: listingId, decision: z.enum(STANDING_MOVES), reason: line(REASON_MAX) }),
  output: z.object({ decision: z.enum(STANDING_MOVES) }),
  run: ({ ctx, input: { listing_id, decision, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeStanding(tx, ctx, { listingId: listing_id, move: decision, reason });
      return { decision };
    }),
});
