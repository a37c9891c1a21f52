import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { listingId } from "@/lib/schemas/primitives";
import { tellDropped } from "../listings/people/tell-dropped";
import { lockCompanyAsOwner } from "../owner/owned-listing";
import { endCofounding } from "./end-cofounding";

/** Takes a co-founder's access to the company's listings away, at once; what they wrote stays. */
export const removeCofounder = definePageOperation({
  name: "remove_cofounder",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, user_id: z.string().max(60) }),
  output: z.object({ removed: z.boolean() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockCompanyAsOwner(ctx, tx, input.listing_id);
      if (!(await endCofounding(ctx, tx, row, { userId: input.user_id, did: "cofounder_removed" })))
        throw notFound("co-founder");
      const { id, name, siteId } = row;
      const told = { userIds: [input.user_id], name, siteId, why: "removed", event: `listing-${id}` } as const;
      await tellDropped(ctx, tx, told);
      return { removed: true };
    });
  },
});
