import { asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { type DraftPeople, draftPeople } from "@/lib/schemas/people/people";
import { draftId } from "@/lib/schemas/primitives";
import { getOwnedDraft } from "../drafts/owned";
import { type InviteRow, invitesLeft, joinedInvites, unansweredInvites } from "./invited";
import { placeOfDraft } from "./places";
import { presentInvite } from "./present";

const u = schema.users;
const p = schema.founderProfiles;

/** Who is invited to a draft, and who has joined it. Of one that is saved, the listing whose page of people goes on from there. */
export const listDraftPeople = definePageOperation({
  name: "list_draft_people",
  access: "session",
  readOnly: true,
  input: z.strictObject({ id: draftId }),
  output: draftPeople,
  async run({ ctx, input }): Promise<DraftPeople> {
    const draft = await getOwnedDraft(ctx, input.id);
    const place = placeOfDraft(draft);
    const [open, joined, left] = await Promise.all([
      unansweredInvites(ctx.db, place),
      joinedInvites(ctx.db, place),
      invitesLeft(ctx.db, place, ctx.now),
    ]);
    return {
      product: place.name,
      listing_id: draft.listingId,
      joined: await withNames(ctx.db, joined),
      invites: open.map((invite) => presentInvite(invite, ctx.now)),
      invites_left: left,
    };
  },
});

async function withNames(db: Db, joined: InviteRow[]): Promise<DraftPeople["joined"]> {
  const ids = joined.flatMap(({ acceptedBy }) => acceptedBy ?? []);
  const rows = await db
    .select({ id: u.id, email: u.email, accountName: u.name, profileName: p.name })
    .from(u)
    .leftJoin(p, eq(p.userId, u.id))
    .where(inArray(u.id, ids))
    .orderBy(asc(u.id));
  return joined.flatMap(({ id, acceptedBy }) => {
    const who = rows.find((row) => row.id === acceptedBy);
    return who ? [{ invite_id: id, name: who.profileName || who.accountName, email: who.email }] : [];
  });
}
