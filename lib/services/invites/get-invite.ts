import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { userIdOf } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { invitePreview } from "@/lib/schemas/people/people";
import { isRunBy } from "../listings/people/run-by";
import { inviteLink, openInviteOf } from "./find-invited";
import { nameOfUser } from "./name-of-user";

const t = schema.listings;

/** What a mailed invitation is to, for the page that asks before anybody joins. */
export const getInvite = definePageOperation({
  name: "get_invite",
  access: "public",
  readOnly: true,
  isSecret: true,
  input: z.strictObject({ link: inviteLink }),
  output: invitePreview,
  async run({ ctx, input }) {
    const { invite, name, url, listing } = await openInviteOf(ctx, ctx.db, input.link);
    const by = await nameOfUser(ctx.db, invite.invitedBy);
    const userId = userIdOf(ctx.actor);
    const runs = userId !== null && listing !== null && (await runsIt(ctx.db, listing.id, userId));
    return {
      product: name,
      url,
      is_draft: listing === null,
      slug: listing?.status === "live" ? listing.slug : null,
      by: by.name,
      email: invite.email,
      expires_at: invite.expiresAt.toISOString(),
      is_mine: runs || userId === invite.invitedBy,
    };
  },
});

async function runsIt(db: Db, listingId: number, userId: string): Promise<boolean> {
  return (await db.$count(t, and(eq(t.id, listingId), isRunBy(userId)))) > 0;
}
