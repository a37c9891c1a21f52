import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { defineOperation, Existing } from "@/lib/core/operation";
import { inviteSent } from "@/lib/schemas/people/people";
import { draftId, email } from "@/lib/schemas/primitives";
import { lockOwnedDraftAlone } from "@/lib/services/drafts/owned";
import { type ShownDraft, showLockedDraft } from "@/lib/services/drafts/shown";
import { lockCompanyOf } from "@/lib/services/listings/people/lock-company";
import { invitePerson } from "./invite-person";
import { type InvitedTo, placeOfDraft, placeOfListing } from "./places";

/** Invites somebody by mail to run a product beside its owner; they add their own founder profile, and nobody else can. */
export const inviteCofounder = defineOperation({
  name: "invite_cofounder",
  method: "POST",
  path: "/drafts/{id}/invites",
  access: "listings:write",
  toolset: "drafts",
  idempotent: true,
  status: 201,
  findsExisting: true,
  repeatable: true,
  openWorld: true,
  title: "Invite a co-founder",
  summary:
    "Email somebody an invitation to join a product you own: they add their own founder profile and can edit the listing. The link works for 14 days; up to ten co-founders, open invitations included. The same address again gives the same invitation and no second email. Ask the user before you invite anybody.",
  input: z.strictObject({ id: draftId, email: email.describe("Address of the person to invite") }),
  output: inviteSent,
  errors: ["limit_reached"],
  example: { id: "dr_0123456789abcdefghij", email: "noor@hedgerow.example" },
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedDraftAlone(ctx, tx, input.id);
      if (row.listingId !== null) await lockCompanyOf(tx, row.listingId);
      const draft = await showLockedDraft(tx, row);
      const { invite, isNew } = await invitePerson(ctx, tx, invitedTo(draft), input.email);
      return isNew ? invite : new Existing(invite);
    });
  },
});

/** What a draft's invitations are for: the listing it has become. Throws `not_found` where that is not its owner's any more. */
function invitedTo(draft: ShownDraft): InvitedTo {
  if (draft.listing) return placeOfListing(draft.listing);
  if (draft.listingId !== null) throw notFound("listing");
  return placeOfDraft(draft);
}
