import { and, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { ListingRow } from "../present";

const t = schema.listings;
const c = schema.cofounders;
const i = schema.cofounderInvites;
const v = schema.votes;

/**
 * Makes somebody a co-founder of a company. Votes of theirs for its listings are taken back, since nobody votes for their own; a
 * refused one counts nothing and stays. Repeated it changes nothing.
 */
export async function joinCompany(
  tx: Db,
  { companyId, userId }: { companyId: number; userId: string },
  now: Date,
): Promise<void> {
  await tx.insert(c).values({ companyId, userId, joinedAt: now }).onConflictDoNothing();
  const ofCompany = tx.select({ id: t.id }).from(t).where(eq(t.companyId, companyId));
  await tx.delete(v).where(and(eq(v.userId, userId), inArray(v.listingId, ofCompany), ne(v.state, "refused")));
}

/** Invitations of a draft go on as those of the listing that it has become; whoever accepted one is a co-founder from now on. */
export async function admitInvited(tx: Db, draftId: string, { id, companyId }: ListingRow, now: Date): Promise<void> {
  const moved = await tx
    .update(i)
    .set({ draftId: null, listingId: id })
    .where(eq(i.draftId, draftId))
    .returning({ userId: i.acceptedBy });
  for (const { userId } of moved) if (userId) await joinCompany(tx, { companyId, userId }, now);
}
