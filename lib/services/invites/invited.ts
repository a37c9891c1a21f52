import { and, asc, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { InvitedTo } from "./places";

const i = schema.cofounderInvites;
const c = schema.cofounders;
const t = schema.listings;

/**
 * People that a product takes beside its owner, invited ones included (decisions, Draft: Invites). A co-founder runs all listings of
 * the company, so from the first listing on they are counted for the company; whoever accepted while it was a draft joins in any case.
 */
export const INVITES_MAX = 10;

export type InviteRow = typeof i.$inferSelect;

/** Invitations to the same people: of a draft, or of all listings of a company. */
export function toSame(tx: Db, invited: InvitedTo): SQL {
  if ("draftId" in invited) return eq(i.draftId, invited.draftId);
  const listings = tx.select({ id: t.id }).from(t).where(eq(t.companyId, invited.companyId));
  return inArray(i.listingId, listings);
}

/** Invitations that can still be accepted. */
export const isOpen = (now: Date) => and(eq(i.status, "pending"), gt(i.expiresAt, now));

/** Accepted invitations to a product, the oldest first; `which` narrows them. */
export function joinedInvites(db: Db, invited: InvitedTo, which?: SQL): Promise<InviteRow[]> {
  return db
    .select()
    .from(i)
    .where(and(toSame(db, invited), eq(i.status, "accepted"), which))
    .orderBy(asc(i.createdAt), asc(i.id));
}

/** Who has accepted and is there still: of a draft, who will be there once it is saved. */
async function joinedBy(tx: Db, invited: InvitedTo): Promise<string[]> {
  if ("draftId" in invited) return (await joinedInvites(tx, invited)).flatMap(({ acceptedBy }) => acceptedBy ?? []);
  const rows = await tx.select({ userId: c.userId }).from(c).where(eq(c.companyId, invited.companyId));
  return rows.map(({ userId }) => userId);
}

/** How many more people can be invited. */
export async function invitesLeft(tx: Db, invited: InvitedTo, now: Date): Promise<number> {
  const [joined, open] = await Promise.all([
    joinedBy(tx, invited),
    tx
      .selectDistinct({ email: i.email })
      .from(i)
      .where(and(toSame(tx, invited), isOpen(now))),
  ]);
  return Math.max(0, INVITES_MAX - joined.length - open.length);
}

/** The invitation of an address that needs no second one: still open, or accepted by somebody who has not left since. */
export async function standingInvite(tx: Db, invited: InvitedTo, email: string, now: Date): Promise<InviteRow | null> {
  const ofAddress = and(toSame(tx, invited), eq(i.email, email));
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

/** Invitations to a product that were not accepted or taken back, the newest first. */
export function unansweredInvites(db: Db, invited: InvitedTo): Promise<InviteRow[]> {
  return db
    .select()
    .from(i)
    .where(and(toSame(db, invited), eq(i.status, "pending")))
    .orderBy(desc(i.createdAt), desc(i.id));
}
