import { and, asc, eq, inArray, isNull, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { tellUser } from "@/lib/services/events/tell-user";
import { moveInvites } from "@/lib/services/invites/status";
import { lockCompanyOf } from "@/lib/services/listings/people/lock-company";
import { isRunBy } from "@/lib/services/listings/people/run-by";
import { tellDropped } from "@/lib/services/listings/people/tell-dropped";
import { type ListingRow, rowColumns } from "@/lib/services/listings/present";
import { claimDomain } from "./claim-domain";
import type { ClaimRow } from "./status";

const t = schema.listings;
const co = schema.companies;

/**
 * A claim's listing, locked until the transaction ends, its company and that of the claimant before it: claims of two listings of
 * one company wait for each other here. Throws `not_found` for one that is gone.
 */
export async function lockClaimed(tx: Db, listingId: number, claimant: string): Promise<ListingRow> {
  await lockCompanyOf(tx, listingId, claimant);
  const [row] = await tx.select(rowColumns).from(t).where(eq(t.id, listingId)).for("update");
  if (!row) throw notFound("listing");
  return row;
}

/**
 * Gives a listing to whoever claimed it, with all that its owner had of the same company and domain, on all sites. They move to
 * the new owner's company, so the former one's co-founders run them no more; open invitations end. Votes of the new owner for
 * these are taken back: nobody votes for their own. Unpublished story texts of people who run them no more are deleted. The former owner is told.
 */
export async function transfer(tx: Db, ctx: Ctx, row: ListingRow, claim: ClaimRow, reason?: string): Promise<void> {
  const moved = await lockMoving(tx, row, claim);
  const ids = moved.map(({ id }) => id);
  const companyId = await companyFor(tx, row.companyId, claim.userId);
  if (companyId !== row.companyId) await tellFormerCofounders(tx, ctx, row, claim);
  await tx.update(t).set({ ownerId: claim.userId, companyId }).where(inArray(t.id, ids));
  await forgetStoryDrafts(tx, ids);
  await passImportedDrafts(tx, ids, claim.userId);
  const left = await tx.$count(t, eq(t.companyId, row.companyId));
  if (left === 0) await tx.delete(co).where(eq(co.id, row.companyId));
  // whom the former owner invited would join the new owner's company
  await moveInvites(tx, inArray(schema.cofounderInvites.listingId, ids), "revoked");
  const v = schema.votes;
  await tx.delete(v).where(and(eq(v.userId, claim.userId), inArray(v.listingId, ids), ne(v.state, "refused")));
  for (const { id, siteId } of moved)
    await audit(
      tx,
      { ...ctx, site: { ...ctx.site, id: siteId } },
      {
        entity: { kind: "listing", id },
        did: "claimed",
        before: { owner_id: row.ownerId },
        after: { owner_id: claim.userId, claim_id: claim.id },
        ...(reason && { reason }),
      },
    );
  if (row.ownerId) await tellFormerOwner(tx, ctx, row, { claim, formerId: row.ownerId });
}

async function lockMoving(tx: Db, row: ListingRow, claim: ClaimRow): Promise<Pick<ListingRow, "id" | "siteId">[]> {
  const isOwners = row.ownerId === null ? isNull(t.ownerId) : eq(t.ownerId, row.ownerId);
  const rows = await tx
    .select({ id: t.id, siteId: t.siteId, url: t.url })
    .from(t)
    .where(and(eq(t.companyId, row.companyId), isOwners))
    .orderBy(asc(t.id))
    .for("update");
  return rows.filter(({ id, url }) => id === row.id || claimDomain(url)?.name === claim.domain);
}

/** What was drafted of an imported listing is its owner's from now on, who sees there what each value was found by. */
async function passImportedDrafts(tx: Db, listingIds: number[], userId: string): Promise<void> {
  const d = schema.drafts;
  const own = alias(d, "own");
  const isSame = and(eq(own.userId, userId), eq(own.siteId, d.siteId), eq(own.normalizedUrl, d.normalizedUrl));
  const hasNone = notExists(tx.select({ id: own.id }).from(own).where(isSame));
  await tx
    .update(d)
    .set({ userId })
    .where(and(inArray(d.listingId, listingIds), isNull(d.userId), hasNone));
}

/** What somebody wrote and did not publish is not for the new owner to read: it goes with whoever runs the listing no more. */
async function forgetStoryDrafts(tx: Db, listingIds: number[]): Promise<void> {
  const d = schema.storyDrafts;
  const isOfRunner = and(eq(t.id, d.listingId), isRunBy(d.userId));
  const isLeft = notExists(tx.select({ id: t.id }).from(t).where(isOfRunner));
  await tx.delete(d).where(and(inArray(d.listingId, listingIds), isLeft));
}

/** The new owner's company of the same domain: the one they have, or a new one. */
async function companyFor(tx: Db, companyId: number, ownerId: string): Promise<number> {
  const [former] = await tx.select().from(co).where(eq(co.id, companyId));
  if (!former) throw new AppError("internal_error", "The company is not there.", "Try again in a moment.");
  const { domain, name } = former;
  const [row] = await tx
    .insert(co)
    .values({ ownerId, domain, name })
    .onConflictDoUpdate({ target: [co.ownerId, co.domain], set: { domain } })
    .returning({ id: co.id });
  if (!row) throw new AppError("internal_error", "The company could not be saved.", "Try again in a moment.");
  return row.id;
}

/** Read before the company goes, and its co-founders with it. */
async function tellFormerCofounders(tx: Db, ctx: Ctx, row: ListingRow, claim: ClaimRow): Promise<void> {
  const c = schema.cofounders;
  const ofCompany = and(eq(c.companyId, row.companyId), ne(c.userId, claim.userId));
  const userIds = (await tx.select({ userId: c.userId }).from(c).where(ofCompany)).map(({ userId }) => userId);
  const { name, siteId } = row;
  await tellDropped(ctx, tx, { userIds, name, siteId, why: "claimed", event: claim.id });
}

async function tellFormerOwner(
  tx: Db,
  { site }: Ctx,
  { name }: ListingRow,
  { claim, formerId }: { claim: ClaimRow; formerId: string },
): Promise<void> {
  await tellUser(tx, site.id, formerId, {
    template: "claim_transferred",
    key: `claim_transferred:${claim.id}`,
    data: { name, domain: claim.domain },
  });
}
