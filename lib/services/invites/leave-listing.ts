import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "../account/require-user";
import { lockOwnedCompany } from "../owner/owned-listing";
import { endCofounding } from "./end-cofounding";

/** Ends one's own being a co-founder of a listing's company. */
export const leaveListing = definePageOperation({
  name: "leave_listing",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId }),
  output: z.object({ product: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedCompany(ctx, tx, input.listing_id);
      const left = await endCofounding(ctx, tx, row, { userId: requireUser(ctx), did: "cofounder_left" });
      if (!left) throw new AppError("conflict", "You own this listing.", "Only co-founders can leave.");
      return { product: row.name };
    });
  },
});
