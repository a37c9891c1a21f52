import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type InvitedTo, type Place, placeOf } from "./places";

const i = schema.cofounderInvites;
const c = schema.cofounders;

/** People that a product takes beside its owner, invited ones included (decisions, Draft: Invites). */
export const INVITES_MAX = 10;

export type InviteRow = typeof i.$inferSelect;

const inPlace = (place: Place): SQL =>
  "draftId" in place ? eq(i.draftId, place.draftId) : eq(i.listingId, place.listingId);

/** Invitations that can still be accepted. */
export const isOpen = (now: Date) => and(eq(i.status, "pending"), gt(i.expiresAt, now));

/** Who has accepted and is there still: of a draft, who will be there once it is saved. */
async function joinedBy(tx: Db, invited: InvitedTo): Promise<string[]> {
  if ("draftId" in invited) {
    const rows = await tx
      .select({ userId: i.acceptedBy })
      .from(i)
      .where(and(inPlace(invited), eq(i.status, "accepted")));
    return rows.flatMap(({ userId }) => userId ?? []);
  }
  const rows = await tx.select({ userId: c.userId }).from(c).where(eq(c.companyId, invited.companyId));
  return rows.map(({ userId }) => userId);
}

/** How many more people can be invited. */
export async function invitesLeft(tx: Db, invited: InvitedTo, now: Date): Promise<number> {
  const [joined, open] = await Promise.all([
    joinedBy(tx, invited),
    tx.$count(i, and(inPlace(placeOf(invited)), isOpen(now))),
  ]);
  return Math.max(0, INVITES_MAX - joined.length - open);
}

/** The invitation of an address that needs no second one: still open, or accepted by somebody who has not left since. */
export async function standingInvite(tx: Db, invited: InvitedTo, email: string, now: Date): Promise<InviteRow | null> {
  const ofAddress = and(inPlace(placeOf(invited)), eq(i.email, email));
  const [open] = await tx
    .select()
    .from(i)
    .where(and(ofAddress, isOpen(now)));
  if (open) return open;
  const joined = await joinedBy(tx, invited);
  if (joined.length === 0) return null;
  const [accepted] = await tx
    .select()
    .from(i)
    .where(and(ofAddress, eq(i.status, "accepted"), inArray(i.acceptedBy, joined)))
    .orderBy(desc(i.createdAt))
    .limit(1);
  return accepted ?? null;
}

/** Invitations of a listing that were not accepted or taken back, the newest first. */
export function unansweredInvites(db: Db, listingId: number): Promise<InviteRow[]> {
  return db
    .select()
    .from(i)
    .where(and(eq(i.listingId, listingId), eq(i.status, "pending")))
    .orderBy(desc(i.createdAt), desc(i.id));
}
