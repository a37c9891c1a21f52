import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { requireUser } from "../account/require-user";
import { audit } from "../audit/audit";
import { stage } from "../events/stage";
import { joinCompany } from "../listings/people/cofounders";
import { inviteLink, lockOpenInvite, type OpenInvite } from "./find-invited";
import { INVITES_MAX } from "./invited";
import { nameOfUser } from "./name-of-user";
import { isInvite, moveInvites } from "./status";

/**
 * Joins a product by a mailed invitation, as whoever is signed in: a person's addresses are theirs to choose from. The link works
 * once. Of a draft, they join when it is saved.
 */
export const acceptInvite = definePageOperation({
  name: "accept_invite",
  access: "session",
  readOnly: false,
  isSecret: true,
  input: z.strictObject({ link: inviteLink }),
  /** Null while the product is a draft. */
  output: z.object({ listing_id: z.number().int().nullable(), product: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const userId = requireUser(ctx);
      const open = await lockOpenInvite(ctx, tx, input.link);
      const { invite, name, listing } = open;
      if (userId === (listing ? listing.ownerId : invite.invitedBy)) throw ownProduct();
      await holdAccount(tx, userId);
      await moveInvites(tx, isInvite(invite.id), "accepted", { acceptedBy: userId });
      if (listing) await join(ctx, tx, userId, listing);
      await tellInviter(ctx, tx, userId, open);
      return { listing_id: listing?.id ?? null, product: name };
    });
  },
});

async function join(ctx: Ctx, tx: Db, userId: string, listing: NonNullable<OpenInvite["listing"]>): Promise<void> {
  await requireRoom(tx, listing.companyId, userId);
  await joinCompany(tx, { companyId: listing.companyId, userId }, ctx.now);
  const entity = { kind: "listing", id: listing.id } as const;
  await audit(tx, ctx, { entity, did: "cofounder_joined", before: null, after: { company_id: listing.companyId } });
}

/** Keeps the person's account there until the transaction ends. Throws `unauthenticated` where it was deleted just now. */
async function holdAccount(tx: Db, userId: string): Promise<void> {
  const u = schema.users;
  const [found] = await tx.select({ id: u.id }).from(u).where(eq(u.id, userId)).for("key share");
  if (!found) throw new AppError("unauthenticated", "This account was deleted.", "Sign in with another account.");
}

/** Invitations of several drafts may come to be those of one company: the eleventh person waits for a place. */
async function requireRoom(tx: Db, companyId: number, userId: string): Promise<void> {
  const c = schema.cofounders;
  const others = await tx.$count(c, and(eq(c.companyId, companyId), ne(c.userId, userId)));
  if (others < INVITES_MAX) return;
  const detail = `This product has ${INVITES_MAX} co-founders, which is as many as it can have.`;
  throw new AppError("limit_reached", detail, "Ask the owner to remove somebody, then open the link again.");
}

async function tellInviter(ctx: Ctx, tx: Db, userId: string, { invite, name, listing }: OpenInvite): Promise<void> {
  const [owner, who] = await Promise.all([nameOfUser(tx, invite.invitedBy), nameOfUser(tx, userId)]);
  const { baseUrl } = ctx.site;
  const manage_url = listing
    ? `${baseUrl}/dashboard/listings/${listing.id}/people`
    : `${baseUrl}/dashboard/drafts/${invite.draftId}/people`;
  await stage(tx, {
    name: "mail.requested",
    key: `invite_accepted:${invite.id}:${invite.expiresAt.getTime()}`,
    data: {
      to: owner.email,
      template: "cofounder_joined",
      data: { name, who: who.name, email: who.email, is_saved: listing !== null, manage_url },
      site_id: ctx.site.id,
    },
  });
}

function ownProduct(): AppError {
  return new AppError(
    "conflict",
    "You own this product already.",
    "The person you invited opens the link in their own email.",
  );
}
