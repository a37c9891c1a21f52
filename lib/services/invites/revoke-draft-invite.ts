import { and } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { draftId, inviteId } from "@/lib/schemas/primitives";
import { lockOwnedDraft } from "../drafts/owned";
import { tellDropped } from "../listings/people/tell-dropped";
import { joinedInvites, toSame } from "./invited";
import { placeOfDraft } from "./places";
import { isInvite, moveInvites } from "./status";

/**
 * Takes an invitation to a draft back: its link leads nowhere from then on. Somebody who has joined by it runs nothing once the
 * draft is saved, and is told.
 */
export const revokeDraftInvite = definePageOperation({
  name: "revoke_draft_invite",
  access: "session",
  readOnly: false,
  input: z.strictObject({ id: draftId, invite_id: inviteId }),
  output: z.object({ email: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const draft = await lockOwnedDraft(ctx, tx, input.id);
      const place = placeOfDraft(draft);
      const isIt = and(isInvite(input.invite_id), toSame(tx, place));
      const [joined] = await joinedInvites(tx, place, isIt);
      const [revoked] = await moveInvites(tx, isIt, joined ? "dropped" : "revoked", { acceptedBy: null });
      if (!revoked) throw notFound("invitation");
      const told = { name: place.name, siteId: draft.siteId, why: "removed", event: revoked.id } as const;
      if (joined?.acceptedBy) await tellDropped(ctx, tx, { ...told, userIds: [joined.acceptedBy] });
      return { email: revoked.email };
    });
  },
});
