import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { defineOperation, Existing } from "@/lib/core/operation";
import { inviteSent } from "@/lib/schemas/people/people";
import { draftId, email } from "@/lib/schemas/primitives";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import type { ShownDraft } from "@/lib/services/drafts/shown";
import { invitePerson } from "./invite-person";
import { type InvitedTo, placeOfListing } from "./places";

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
      const draft = await lockOwnedDraft(ctx, tx, input.id);
      const { invite, isNew } = await invitePerson(ctx, tx, invitedTo(draft), input.email);
      return isNew ? invite : new Existing(invite);
    });
  },
});

/** What a draft's invitations are for: the listing it has become. Throws `not_found` where that is not its owner's any more. */
function invitedTo({ id, listing, listingId, content, url }: ShownDraft): InvitedTo {
  if (listing) return placeOfListing(listing);
  if (listingId !== null) throw notFound("listing");
  return { draftId: id, name: content.fields.name.value ?? new URL(url).hostname };
}
