import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { inviteSent } from "@/lib/schemas/people/people";
import { listingId } from "@/lib/schemas/primitives";
import { lockCompanyAsOwner } from "../owner/owned-listing";
import { invitePerson } from "./invite-person";
import { placeOfListing } from "./places";

/** As long as the longest address that may be meant, and what people paste around it. */
const TYPED_MAX = 400;

/** Invites somebody from a listing's page of people. */
export const inviteToListing = definePageOperation({
  name: "invite_to_listing",
  access: "session",
  readOnly: false,
  input: z.strictObject({ listing_id: listingId, email: z.string().max(TYPED_MAX) }),
  output: inviteSent.extend({ is_new: z.boolean() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockCompanyAsOwner(ctx, tx, input.listing_id);
      const { invite, isNew } = await invitePerson(ctx, tx, placeOfListing(row), input.email);
      return { ...invite, is_new: isNew };
    });
  },
});
