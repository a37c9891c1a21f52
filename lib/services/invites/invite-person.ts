import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { countAttempt, type Limit } from "@/db/attempts";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { newInviteId } from "@/lib/core/ids";
import { readAddress } from "@/lib/core/text/mail-address";
import type { inviteSent } from "@/lib/schemas/people/people";
import { requireUser } from "../account/require-user";
import { stage } from "../events/stage";
import { hashOf, inviteToken } from "./invite-link";
import { INVITES_MAX, type InviteRow, invitesLeft, standingInvite } from "./invited";
import { nameOfUser } from "./name-of-user";
import { type InvitedTo, placeOf } from "./places";
import { presentInvite } from "./present";

const i = schema.cofounderInvites;
const DAY_MS = 86_400_000;
/** How long a mailed link works (decisions, Draft: Invites). */
const INVITE_DAYS = 14;
/** Invitations mailed to one address, whoever invites. */
const MAILS_PER_ADDRESS: Limit = { bucket: "invite_mail", max: 5, windowMs: DAY_MS };
/** Those that one person sends. */
const MAILS_PER_USER: Limit = { bucket: "invite_sender", max: 30, windowMs: DAY_MS };

interface Invited {
  invite: z.infer<typeof inviteSent>;
  /** Whether a mail goes out: an address that is invited already gets no second one. */
  isNew: boolean;
}

/**
 * Invites an address, in the transaction that has locked the draft or listing. Throws `limit_reached` where nobody more can be
 * invited, `validation_failed` for what is no address of somebody else's, `rate_limited` for too many mails.
 */
export async function invitePerson(ctx: Ctx, tx: Db, invited: InvitedTo, typed: string): Promise<Invited> {
  const email = readAddress(typed);
  const by = await nameOfUser(tx, requireUser(ctx));
  if (by.email === email)
    throw invalid("/email", "This is your own address.", "Send the address of the person you want to invite.");
  const standing = await standingInvite(tx, invited, email, ctx.now);
  const left = await invitesLeft(tx, invited, ctx.now);
  if (standing) return { invite: { ...presentInvite(standing, ctx.now), invites_left: left }, isNew: false };
  if (left === 0) throw tooMany();
  await countMails(ctx, tx, email);
  const row = await openInvite(ctx, tx, invited, email);
  await stage(tx, {
    name: "mail.requested",
    key: `invite:${row.id}:${row.expiresAt.getTime()}`,
    data: {
      to: email,
      template: "cofounder_invite",
      data: { name: invited.name, by: by.name, days: INVITE_DAYS },
      site_id: ctx.site.id,
      invite: { id: row.id, expires_at: row.expiresAt.toISOString() },
    },
  });
  return { invite: { ...presentInvite(row, ctx.now), invites_left: left - 1 }, isNew: true };
}

/** A new invitation, or the one of the same address whose time was over, with another link. */
async function openInvite({ now, actor }: Ctx, tx: Db, invited: InvitedTo, email: string): Promise<InviteRow> {
  const place = placeOf(invited);
  const inPlace = "draftId" in place ? eq(i.draftId, place.draftId) : eq(i.listingId, place.listingId);
  const [old] = await tx
    .delete(i)
    .where(and(inPlace, eq(i.email, email), eq(i.status, "pending")))
    .returning({ id: i.id });
  const id = old?.id ?? newInviteId();
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
  const tokenHash = hashOf(await inviteToken({ id, expiresAt }));
  const values = { id, ...place, email, tokenHash, invitedBy: requireUser({ actor }), expiresAt, createdAt: now };
  const [row] = await tx.insert(i).values(values).returning();
  if (!row) throw new Error("the insert returned no row");
  return row;
}

async function countMails({ actor, now }: Ctx, tx: Db, email: string): Promise<void> {
  const detail = "Too many invitations were sent.";
  await countAttempt(tx, MAILS_PER_USER, `user:${requireUser({ actor })}`, now, detail);
  await countAttempt(tx, MAILS_PER_ADDRESS, email, now, `${detail} This address got several today.`);
}

function tooMany(): AppError {
  const detail = `A product has at most ${INVITES_MAX} co-founders, invited ones included.`;
  return new AppError(
    "limit_reached",
    detail,
    "Take an open invitation back, or remove a co-founder, on the People page of the listing or draft.",
  );
}
